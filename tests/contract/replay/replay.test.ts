/** Answers are those of the recorded WordPress, but for the differences that are meant. */
import { beforeAll, describe, expect, test } from 'vitest';
import { contradicted, differences, notReplayed } from './differences.ts';
import { readRecordings } from './recordings.ts';
import type { Outcome } from './replay.ts';
import { startReplay } from './start-replay.ts';

/** Share of recordings that must be answered the same (the rest with reasons). */
const LEAST_EQUAL = 0.95;

describe('replay', () => {
  let outcomes: Outcome[];
  beforeAll(async () => {
    outcomes = await startReplay();
  });

  const differing = () => outcomes.filter((outcome) => outcome.differences.length > 0).map(({ name }) => name);

  test('answers at least 95 % of the recordings the same', () => {
    expect(outcomes.length).toBeGreaterThan(300);
    expect(1 - differing().length / outcomes.length).toBeGreaterThanOrEqual(LEAST_EQUAL);
  });

  test('differs nowhere without a reason', () => {
    expect(differing().filter((name) => !(name in differences))).toEqual([]);
  });

  test('answers as the installation that is the measure where two contradict each other', () => {
    const equal = new Set(outcomes.filter((outcome) => outcome.differences.length === 0).map(({ name }) => name));
    expect(Object.values(contradicted).filter(({ by }) => !equal.has(by))).toEqual([]);
  });

  test('speaks only of what was recorded', () => {
    const recorded = new Set(readRecordings().map(({ name }) => name));
    const named = [...Object.keys(differences), ...Object.keys(notReplayed), ...Object.keys(contradicted)];
    expect(named.filter((name) => !recorded.has(name))).toEqual([]);
  });

  test('gives no reasons for differences that are gone', () => {
    expect(Object.keys(differences).filter((name) => !differing().includes(name))).toEqual([]);
  });
});
