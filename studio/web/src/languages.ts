// Colours before, and without, the language server: comments, words, numbers. And indentation.

import { HighlightStyle, indentService, StreamLanguage, syntaxHighlighting, type StreamParser } from '@codemirror/language';
import { highlightCode, tags } from '@lezer/highlight';
import { h } from './dom';

function words(comment: RegExp, keywords: string, extra: [RegExp, string][] = [], line = '//'): StreamParser<null> {
  const known = new Set(keywords.split(' '));
  return {
    languageData: { commentTokens: { line }, indentOnInput: /^\s*\}$/ },
    token(stream) {
      if (stream.eatSpace()) return null;
      if (stream.match(comment)) return 'comment';
      for (const [pattern, kind] of extra) if (stream.match(pattern)) return kind;
      if (stream.match(/^-?\d+\b/)) return 'number';
      if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return 'string';
      const word = stream.match(/^[A-Za-z_]\w*/) as RegExpMatchArray | null;
      if (word) return known.has(word[0]) ? 'keyword' : /^[A-Z]/.test(word[0]) ? 'typeName' : 'variableName';
      stream.next();
      return null;
    },
  };
}

const PARSERS: Record<string, StreamParser<null>> = {
  hrg: words(/^\/\/.*/, 'branch domain else graph if in loop or repeat reusable then where while check break continue return end reachable not',
    [[/^\${1,2}_?/, 'meta']]),
  rg: words(/^\/\/.*/, 'type var const any', [[/^@\w+/, 'meta'], [/^\$\$?/, 'meta']]),
  rbg: words(/^\/\/.*/, 'players pieces variables rules board hexagon rectangle cuboid graph', [[/^#\w+/, 'keyword'], [/^->>?\w*/, 'meta'], [/^\$/, 'meta']]),
  sbg: words(/^\/\/.*/, '', [[/^<[^>]*>/, 'keyword']]),
  gdl: words(/^;.*/, 'role init true does legal next goal terminal distinct or not base input sees random',
    [[/^\?\w+/, 'meta'], [/^<=/, 'keyword']], ';'),
  kotlin: words(/^\/\/.*/, 'fun val var if else for in when return while object class'),
  python: words(/^#.*/, 'def if else elif for in while return import from and or not lambda class', [], '#'),
  cpp: words(/^\/\/.*/, 'int void return if else for while struct class const static inline namespace template typename bool auto using public private switch case break continue'),
};

const STYLE = HighlightStyle.define([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.keyword, class: 'tok-keyword' },
  { tag: tags.typeName, class: 'tok-type' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.meta, class: 'tok-tag' },
]);

/** As the line before, further in after an opening brace, back out at a closing one. */
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

const made = new Map<string, StreamLanguage<null>>();

function parser(key: string): StreamLanguage<null> {
  let language = made.get(key);
  if (!language) made.set(key, language = StreamLanguage.define(PARSERS[key]));
  return language;
}

/** A text in the colours of its language, where that is known, as the editor shows it at first. */
export function coloured(key: string, text: string): (Node | string)[] {
  if (!PARSERS[key]) return [text];
  const parts: (Node | string)[] = [];
  highlightCode(text, parser(key).parser.parse(text), STYLE, (code, classes) => parts.push(classes ? h('span', { class: classes }, code) : code), () => parts.push('\n'));
  return parts;
}

export function grammar(name: string | undefined, file: string) {
  const key = file.endsWith('.py') ? 'python' : file.endsWith('.kts') ? 'kotlin' : name && PARSERS[name] ? name : 'hrg';
  return [parser(key), syntaxHighlighting(STYLE), ['hrg', 'kotlin', 'cpp'].includes(key) ? braces : []];
}
