import { expect, test } from 'vitest';
import { renderSample } from '../../../tests/support/render-block.tsx';
import { samples } from './CookieChoices.samples.ts';

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'without an id in the site options, the sample "%s" says that there is nothing to choose',
  async (_name, sample) => {
    const { getByText, queryByRole } = await renderSample(sample);
    expect(getByText(/nothing to choose/)).toBeTruthy();
    expect(queryByRole('button')).toBeNull();
  },
);
