/** Interstate highways, as the maps of the site draw them. */
import { getStraightMiles } from '#lib/map/distance.ts';
import { listInterstates } from '#lib/map/geography.ts';
import { type Point, simplifyLine } from '#lib/map/simplify.ts';

/** A straight piece of a road, between longitudes and latitudes. */
export type RoadPiece = { from: Point; to: Point };

/** Longer pieces are divided, because the area around a long diagonal contains many properties that are far from the road. */
const MAX_PIECE_MILES = 30;

/** In square degrees: the simplified road stays within about a mile of the drawn one, and has half as many pieces. */
const MAX_TRIANGLE = 0.0005;

/** The branches of I-35 in Dallas–Fort Worth and in Minneapolis–Saint Paul have letters. */
const removeBranch = (name: string) => name.replace(/[EW]$/, '');

const roadsByName = Map.groupBy(listInterstates(), ({ name }) => removeBranch(name));

/**
 * Returns the name of an interstate, or null if the maps have no such road.
 * @param number Number with an optional letter: `35`, `35e`. A direction, as in `I-95 N`, is not part of the name.
 */
export function findInterstate(number: string): string | null {
  const name = `I-${number.toUpperCase()}`;
  const whole = name.replace(/[NSEW]$/, '');
  const roads = roadsByName.get(whole);
  if (!roads) return null;
  return roads.some((road) => road.name === name) ? name : whole;
}

/** Lists the pieces of an interstate. One without a letter includes its branches. */
export function listRoadPieces(name: string): RoadPiece[] {
  const roads = (roadsByName.get(removeBranch(name)) ?? []).filter((road) => road.name.startsWith(name));
  return roads.flatMap(({ line }) => {
    const points = simplifyLine(line, MAX_TRIANGLE);
    return points.slice(1).flatMap((to, index) => dividePiece({ from: points[index] ?? to, to }));
  });
}

const toLocation = ([longitude, latitude]: Point) => ({ latitude, longitude });

function dividePiece({ from, to }: RoadPiece): RoadPiece[] {
  const count = Math.ceil(getStraightMiles(toLocation(from), toLocation(to)) / MAX_PIECE_MILES);
  const at = (index: number): Point => [from[0] + ((to[0] - from[0]) * index) / count, from[1] + ((to[1] - from[1]) * index) / count];
  return Array.from({ length: count }, (_, index) => ({ from: at(index), to: at(index + 1) }));
}
