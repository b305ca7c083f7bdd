import { expect, test } from 'vitest';
import { titleOf } from '../commands/media/media-rows.ts';
import type { MediaFile } from './picture.ts';
import { toFileName } from './names.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

test('an endless name takes no time', () => {
  const began = performance.now();
  expect(toFileName(`a${'_'.repeat(300_000)}b.pdf`)).toBe('a');
  expect(performance.now() - began).toBeLessThan(scaleToMachine(1_000));
});

test('a title made of a file is no markup of anybody', () => {
  const media = { meta: { title: '&lt;script&gt;alert(1)&lt;/script&gt;' } } as unknown as MediaFile;
  expect(titleOf(media, 'x.png')).toBe('Media item');
  expect(titleOf({} as MediaFile, '<img src=x onerror=alert(1)>Dock.png')).toBe('Dock');
  expect(titleOf({} as MediaFile, 'Dock & yard.png')).toBe('Dock & yard');
});
