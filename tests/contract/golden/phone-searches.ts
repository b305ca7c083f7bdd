/** Searches as brokers, tenants and drivers type them on a phone or paste them from an email. */
import type { BrokerSearch } from './broker-searches.ts';

const plano = [33.02, -96.7] as const;
const irving = [32.81, -96.95] as const;
const garland = [32.91, -96.64] as const;
const naperville = [41.75, -88.15] as const;

export const phoneSearches: readonly BrokerSearch[] = [
  // Cities without buildings, whose names resemble words of buildings, and cities that share their name.
  ['warehouse in irving texas', { within: [...irving, 35] }],
  ['warehouse space in plano', { within: [...plano, 35] }],
  ['dallas or plano', { market: 'dallas-fort-worth' }],
  ['Garland', { within: [...garland, 35] }],
  ['Naperville', { within: [...naperville, 35] }],
  ['Rock Hill', { market: 'charlotte' }],
  ['Jersey City', { market: 'northern-new-jersey' }],
  ['Commerce City', { market: 'denver' }],
  ['Ft Lauderdale', { market: 'miami' }],
  ['Aurora IL', { within: [41.76, -88.32, 35] }],
  ['Glendale CA', { within: [34.14, -118.25, 35] }],
  // States and metropolitan areas.
  ['Minn.', { state: 'MN' }],
  ['Calif', { state: 'CA' }],
  ['Chicago, Ill.', { market: 'chicago' }],
  ['saint louis mo', { market: 'st-louis' }],
  ['Kansas City, MO', { market: 'kansas-city' }],
  ['Charlotte, NC', { market: 'charlotte' }],
  ['H-town warehouse', { market: 'houston' }],
  ['beltway 8', { market: 'houston' }],
  ['Dade county', { market: 'miami' }],
  ['KATL', { within: [33.6407, -84.4277, 35] }],
  // Roads.
  ['405 freeway', { interstate: [/^I-405$/, 10] }],
  ['off the 5 fife', { city: 'Fife, Washington' }],
  ['210 freeway rialto', { city: 'Rialto, California' }],
  ['14500 Westport Pkwy', { name: 'Northport 4' }],
  // Several places.
  ['florida or georgia', { market: 'savannah', hasSpace: true }],
  ['South Dallas or Great Southwest', { market: 'dallas-fort-worth', submarket: 'South Dallas' }],
  ['Oakland or Hayward CA 60,000 SF', { name: 'Seventh Street 3' }],
  // What is not wanted.
  ['dallas no rail', { market: 'dallas-fort-worth', rail: false }],
  ['w/o rail GA', { state: 'GA', rail: false }],
  ['texas excluding dallas', { market: 'houston', hasSpace: true }],
  ['not leased dallas', { market: 'dallas-fort-worth', hasSpace: true }],
  ['no sublease dallas', { market: 'dallas-fort-worth' }],
  // Quantities.
  ['1M', { minSpace: 900_000 }],
  ['.5M sf', { fits: 500_000 }],
  ['trailer parking dallas 200 stalls', { market: 'dallas-fort-worth', minTrailers: 200 }],
  ['less than 7 dollars a foot', { maxRent: 7 }],
  ['75 cents psf nnn texas', { state: 'TX', maxRent: 9 }],
  ['$6-8 psf texas', { state: 'TX', maxRent: 8 }],
  ['30 minutes from downtown dallas', { within: [32.7791, -96.8003, 20] }],
  // Industry terms.
  ['warehouse w/ rail spur', { rail: true }],
  ['e-commerce fulfillment center columbus', { market: 'columbus' }],
  ['e-commerce dallas', { market: 'dallas-fort-worth' }],
  ['R&D space', { type: 'Light industrial' }],
  ['USDA', { type: 'Cold storage' }],
  ['frezer phoenix', { market: 'phoenix', type: 'Cold storage' }],
  ['imediate houston', { market: 'houston', isAvailableNow: true }],
  ['for leese houston', { market: 'houston' }],
  ['distrubution center atlanta', { market: 'atlanta' }],
  ['bodega frigorífica los angeles', { market: 'los-angeles', type: 'Cold storage' }],
  ['almacén disponible ahora houston', { market: 'houston', isAvailableNow: true }],
];
