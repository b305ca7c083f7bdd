import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './TeamAccordion.samples.ts';

const [rich, sparse, extreme, nobody] = samples;

test('opens by department, without script', async () => {
  const { body, getByRole } = await renderSample(rich);
  expect(body.querySelectorAll('details')).toHaveLength(6);
  expect(body.querySelector('[data-island]')).toBeNull();
  expect(getByRole('list', { name: 'Leasing' }).children.length).toBeGreaterThan(5);
});

test('counts everybody once', async () => {
  const { body } = await renderSample(rich);
  expect(body.querySelectorAll('details li')).toHaveLength(58);
});

test('keeps to a region and to departments that are there', async () => {
  const { body, getByRole } = await renderSample(sparse);
  expect([...body.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual(['2 peopleLeasing']);
  expect(getByRole('link', { name: '972 555 0118' }).getAttribute('href')).toBe('tel:+19725550118');
});

test('groups people as an editor does', async () => {
  const { body, getAllByRole } = await renderSample(extreme);
  expect(body.querySelectorAll('details')).toHaveLength(20);
  expect(getAllByRole('listitem')).toHaveLength(21);
});

test('shows nothing without anybody', async () => {
  const { body } = await renderSample(nobody);
  expect(body.textContent).toBe('');
});
