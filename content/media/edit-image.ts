/** Crops, rotates and flips images for editors. */
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { originalEncodings } from './image-sizes.ts';
import { decode, getImageFormat, UnsupportedMedia } from './process-image.ts';

/** One step of WordPress's image editing (`WP_REST_Attachments_Controller::edit_media_item`). */
export type ImageEdit =
  /** Clockwise, in degrees. */
  | { type: 'rotate'; args: { angle: number } }
  | { type: 'flip'; args: { flip: { horizontal: boolean; vertical: boolean } } }
  /** In percent of the image at this step, from the top left. */
  | { type: 'crop'; args: { left: number; top: number; width: number; height: number } };

/** GIF images can be animated, and their frames build on each other. */
export const canEditImage = (mimeType: string): boolean => ![undefined, 'gif'].includes(getImageFormat(mimeType));

/** One image at a time, because a decoded image needs much memory. */
const limit = pLimit(1);

type StoredImage = { file: string; mimeType: string; width: number; height: number };

/**
 * Applies edits one after the other.
 * @returns the edited image in the format of the original, or null if the edits change nothing
 * @throws UnsupportedMedia if the file is damaged, or the image would become too large
 */
export async function editImage(mediaDir: string, image: StoredImage, edits: readonly ImageEdit[]): Promise<Buffer | null> {
  const format = getImageFormat(image.mimeType);
  if (!format) return null;
  return limit(async () => {
    const { width, height } = image;
    const createPipeline = await decode(join(mediaDir, image.file), { width, height });
    let pipeline = createPipeline();
    let isChanged = false;
    for (const edit of edits) {
      // sharp applies the operations of a pipeline in an order of its own, so each edit has a pipeline.
      const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
      const current = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      const edited = applyEdit(current, info, edit);
      pipeline = edited ?? current;
      isChanged ||= edited !== null;
    }
    return isChanged ? await pipeline.toFormat(format, originalEncodings[format]).toBuffer() : null;
  });
}

/** Enough to rotate the largest stored image by any angle. Each further rotation can double the number of pixels. */
const MAX_ROTATED_PIXELS = 20_000_000;

/** @throws UnsupportedMedia if the image that holds the rotated one would have too many pixels */
function rotate(image: Sharp, { width, height }: { width: number; height: number }, angle: number): Sharp {
  const radians = (angle * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  if ((width * cosine + height * sine) * (width * sine + height * cosine) > MAX_ROTATED_PIXELS)
    throw new UnsupportedMedia(
      `Rotated by ${angle} degrees, the image would have more than ${MAX_ROTATED_PIXELS / 1_000_000} megapixels. Rotate it only once, or crop it first.`,
    );
  return image.rotate(angle, { background: '#fff' });
}

/** @returns null if the edit changes nothing */
function applyEdit(image: Sharp, { width, height }: { width: number; height: number }, edit: ImageEdit): Sharp | null {
  if (edit.type === 'rotate') {
    const angle = edit.args.angle % 360;
    return angle === 0 ? null : rotate(image, { width, height }, angle);
  }
  if (edit.type === 'flip') {
    const { horizontal, vertical } = edit.args.flip;
    if (!horizontal && !vertical) return null;
    const mirrored = horizontal ? image.flop() : image;
    return vertical ? mirrored.flip() : mirrored;
  }
  const { args } = edit;
  const left = Math.min(Math.round((width * args.left) / 100), width - 1);
  const top = Math.min(Math.round((height * args.top) / 100), height - 1);
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width * args.width) / 100), width - left)),
    height: Math.max(1, Math.min(Math.round((height * args.height) / 100), height - top)),
  };
  return area.width === width && area.height === height ? null : image.extract(area);
}
