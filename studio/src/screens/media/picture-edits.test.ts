import { expect, test } from 'vitest';
import { getAspectRatio, listEdits } from './picture-edits.ts';

const whole = { x: 0, y: 0, width: 100, height: 99.95 };
const noFlip = { horizontal: false, vertical: false };

test('a picture is flipped, then rotated, then cropped, and unchanged parts are left out', () => {
  const flip = { horizontal: true, vertical: false };
  expect(listEdits({ rotation: 90, flip, croppedArea: { x: 10, y: 0, width: 50, height: 100 } })).toEqual([
    { type: 'flip', args: { flip } },
    { type: 'rotate', args: { angle: 90 } },
    { type: 'crop', args: { left: 10, top: 0, width: 50, height: 100 } },
  ]);
  expect(listEdits({ rotation: 0, flip: noFlip, croppedArea: whole })).toEqual([]);
});

test('the original shape turns with the picture, and other shapes do not', () => {
  const size = { width: 1600, height: 800 };
  expect([0, 90, 180, 270].map((rotation) => getAspectRatio('original', size, rotation))).toEqual([2, 0.5, 2, 0.5]);
  expect(getAspectRatio('16:9', size, 90)).toBe(16 / 9);
});
