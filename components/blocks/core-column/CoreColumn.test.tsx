import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreColumn.samples.ts';

const [rich, , extreme] = samples;

test('gives the wide column more room', async () => {
  const { getByText } = await renderSample(rich);
  expect(getByText('Wide').parentElement?.className).toMatch(/of-(8|9)/);
  expect(getByText('Narrow').parentElement?.className).toMatch(/of-(3|4)/);
});

test('never writes a width as style', async () => {
  const { body } = await renderSample(extreme);
  expect(body.innerHTML).not.toContain('style=');
});
