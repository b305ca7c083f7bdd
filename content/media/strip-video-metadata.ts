/**
 * Removes metadata about the camera and the location from an MP4 video (ISO 14496-12). Metadata boxes become free space of the same length, so that no
 * other part of the file moves and no frame is touched.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { UnsupportedMedia } from './process-image.ts';

/** Boxes that can contain metadata boxes. */
const containerBoxes = new Set(['moov', 'trak']);
/** User data (location, camera), metadata, and data that programs add under their own identifier (XMP). */
const metadataBoxes = new Set(['udta', 'meta', 'uuid']);

/** No valid video has this many boxes at these levels. */
const MAX_BOXES = 10_000;
const ZEROS = Buffer.alloc(65_536);

type Box = { type: string; start: number; content: number; end: number };

/** @throws UnsupportedMedia if the boxes of the video do not fit into each other */
export async function stripVideoMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const ranges = [{ at: 0, end: size }];
    for (let count = 0, range = ranges.pop(); range; range = ranges.pop()) {
      for (let at = range.at; at < range.end; count += 1) {
        const box = await readBox(file, at, range.end);
        if (!box || count > MAX_BOXES) throw new UnsupportedMedia('The video is damaged or incomplete. Export it again.');
        if (metadataBoxes.has(box.type)) await overwriteWithFreeSpace(file, box);
        else if (containerBoxes.has(box.type)) ranges.push({ at: box.content, end: box.end });
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
  const shortLength = head.readUInt32BE(0);
  // A length of 1 means that a 64-bit length follows the type. A length of 0 means that the box extends to the end.
  const hasLongLength = shortLength === 1;
  const length = hasLongLength ? Number(head.readBigUInt64BE(8)) : shortLength === 0 ? limit - start : shortLength;
  const content = start + (hasLongLength ? 16 : 8);
  const end = start + length;
  return end < content || end > limit || bytesRead < content - start ? null : { type: head.toString('latin1', 4, 8), start, content, end };
}

async function overwriteWithFreeSpace(file: FileHandle, { start, content, end }: Box): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, start + 4);
  for (let at = content; at < end; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
