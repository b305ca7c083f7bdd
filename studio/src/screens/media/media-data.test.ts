import { expect, test } from 'vitest';
import { describeFile, describeMore, getThumbnail, getValues, hasChanges, type MediaItem } from './media-data.ts';

const item = (changes: Partial<MediaItem>): MediaItem => ({
  id: 1,
  date: '2026-11-18T16:10:00',
  title: { raw: 'Dock' },
  caption: { raw: '' },
  alt_text: '',
  focal_point: null,
  media_type: 'image',
  mime_type: 'image/webp',
  source_url: '/media/dock.webp',
  media_details: {},
  ...changes,
});

test('a file is described by its type, dimensions and size', () => {
  expect(describeFile(item({ media_details: { width: 1600, height: 900, filesize: 240_100 } }))).toBe('image/webp, 1600 × 900 px, 241 kB');
  expect(describeFile(item({ mime_type: 'application/pdf', media_details: { filesize: 2_340_000 } }))).toBe('application/pdf, 2.3 MB');
  expect(describeFile(item({}))).toBe('image/webp');
});

test('cards show a small size, and nothing for documents', () => {
  const sizes = { medium: { source_url: '/media/dock-300.webp' } };
  expect(getThumbnail(item({ media_details: { sizes } }))).toBe('/media/dock-300.webp');
  expect(getThumbnail(item({}))).toBe('/media/dock.webp');
  expect(getThumbnail(item({ media_type: 'file', mime_type: 'application/pdf' }))).toBeNull();
});

test('a moved focal point is a change, like a new text', () => {
  const stored = item({});
  const values = getValues(stored);
  expect(hasChanges(stored, values)).toBe(false);
  expect(hasChanges(stored, { ...values, focal_point: { x: 0.2, y: 0.5 } })).toBe(true);
  expect(hasChanges(stored, { ...values, alt_text: 'A dock' })).toBe(true);
});

test('content that is not listed is counted', () => {
  expect([describeMore(1), describeMore(3)]).toEqual(['1 more item of content', '3 more items of content']);
});
