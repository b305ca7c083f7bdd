/** Finds what an image block says about the file that is being uploaded for it. */
import { isRichText } from '../rich-text.ts';

export type WaitingPicture = { file: File; attributes: Readonly<Record<string, unknown>> };

/** Fields of an upload. */
export type PictureTexts = { alt_text?: string; title?: string; caption?: string };

/** Files whose texts are found already: the same picture can be pasted twice, with different texts. */
const matched = new WeakSet<File>();

/** @param file a copy of the file of the block: a form copies the files that it contains */
export function findPictureTexts(file: File, pictures: Iterable<WaitingPicture>): PictureTexts {
  for (const { file: own, attributes } of pictures) {
    if (matched.has(own) || own.name !== file.name || own.size !== file.size || own.type !== file.type) continue;
    matched.add(own);
    const { alt, title, caption } = attributes;
    const texts = Object.entries({ alt_text: alt, title, caption }).map(([name, value]) => [name, toText(value)] as const);
    return Object.fromEntries(texts.filter(([, text]) => text !== ''));
  }
  return {};
}

const toText = (value: unknown): string => (isRichText(value) ? value.toHTMLString() : typeof value === 'string' ? value : '').trim();
