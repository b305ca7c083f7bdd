import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CoreSpacer.samples.ts';

const [rich, sparse, extreme] = samples;
const getSpaceClasses = (body: HTMLElement) => [...body.querySelectorAll('[aria-hidden]')].map(({ className }) => className);

test('rounds the height to the nearest spacing step', async () => {
  const { body } = await renderSample(rich);
  expect(getSpaceClasses(body)).toEqual(['space-7']);
});

test('uses the default height', async () => {
  const { body } = await renderSample(sparse);
  expect(getSpaceClasses(body)).toEqual(['space-8']);
});

test('limits very large heights', async () => {
  const { body } = await renderSample(extreme);
  expect(getSpaceClasses(body)).toEqual(['space-8', 'space-8']);
});
