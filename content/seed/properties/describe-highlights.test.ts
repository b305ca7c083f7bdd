import { expect, test } from 'vitest';
import { buildings } from '../figures.ts';
import type { BuildingType } from './building.ts';
import { getHighlights } from './describe-highlights.ts';

/** What tenants of a type ask about first. */
const firstQuestions: Readonly<Partial<Record<BuildingType, readonly RegExp[]>>> = {
  'Cold storage': [/°F/, /dock at/, /^Power/],
  'Data center': [/MW of power/, /data halls/, /cooling/, /sprinklers/],
  Multistory: [/every level/, /ramp/, /psf/],
  'Trailer yard': [/trailer stalls/, /Concrete/, /gates/],
  'Light industrial': [/drive-in/, /^Power/, /office/],
};

test('the highlights of a building name what tenants of its type ask about', () => {
  const missing = buildings
    .filter(({ highlights }) => highlights === undefined)
    .flatMap((item) => {
      const titles = getHighlights(item).map(([title]) => title);
      return (firstQuestions[item.type] ?? [])
        .filter((question) => !titles.some((title) => question.test(title)))
        .map((question) => `${item.slug}: ${question.source}`);
    });
  expect(missing).toStrictEqual([]);
});

test('a building has four or six highlights with different titles', () => {
  const counts = buildings.map((item) => new Set(getHighlights(item).map(([title]) => title)).size);
  expect(new Set(counts)).toStrictEqual(new Set([4, 6]));
});
