import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './AccordionFaq.samples.ts';

const [rich, sparse, extreme] = samples;

test('opens without script', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(2);
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('tells search engines', async () => {
  const { body } = await renderSample(sparse);
  const data = JSON.parse(body.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as { mainEntity: unknown[] };
  expect(data.mainEntity).toHaveLength(1);
});

test('leaves a question without an answer out', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toBe('');
});

test('cannot be broken out of', async () => {
  const { body } = await renderSample(samples[4]);
  expect(body.querySelectorAll('script')).toHaveLength(1);
  expect(body.innerHTML).not.toContain('onload');
});

test('shows forty', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});
