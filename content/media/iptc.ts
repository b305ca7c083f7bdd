/** Words of a picture desk in a picture: IPTC-IIM, in the resources that Photoshop began to write (IIM 4.2, record 2). */

export type IptcWords = {
  title?: string;
  headline?: string;
  caption?: string;
  credit?: string;
  byline?: string;
  copyright?: string;
  keywords: string[];
};

const names: Readonly<Record<number, Exclude<keyof IptcWords, 'keywords'>>> = {
  5: 'title',
  80: 'byline',
  105: 'headline',
  110: 'credit',
  116: 'copyright',
  120: 'caption',
};
const KEYWORD = 25;

/** Number of the resource that holds IPTC-IIM. */
const IIM_RESOURCE = 0x0404;

/** @param block the segment as it is in the file, or the data in it */
export function readIptc(block: Buffer | undefined): IptcWords {
  const words: IptcWords = { keywords: [] };
  const data = block && dataOf(block);
  if (!data) return words;
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c;) {
    const [record, dataset, length] = [data[at + 1], data[at + 2] ?? 0, data.readUInt16BE(at + 3)];
    // The highest bit says that the length is longer than two bytes: no words are.
    if (length > 0x7fff) break;
    const value = decode(data.subarray(at + 5, at + 5 + length));
    const name = names[dataset];
    if (record === 2 && dataset === KEYWORD) words.keywords.push(value);
    else if (record === 2 && name !== undefined) words[name] ??= value;
    at += 5 + length;
  }
  return words;
}

function dataOf(block: Buffer): Buffer | null {
  if (block[0] === 0x1c) return block;
  let at = block.indexOf('8BIM');
  while (at >= 0 && at + 12 <= block.length && block.toString('latin1', at, at + 4) === '8BIM') {
    const name = 1 + (block[at + 6] ?? 0);
    const size = at + 6 + name + (name % 2);
    if (size + 4 > block.length) return null;
    const length = block.readUInt32BE(size);
    if (block.readUInt16BE(at + 4) === IIM_RESOURCE) return block.subarray(size + 4, size + 4 + length);
    at = size + 4 + length + (length % 2);
  }
  return null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Old programs wrote Latin 1. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
