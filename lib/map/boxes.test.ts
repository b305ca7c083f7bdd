import { expect, test } from 'vitest';
import { createLabelPlacer } from './boxes.ts';

const bounds = { left: 0, right: 100, top: 0, bottom: 100 };
const at = (left: number, top: number) => ({ box: { left, right: left + 20, top, bottom: top + 10 } });

test('places a label at the first position that is free', () => {
  const placer = createLabelPlacer(bounds, [at(0, 0).box]);
  expect(placer.place([at(10, 5), at(20, 0)])).toEqual(at(20, 0));
  expect(placer.place([at(30, 5), at(40, 0)])).toEqual(at(40, 0));
});

test('leaves out a label that fits nowhere', () => {
  const placer = createLabelPlacer(bounds);
  expect(placer.place([at(90, 0), at(-1, 0), at(0, 95)])).toBeNull();
  expect(placer.place([at(80, 90)])).toEqual(at(80, 90));
  expect(placer.place([at(80, 90)])).toBeNull();
});
