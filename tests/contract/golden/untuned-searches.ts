/**
 * Searches that were written as brokers and tenants type them on a phone, before the code of the search, its synonyms and most of the other lists were read. Its
 * documentation was known. They include searches that failed at first. Some expectations were corrected after the results were seen, where the seed shows that
 * they were wrong, and searches whose expectation is not a fact of the seed were left out.
 */
import type { BrokerSearch } from './broker-searches.ts';

const eastCoast = [37, -77.5, 720] as const;
const twentyThousandSquareMeters = 215_278;

export const untunedSearches: readonly BrokerSearch[] = [
  ['arlington tx warehouse', { within: [32.7357, -97.1081, 25] }],
  ['garland tx', { within: [32.9126, -96.6389, 25] }],
  ['riverside ca industrial', { within: [33.9533, -117.3962, 25] }],
  ['will county il', { within: [41.53, -88.08, 15] }],
  ['edison nj warehouse space', { within: [40.5187, -74.4121, 25] }],
  ['60638', { within: [41.78, -87.77, 25] }],
  ['EWR airport warehouse', { within: [40.6895, -74.1745, 25] }],
  ['sea-tac', { market: 'seattle-tacoma' }],
  ['IE east', { market: 'inland-empire', submarket: 'East' }],
  ['so cal distribution center', { region: 'southern-california' }],
  ['Meadowlands', { submarket: 'Meadowlands' }],
  ['east coast', { within: eastCoast }],
  ['200,000 s.f.', { fits: 200_000 }],
  ['200 000 sqft', { fits: 200_000 }],
  ['20 000 m2', { fits: twentyThousandSquareMeters }],
  ['20.000 qm', { fits: twentyThousandSquareMeters }],
  ['500-700k', { minSpace: 500_000, maxSpace: 700_000 }],
  ['1mm sf', { minSpace: 1_000_000 }],
  ['<50k sf', { maxSpace: 50_000, hasSpace: true }],
  ['two hundred thousand sq ft', { fits: 200_000 }],
  ['60k ish houston', { market: 'houston', minSpace: 60_000 }],
  ['36 clr', { minClear: 36 }],
  ['high ceilings 40', { minClear: 40 }],
  ['40 foot ceilings', { minClear: 40 }],
  ['x-dock chicago', { market: 'chicago', type: 'Cross-dock' }],
  ['IOS', { type: 'Trailer yard' }],
  ['100+ trailer spots', { minTrailers: 100 }],
  ['2 drive-ins phoenix', { market: 'phoenix', minDriveIns: 2 }],
  ['rail-served inland', { market: 'inland-empire', rail: true }],
  ['reefer', { type: 'Cold storage' }],
  ['immediate occupancy', { isAvailableNow: true }],
  ['Q1 2027', { availableBy: '2027-03-31', hasSpace: true }],
  ['end of year 2027', { availableBy: '2027-12-31', hasSpace: true }],
  ['xdock dfw 600k q4 27', { name: 'Northport 4' }],
  ['trinty crosing', { name: 'Trinity Crossing' }],
  ['millers fery rd', { street: 'Millers Ferry' }],
  ['almacen dallas', { market: 'dallas-fort-worth' }],
  ['entrepôt chicago', { market: 'chicago' }],
  ['🏭 dallas', { market: 'dallas-fort-worth' }],
  ['"Houston" ???', { market: 'houston' }],
  ['WAREHOUSE FOR RENT IN CHICAGO ILLINOIS', { market: 'chicago', hasSpace: true }],
];
