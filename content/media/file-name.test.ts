import { expect, test } from 'vitest';
import { createMediaTitle } from '../commands/media/media-rows.ts';
import type { MediaFile } from './process-image.ts';
import { toFileName } from './file-name.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

test('shortens a very long name quickly', () => {
  const began = performance.now();
  expect(toFileName(`a${'_'.repeat(300_000)}b.pdf`)).toBe('a');
  expect(performance.now() - began).toBeLessThan(scaleToMachine(1_000));
});

test('a title from a file contains no markup', () => {
  const media = { meta: { title: '&lt;script&gt;alert(1)&lt;/script&gt;' } } as unknown as MediaFile;
  expect(createMediaTitle(media, 'x.png')).toBe('Media item');
  expect(createMediaTitle({} as MediaFile, '<img src=x onerror=alert(1)>Dock.png')).toBe('Dock');
  expect(createMediaTitle({} as MediaFile, 'Dock & yard.png')).toBe('Dock & yard');
});
