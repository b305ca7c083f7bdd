/**
 * What brokers type, and the buildings that they expect, described by facts of the seed. The expectations do not depend on the code of the search:
 * a building is expected if it has all of the facts.
 */
import type { Building } from '../../../content/seed/properties/building.ts';

type ExpectedFacts = Partial<Pick<Building, 'market' | 'city' | 'submarket' | 'type' | 'status' | 'rail' | 'leaseType'>> & {
  /** Beginning of the name. */
  name?: string;
  region?: string;
  /** Two letters. */
  state?: string;
  zip?: string;
  /** Part of the street. */
  street?: string;
  hasSpace?: boolean;
  /** The lease can start on the day of the test. */
  isAvailableNow?: boolean;
  availableBy?: string;
  minClear?: number;
  minDocks?: number;
  minDriveIns?: number;
  minTrailers?: number;
  minAmps?: number;
  minYear?: number;
  maxRent?: number;
  /** A unit of this size can be leased. */
  fits?: number;
  minSpace?: number;
  maxSpace?: number;
  minCourt?: number;
  /** The wider distance between columns. */
  minColumns?: number;
  minCars?: number;
  minMegawatts?: number;
  minAcres?: number;
  /** In the details, highlights or description of the building, or on its campaign page. */
  detail?: RegExp;
  /** Serves the building, or a terminal near it. */
  carrier?: string;
  /** Name of a contact. */
  contact?: string;
  /** Digits of the phone number of a contact. */
  phone?: string;
  /** Name of an interstate, and maximum distance in miles from it. */
  interstate?: readonly [name: RegExp, miles: number];
  /** Miles from a point. */
  within?: readonly [latitude: number, longitude: number, miles: number];
};

export type BrokerSearch = readonly [text: string, expected: ExpectedFacts];

const dallas = [32.7791, -96.8003] as const;
const ohare = [41.9786, -87.9048] as const;
const lax = [33.9425, -118.4081] as const;
const dfwAirport = [32.8998, -97.0403] as const;

export const brokerSearches: readonly BrokerSearch[] = [
  // Markets and their nicknames.
  ['dallas', { market: 'dallas-fort-worth' }],
  ['Dallas-Fort Worth', { market: 'dallas-fort-worth' }],
  ['DFW', { market: 'dallas-fort-worth' }],
  ['dfw industrial', { market: 'dallas-fort-worth' }],
  ['warehouse space in Houston', { market: 'houston' }],
  ['Chicago', { market: 'chicago' }],
  ['chicagoland', { market: 'chicago' }],
  ['LA', { market: 'los-angeles' }],
  ['Los Angeles', { market: 'los-angeles' }],
  ['inland empire', { market: 'inland-empire' }],
  ['IE warehouse', { market: 'inland-empire' }],
  ['OC', { market: 'orange-county' }],
  ['vegas', { market: 'las-vegas' }],
  ['SLC', { market: 'salt-lake-city' }],
  ['Seattle', { market: 'seattle-tacoma' }],
  ['tacoma', { market: 'seattle-tacoma' }],
  ['pdx', { market: 'portland' }],
  ['st louis', { market: 'st-louis' }],
  ['Saint Louis', { market: 'st-louis' }],
  ['kc', { market: 'kansas-city' }],
  ['indy', { market: 'indianapolis' }],
  ['twin cities', { market: 'minneapolis' }],
  ['northern new jersey', { market: 'northern-new-jersey' }],
  ['lehigh valley', { market: 'lehigh-valley' }],
  ['bay area', { market: 'east-bay' }],
  ['ATL', { market: 'atlanta' }],
  ['phx', { market: 'phoenix' }],
  // Regions and states.
  ['Midwest', { region: 'midwest' }],
  ['southern california', { region: 'southern-california' }],
  ['socal', { region: 'southern-california' }],
  ['pacific northwest', { region: 'pacific-northwest' }],
  ['TX', { state: 'TX' }],
  ['texas', { state: 'TX' }],
  ['California', { state: 'CA' }],
  ['CA', { state: 'CA' }],
  ['nevada', { state: 'NV' }],
  ['Georgia', { state: 'GA' }],
  ['South Carolina', { state: 'SC' }],
  ['new jersey', { state: 'NJ' }],
  ['nj', { state: 'NJ' }],
  ['Kansas', { state: 'KS' }],
  // Cities, with and without a state, and ZIP codes.
  ['Wilmer', { city: 'Wilmer, Texas' }],
  ['wilmer tx', { city: 'Wilmer, Texas' }],
  ['Newark, NJ', { city: 'Newark, New Jersey' }],
  ['newark ca', { city: 'Newark, California' }],
  ['fort worth', { city: 'Fort Worth, Texas' }],
  ['Ft Worth', { city: 'Fort Worth, Texas' }],
  ['grand prairie', { city: 'Grand Prairie, Texas' }],
  ['La Porte', { city: 'La Porte, Texas' }],
  ['laporte tx', { city: 'La Porte, Texas' }],
  ['ontario ca', { city: 'Ontario, California' }],
  ['Portland OR', { city: 'Portland, Oregon' }],
  ['kent wa', { city: 'Kent, Washington' }],
  ['elk grove village', { city: 'Elk Grove Village, Illinois' }],
  ['long beach', { city: 'Long Beach, California' }],
  ['75172', { zip: '75172' }],
  ['98424', { zip: '98424' }],
  ['zip 92337', { zip: '92337' }],
  ['Joliet 60436', { zip: '60436' }],
  ['07105', { zip: '07105' }],
  // Submarkets and streets.
  ['south dallas', { submarket: 'South Dallas' }],
  ['Northwest Dallas', { submarket: 'Northwest Dallas' }],
  ['great southwest', { submarket: 'Great Southwest' }],
  ['kent valley', { submarket: 'Kent Valley' }],
  ['tacoma tideflats', { submarket: 'Tacoma Tideflats' }],
  ["O'Hare", { submarket: 'O’Hare' }],
  ['meadowlands', { submarket: 'Meadowlands' }],
  ['south bay', { submarket: 'South Bay' }],
  ['Millers Ferry', { street: 'Millers Ferry Road' }],
  ['2400 Millers Ferry Rd', { street: '2400 Millers Ferry Road' }],
  ['pacific hwy e', { street: 'Pacific Highway East' }],
  ['Bandini Blvd', { street: 'Bandini Boulevard' }],
  ['old river road', { street: 'Old River Road' }],
  ['commerce center blvd', { street: 'Commerce Center Boulevard' }],
  // Names.
  ['Trinity Crossing 2', { name: 'Trinity Crossing 2' }],
  ['trinity crossing', { name: 'Trinity Crossing' }],
  ['harbor gate', { name: 'Harbor Gate' }],
  ['Harbor Gate 5', { name: 'Harbor Gate 5' }],
  ['valwood 9', { name: 'Valwood Nine' }],
  ['calumet stack', { name: 'Calumet Stack' }],
  ['agua fria', { name: 'Agua Fria' }],
  ['sparrows point', { name: 'Sparrows Point' }],
  // Beginnings while typing.
  ['trin', { name: 'Trinity Crossing' }],
  ['bolingb', { city: 'Bolingbrook, Illinois' }],
  ['carlst', { city: 'Carlstadt, New Jersey' }],
  // Typing errors.
  ['Dalas', { market: 'dallas-fort-worth' }],
  ['huoston', { market: 'houston' }],
  ['phenix', { market: 'phoenix' }],
  ['Trnity Crossing 2', { name: 'Trinity Crossing 2' }],
  ['milers ferry', { street: 'Millers Ferry Road' }],
  ['pflugervile', { city: 'Pflugerville, Texas' }],
  ['indianapolsi', { market: 'indianapolis' }],
  // Building types.
  ['cold storage', { type: 'Cold storage' }],
  ['freezer', { type: 'Cold storage' }],
  ['cooler', { type: 'Cold storage' }],
  ['refrigerated warehouse', { type: 'Cold storage' }],
  ['last mile', { type: 'Last mile' }],
  ['urban infill', { type: 'Last mile' }],
  ['crossdock', { type: 'Cross-dock' }],
  ['cross dock', { type: 'Cross-dock' }],
  ['rear-load', { type: 'Rear-load' }],
  ['flex', { type: 'Light industrial' }],
  ['data center', { type: 'Data center' }],
  ['multi-story', { type: 'Multistory' }],
  ['trailer yard', { type: 'Trailer yard' }],
  ['outdoor storage', { type: 'Trailer yard' }],
  // Features and status.
  ['rail served', { rail: true }],
  ['rail spur', { rail: true }],
  ['modified gross', { leaseType: 'modified gross' }],
  ['under construction', { status: 'under-construction' }],
  ['available now', { isAvailableNow: true }],
  ['available', { hasSpace: true }],
  // Sizes and other quantities.
  ['200k sf', { fits: 200_000 }],
  ['50,000 sq ft', { fits: 50_000 }],
  ['500,000+ sf', { minSpace: 500_000 }],
  ['under 20,000 sf', { hasSpace: true, maxSpace: 20_000 }],
  ["40' clear available", { minClear: 40, hasSpace: true }],
  ['44 clear', { minClear: 44 }],
  ['150 dock doors', { minDocks: 150 }],
  ['12 drive-in doors', { minDriveIns: 12 }],
  ['250 trailer stalls', { minTrailers: 250 }],
  ['6,000 amps', { minAmps: 6_000 }],
  ['under $7 psf', { maxRent: 7 }],
  ['available by June 2027', { availableBy: '2027-06-30' }],
  // Several things at once.
  ['cold storage phoenix', { type: 'Cold storage', market: 'phoenix' }],
  ['cross-dock inland empire', { type: 'Cross-dock', market: 'inland-empire' }],
  ['last mile atlanta', { type: 'Last mile', market: 'atlanta' }],
  ['rail texas', { rail: true, state: 'TX' }],
  ['dallas available now', { market: 'dallas-fort-worth', isAvailableNow: true }],
  ['houston vacancies', { market: 'houston', hasSpace: true }],
  ['36 clear houston', { minClear: 36, market: 'houston' }],
  ['leased in portland', { market: 'portland', status: 'leased' }],
  ['near Dallas 40 ft clear', { minClear: 40, within: [...dallas, 35] }],
  ['within 10 miles of 75172', { within: [32.598, -96.684, 10] }],
  ['200,000 sq ft, 40 ft clear, near Dallas, now', { name: 'Trinity Crossing 2' }],
  // As brokers type: abbreviations and trade terms.
  ['NTX', { market: 'dallas-fort-worth' }],
  ['SoCal cross dock', { region: 'southern-california', type: 'Cross-dock' }],
  ['ATL 300k+', { minSpace: 300_000, within: [33.76, -84.42, 260] }],
  [
    "cross dock 36' clear Dallas under 500,000",
    { market: 'dallas-fort-worth', type: 'Cross-dock', minClear: 36, hasSpace: true, maxSpace: 500_000 },
  ],
  ['food grade', { type: 'Cold storage' }],
  ['food-grade warehouse phoenix', { type: 'Cold storage', market: 'phoenix' }],
  ['IOS', { type: 'Trailer yard' }],
  ['industrial outdoor storage', { type: 'Trailer yard' }],
  ['trailer parking', { minTrailers: 1 }],
  ['trailer parking DFW', { minTrailers: 1, market: 'dallas-fort-worth' }],
  ['spec building Q1 2027', { status: 'under-construction' }],
  ['spec building Q4 2027', { status: 'under-construction', availableBy: '2027-12-31' }],
  ['BTS', { status: 'under-construction' }],
  ['sublease', { hasSpace: true }],
  ['sublease Houston', { hasSpace: true, market: 'houston' }],
  ['rail served Chicago', { rail: true, within: [41.75, -87.8, 1_000] }],
  ['2 dock doors Phoenix small bay', { market: 'phoenix', minDocks: 2 }],
  // ZIP+4 codes, counties, airports and ports.
  ['75172-1204', { zip: '75172' }],
  ['Newark 07105-4411', { zip: '07105' }],
  ['Fontana, CA 92337-0110', { zip: '92337' }],
  ['Maricopa County', { market: 'phoenix' }],
  ['King County WA', { within: [47.55, -122.22, 20] }],
  ['Pierce County', { within: [47.2, -122.33, 6] }],
  ['Harris County TX', { within: [29.85, -95.4, 26] }],
  ['San Bernardino County', { market: 'inland-empire' }],
  ['Will County', { within: [41.5, -88, 24] }],
  ['Cook County industrial', { market: 'chicago' }],
  ['Miami-Dade County', { market: 'miami' }],
  ['Alameda County', { market: 'east-bay' }],
  ['Los Angeles County', { market: 'los-angeles' }],
  ['Clark County NV', { market: 'las-vegas' }],
  ['Orange County', { market: 'orange-county' }],
  ["near O'Hare", { within: [...ohare, 35] }],
  ['near ohare airport', { within: [...ohare, 35] }],
  ['near LAX', { within: [...lax, 35] }],
  ['LAX', { within: [...lax, 35] }],
  ['near DFW airport', { within: [...dfwAirport, 35] }],
  ['within 15 miles of DFW airport', { within: [...dfwAirport, 15] }],
  ['SeaTac airport', { market: 'seattle-tacoma' }],
  ['near Sky Harbor', { market: 'phoenix' }],
  ['Hartsfield', { within: [33.6407, -84.4277, 35] }],
  ['near JFK', { market: 'northern-new-jersey' }],
  ['near EWR', { within: [40.6895, -74.1745, 35] }],
  ['ONT airport', { within: [34.056, -117.6012, 35] }],
  ['near port of long beach', { within: [33.754, -118.2165, 35] }],
  ['port of oakland', { market: 'east-bay' }],
  ['Port Newark', { submarket: 'Port Newark' }],
  ['near the port of savannah', { market: 'savannah' }],
  ['port of houston', { within: [29.68, -95, 35] }],
  ['port of los angeles', { within: [33.7361, -118.2639, 35] }],
  ['port of tacoma', { within: [47.265, -122.42, 35] }],
  // Highways and abbreviated streets.
  ['I-80', { interstate: [/^I-80$/, 10] }],
  ['I-80 corridor', { submarket: 'I-80 Corridor' }],
  ['I55 chicago', { submarket: 'I-55 Corridor' }],
  ['interstate 16', { submarket: 'I-16' }],
  ['I-35', { interstate: [/^I-35[EW]?$/, 10] }],
  ['I 95', { interstate: [/^I-95$/, 10] }],
  ['interstate 10', { interstate: [/^I-10$/, 10] }],
  ['i35e', { interstate: [/^I-35E$/, 10] }],
  ['near I-78', { interstate: [/^I-78$/, 10] }],
  ['within 5 miles of I-45', { interstate: [/^I-45$/, 5] }],
  ['Interstate Highway 20', { interstate: [/^I-20$/, 10] }],
  ['I-75 N', { interstate: [/^I-75$/, 10] }],
  ['cross-dock off I-20', { interstate: [/^I-20$/, 10], type: 'Cross-dock' }],
  ['texas I-10 available', { interstate: [/^I-10$/, 10], state: 'TX', hasSpace: true }],
  // A word with a minus sign is left out, so that it does not empty the result.
  ['-office', { hasSpace: true }],
  ['dallas -rail', { market: 'dallas-fort-worth' }],
  ['Valwood Pkwy', { street: 'Valwood Parkway' }],
  ['westport parkway', { street: 'Westport Parkway' }],
  ['2820 N Lombard St', { street: '2820 North Lombard Street' }],
  ['S Wilmington Ave', { street: 'South Wilmington Avenue' }],
  ['US 80 Forney', { city: 'Forney, Texas' }],
  ['Hwy 146', { street: 'State Highway 146' }],
  ['NE Starr Blvd', { street: 'Northeast Starr Boulevard' }],
  ['Old Hwy 90 W', { street: 'Old Highway 90 West' }],
  ['Fourth Ave E', { street: 'Fourth Avenue East' }],
  ['4th avenue east', { street: 'Fourth Avenue East' }],
  // Typing errors, also in cities without buildings.
  ['Sacremanto', { market: 'sacramento' }],
  ['Mineapolus', { market: 'minneapolis' }],
  ['Pheonex', { market: 'phoenix' }],
  ['Bollingbruk', { city: 'Bolingbrook, Illinois' }],
  ['Charlote', { market: 'charlotte' }],
  ['Baltimroe', { market: 'baltimore' }],
  ['Savanha', { market: 'savannah' }],
  ['Indianopalis', { market: 'indianapolis' }],
  ['Los Angelas', { market: 'los-angeles' }],
  ['Las Vagas', { market: 'las-vegas' }],
  ['Forth Worth', { city: 'Fort Worth, Texas' }],
  ['Huston', { market: 'houston' }],
  ['Seatle', { market: 'seattle-tacoma' }],
  ['Collumbus', { market: 'columbus' }],
  ['San Antonia', { market: 'san-antonio' }],
  ['Rancho Cucamunga', { within: [34.12, -117.57, 35] }],
  ['Albuquerqe', { market: 'el-paso' }],
  // Longer searches.
  ['cold storage LA', { type: 'Cold storage', market: 'los-angeles' }],
  ['class A warehouse 100k SF Phoenix', { market: 'phoenix', hasSpace: true, minSpace: 90_000, maxSpace: 150_000 }],
  ['500k sf cross dock 40 clear', { type: 'Cross-dock', minClear: 40, fits: 500_000 }],
  ['warehouse for lease chicago il', { market: 'chicago', hasSpace: true }],
  ['industrial space for lease in Atlanta GA', { market: 'atlanta', hasSpace: true }],
  ['min 32 clear SLC', { market: 'salt-lake-city', minClear: 32 }],
  ["32' min clear, 20+ docks, Reno", { market: 'reno', minClear: 32, minDocks: 20 }],
  ['heavy power los angeles', { market: 'los-angeles', minAmps: 4000 }],
  ['DFW 2500 amps', { market: 'dallas-fort-worth', minAmps: 2500 }],
  ['warehouse w/ drive in, Denver', { market: 'denver', minDriveIns: 1 }],
  ['NNN Dallas', { market: 'dallas-fort-worth', leaseType: 'triple net' }],
  ['50k sf Ft. Worth', { market: 'dallas-fort-worth', fits: 50_000 }],
  ['bodega en Dallas', { market: 'dallas-fort-worth' }],
  ['almacén Houston', { market: 'houston' }],
  ['PHX 85043', { zip: '85043' }],
  ['SE Houston', { submarket: 'Southeast', market: 'houston' }],
  ['NW Houston', { submarket: 'Northwest', market: 'houston' }],
  ['GSW', { submarket: 'Great Southwest' }],
  ['PNW cold storage', { region: 'pacific-northwest', type: 'Cold storage' }],
  ['south bay LA', { submarket: 'South Bay', market: 'los-angeles' }],
  ['CHI 60633', { zip: '60633' }],
  ['E. Jurupa St', { street: 'East Jurupa Street' }],
  ['busse rd elk grove', { street: 'Busse Road' }],
  ['ready Q2 2027', { availableBy: '2027-06-30' }],
  ['available 1/1/2027', { availableBy: '2027-01-01' }],
  ['100 trailer stalls Inland Empire', { minTrailers: 100, market: 'inland-empire' }],
  ["40' clear 1M sf", { fits: 1_000_000, minClear: 40 }],
  ['1,000,000 SF+', { minSpace: 1_000_000 }],
];
