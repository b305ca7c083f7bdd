import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreFreeform.samples.ts';

const [rich, , extreme] = samples;

test('keeps text, links and lists', async () => {
  const { getByRole } = await renderSample(rich);
  expect(getByRole('link', { name: 'link' })).toBeTruthy();
  expect(getByRole('list')).toBeTruthy();
});

test('removes scripts, event handlers, frames, and styles', async () => {
  const { body } = await renderSample(samples[3]);
  expect(body.textContent).toContain('unclosed');
  expect(body.innerHTML).not.toMatch(/onclick|<script|iframe|style=/);
});

test('shows a table after a very long paragraph', async () => {
  const { body } = await renderSample(extreme);
  expect(body.querySelector('table')).not.toBeNull();
});
