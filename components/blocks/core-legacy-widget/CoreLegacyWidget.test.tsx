import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreLegacyWidget.samples.ts';

const [rich, sparse, extreme, unknown] = samples;

test('shows the title and the text of a text widget', async () => {
  const { getByRole, getByText } = await renderSample(rich);
  expect(getByRole('heading', { name: 'Gate hours' })).toBeTruthy();
  expect(getByText('6 am').tagName).toBe('STRONG');
});

test('shows the content of a custom HTML widget', async () => {
  const { getByText } = await renderSample(sparse);
  expect(getByText('Ring the bell at Gate 2.')).toBeTruthy();
});

test('removes scripts', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('h3')?.textContent).toMatch(/^Donau/);
  expect(body.textContent).toContain('نبني');
  expect(body.querySelector('h3')?.textContent).toMatch(/^Donau/);
  expect(body.textContent).not.toContain('alert');
});

test('shows nothing for widget types whose output WordPress generates', async () => {
  const { body } = await renderSample(unknown);
  expect(body.textContent).toBe('');
});
