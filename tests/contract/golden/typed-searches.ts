/** Searches with the abbreviations, units, shorthand and typing errors of brokers. */
import type { BrokerSearch } from './broker-searches.ts';

const dallas = [32.7791, -96.8003] as const;
const houston = [29.7604, -95.3698] as const;
const losAngeles = [34.0522, -118.2437] as const;
const newark = [40.7357, -74.1724] as const;
const memphis = [35.1495, -90.049] as const;
const dfwAirport = [32.8998, -97.0403] as const;

export const typedSearches: readonly BrokerSearch[] = [
  // Sizes.
  ['looking for 75k sf in savannah', { market: 'savannah', hasSpace: true }],
  ['Ft Worth crossdock 200k+', { name: 'Northport 4' }],
  ['100-150k sf los angeles', { name: 'Telegraph 2' }],
  ['50k-75k sf inland empire', { market: 'inland-empire', minSpace: 50_000, maxSpace: 75_000 }],
  ['under 25,000 sf phoenix', { market: 'phoenix', hasSpace: true, maxSpace: 25_000 }],
  ['< 30k sf chicago', { market: 'chicago', hasSpace: true, maxSpace: 30_000 }],
  ['>500k', { minSpace: 500_000 }],
  ['500,000 SF plus', { minSpace: 500_000 }],
  ['1.5M SF', { minSpace: 500_000 }],
  ['2 msf', { minSpace: 500_000 }],
  ['1 msf cross dock', { name: 'Trinity Crossing 2' }],
  ['half a million square feet', { fits: 500_000 }],
  ['quarter million sf', { fits: 250_000 }],
  ['5,000 sqm', { fits: 53_820 }],
  ['10000 sq m', { fits: 107_639 }],
  ['100000 sq ft', { fits: 100_000 }],
  ['100K SQFT houston', { fits: 100_000, within: [...houston, 260] }],
  ['Vernon CA 58,000 sf', { name: 'Bandini 3' }],
  ['20k small bay las vegas', { market: 'las-vegas', type: 'Light industrial', hasSpace: true }],
  // Heights, doors, courts and columns.
  ['40’ clear inland empire', { market: 'inland-empire', minClear: 40 }],
  ["clear height 36'+ dallas", { market: 'dallas-fort-worth', minClear: 36 }],
  ['dock doors: 40+, clear: 36', { minDocks: 40, minClear: 36 }],
  ['32ft chicago', { market: 'chicago', minClear: 32 }],
  ['minimum 12 dock doors las vegas', { market: 'las-vegas', minDocks: 12 }],
  ['grade level doors miami', { market: 'miami', minDriveIns: 1 }],
  ['dock high and drive in austin', { market: 'austin', minDriveIns: 1 }],
  ['185 ft court', { minCourt: 185 }],
  ['court depth 185', { minCourt: 185 }],
  ['50 x 60 bays', { minColumns: 60 }],
  // Parking and yards.
  ['400 parking', { minCars: 400 }],
  ['auto parking 300', { minCars: 300 }],
  ['300 trailers', { minTrailers: 300 }],
  ['250 trailer drops', { minTrailers: 250 }],
  ['excess trailer parking houston', { market: 'houston', minTrailers: 1 }],
  // Power and utilities.
  ['3000 amp denver', { market: 'denver', minAmps: 3000 }],
  ['480 volt 4000A', { minAmps: 4000 }],
  ['3 phase power nashville', { market: 'nashville' }],
  ['data center 40MW', { type: 'Data center' }],
  // Sprinklers, zoning and what is on the page.
  ['ESFR dallas', { market: 'dallas-fort-worth', detail: /ESFR/ }],
  ['K-25 sprinklers', { detail: /K-25/ }],
  // Cold storage and other types.
  ['refridgerated', { type: 'Cold storage' }],
  ['Pheonix cold storge', { type: 'Cold storage', market: 'phoenix' }],
  ['climate control warehouse', { type: 'Cold storage' }],
  ['reefer miami', { type: 'Cold storage', market: 'miami' }],
  ['freezer/cooler', { type: 'Cold storage' }],
  ['delivery station atlanta', { type: 'Last mile', market: 'atlanta' }],
  ['crosdock', { type: 'Cross-dock' }],
  ['cross doc dallas', { market: 'dallas-fort-worth', type: 'Cross-dock' }],
  // Rail.
  ['transload rail texas', { rail: true, state: 'TX' }],
  ['rail-served savannah', { rail: true, within: [32.08, -81.1, 260] }],
  ['BNSF intermodal', { carrier: 'BNSF' }],
  // Dates.
  ['available in march', { availableBy: '2027-03-31' }],
  ['occupancy by 4/1/27', { availableBy: '2027-04-01' }],
  ['Q3 2027 dallas', { market: 'dallas-fort-worth', availableBy: '2027-09-30' }],
  ['mid-2027', { availableBy: '2027-06-30' }],
  ['move-in ready st louis', { market: 'st-louis', isAvailableNow: true }],
  ['new construction chicago', { status: 'under-construction', market: 'chicago' }],
  // Rents.
  ['$1.10 psf/mo', { maxRent: 13.2 }],
  ['$0.65/sf/month nnn', { maxRent: 7.8 }],
  ['under 7 psf', { maxRent: 7 }],
  ['NNN under $8 dallas', { market: 'dallas-fort-worth', leaseType: 'triple net', maxRent: 8 }],
  ['for sale dallas', { market: 'dallas-fort-worth', hasSpace: true }],
  ['short term lease dallas', { market: 'dallas-fort-worth' }],
  // Subleases.
  ['sublet dallas', { market: 'dallas-fort-worth', hasSpace: true }],
  ['sub-lease atlanta', { market: 'atlanta', hasSpace: true }],
  // Places.
  ['Mira Loma', { market: 'inland-empire' }],
  ['City of Industry', { within: [...losAngeles, 60] }],
  ['Secaucus', { within: [...newark, 40] }],
  ['NJ turnpike', { market: 'northern-new-jersey' }],
  ['Alliance Texas', { submarket: 'North Fort Worth' }],
  ['AllianceTexas', { submarket: 'North Fort Worth' }],
  ['Arlington TX', { within: [32.7357, -97.1081, 40] }],
  ['3PL space memphis', { within: [...memphis, 250] }],
  ['eastern pennsylvania', { market: 'lehigh-valley' }],
  ['I-5 corridor', { interstate: [/^I-5$/, 10] }],
  ['along I-15 las vegas', { market: 'las-vegas', interstate: [/^I-15$/, 10] }],
  ['warehouse near DFW airport 36 clear', { minClear: 36, within: [...dfwAirport, 35] }],
  ['space close to port of savannah', { market: 'savannah' }],
  ['30 minutes from downtown dallas', { within: [...dallas, 40] }],
  ['90058 50k', { name: 'Bandini 3' }],
  ['dallas or houston', { state: 'TX' }],
  ['houston, dallas, san antonio', { state: 'TX' }],
  ['atlanta or savannah cross dock', { state: 'GA', type: 'Cross-dock' }],
  ['reno, vegas available now', { state: 'NV', isAvailableNow: true }],
  ['seattle portland 36 clear', { region: 'pacific-northwest', minClear: 36 }],
  ['otay mesa border', { submarket: 'Otay Mesa' }],
  // Names and people.
  ['bldg 2 trinity crossing', { name: 'Trinity Crossing 2' }],
  ['Trinity Crossing Building 2', { name: 'Trinity Crossing 2' }],
  ['Harbor Gate bldg 5', { name: 'Harbor Gate 5' }],
  ['call delia', { contact: 'Delia Marchetti' }],
  // Typing errors.
  ['availble now dallas', { market: 'dallas-fort-worth', isAvailableNow: true }],
  ['warehuse houston', { market: 'houston' }],
  ['Inland Empier', { market: 'inland-empire' }],
];
