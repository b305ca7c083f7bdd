import { formatOneDecimal, formatUpToOneDecimal, formatWhole } from './number.ts';

/** A quantity as Americans measure it, and the same in metric units. Both carry their unit. */
export type Measure = { us: string; metric: string };

const METRES_PER_FOOT = 0.3048;
const SQUARE_METRES_PER_SQUARE_FOOT = METRES_PER_FOOT ** 2;
const HECTARES_PER_ACRE = 0.404_685_642_24;
const KILOMETRES_PER_MILE = 1.609_344;

export const toSquareMetres = (squareFeet: number) => squareFeet * SQUARE_METRES_PER_SQUARE_FOOT;

/** Floor space: `1,042,730 sq ft`, `96,873 m²`. */
export function formatArea(squareFeet: number): Measure {
  return { us: `${formatWhole(squareFeet)} sq ft`, metric: `${formatWhole(toSquareMetres(squareFeet))} m²` };
}

/** Lengths and heights: `1,690 ft`, `515 m`; up to 100 ft a tenth of a metre counts: `40 ft`, `12.2 m`. */
export function formatLength(feet: number): Measure {
  const metres = feet * METRES_PER_FOOT;
  return { us: `${formatUpToOneDecimal(feet)} ft`, metric: `${feet <= 100 ? formatOneDecimal(metres) : formatWhole(metres)} m` };
}

/** Land: `64.2 acres`, `26.0 ha`; of much land whole hectares: `1,433 acres`, `580 ha`. */
export function formatSite(acres: number): Measure {
  const hectares = acres * HECTARES_PER_ACRE;
  return {
    us: `${formatUpToOneDecimal(acres)} ${acres === 1 ? 'acre' : 'acres'}`,
    metric: `${hectares < 100 ? formatOneDecimal(hectares) : formatWhole(hectares)} ha`,
  };
}

/** Ways: `4.8 mi`, `7.7 km`. */
export function formatDistance(miles: number): Measure {
  return { us: `${formatOneDecimal(miles)} mi`, metric: `${formatOneDecimal(miles * KILOMETRES_PER_MILE)} km` };
}
