import { expect, test, vi } from 'vitest';
import { parseQuantities } from './quantities.ts';

test.each([
  ['200k sf', ['about 200,000 sq ft'], ''],
  ['200,000 square feet in Reno', ['about 200,000 sq ft'], 'in Reno'],
  ['250000', ['about 250,000 sq ft'], ''],
  ['1.2 million sf', ['about 1,200,000 sq ft'], ''],
  ['occupancy by 13/5/27', ['available by May 13, 2027'], ''],
  ['one and a half million sf', ['about 1,500,000 sq ft'], ''],
  ['three quarter million sf', ['about 750,000 sq ft'], ''],
  ['10,000 m²', ['about 107,639 sq ft'], ''],
  ['50-100k sf', ['50,000 to 100,000 sq ft'], ''],
  ['between 50,000 and 100,000 sq. ft.', ['50,000 to 100,000 sq ft'], ''],
  ['under 100k', ['up to 100,000 sq ft'], ''],
  ['at least 250,000 sf', ['at least 250,000 sq ft'], ''],
  ['100k+ sf', ['at least 100,000 sq ft'], ''],
  ['40’ clear', ['at least 40 ft clear'], ''],
  ['40 clear', ['at least 40 ft clear'], ''],
  ['clear height 36', ['at least 36 ft clear'], ''],
  ['36-40 ft clear', ['36 to 40 ft clear'], ''],
  ['12 m clear', ['at least 39.4 ft clear'], ''],
  ['40ft', ['at least 40 ft clear'], ''],
  ['50 dock doors', ['at least 50 dock doors'], ''],
  ['4 drive-in doors', ['at least 4 drive-in doors'], ''],
  ['100 trailer stalls', ['at least 100 trailer stalls'], ''],
  ['4,000 amps', ['at least 4,000 A'], ''],
  ['5 acres', ['at least 5 acres'], ''],
  ['built after 2015', ['built in 2015 or later'], ''],
  ['built before 2015', ['built before 2015'], ''],
  ['built up to 2015', ['built in 2015 or earlier'], ''],
  ['1972', ['built in 1972'], ''],
  ['under $10 psf', ['rent up to $10.00 per sq ft'], ''],
  ['by March 2027', ['available by March 31, 2027'], ''],
  ['available by 2027-06-01', ['available by June 1, 2027'], ''],
  ['Q2 2027', ['available by June 30, 2027'], ''],
  ['2027 Q2', ['available by June 30, 2027'], ''],
  ["2Q '27", ['available by June 30, 2027'], ''],
  ['2H 2027', ['available by December 31, 2027'], ''],
  ['end of 2027', ['available by December 31, 2027'], ''],
  ['mid-2027', ['available by June 30, 2027'], ''],
  ['available 1/15/2027', ['available by January 15, 2027'], ''],
  ['by 3/2027', ['available by March 31, 2027'], ''],
  ['2027 delivery', ['available by December 31, 2027'], ''],
  ["185' truck court", ['truck court of at least 185 ft'], ''],
  ['truck court of at least 185', ['truck court of at least 185 ft'], ''],
  ['80ft column spacing', ['column spacing of at least 80 ft'], ''],
  ['columns 54 x 60', ['column spacing of at least 60 ft'], ''],
  ['car parking 400', ['at least 400 car stalls'], ''],
  ['400 parking spaces', ['at least 400 car stalls'], ''],
  ['trailer parking 300 stalls', ['at least 300 trailer stalls'], ''],
  ['trailer parking 300k sf', ['about 300,000 sq ft'], 'trailer parking'],
  ['dock doors 50', ['at least 50 dock doors'], ''],
  ['docks 40 clear', ['at least 40 ft clear'], 'docks'],
  ['20 MW', ['at least 20 MW'], ''],
  ['lowest rent', ['published rent, lowest first'], ''],
  ['75172-1204', [], '75172'],
  ['1M', ['about 1,000,000 sq ft'], ''],
  ['under 1.5M', ['up to 1,500,000 sq ft'], ''],
  ['.5M sf', ['about 500,000 sq ft'], ''],
  ['50000 dallas', ['about 50,000 sq ft'], 'dallas'],
  ['14000 Westport Pkwy', [], '14000 Westport Pkwy'],
  ['100/150k sf', ['100,000 to 150,000 sq ft'], ''],
  ['50k +/- sf', ['about 50,000 sq ft'], ''],
  ['$6-8 psf', ['rent of $6.00 to $8.00 per sq ft'], ''],
  ['under 7 dollars a foot', ['rent up to $7.00 per sq ft'], ''],
  ['75 cents psf', ['rent up to $9.00 per sq ft'], ''],
  ['under $1.20 psf', ['rent up to $14.40 per sq ft'], ''],
  ['$1.20/sf/yr', ['rent up to $1.20 per sq ft'], ''],
  ['dallas 200 stalls', ['at least 200 trailer stalls'], 'dallas'],
  ['200 car stalls', ['at least 200 car stalls'], ''],
  ['w/ rail, w/o office', [], 'with rail without office'],
  ['I-81/78', [], 'I-81 I-78'],
  ['2 msf', ['about 2,000,000 sq ft'], ''],
  ['200ksf', ['about 200,000 sq ft'], ''],
  ['half a million square feet', ['about 500,000 sq ft'], ''],
  ['quarter million sf', ['about 250,000 sq ft'], ''],
  ['500,000 SF plus', ['at least 500,000 sq ft'], ''],
  ['$1.10 psf/mo', ['rent up to $13.20 per sq ft'], ''],
  ['$0.65/sf/month', ['rent up to $7.80 per sq ft'], ''],
  ['under 7 psf', ['rent up to $7.00 per sq ft'], ''],
  ['occupancy by 4/1/27', ['available by April 1, 2027'], ''],
  ['250 trailer drops', ['at least 250 trailer stalls'], ''],
  ['185 ft court', ['truck court of at least 185 ft'], ''],
  ['court depth 185', ['truck court of at least 185 ft'], ''],
  ['50 x 60 bays', ['column spacing of at least 60 ft'], ''],
  ['400 parking', ['at least 400 car stalls'], ''],
  ['25000-5000 sf', ['5,000 to 25,000 sq ft'], ''],
  ['200 000 sqft', ['about 200,000 sq ft'], ''],
  ['20 000 m2', ['about 215,278 sq ft'], ''],
  ['20.000 qm', ['about 215,278 sq ft'], ''],
  ['1 200 000 sf', ['about 1,200,000 sq ft'], ''],
  ['fifty thousand square feet', ['about 50,000 sq ft'], ''],
  ['two hundred and fifty thousand sq ft', ['about 250,000 sq ft'], ''],
  ['a hundred thousand', ['about 100,000 sq ft'], ''],
  ['sub 30k sf', ['up to 30,000 sq ft'], ''],
  ['60k ish', ['about 60,000 sq ft'], ''],
  ['60kish', ['about 60,000 sq ft'], ''],
  ['36 clr', ['at least 36 ft clear'], ''],
  ["36'clr", ['at least 36 ft clear'], ''],
  ['high ceilings 40', ['at least 40 ft clear'], 'high'],
  ['3 phase 480v', [], '3 phase 480 volt'],
  ['end of year 2027', ['available by December 31, 2027'], ''],
  ['winter 2027', ['available by December 31, 2027'], ''],
  ['fall 2027', ['available by September 30, 2027'], ''],
  ['200,000 sq ft, 40 ft clear, now', ['about 200,000 sq ft', 'at least 40 ft clear'], 'now'],
])('%j asks for %j', (text, labels, rest) => {
  const parsed = parseQuantities(text);
  expect(parsed.quantities.map(({ label }) => label)).toEqual(labels);
  expect(parsed.rest.replaceAll(/[\s,]+/g, ' ').trim()).toBe(rest);
});

test.each([
  '75172',
  '5400 Pacific Highway East',
  '400 West 700 South',
  '185 Court Street',
  'under 500 psf',
  'South 5600 West',
  'Northport 3',
  'Fort Worth',
  'by 2027-02-31',
  'available Dec. 15',
  '1200 400 West',
  'fifty',
  'ish',
])('%j has no quantity', (text) => {
  expect(parseQuantities(text).quantities).toEqual([]);
});

test('a distance is replaced by "near"', () => {
  expect(parseQuantities('within 25 miles of 75172')).toEqual({
    quantities: [],
    distance: { text: 'within 25 miles of', miles: 25 },
    rest: ' near  75172',
  });
  expect(parseQuantities('Dallas 40 km').distance?.miles).toBeCloseTo(24.85, 1);
  expect(parseQuantities('30 minutes from Dallas')).toMatchObject({ distance: { text: '30 minutes from', miles: 20 }, quantities: [] });
  expect(parseQuantities("36' min clear").distance).toBeNull();
});

test('a month without a year is the next one of that name', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26'), toFake: ['Date'] });
  const getLabels = (text: string) => parseQuantities(text).quantities.map(({ label }) => label);
  expect(getLabels('available in March')).toEqual(['available by March 31, 2027']);
  expect(getLabels('ready by december')).toEqual(['available by December 31, 2026']);
  expect(getLabels('March')).toEqual([]);
  vi.useRealTimers();
});

test.each([
  ['next spring', 'March 31, 2027'],
  ['by end of year', 'December 31, 2026'],
  ['next year', 'December 31, 2027'],
  ['in 90 days', 'February 24, 2027'],
  ['within the next six months', 'May 26, 2027'],
])('%s is a date relative to today', (text, date) => {
  vi.useFakeTimers({ now: new Date('2026-11-26'), toFake: ['Date'] });
  expect(parseQuantities(text)).toMatchObject({ quantities: [{ label: `available by ${date}` }], rest: expect.stringMatching(/^\s*$/) });
  vi.useRealTimers();
});
