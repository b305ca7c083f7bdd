/** Finds markup that must not be in a document, regardless of what an editor or visitor enters. */
import { players } from '../../lib/embed/players.ts';
import { variables } from '../../lib/env/variables.ts';

const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href', 'cite']);
const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const forbiddenTags = new Set(['object', 'embed', 'base', 'meta', 'link', 'applet', 'frame', 'frameset']);

/** Allowed origins of iframes: the media players, and the default hosts of embedded forms. */
const frameOrigins = new Set([
  ...players.map(({ origin }) => origin),
  ...variables.FORM_HOSTS.schema.parse(undefined).map((host) => `https://${host}`),
]);

/** Matches exactly the document of lib/embed/click-to-load-page.ts. */
const clickToLoadPage =
  /^<!doctype html><meta charset="utf-8"><title>[^<]*<\/title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="\/frame\.css"><a href="([^"<]*)"><b>[^<]*<\/b> <span dir="auto">[^<]*<\/span> <small>[^<]*<\/small><\/a>$/;

function isClickToLoadFrame(tag: string, key: string, rawValue: string): boolean {
  const frameUrl = clickToLoadPage.exec(decodeReferences(rawValue) ?? '')?.[1] ?? '';
  return tag === 'iframe' && key === 'srcdoc' && frameOrigins.has(URL.parse(decodeReferences(frameUrl) ?? '')?.origin ?? '');
}

/** True for an embedded PDF of the media library. */
const isPdfFrame = (tag: string, key: string, rawValue: string) =>
  tag === 'iframe' && key === 'src' && /^\/media\/[\w./-]+\.pdf$/.test(rawValue);

/** Parses the URL like browsers, which ignore spaces and control characters before and within the scheme. */
function isSafeUrl(value: string): boolean {
  const site = 'https://site.test/';
  return !URL.canParse(value, site) || safeProtocols.has(new URL(value, site).protocol);
}

/** Matches form actions on this site. */
const sitePath = /^(?:\/(?![/\\])|$|#|\?)/;

/**
 * Matches a tag or comment in the unambiguous form that React and the sanitizer produce: attribute values are in double quotes and contain no `<`. Any
 * other use of `<` is reported as unsafe, because browsers might parse it differently than this test.
 */
const markup = /<(?:!--[^<>]*-->|\/[a-z][\w:-]*\s*>|([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"<]*")?)*)\s*\/?>)/iy;
const attributes = /([^\s"'<>/=]+)(?:="([^"<]*)")?/g;
const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Returns a description of each part of the HTML that could run script, load unexpected resources or change styles. Empty if the HTML is safe. The
 * rules also apply within comments, scripts and styles.
 */
export function findUnsafeMarkup(html: string): string[] {
  const findings: string[] = [];
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', markup.lastIndex)) {
    markup.lastIndex = start;
    const match = markup.exec(html);
    if (!match) {
      findings.push(`unclear: ${html.slice(start, start + 100)}`);
      markup.lastIndex = start + 1;
    } else if (match[1] !== undefined) checkTag(match[1].toLowerCase(), match[2] ?? '', findings);
  }
  return findings;
}

/** The preload that React writes for the first picture, which must be one of the site's own files. */
const picturePreload =
  /^ rel="preload" as="image" type="image\/\w+" fetchPriority="high" imageSrcSet="(?:\/media\/[^\s",:]+ \d+w(?:, )?)+" imageSizes="[^"]*"\/?$/;

function checkTag(tag: string, text: string, findings: string[]): void {
  if (forbiddenTags.has(tag) && !(tag === 'link' && picturePreload.test(text))) findings.push(`<${tag}>`);
  let type = '';
  let action = '';
  let isAllowedFrame = false;
  for (const [, name = '', rawValue = ''] of text.matchAll(attributes)) {
    const key = name.toLowerCase();
    if (isClickToLoadFrame(tag, key, rawValue) || isPdfFrame(tag, key, rawValue)) isAllowedFrame = true;
    else if (key.startsWith('on') || key === 'style' || key === 'srcdoc' || (tag === 'iframe' && key === 'src'))
      findings.push(`${tag} ${key}="${rawValue}"`);
    if (key === 'type') type = rawValue;
    if (!urlAttributes.has(key)) continue;
    const value = decodeReferences(rawValue);
    if (value === null || !isSafeUrl(value)) findings.push(`${tag} ${key}="${rawValue}"`);
    if (key.endsWith('action')) action = value ?? 'unclear';
  }
  if (tag === 'iframe' && !isAllowedFrame) findings.push('<iframe>');
  if (tag === 'script' && type !== 'application/ld+json') findings.push(`<script${text}>`);
  if (!sitePath.test(action)) findings.push(`${tag} action="${action}"`);
}

/** Decodes character references. Returns null for a reference that React and the sanitizer never produce. */
function decodeReferences(rawValue: string): string | null {
  let isClear = true;
  // Browsers also decode numeric references without a semicolon.
  const value = rawValue.replaceAll(/&(#\w*;?|\w+;)/g, (whole, name: string) => {
    const character = references[name.replace(';', '')];
    isClear &&= character !== undefined;
    return character ?? whole;
  });
  return isClear ? value : null;
}
