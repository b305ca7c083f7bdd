/** Compares two versions of content as readable text: what editors wrote, not its markup. */

import type { Attribute } from '../../../blocks/declaration.ts';
import { toAttributeLabel, toChoiceLabel } from '../../../blocks/controls/to-label.ts';
import { isRichText } from '../rich-text.ts';

/** A block as WordPress's parser returns it. */
export type ReadableBlock = {
  name: string | null;
  attributes?: Readonly<Record<string, unknown>> | null;
  innerBlocks: readonly ReadableBlock[];
};

export type DiffLine = { kind: 'same' | 'mine' | 'stored'; text: string };

/** More pairs of lines than this take too long to compare. */
const MAX_PAIRS = 4_000_000;

export type BlockLabels = {
  /** The title of a block. */
  getTitle: (name: string) => string;
  /** The declared attributes of a block, from which labels and choices follow. */
  getAttributes: (name: string) => Readonly<Record<string, Attribute>>;
};

/** Every text, number and switch that is on, one a line, in reading order: `Text grid, title: Why here`. */
export function toReadableLines(blocks: readonly ReadableBlock[], labels: BlockLabels): string[] {
  return blocks.flatMap(({ name, attributes, innerBlocks }) => {
    if (name === null) return [];
    const title = labels.getTitle(name);
    const texts = listTexts(attributes ?? {}, { properties: labels.getAttributes(name) });
    const lines = texts.map(({ label, text }) =>
      label === '' || label === 'Content' ? `${title}: ${text}` : `${title}, ${label}: ${text}`,
    );
    return [...(lines.length === 0 ? [title] : lines), ...toReadableLines(innerBlocks, labels)];
  });
}

/** Marks the id of a node in a line, which is shown as the title of the node. */
export const REFERENCE = /\{\{(\w+):(\d+)\}\}/;

type LabeledText = { label: string; text: string };

/** The texts of a value with their labels, which name the way to each of them: `items 2, title`. */
export function listTexts(value: unknown, declared: Attribute, label = ''): LabeledText[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  const reference = declared['x-ref'] ?? declared.items?.['x-ref'];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, declared.items ?? {}, `${label} ${index + 1}`));
  if (isRichText(value)) return listTexts(value.toHTMLString(), declared, label);
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => {
      const name = toAttributeLabel(key);
      return listTexts(item, declared.properties?.[key] ?? {}, label === '' ? name : `${label}, ${name.toLowerCase()}`);
    });
  if (value === true) return [{ label, text: 'yes' }];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  if (reference && reference.to !== 'user') return [{ label, text: `{{${reference.to}:${value}}}` }];
  if (declared.enum) return [{ label, text: toChoiceLabel(String(value)) }];
  const text = String(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? [] : [{ label, text }];
}

/** Lines that both versions have, or what each version has in their place. */
export type Passage = { kind: 'same'; lines: readonly string[] } | { kind: 'change'; mine: readonly string[]; stored: readonly string[] };

/** Joins neighboring lines, so that equal parts can be folded. */
export function toPassages(lines: readonly DiffLine[]): Passage[] {
  const passages: Passage[] = [];
  for (let start = 0; start < lines.length;) {
    const isSame = lines[start]?.kind === 'same';
    const next = lines.findIndex(({ kind }, index) => index > start && (kind === 'same') !== isSame);
    const part = lines.slice(start, next === -1 ? lines.length : next);
    const list = (wanted: DiffLine['kind']) => part.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    passages.push(isSame ? { kind: 'same', lines: list('same') } : { kind: 'change', mine: list('mine'), stored: list('stored') });
    start += part.length;
  }
  return passages;
}

/** The lines of both versions in order: common ones once, then those of one version only. */
export function diffLines(mine: readonly string[], stored: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < mine.length && start < stored.length && mine[start] === stored[start]) start++;
  let end = 0;
  while (end < mine.length - start && end < stored.length - start && mine.at(-1 - end) === stored.at(-1 - end)) end++;
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }));
  return [
    ...same(mine.slice(0, start)),
    ...diffMiddle(mine.slice(start, mine.length - end), stored.slice(start, stored.length - end)),
    ...same(mine.slice(mine.length - end)),
  ];
}

/** By the longest common subsequence. */
function diffMiddle(mine: readonly string[], stored: readonly string[]): DiffLine[] {
  const toLine = (kind: DiffLine['kind']) => (text: string) => ({ kind, text });
  if (mine.length * stored.length > MAX_PAIRS) return [...mine.map(toLine('mine')), ...stored.map(toLine('stored'))];
  const width = stored.length + 1;
  const lengths = new Uint32Array((mine.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row--)
    for (let column = stored.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        mine[row] === stored[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < mine.length || column < stored.length) {
    const [own, other] = [mine[row], stored[column]];
    if (own !== undefined && own === other) {
      lines.push({ kind: 'same', text: own });
      row++;
      column++;
    } else if (own !== undefined && (other === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'mine', text: own });
      row++;
    } else {
      lines.push({ kind: 'stored', text: other ?? '' });
      column++;
    }
  }
  return lines;
}
