/** Reads IPTC-IIM text fields, such as captions and credits, from the Photoshop resources of an image (IIM 4.2, record 2). */

export type IptcTexts = {
  title?: string;
  headline?: string;
  caption?: string;
  credit?: string;
  byline?: string;
  copyright?: string;
  keywords: string[];
};

const textDatasets: Readonly<Record<number, Exclude<keyof IptcTexts, 'keywords'>>> = {
  5: 'title',
  80: 'byline',
  105: 'headline',
  110: 'credit',
  116: 'copyright',
  120: 'caption',
};
const KEYWORD = 25;

/** The ID of the Photoshop resource that contains IPTC-IIM. */
const IIM_RESOURCE = 0x0404;

/** @param block the whole segment of the file, or only the IPTC data in it */
export function readIptc(block: Buffer | undefined): IptcTexts {
  const texts: IptcTexts = { keywords: [] };
  const data = block && findIptcData(block);
  if (!data) return texts;
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c;) {
    const [record, dataset, length] = [data[at + 1], data[at + 2] ?? 0, data.readUInt16BE(at + 3)];
    // If the highest bit is set, the length has more than two bytes. No text is that long.
    if (length > 0x7fff) break;
    const value = decode(data.subarray(at + 5, at + 5 + length));
    const name = textDatasets[dataset];
    if (record === 2 && dataset === KEYWORD) texts.keywords.push(value);
    else if (record === 2 && name !== undefined) texts[name] ??= value;
    at += 5 + length;
  }
  return texts;
}

function findIptcData(block: Buffer): Buffer | null {
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

/** Older programs write Latin-1 instead of UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
