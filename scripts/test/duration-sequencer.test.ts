import { expect, test } from 'vitest';
import { assignLanes } from './duration-sequencer.ts';

const files = [90, 10, 40, 35, 30, 5].map((seconds, index) => ({ name: `${index}.test.ts`, seconds }));

test.each([1, 2, 3])('%i lanes take about the same time, and each file is in one of them', (count) => {
  const lanes = assignLanes(files, count);
  expect([...lanes.keys()].toSorted()).toEqual(files.map(({ name }) => name));
  const totals = [...Map.groupBy(files, ({ name }) => lanes.get(name)).values()].map((own) =>
    own.reduce((sum, { seconds }) => sum + seconds, 0),
  );
  expect(totals).toHaveLength(count);
  expect(Math.max(...totals)).toBe({ 1: 210, 2: 105, 3: 90 }[count]);
});
