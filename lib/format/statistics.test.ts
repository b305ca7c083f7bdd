import { expect, test } from 'vitest';
import { removeNulls, toAreaStatistic, toCountStatistic } from './statistics.ts';

test('an area has its scale and the metric value', () => {
  expect(toAreaStatistic(62_400_000)).toEqual({ heading: 'square feet', number: '62.4', suffix: 'million', note: '5.8 million m²' });
  expect(toAreaStatistic(780_400)).toEqual({ heading: 'square feet', number: '780,400', note: '72,502 m²' });
});

test('a count has the heading for one or for several', () => {
  expect(toCountStatistic(1, 'building', 'buildings')).toEqual({ heading: 'building', number: '1' });
  expect(toCountStatistic(2, 'building', 'buildings')).toEqual({ heading: 'buildings', number: '2' });
  expect(toCountStatistic(1_200_000, 'door', 'doors')).toEqual({ heading: 'doors', number: '1.2', suffix: 'million' });
});

test('what is missing or zero is no statistic', () => {
  for (const value of [null, undefined, 0]) {
    expect(toAreaStatistic(value)).toBeNull();
    expect(toCountStatistic(value, 'building', 'buildings')).toBeNull();
  }
  const statistic = toCountStatistic(2, 'building', 'buildings');
  expect(removeNulls([null, statistic, null])).toEqual([statistic]);
});
