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
  /** Miles from a point. */
  within?: readonly [latitude: number, longitude: number, miles: number];
};

export type BrokerSearch = readonly [text: string, expected: ExpectedFacts];

const dallas = [32.7791, -96.8003] as const;

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
];
