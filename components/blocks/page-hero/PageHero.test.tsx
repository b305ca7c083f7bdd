import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './PageHero.samples.ts';

const [rich, sparse, extreme] = samples;

test('renders the page title', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('heading', { level: 1, name: 'We own what we build' })).toBeTruthy();
});

test('shows both actions', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'Find space' }).getAttribute('href')).toBe('/properties/');
  expect(getByRole('link', { name: 'Company facts' })).toBeTruthy();
});

test('loads the image with high priority', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('renders without an image', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 1, name: 'Newsroom' })).toBeTruthy();
  expect(queryByRole('img')).toBeNull();
});

test('removes links with unsafe URLs', async () => {
  const { body, getByRole, queryByRole } = await renderSample(extreme);
  expect(getByRole('heading', { level: 1 })).toBeTruthy();
  expect(queryByRole('link')).toBeNull();
  expect(body.innerHTML).not.toContain('javascript:');
});

test('renders nothing without a title', async () => {
  const { body } = await renderSample(samples[5]);
  expect(body.textContent).toBe('');
});
