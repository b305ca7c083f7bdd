import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreTemplatePart.samples.ts';

const [rich, sparse, extreme, gone] = samples;

test('draws what it names, whatever theme stands before the name', async () => {
  for (const sample of [rich, sparse]) {
    const { getByRole } = await renderSample(sample);
    expect(getByRole('heading', { name: 'Not on the list yet' })).toBeTruthy();
  }
});

test('may be shown again and again', async () => {
  const { getAllByRole } = await renderSample(extreme);
  expect(getAllByRole('link')).toHaveLength(8);
});

test('leaves nothing when it is gone', async () => {
  const { body } = await renderSample(gone);
  expect(body.textContent).toBe('');
});
