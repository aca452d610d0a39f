// Colours before, and without, the language server: comments, keywords, numbers. Also indentation.

import { HighlightStyle, indentService, StreamLanguage, syntaxHighlighting, type StreamParser } from '@codemirror/language';
import { highlightCode, tags } from '@lezer/highlight';
import { h } from './dom';
import type { Wording } from './told';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Colours by what the server says about a language: comments and keywords; numbers, strings and punctuation are the same in all. */
function reader({ comment, keywords }: Wording): StreamParser<null> {
  const known = new Set(keywords);
  const marks = keywords.filter(word => !/^\w+$/.test(word)).map(escaped);
  const mark = marks.length ? new RegExp(`^(?:${marks.join('|')})`) : null;
  const remark = new RegExp(`^${escaped(comment)}.*`);
  return {
    languageData: { commentTokens: { line: comment }, indentOnInput: /^\s*\}$/ },
    token(stream) {
      if (stream.eatSpace()) return null;
      if (stream.match(remark)) return 'comment';
      if (mark && stream.match(mark)) return 'keyword';
      if (stream.match(/^(?:\${1,2}_?|[@?#]\w+|->>?\w*)/)) return 'meta';
      if (stream.match(/^-?\d+\b/)) return 'number';
      if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return 'string';
      const word = stream.match(/^[A-Za-z_]\w*/) as RegExpMatchArray | null;
      if (word) return known.has(word[0]) ? 'keyword' : /^[A-Z]/.test(word[0]) ? 'typeName' : 'variableName';
      stream.next();
      return null;
    },
  };
}

const STYLE = HighlightStyle.define([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.keyword, class: 'tok-keyword' },
  { tag: tags.typeName, class: 'tok-type' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.meta, class: 'tok-tag' },
]);

/** As the line before, indented after an opening brace, dedented at a closing one. */
const braces = indentService.of((context, pos) => {
  const doc = context.state.doc;
  let line = doc.lineAt(pos);
  let text = line.text.slice(0, pos - line.from);
  while (!text.trim() && line.number > 1) {
    line = doc.line(line.number - 1);
    text = line.text;
  }
  const opens = text.replace(/\/\/.*/, '').trimEnd().endsWith('{');
  const deep = text.match(/^ */)![0].length + (opens ? context.unit : 0);
  return Math.max(0, deep - (/^\s*\}/.test(context.textAfterPos(pos)) ? context.unit : 0));
});

const made = new WeakMap<Wording, StreamLanguage<null>>();

function parser(wording: Wording): StreamLanguage<null> {
  let language = made.get(wording);
  if (!language) made.set(wording, language = StreamLanguage.define(reader(wording)));
  return language;
}

/** A text in the colours of its language, if that is known, as the editor shows it at first. */
export function coloured(wording: Wording | undefined, text: string): (Node | string)[] {
  if (!wording) return [text];
  const parts: (Node | string)[] = [];
  highlightCode(text, parser(wording).parser.parse(text), STYLE, (code, classes) => parts.push(classes ? h('span', { class: classes }, code) : code), () => parts.push('\n'));
  return parts;
}

export function grammar(wording: Wording | undefined) {
  return wording ? [parser(wording), syntaxHighlighting(STYLE), braces] : [];
}
