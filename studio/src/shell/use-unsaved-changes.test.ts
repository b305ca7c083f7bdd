import { expect, test, vi } from 'vitest';
import { mayClose } from './use-unsaved-changes.ts';

test('a dialog asks before it discards changes, and only then', () => {
  const ask = vi.fn<(question: string) => boolean>(() => false);
  vi.stubGlobal('confirm', ask);
  expect([mayClose(false), ask.mock.calls.length]).toEqual([true, 0]);
  expect(mayClose(true)).toBe(false);
  expect(ask).toHaveBeenCalledWith('You have unsaved changes. Close and discard them?');
  ask.mockReturnValue(true);
  expect(mayClose(true)).toBe(true);
});
