import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSiteTagline.samples.ts';

const [rich, sparse, extreme] = samples;

test('shows the tagline', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('p')?.textContent?.length).toBeGreaterThan(10);
});

test('applies the style settings of the block', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelector('p')?.className.split(' ').toSorted()).toEqual(['ink-quiet', 'size-large', 'text-end']);
});

test('ignores the text color on a colored background', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('p')?.className).toContain('on-signal');
  expect(body.querySelector('p')?.className).not.toContain('ink-');
});
