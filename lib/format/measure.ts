import { formatOneDecimal, formatUpToOneDecimal, formatWhole } from './number.ts';

/** A quantity in US units and in metric units. Both strings include the unit. */
export type Measurement = { us: string; metric: string };

const METERS_PER_FOOT = 0.3048;
const SQUARE_METERS_PER_SQUARE_FOOT = METERS_PER_FOOT ** 2;
const HECTARES_PER_ACRE = 0.404_685_642_24;
const KILOMETERS_PER_MILE = 1.609_344;

export const toSquareMeters = (squareFeet: number) => squareFeet * SQUARE_METERS_PER_SQUARE_FOOT;

/** Formats a floor area: `1,042,730 sq ft`, `96,873 m²`. */
export function formatArea(squareFeet: number): Measurement {
  return { us: `${formatWhole(squareFeet)} sq ft`, metric: `${formatWhole(toSquareMeters(squareFeet))} m²` };
}

/** Formats a length or height: `1,690 ft`, `515 m`. Up to 100 ft the metric value has one decimal: `40 ft`, `12.2 m`. */
export function formatLength(feet: number): Measurement {
  const meters = feet * METERS_PER_FOOT;
  return { us: `${formatUpToOneDecimal(feet)} ft`, metric: `${feet <= 100 ? formatOneDecimal(meters) : formatWhole(meters)} m` };
}

/** Formats a land area: `64.2 acres`, `26.0 ha`. From 100 hectares the metric value is a whole number: `1,433 acres`, `580 ha`. */
export function formatLandArea(acres: number): Measurement {
  const hectares = acres * HECTARES_PER_ACRE;
  return {
    us: `${formatUpToOneDecimal(acres)} ${acres === 1 ? 'acre' : 'acres'}`,
    metric: `${hectares < 100 ? formatOneDecimal(hectares) : formatWhole(hectares)} ha`,
  };
}

/** Formats a distance: `4.8 mi`, `7.7 km`. */
export function formatDistance(miles: number): Measurement {
  return { us: `${formatOneDecimal(miles)} mi`, metric: `${formatOneDecimal(miles * KILOMETERS_PER_MILE)} km` };
}
