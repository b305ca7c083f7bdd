import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSearch.samples.ts';

const [rich, sparse, , sign] = samples;
const search = (value: string) => [{ name: 'q' as const, value }];

test('is a form that asks its own page', async () => {
  const { getByRole } = await renderSample(rich);
  const field = getByRole('searchbox', { name: 'Search the site' });
  expect(field.getAttribute('name')).toBe('q');
  expect(field.closest('form')?.getAttribute('action')).toBeNull();
});

test('shows what was found, the words among it', async () => {
  const { getByRole, getAllByRole, body } = await renderSample(rich, search('dock'));
  expect(getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  expect(body.querySelector('mark')?.textContent?.toLowerCase()).toContain('dock');
  expect(getByRole('searchbox').getAttribute('value')).toBe('dock');
});

test('helps when nothing was found', async () => {
  const { getByText } = await renderSample(rich, search('qqqqqqqzzzzz'));
  expect(getByText(/Nothing here has the words “qqqqqqqzzzzz”/)).toBeTruthy();
});

test('survives what nobody means', async () => {
  for (const words of ['"', '%', '<script>', "'; drop table", '()&|!:*', '\u0000']) {
    const { body } = await renderSample(rich, search(words));
    expect(body.querySelector('script')).toBeNull();
  }
});

test('has a name though it is not shown', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('searchbox', { name: 'Search' })).toBeTruthy();
  expect(queryByRole('button')).toBeNull();
});

test('says what its sign means', async () => {
  const { getByRole } = await renderSample(sign);
  expect(getByRole('button', { name: 'Search' })).toBeTruthy();
});
