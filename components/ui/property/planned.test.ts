import { expect, test } from 'vitest';
import { describePicture } from './planned.ts';

test('the picture of a planned building is captioned as a rendering, that of a complete one with its year', () => {
  expect(describePicture({ slug: 'under-construction' }, 2028)).toBe('planned building, rendering');
  expect(describePicture({ slug: 'available-now' }, 2024)).toBe('built 2024');
  expect(describePicture(null, null)).toBeUndefined();
});
