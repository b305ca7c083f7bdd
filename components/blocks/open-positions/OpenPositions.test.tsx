import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './OpenPositions.samples.ts';

const [rich, sparse, extreme, noOpenPositions, noContent] = samples;

const getJobPostings = (body: HTMLElement) =>
  [...body.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

test('groups jobs by department', async () => {
  const { getAllByRole } = await renderSample(rich);
  expect(getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Development', 'Operations', 'Corporate']);
  expect(getAllByRole('heading', { level: 4 })).toHaveLength(6);
});

test('links to the application page and removes unsafe URLs', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: /^Civil engineer/ }).getAttribute('href')).toBe('https://jobs.causeway.example/civil-engineer');
  const { body } = await renderSample(extreme);
  expect(body.innerHTML).not.toContain('javascript:');
});

test('adds structured data for jobs with a date, location and description', async () => {
  const { body } = await renderSample(rich);
  expect(getJobPostings(body).map(({ title, employmentType }) => [title, employmentType])).toEqual([
    ['Civil engineer, land development', 'FULL_TIME'],
    ['Property manager', 'FULL_TIME'],
  ]);
});

test('filters by department and location', async () => {
  const { getAllByRole, getByLabelText, getByText } = await renderSample(rich, [
    { name: 'department', value: 'operations' },
    { name: 'location', value: 'Dallas, Texas' },
  ]);
  expect(getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual(['Property manager']);
  expect(getByLabelText<HTMLSelectElement>('Department').value).toBe('operations');
  expect(getByText('1 of 6 open positions')).toBeTruthy();
});

test('offers all positions when no position matches', async () => {
  const { getByRole } = await renderSample(rich, [
    { name: 'department', value: 'corporate' },
    { name: 'location', value: 'dallas, texas' },
  ]);
  expect(getByRole('link', { name: 'Show all 6 open positions' })).toBeTruthy();
});

test('renders a single job that has only a title, without filters', async () => {
  const { getByRole, queryByRole } = await renderSample(sparse);
  expect(getByRole('heading', { level: 3, name: 'Property manager' })).toBeTruthy();
  expect(queryByRole('form')).toBeNull();
});

test('leaves out expired positions', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('heading', { level: 4 })).toHaveLength(39);
});

test('shows the configured text when there are no positions, or renders nothing', async () => {
  const { getByText } = await renderSample(noOpenPositions);
  expect(getByText(/Write to us anyway/)).toBeTruthy();
  expect((await renderSample(noContent)).body.textContent).toBe('');
});
