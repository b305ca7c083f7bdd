/** The words in which markets and their parks are written down. */

export type Park = {
  name: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  submarket: string;
  latitude: number;
  longitude: number;
  street: string;
  zoning: string;
};

export type MarketFacts = {
  slug: string;
  name: string;
  /** State or states, in full. */
  state: string;
  region: string;
  latitude: number;
  longitude: number;
  /** People in the metropolitan area, to the thousand: Census Bureau estimates for 2024. */
  population: number;
  /** Buildings and square feet owned; the sum over all markets is what the company says of itself. */
  buildings: number;
  squareFeet: number;
  /** Usual asking rent, USD per square foot and year, triple net. */
  rent: number;
  /** Composed buildings with space today, and with space at a later date. */
  open: number;
  later: number;
  picture: string;
  /** Two or three sentences. */
  description: string;
  parks: readonly Park[];
};

export const stateNames: Readonly<Record<string, string>> = {
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  FL: 'Florida',
  GA: 'Georgia',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  MA: 'Massachusetts',
  MD: 'Maryland',
  MN: 'Minnesota',
  MO: 'Missouri',
  NC: 'North Carolina',
  NJ: 'New Jersey',
  NV: 'Nevada',
  OH: 'Ohio',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  SC: 'South Carolina',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  WA: 'Washington',
};

/** @param place `City, ST 00000` */
export function createPark(
  name: string,
  place: string,
  submarket: string,
  latitude: number,
  longitude: number,
  street: string,
  zoning: string,
): Park {
  const parts = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(place);
  if (!parts?.[1] || !parts[2] || !parts[3]) throw new Error(`“${place}” is not “City, ST 00000”`);
  return { name, city: parts[1], state: parts[2], zip: parts[3], submarket, latitude, longitude, street, zoning };
}
