import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSiteTagline.samples.ts';

const [rich, sparse, extreme] = samples;

test('says what the site is about', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('p')?.textContent?.length).toBeGreaterThan(10);
});

test('follows the editor’s choices', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('p')?.className.split(' ').toSorted()).toEqual(['ink-quiet', 'size-large', 'text-end']);
});

test('keeps the ink of a coloured ground, which is the one that can be read', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('p')?.className).toContain('on-signal');
  expect(body.querySelector('p')?.className).not.toContain('ink-');
});
