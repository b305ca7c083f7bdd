/** Crops, rotations and flips of a picture, as the content service expects them. */

/** What the cropper of WordPress knows. */
export type CropState = {
  /** Clockwise, in degrees. */
  rotation: number;
  flip: { horizontal: boolean; vertical: boolean };
  /** In percent of the flipped and rotated picture. */
  croppedArea?: { x: number; y: number; width: number; height: number };
};

export type PictureEdit = { type: 'flip' | 'rotate' | 'crop'; args: object };

/** Smaller differences come from rounding. */
const WHOLE_PERCENT = 99.9;

/** The shapes that a picture can be cropped to. `original` is that of the picture. */
export const shapes: readonly { value: string; label: string }[] = [
  { value: 'original', label: 'Original' },
  { value: '1:1', label: 'Square' },
  { value: '4:3', label: '4:3' },
  { value: '3:2', label: '3:2' },
  { value: '16:9', label: '16:9' },
  { value: '21:9', label: '21:9' },
  { value: '3:4', label: '3:4, portrait' },
  { value: '2:3', label: '2:3, portrait' },
];

/** Width by height of a shape. The original shape turns with the picture. */
export function getAspectRatio(shape: string, { width = 1, height = 1 }: { width?: number; height?: number }, rotation: number): number {
  const [across, down] = shape.split(':').map(Number);
  if (across && down) return across / down;
  return rotation % 180 === 0 ? width / height : height / width;
}

/** @returns the edits in the order in which the picture on the screen is made; none if nothing changes */
export function listEdits({ rotation, flip, croppedArea }: CropState): PictureEdit[] {
  const isCropped = croppedArea && (croppedArea.width < WHOLE_PERCENT || croppedArea.height < WHOLE_PERCENT);
  return [
    ...(flip.horizontal || flip.vertical ? [{ type: 'flip' as const, args: { flip } }] : []),
    ...(rotation % 360 === 0 ? [] : [{ type: 'rotate' as const, args: { angle: rotation } }]),
    ...(isCropped
      ? [
          {
            type: 'crop' as const,
            args: { left: croppedArea.x, top: croppedArea.y, width: croppedArea.width, height: croppedArea.height },
          },
        ]
      : []),
  ];
}
