import { expect, test } from 'vitest';
import { readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { describePicture, isShownAsDrawing } from './planned.ts';

test('the picture of a planned building says so, that of a complete one states its year', () => {
  expect(describePicture({ slug: 'under-construction' }, 2028)).toBe('planned building');
  expect(describePicture({ slug: 'available-now' }, 2024)).toBe('built 2024');
  expect(describePicture(null, null)).toBeUndefined();
});

test('a planned building is shown as a drawing only if its facts can be drawn', () => {
  const planned = { slug: 'under-construction' };
  const stored = { buildingLengthFeet: 1200, buildingDepthFeet: 400, clearHeightFeet: 36 };
  expect(isShownAsDrawing(planned, readBuildingFacts(stored))).toBe(true);
  expect(isShownAsDrawing({ slug: 'available-now' }, readBuildingFacts(stored))).toBe(false);
  expect(isShownAsDrawing(planned, readBuildingFacts({ ...stored, clearHeightFeet: 3 }))).toBe(false);
  expect(isShownAsDrawing(planned, null)).toBe(false);
});
