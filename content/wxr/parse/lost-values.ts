/** Finds what cannot be read in the elements of a record, so that the report can list it. */
import { type Element, shorten } from './element-reader.ts';
import { hasOnlyText, isKnownElement } from './known-elements.ts';
import type { WxrLoss } from './records.ts';

const MAX_INTEGER = 0x7fffffff;

/** Parses an integer that fits a column. */
export function parseInteger(text: string): number | null {
  return /^-?\d{1,10}$/.test(text.trim()) && Math.abs(Number(text)) <= MAX_INTEGER ? Number(text) : null;
}

const isId = (text: string) => (parseInteger(text) ?? -1) >= 0;
const isDate = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text);
const isFlag = (text: string) => text === '0' || text === '1';
const isOpenOrClosed = (text: string) => text === 'open' || text === 'closed';

/** Which values an element may have. Missing dates, unknown statuses and unknown types are reported where items are imported. */
const validators: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ...['post_id', 'post_parent', 'comment_id', 'comment_parent', 'comment_user_id', 'author_id', 'term_id'].map(
    (name) => [`wp:${name}`, isId] as const,
  ),
  ['wp:menu_order', (text) => parseInteger(text) !== null],
  ['wp:post_modified', isDate],
  ['wp:post_modified_gmt', isDate],
  ['wp:is_sticky', isFlag],
  ['wp:comment_status', isOpenOrClosed],
  ['wp:ping_status', isOpenOrClosed],
]);

const knownAttributes: Readonly<Record<string, readonly string[]>> = {
  guid: ['isPermaLink'],
  category: ['domain', 'nicename'],
  'site:option': ['name'],
};

/** Lists the lost values of an element and of the elements in it. */
export function listLosses(element: Element): WxrLoss[] {
  const { name, attributes, line, children } = element;
  const text = element.text.trim();
  const createLoss = (reason: string, lost: string): WxrLoss => ({ kind: 'loss', reason, text: shorten(lost), line });
  return [
    ...Object.entries(attributes).flatMap(([key, value]) =>
      knownAttributes[name]?.includes(key) || key.startsWith('xml')
        ? []
        : [createLoss(`attribute "${key}" of <${name}>, which is not part of the format`, value)],
    ),
    ...(text !== '' && !hasOnlyText(name) ? [createLoss(`text outside of the elements of <${name}>`, text)] : []),
    ...(text !== '' && validators.get(name)?.(text) === false ? [createLoss(`value of <${name}> that cannot be read`, text)] : []),
    // Elements that are not part of the format are reported as a whole.
    ...children.filter((child) => isKnownElement(name, child.name)).flatMap(listLosses),
  ];
}
