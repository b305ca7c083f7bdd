/** Types of the markets and business parks in the seed. */

export type Park = {
  name: string;
  city: string;
  /** Two-letter abbreviation. */
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
  /** Buildings and square feet owned. The company's totals are the sums over all markets. */
  buildings: number;
  squareFeet: number;
  /** Average asking rent in USD per square foot per year, triple net. */
  rent: number;
  /** Number of generated buildings with space available today. */
  availableNowCount: number;
  /** Number of generated buildings with space available at a later date. */
  availableLaterCount: number;
  /** Slug of a picture that shows the landscape of the market and opens no other page. */
  picture?: string;
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
  const match = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(place);
  if (!match?.[1] || !match[2] || !match[3]) throw new Error(`“${place}” does not have the form “City, ST 00000”.`);
  return { name, city: match[1], state: match[2], zip: match[3], submarket, latitude, longitude, street, zoning };
}
