import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSpacer.samples.ts';

const [rich, sparse, extreme] = samples;
const spaces = (body: HTMLElement) => [...body.querySelectorAll('[aria-hidden]')].map(({ className }) => className);

test('takes the step nearest to what was asked for', async () => {
  const { body } = await renderSample(rich);
  expect(spaces(body)).toEqual(['space-7']);
});

test('is large when nobody asked', async () => {
  const { body } = await renderSample(sparse);
  expect(spaces(body)).toEqual(['space-8']);
});

test('never empties a screen', async () => {
  const { body } = await renderSample(extreme);
  expect(spaces(body)).toEqual(['space-8', 'space-8']);
});
