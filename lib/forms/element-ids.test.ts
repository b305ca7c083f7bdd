import { expect, test } from 'vitest';
import { getFieldElementId, getFormElementId } from './element-ids.ts';

test('an element id has letters, digits, hyphens and underscores only', () => {
  expect(getFormElementId('42:0.3')).toBe('form-42-0-3');
  expect(getFormElementId('cG9z_dDo0Mg==')).toBe('form-cG9z_dDo0Mg--');
  expect(getFieldElementId('42:0.3', 'email')).toBe('form-42-0-3-email');
});
