import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './YoastHowToBlock.samples.ts';

const [rich, sparse, extreme, noSteps] = samples;

test('lists its steps in order', async () => {
  const { getAllByRole, body } = await renderSample(rich);
  expect(body.querySelector('ol')).not.toBeNull();
  expect(getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)[1]).toBe('Walk the dock');
});

test('shows the total time', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('A visit takes 1 day, 2 hours, and 30 minutes')).toBeTruthy();
});

test('renders an unordered list', async () => {
  const { body } = await renderSample(sparse);
  expect(body.querySelector('ol')).toBeNull();
  expect(body.querySelectorAll('ul li')).toHaveLength(1);
});

test('shows the description from the saved markup if the attributes contain none', async () => {
  const { body } = await renderSample(sparse);
  expect(body.textContent).toContain('For tenants only.');
});

test('ignores invalid durations', async () => {
  const { body, getAllByRole } = await renderSample(extreme);
  expect(body.textContent).not.toContain('Time needed');
  expect(getAllByRole('listitem')).toHaveLength(40);
});

test('renders nothing without steps', async () => {
  const { body } = await renderSample(noSteps);
  expect(body.textContent).toBe('');
});
