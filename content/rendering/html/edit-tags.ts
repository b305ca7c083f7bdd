/** Changes the attributes of tags at the beginning of markup. */
import { createFinder } from './scan-text.ts';

/** Tags further from the beginning are not found, which limits the time for hostile markup. */
const MAX_LENGTH = 20_000;
const MAX_TAGS = 100;

export type OpeningTag = { start: number; end: number; name: string; className: string | null };

/** The next attribute of a tag. Attributes are read in their order, because the value of one can contain the text of another. */
const nextAttribute = /[\s/]*([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;

type Attribute = { start: number; end: number; value: string };

/** Finds the attribute that a browser uses as the class of a tag. */
function findClass(tag: string, name: string): Attribute | null {
  const pattern = new RegExp(nextAttribute);
  pattern.lastIndex = 1 + name.length;
  for (let match = pattern.exec(tag); match; match = pattern.exec(tag)) {
    const [whole, attribute = '', ...values] = match;
    if (attribute.toLowerCase() !== 'class') continue;
    const start = match.index + whole.search(/[^\s/]/);
    return { start, end: pattern.lastIndex, value: values.find((value) => value !== undefined) ?? '' };
  }
  return null;
}

/** The beginning of a comment, or an opening tag. A tag ends at the next `<` outside of quotation marks, so that no text is scanned more than three times. */
const commentOrTag = /<!--|<([a-zA-Z][^\s/<>]*)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Finds the opening tags at the beginning of markup. */
export function findOpeningTags(html: string): OpeningTag[] {
  const head = html.slice(0, MAX_LENGTH);
  const pattern = new RegExp(commentOrTag);
  const findCommentEnd = createFinder(head, '-->');
  const tags: OpeningTag[] = [];
  for (let match = pattern.exec(head); match && tags.length < MAX_TAGS; match = pattern.exec(head)) {
    const [whole, name] = match;
    if (name === undefined) {
      const end = findCommentEnd(pattern.lastIndex);
      if (end < head.length) pattern.lastIndex = end + 3;
      continue;
    }
    tags.push({
      start: match.index,
      end: pattern.lastIndex,
      name: name.toLowerCase(),
      className: findClass(whole, name)?.value ?? null,
    });
  }
  return tags;
}

/** Adds classes that the tag does not have yet. */
export function addClasses(html: string, tag: OpeningTag | undefined, names: readonly string[]): string {
  if (!tag) return html;
  const present = new Set(tag.className?.split(/\s+/));
  const added = names.filter((name) => name !== '' && !present.has(name));
  if (added.length === 0) return html;
  const markup = html.slice(tag.start, tag.end);
  const found = findClass(markup, tag.name);
  const nameEnd = tag.name.length + 1;
  const { start, end, value } = found ?? { start: nameEnd, end: nameEnd, value: '' };
  const classes = [value, ...added].filter(Boolean).join(' ').replaceAll('"', '&quot;');
  const changed = `${markup.slice(0, start)}${found ? '' : ' '}class="${classes}"${markup.slice(end)}`;
  return html.slice(0, tag.start) + changed + html.slice(tag.end);
}
