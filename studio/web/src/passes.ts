// How passes transform a game, step by step.

import type { App, View } from './app';
import { difference, folded } from './diff';
import { fill, h, message, plain, s } from './dom';
import { PictureView } from './picture';
import type { Question } from './rpc';
import type { Picture, Size, StepDone, Steps, StepTexts } from './told';

const MOST_DRAWN = 400;

export class PassesView implements View {
  readonly id = 'passes';
  readonly title = 'Passes';
  readonly element: HTMLElement;
  private readonly list = h('ol', { class: 'steps', role: 'listbox', tabindex: 0, 'aria-label': 'Steps' });
  private readonly chart = h('div', { class: 'timeline' });
  private readonly detail = h('div', { class: 'diff', tabindex: 0, 'aria-label': 'What the step changed' });
  private readonly drawing = h('div', { class: 'pair', hidden: true });
  private readonly before = new PictureView();
  private readonly picture = new PictureView();
  private readonly summary = h('span', { class: 'muted' });
  private readonly about = h('p', { class: 'about' });
  private readonly note = h('pre', { class: 'note', role: 'status' });
  private readonly how = h('select', { 'aria-label': 'How a step is shown', onchange: () => this.showStep() },
    h('option', { value: 'text' }, 'Changed text'), h('option', { value: 'drawing' }, 'Drawings and text'));
  private readonly which: HTMLSelectElement;
  private steps: Steps | null = null;
  private chosen = 0;
  private last = '';
  private question: Question<Steps> | null = null;
  private stepQuestion: Question<StepTexts> | null = null;

  constructor(private readonly app: App) {
    this.which = h('select', { 'aria-label': 'Passes', onchange: () => this.refresh() },
      h('option', { value: 'all' }, 'All passes'),
      ...app.welcome.passes.map(pass => h('option', { value: pass.name }, pass.name)));
    const half = (title: string, picture: PictureView): HTMLElement => h('div', { class: 'column' }, h('div', { class: 'toolbar slim' }, h('span', { class: 'muted grow' }, title), picture.tools), picture.element);
    this.drawing.append(half('Before', this.before), half('After', this.picture));
    this.list.addEventListener('keydown', event => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step) { event.preventDefault(); this.choose(this.chosen + step); }
    });
    this.element = h('section', { class: 'view column', 'aria-label': 'Passes' },
      h('div', { class: 'toolbar' }, this.which, this.how, this.summary),
      this.note, this.chart,
      h('div', { class: 'split' }, this.list, h('div', { class: 'column grow' }, this.about, this.drawing, this.detail)));
  }

  refresh(): void {
    const game = this.app.store.game(this.which.value);
    if (!game) return;
    const key = JSON.stringify(game);
    if (key === this.last) return;
    this.last = key;
    this.question?.cancel();
    const question = this.app.rpc.ask<Steps>('studio/passes', game);
    this.question = question;
    this.element.classList.add('busy');
    question.then(steps => {
      fill(this.note);
      this.steps = steps;
      this.chosen = Math.min(this.chosen || 1, steps.steps.length);
      this.build();
      this.choose(this.chosen);
    }, error => { if (this.question === question) fill(this.note, message(error)); })
      .finally(() => { if (this.question === question) this.element.classList.remove('busy'); });
  }

  private sizes(): Size[] { return this.steps ? [this.steps.before, ...this.steps.steps.map(step => step.after)] : []; }

  private build(): void {
    const sizes = this.sizes();
    const [first, last] = [sizes[0], sizes[sizes.length - 1]];
    this.summary.textContent = `${first.nodes} → ${last.nodes} nodes, ${first.edges} → ${last.edges} edges, ${plain(first.bits)} → ${plain(last.bits)} bits`;
    const change = (step: StepDone, before: Size): string => {
      const edges = step.after.edges - before.edges, nodes = step.after.nodes - before.nodes, bits = step.after.bits - before.bits;
      const signed = (n: number): string => n > 0 ? `+${n}` : `−${-n}`;
      return [nodes && `${signed(nodes)} nodes`, edges && `${signed(edges)} edges`, bits && `${signed(bits)} bits`].filter(Boolean).join(', ') || 'same size';
    };
    fill(this.list,
      h('li', { role: 'option', class: 'step', onclick: () => this.choose(0) }, h('span', { class: 'name' }, 'as written'), h('span', { class: 'muted' }, `${first.nodes} nodes, ${first.edges} edges`)),
      ...this.steps!.steps.map((step, i) => h('li', { role: 'option', class: 'step', onclick: () => this.choose(i + 1) },
        h('span', { class: 'name' }, step.pass), h('span', { class: 'muted' }, change(step, sizes[i])))));
    this.drawChart(sizes);
  }

  private drawChart(sizes: Size[]): void {
    const width = 1000, height = 96, most = Math.max(...sizes.map(size => size.edges), 1);
    const x = (i: number): number => sizes.length === 1 ? 0 : i / (sizes.length - 1) * width;
    const y = (n: number): number => height - 4 - n / most * (height - 12);
    const path = (of: (size: Size) => number): string => sizes.map((size, i) => `${i ? `H${x(i).toFixed(1)}V` : `M0 `}${y(of(size)).toFixed(1)}`).join('');
    const chart = s('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': 'Nodes and edges after each step' },
      s('path', { d: `${path(size => size.edges)}V${height}H0Z`, class: 'area' }),
      s('path', { d: path(size => size.edges), class: 'edges', 'vector-effect': 'non-scaling-stroke' }),
      s('path', { d: path(size => size.nodes), class: 'nodes', 'vector-effect': 'non-scaling-stroke' }),
      s('line', { class: 'here', y1: 0, y2: height, x1: 0, x2: 0, 'vector-effect': 'non-scaling-stroke' }));
    chart.addEventListener('click', event => {
      const box = chart.getBoundingClientRect();
      this.choose(Math.round((event.clientX - box.left) / box.width * (sizes.length - 1)));
    });
    fill(this.chart, chart as unknown as HTMLElement, h('div', { class: 'legend muted' }, h('span', { class: 'key edges' }), 'edges', h('span', { class: 'key nodes' }), 'nodes', h('span', { class: 'grow' }), `${sizes.length - 1} steps`));
  }

  choose(step: number): void {
    if (!this.steps) return;
    this.chosen = Math.max(0, Math.min(step, this.steps.steps.length));
    [...this.list.children].forEach((item, i) => {
      item.setAttribute('aria-selected', String(i === this.chosen));
      if (i === this.chosen) item.scrollIntoView({ block: 'nearest' });
    });
    const here = this.chart.querySelector('.here');
    const x = String(this.steps.steps.length ? this.chosen / this.steps.steps.length * 1000 : 0);
    here?.setAttribute('x1', x);
    here?.setAttribute('x2', x);
    this.showStep();
  }

  private async showStep(): Promise<void> {
    const game = this.app.store.game(this.which.value);
    if (!game || !this.steps) return;
    const name = this.steps.steps[this.chosen - 1]?.pass;
    const pass = this.app.welcome.passes.find(known => known.name === name);
    this.about.textContent = pass ? `${pass.name}: ${pass.description}` : 'The automaton of the text, before any pass.';
    this.stepQuestion?.cancel();
    const question = this.app.rpc.ask<StepTexts>('studio/step', { game, step: this.chosen });
    this.stepQuestion = question;
    try {
      const texts = await question;
      if (this.stepQuestion !== question) return;
      const asDrawing = this.how.value === 'drawing';
      this.drawing.hidden = !asDrawing;
      this.showDiff(texts);
      if (asDrawing) await this.draw(texts);
    } catch (error) {
      if (this.stepQuestion === question) fill(this.note, message(error));
    }
  }

  private async draw(texts: StepTexts): Promise<void> {
    const size = this.sizes()[this.chosen];
    if (size.edges > MOST_DRAWN) { this.app.say(`${size.edges} edges take long to draw`); }
    const drawn = (text: string): Question<Picture> => this.app.rpc.ask<Picture>('studio/draw', { game: { file: 'step.rg', text }, statements: false });
    const [before, after] = await Promise.all([drawn(texts.before), drawn(texts.after)]);
    for (const [view, picture] of [[this.before, before], [this.picture, after]] as const) {
      view.show(picture);
      view.mark(texts.touched, 'touched');
    }
  }

  private showDiff(texts: StepTexts): void {
    const lines = this.chosen === 0 ? texts.after.split('\n').map(text => ({ kind: ' ' as const, text })) : folded(difference(texts.before, texts.after));
    fill(this.detail, ...lines.slice(0, 4000).map(line => typeof line === 'number'
      ? h('div', { class: 'fold' }, `${line} equal lines`)
      : h('div', { class: line.kind === '+' ? 'line added' : line.kind === '-' ? 'line removed' : 'line' }, `${line.kind} ${line.text}`)));
  }
}
