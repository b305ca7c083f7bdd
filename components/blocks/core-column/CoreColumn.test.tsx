import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreColumn.samples.ts';

const [rich, , extreme] = samples;

test('gives the wide column more space', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Wide').parentElement?.className).toMatch(/span-(8|9)/);
  expect(getByText('Narrow').parentElement?.className).toMatch(/span-(3|4)/);
});

test('never writes the width to a style attribute', async () => {
  const { body, getByText } = await renderSample(extreme);
  expect(getByText(/^Donau/)).toBeTruthy();
  expect(body.innerHTML).not.toContain('style=');
});
