/**
 * Takes out of an MP4 film what a camera says about itself and where it stood (ISO 14496-12): such boxes become free space of the same length, so that
 * nothing else in the file moves and no picture of the film is touched.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { UnsupportedMedia } from './picture.ts';

/** Boxes that hold others among which notes stand. */
const containers = new Set(['moov', 'trak']);
/** Notes: users' data (places, cameras), metadata, and what programs add under names of their own (XMP). */
const notes = new Set(['udta', 'meta', 'uuid']);

/** More boxes than any film has where they are looked for. */
const MAX_BOXES = 10_000;
const ZEROS = Buffer.alloc(65_536);

type Box = { type: string; start: number; content: number; end: number };

/** @throws UnsupportedMedia for a film whose boxes don't fit into each other */
export async function clearFilm(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const ranges = [{ at: 0, end: size }];
    for (let count = 0, range = ranges.pop(); range; range = ranges.pop()) {
      for (let at = range.at; at < range.end; count += 1) {
        const box = await readBox(file, at, range.end);
        if (!box || count > MAX_BOXES) throw new UnsupportedMedia('The film is broken or cut off. Save it anew.');
        if (notes.has(box.type)) await blank(file, box);
        else if (containers.has(box.type)) ranges.push({ at: box.content, end: box.end });
        at = box.end;
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readBox(file: FileHandle, start: number, limit: number): Promise<Box | null> {
  const head = Buffer.alloc(16);
  const { bytesRead } = await file.read(head, 0, 16, start);
  if (bytesRead < 8) return null;
  const short = head.readUInt32BE(0);
  // 1: the length is a longer number; 0: the box goes on to the end.
  const isLong = short === 1;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? limit - start : short;
  const content = start + (isLong ? 16 : 8);
  const end = start + length;
  return end < content || end > limit || bytesRead < content - start ? null : { type: head.toString('latin1', 4, 8), start, content, end };
}

async function blank(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, start + 4);
  for (let at = content; at < end; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
