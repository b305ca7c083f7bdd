/** The class of blocks with a link color of their own: a hash of the parsed block in PHP's serialization, as in WordPress 6.2. */
import { createHash } from 'node:crypto';
import { getProperty } from '#lib/json/records.ts';
import type { ParsedBlock } from '../../blocks/parse.ts';
import { addClasses, findOpeningTags } from '../html/edit-tags.ts';
import type { DynamicBlock } from './dynamic-block.ts';

/** Larger blocks get no class, because every block that contains others is hashed as a whole. */
const MAX_LENGTH = 100_000;

export function addLinkColorClass(content: string, { parsed, rendering }: DynamicBlock): string {
  const color = getProperty(parsed.attrs, 'style', 'elements', 'link', 'color', 'text');
  if (color === undefined || color === null || rendering.innerColors?.includes('link')) return content;
  const serialized = serializeBlock(parsed, { left: MAX_LENGTH });
  if (serialized === null) return content;
  const hash = createHash('md5').update(serialized).digest('hex');
  return addClasses(content, findOpeningTags(content)[0], [`wp-elements-${hash}`]);
}

/** Characters left until the maximum length. */
type Budget = { left: number };

/** @returns null if the block is too large */
function serializeBlock({ blockName, attrs, innerBlocks, innerHTML, innerContent }: ParsedBlock, budget: Budget): string | null {
  budget.left -= innerHTML.length * 2;
  if (budget.left < 0) return null;
  const inner: string[] = [];
  for (const [index, block] of innerBlocks.entries()) {
    const serialized = serializeBlock(block, budget);
    if (serialized === null) return null;
    inner.push(serializeValue(index) + serialized);
  }
  const entries: [string, string][] = [
    ['blockName', serializeValue(blockName)],
    ['attrs', serializeValue(attrs ?? {})],
    ['innerBlocks', `a:${inner.length}:{${inner.join('')}}`],
    ['innerHTML', serializeValue(innerHTML)],
    ['innerContent', serializeValue(innerContent)],
  ];
  return `a:${entries.length}:{${entries.map(([key, value]) => serializeValue(key) + value).join('')}}`;
}

/** Serializes a value of JSON as PHP does. Objects are arrays in PHP, whose keys can be integers. */
function serializeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `s:${Buffer.byteLength(value)}:"${value}";`;
    case 'number':
      return Number.isSafeInteger(value) ? `i:${value};` : `d:${value};`;
    case 'boolean':
      return `b:${value ? 1 : 0};`;
    default: {
      if (typeof value !== 'object' || value === null) return 'N;';
      const entries = Object.entries(value).map(
        ([key, item]) => serializeValue(/^(?:0|-?[1-9]\d{0,17})$/.test(key) ? Number(key) : key) + serializeValue(item),
      );
      return `a:${entries.length}:{${entries.join('')}}`;
    }
  }
}
