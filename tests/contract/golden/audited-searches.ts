/** Further searches of brokers: features of a building, quantities, people, and places where nothing fits. */
import type { BrokerSearch } from './broker-searches.ts';

const dallas = [32.7791, -96.8003] as const;
const atlanta = [33.7627, -84.4225] as const;
const phoenix = [33.5, -112.15] as const;
const houston = [29.75, -95.1] as const;

export const auditedSearches: readonly BrokerSearch[] = [
  // Space of the market before leased buildings of the city.
  ['cheap space houston', { market: 'houston' }],
  ['Phoenix', { market: 'phoenix' }],
  ['reno nevada distribution', { market: 'reno' }],
  ['multistory seattle', { market: 'seattle-tacoma' }],
  ['big box dallas', { market: 'dallas-fort-worth' }],
  ['vacant buildings phoenix', { market: 'phoenix', hasSpace: true }],
  ['Nashville available', { market: 'nashville', hasSpace: true }],
  // What the page of a building says.
  ['EV charging', { detail: /EV charger|charg/i }],
  ['EV chargers', { detail: /EV charger|charg/i }],
  ['truck charging', { detail: /EV charger|charg/i }],
  ['foreign trade zone', { name: 'Trinity Crossing 2' }],
  ['FTZ', { name: 'Trinity Crossing 2' }],
  ['FTZ Dallas', { name: 'Trinity Crossing 2' }],
  ['LEED', { name: 'Trinity Crossing 2' }],
  ['union pacific', { carrier: 'Union Pacific' }],
  ['union pacific rail', { rail: true, detail: /Union Pacific/ }],
  ['BNSF', { carrier: 'BNSF' }],
  ['CSX', { carrier: 'CSX' }],
  ['mezzanine', { detail: /mezzanine/i }],
  ['480v 3,000 amps', { minAmps: 3_000 }],
  ['3,000 amps 480v', { minAmps: 3_000 }],
  // People and their numbers.
  ['Delia Marchetti', { contact: 'Delia Marchetti' }],
  ['marchetti', { contact: 'Delia Marchetti' }],
  ['972-555-0118', { phone: '9725550118' }],
  ['(972) 555-0118', { phone: '9725550118' }],
  ['Marchetti cross dock', { contact: 'Delia Marchetti', type: 'Cross-dock' }],
  // Quantities with their units.
  ['1.2 million sf', { minSpace: 450_000 }],
  ['8000 sf', { hasSpace: true, maxSpace: 22_500 }],
  ['1 million square feet', { fits: 1_000_000 }],
  ['100,000 m2', { name: 'Trinity Crossing 2' }],
  ['trailer parking 300 stalls', { minTrailers: 300 }],
  ['trailer parking: 250', { minTrailers: 250 }],
  ['truck court 185', { minCourt: 185 }],
  ["185' truck court", { minCourt: 185 }],
  ["cross-dock with 185' truck court", { minCourt: 185, type: 'Cross-dock' }],
  ['60 ft column spacing', { minColumns: 60 }],
  ['80 ft column spacing', { minColumns: 60 }],
  ['columns 54 x 60', { minColumns: 60 }],
  ['20 MW', { minMegawatts: 20 }],
  ['datacenter 20 MW', { type: 'Data center' }],
  ['car parking 400', { minCars: 400 }],
  ['400 car stalls', { minCars: 400 }],
  ['dock doors 150', { minDocks: 150 }],
  ['lowest rent Texas', { state: 'TX', hasSpace: true }],
  ['19 acre yard', { minAcres: 19 }],
  // Dates.
  ['new construction 2027 delivery', { status: 'under-construction', availableBy: '2027-12-31' }],
  ['delivering 2027', { availableBy: '2027-12-31' }],
  ['300-600k sf columbus now', { market: 'columbus', minSpace: 300_000 }],
  // Where nothing fits, the same farther away.
  ['cold storage within 100 miles of Atlanta', { type: 'Cold storage', within: [...atlanta, 1_000] }],
  ['cooler houston', { type: 'Cold storage', within: [...houston, 1_000] }],
  ['freezer space near Los Angeles', { type: 'Cold storage', market: 'los-angeles' }],
  ['rail served chicago 36 clear', { rail: true, minClear: 36 }],
  ['zip 60436 rail', { rail: true, within: [41.5, -88.1, 1_000] }],
  ['build-to-suit phoenix', { status: 'under-construction', within: [...phoenix, 1_000] }],
  ['BTS Dallas', { status: 'under-construction', market: 'dallas-fort-worth' }],
  ['under construction near Dallas', { status: 'under-construction', within: [...dallas, 35] }],
  ['Tampa', { market: 'miami' }],
  ['last mile near downtown Miami', { type: 'Last mile', market: 'miami' }],
  // Roads and places.
  ['near I-45 and I-20', { submarket: 'South Dallas' }],
  ['I-45 & I-20', { submarket: 'South Dallas' }],
  ['Phoenix West Valley', { market: 'phoenix' }],
  ['oak cliff', { submarket: 'South Dallas' }],
  ['ny metro', { market: 'northern-new-jersey' }],
  ['Exit 8A', { market: 'northern-new-jersey' }],
  ['Kansas City MO', { name: 'Birmingham Bend 1' }],
  ['Trinity Xing', { name: 'Trinity Crossing' }],
  ['Harbor Gate II', { name: 'Harbor Gate 2' }],
  ['causeway trinity 2', { name: 'Trinity Crossing 2' }],
  ['Brooklyn last mile', { type: 'Last mile', market: 'northern-new-jersey' }],
  ['Ontaro CA 100k', { city: 'Ontario, California', hasSpace: true }],
  ['rail carrier union pacific texas', { rail: true, state: 'TX' }],
  ['parking for 300 cars', { minCars: 300 }],
  // Ordinary words.
  ['powered shell', { type: 'Data center' }],
  ['pharma cold chain', { type: 'Cold storage' }],
  ['blast freezer', { type: 'Cold storage' }],
  ['warehouse for lease near me', { hasSpace: true }],
  ['sublease', { hasSpace: true }],
  ['spec building', { status: 'under-construction' }],
  ['solar roof', { detail: /solar/i }],
];

/** Texts that mean nothing to any building. */
export const nonsenseSearches: readonly string[] = ['zzzzqqq', 'helipad', 'qwertz asdfgh', 'blorptang'];
