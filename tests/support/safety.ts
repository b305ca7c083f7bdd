/** What may not be in a document, whatever an editor wrote. */
import { players } from '../../lib/embed/players.ts';
import { variables } from '../../lib/env/variables.ts';

const address = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'cite']);
const harmless = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const forbidden = new Set(['object', 'embed', 'base', 'meta', 'link', 'applet', 'frame', 'frameset']);

/** Players, and the hosts of forms when nothing is set. */
const framed = new Set([
  ...players.map(({ origin }) => origin),
  ...variables.FORM_HOSTS.schema.parse(undefined).map((host) => `https://${host}`),
]);

/** The page of ours that a frame holds until somebody follows its link (lib/embed/waiting-page.ts), and nothing more. */
const waitingPage =
  /^<!doctype html><meta charset="utf-8"><title>[^<]*<\/title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="\/frame\.css"><a href="([^"<]*)"><b>[^<]*<\/b> <span dir="auto">[^<]*<\/span> <small>[^<]*<\/small><\/a>$/;

function isWaiting(tag: string, key: string, written: string): boolean {
  const leadsTo = waitingPage.exec(resolve(written) ?? '')?.[1] ?? '';
  return tag === 'iframe' && key === 'srcdoc' && framed.has(URL.parse(resolve(leadsTo) ?? '')?.origin ?? '');
}

/** A document of our own library, shown in its page. */
const isPaper = (tag: string, key: string, written: string) =>
  tag === 'iframe' && key === 'src' && /^\/media\/[\w./-]+\.pdf$/.test(written);

/** Read as browsers read it: spaces and control characters before and within a scheme are skipped. */
function isHarmless(value: string): boolean {
  const site = 'https://site.test/';
  return !URL.canParse(value, site) || harmless.has(new URL(value, site).protocol);
}

/** Forms send to the site itself. */
const ownPath = /^(?:\/(?![/\\])|$|#|\?)/;

/**
 * Markup as React and the sanitiser write it, in which nothing has two readings: every `<` outside of a tag begins a comment, an end tag or a start tag
 * whose values are all in double quotes and hold no `<`. What is written otherwise is a danger by itself: a browser may read it as somebody else meant it.
 */
const markup = /<(?:!--[^<>]*-->|\/[a-z][\w:-]*\s*>|([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*\/?>)/iy;
const attributes = /([^\s"'<>/=]+)(?:="([^"<]*)")?/g;
const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What of some HTML could run, load or restyle something it shouldn't; empty when it is safe. As strict within comments, scripts and styles as outside. */
export function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', markup.lastIndex)) {
    markup.lastIndex = start;
    const found = markup.exec(html);
    if (!found) {
      dangers.push(`unclear: ${html.slice(start, start + 100)}`);
      markup.lastIndex = start + 1;
    } else if (found[1] !== undefined) addDangers(found[1].toLowerCase(), found[2] ?? '', dangers);
  }
  return dangers;
}

function addDangers(tag: string, text: string, dangers: string[]): void {
  if (forbidden.has(tag)) dangers.push(`<${tag}>`);
  let type = '';
  let action = '';
  let waits = false;
  for (const [, name = '', written = ''] of text.matchAll(attributes)) {
    const key = name.toLowerCase();
    if (isWaiting(tag, key, written) || isPaper(tag, key, written)) waits = true;
    else if (key.startsWith('on') || key === 'style' || key === 'srcdoc' || (tag === 'iframe' && key === 'src'))
      dangers.push(`${tag} ${key}="${written}"`);
    if (key === 'type') type = written;
    if (!address.has(key)) continue;
    const value = resolve(written);
    if (value === null || !isHarmless(value)) dangers.push(`${tag} ${key}="${written}"`);
    if (key.endsWith('action')) action = value ?? 'unclear';
  }
  if (tag === 'iframe' && !waits) dangers.push('<iframe>');
  if (tag === 'script' && type !== 'application/ld+json') dangers.push(`<script${text}>`);
  if (!ownPath.test(action)) dangers.push(`${tag} action="${action}"`);
}

/** @returns null where a reference is none of those that React and the sanitiser write */
function resolve(written: string): string | null {
  let isClear = true;
  // Numbers are read without their semicolon too.
  const value = written.replaceAll(/&(#\w*;?|\w+;)/g, (whole, name: string) => {
    const sign = references[name.replace(';', '')];
    isClear &&= sign !== undefined;
    return sign ?? whole;
  });
  return isClear ? value : null;
}
