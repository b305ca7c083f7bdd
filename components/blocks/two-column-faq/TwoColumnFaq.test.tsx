import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TwoColumnFaq.samples.ts';

const [rich, sparse, extreme, empty] = samples;

test('puts the first half in the first column', async () => {
  const { body } = await renderSample(rich);
  const firsts = [...body.querySelectorAll('details')].filter((item) => item.parentElement?.firstElementChild === item);
  expect(firsts.map((item) => item.querySelector('summary')?.textContent)).toEqual(['How long is a lease?', 'Is there rail?']);
});

test('lets any number stand open, without script', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details:not([name]):not([open])')).toHaveLength(7);
  expect(body.querySelector('[data-island]')).toBeNull();
});

test('tells search engines in one list', async () => {
  const { body } = await renderSample(rich);
  const [only, ...others] = [...body.querySelectorAll('script[type="application/ld+json"]')];
  expect((JSON.parse(only?.textContent ?? '') as { mainEntity: unknown[] }).mainEntity).toHaveLength(7);
  expect(others).toEqual([]);
});

test('draws no second column for one question', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelectorAll('details')).toHaveLength(1);
  expect(body.querySelector('details')?.parentElement?.nextElementSibling).toBeNull();
});

test('shows forty', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(40);
});

test('shows nothing without what it needs', async () => {
  const { body } = await renderSample(empty);
  expect(body.textContent).toBe('');
});
