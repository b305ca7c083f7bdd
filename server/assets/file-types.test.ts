import { expect, test } from 'vitest';
import { mimeTypesByExtension } from '#lib/media/file-types.ts';
import { getContentType } from './file-types.ts';

test('every file that can be uploaded is served, with its type', () => {
  const served = [...mimeTypesByExtension.keys()].map((extension) => [extension, getContentType(`/media/2026/11/file${extension}`)]);
  expect(served).toEqual([...mimeTypesByExtension]);
});
