import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './OpenPositions.samples.ts';

const [rich, sparse, extreme, closed, silent] = samples;

const postings = (body: HTMLElement) =>
  [...body.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

test('groups jobs by department', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Development', 'Operations', 'Corporate']);
  expect(getAllByRole('heading', { level: 4 })).toHaveLength(6);
});

test('leads to where one applies, and to no script', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Civil engineer/ }).getAttribute('href')).toBe('https://jobs.causeway.example/civil-engineer');
  const { body } = await renderSample(extreme);
  expect(body.innerHTML).not.toContain('javascript:');
});

test('tells search engines of jobs that have a day, a place and words', async () => {
  const { body } = await renderSample(rich);
  expect(postings(body).map(({ title, employmentType }) => [title, employmentType])).toEqual([
    ['Civil engineer, land development', 'FULL_TIME'],
    ['Property manager', 'FULL_TIME'],
  ]);
});

test('narrows by department and place', async () => {
  const { getAllByRole, getByLabelText, getByText } = await renderSample(rich, [
    { name: 'department', value: 'operations' },
    { name: 'location', value: 'Dallas, Texas' },
  ]);
  expect(getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(['Property manager']);
  expect(getByLabelText<HTMLSelectElement>('Department').value).toBe('operations');
  expect(getByText('1 of 6 open')).toBeTruthy();
});

test('leads back where nothing fits', async () => {
  const { getByRole } = await renderSample(rich, [
    { name: 'department', value: 'corporate' },
    { name: 'location', value: 'dallas, texas' },
  ]);
  expect(getByRole('link', { name: 'See all 6' })).toBeTruthy();
});

test('shows a job that has but a name, and nothing to choose', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 3, name: 'Property manager' })).toBeTruthy();
  expect(queryByRole('form')).toBeNull();
});

test('leaves out what is over', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 4 })).toHaveLength(39);
});

test('says what an editor says while nothing is open, or nothing', async () => {
  const { getByText } = await renderSample(closed);
  expect(getByText(/Write all the same/)).toBeTruthy();
  expect((await renderSample(silent)).body.textContent).toBe('');
});
