/** Compares two versions of content as readable text: what editors wrote, not its markup. */

/** A block as WordPress's parser returns it. */
export type ReadableBlock = {
  name: string | null;
  attributes?: Readonly<Record<string, unknown>> | null;
  innerBlocks: readonly ReadableBlock[];
};

export type DiffLine = { kind: 'same' | 'mine' | 'stored'; text: string };

/** More pairs of lines than this take too long to compare. */
const MAX_PAIRS = 4_000_000;

/** Every text, number and switch that is on, one a line, in reading order. */
export function toReadableLines(blocks: readonly ReadableBlock[], getTitle: (name: string) => string): string[] {
  return blocks.flatMap(({ name, attributes, innerBlocks }) => {
    if (name === null) return [];
    const texts = listTexts(attributes ?? {});
    const heading = `${getTitle(name)}:`;
    return [...(texts.length === 0 ? [heading] : texts.map((text) => `${heading} ${text}`)), ...toReadableLines(innerBlocks, getTitle)];
  });
}

function listTexts(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, `${path} ${index + 1}`));
  if (isRichText(value)) return listTexts(value.toHTMLString(), path);
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => listTexts(item, `${path} ${key}`));
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
  const text = String(value)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return [];
  return [path === '' || path.trim() === 'content' ? text : `${path.trim()}: ${text}`];
}

const isRichText = (value: unknown): value is { toHTMLString: () => string } =>
  typeof value === 'object' && value !== null && 'toHTMLString' in value && typeof value.toHTMLString === 'function';

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
