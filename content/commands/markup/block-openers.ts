/** The opening comments of blocks in markup, with the position of their attributes. */
import type { BlockAttributes } from '../../blocks/types.ts';
import { replaceFormerName } from '../../blocks/former-names.ts';
import { isRecord } from '#lib/json/records.ts';

export type BlockOpener = {
  /** With its namespace: `core/paragraph`. */
  name: string;
  attributes: BlockAttributes;
  /** Where the attributes are in the markup. If there are none, both are the position at which they would be. */
  start: number;
  end: number;
};

const OPENER = /^\s+wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?:(\{[\s\S]*\})\s+)?\/?$/;

/** Lists the opening comments in document order. A comment whose attributes are not JSON opens no block. */
export function listBlockOpeners(markup: string): BlockOpener[] {
  const openers: BlockOpener[] = [];
  let at = 0;
  for (;;) {
    const start = markup.indexOf('<!--', at);
    const end = start === -1 ? -1 : markup.indexOf('-->', start + 4);
    if (end === -1) return openers;
    const opener = toOpener(markup.slice(start + 4, end), start + 4);
    if (opener) openers.push(opener);
    at = end + 3;
  }
}

function toOpener(body: string, offset: number): BlockOpener | null {
  const [whole, shortName, json] = OPENER.exec(body) ?? [];
  if (whole === undefined || shortName === undefined) return null;
  const attributes = json === undefined ? {} : parseAttributes(json);
  if (!attributes) return null;
  const start = offset + (json === undefined ? body.indexOf(shortName) + shortName.length + 1 : body.indexOf('{'));
  const fullName = shortName.includes('/') ? shortName : `core/${shortName}`;
  return { ...replaceFormerName(fullName, attributes), start, end: start + (json?.length ?? 0) };
}

function parseAttributes(json: string): BlockAttributes | null {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? (value as BlockAttributes) : null;
  } catch {
    return null;
  }
}
