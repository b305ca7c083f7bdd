/** Converts routes, written as lists of towns, to smooth lines. */

export type TownPosition = { name: string; state: string; latitude: number; longitude: number; population: number };

/** Latitude and longitude in degrees. */
type Position = readonly [latitude: number, longitude: number];

export type Road = { name: string; line: Position[] };

/** The maximum distance between two points of a smooth line, in degrees (about 10 miles). */
const MAX_STEP = 0.15;

/** The maximum distance between two towns of a route, in degrees. Larger gaps are towns that were looked up in the wrong place. */
const MAX_GAP = 3;

const normalizeName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^saint/, 'st');

/** @throws Error naming the route and the town if a town does not exist or is too far from the one before it */
export function createRoads(routes: Readonly<Record<string, string>>, towns: readonly TownPosition[]): Road[] {
  const townsByName = new Map<string, TownPosition>();
  for (const town of towns) {
    const key = `${town.state} ${normalizeName(town.name)}`;
    if ((townsByName.get(key)?.population ?? -1) < town.population) townsByName.set(key, town);
  }
  return Object.entries(routes).map(([route, text]) => {
    const line = parseStops(text).map(({ state, stop }): Position => {
      const coordinates = /^([\d.]+)\/(-[\d.]+)$/.exec(stop);
      if (coordinates) return [Number(coordinates[1]), Number(coordinates[2])];
      const town = townsByName.get(`${state} ${normalizeName(stop)}`);
      if (!town) throw new Error(`${route}: the town "${stop}, ${state}" does not exist. Use another town, or its latitude/longitude.`);
      return [town.latitude, town.longitude];
    });
    for (const [index, point] of line.entries()) {
      const previous = line[index - 1] ?? point;
      if (Math.hypot(point[0] - previous[0], point[1] - previous[1]) > MAX_GAP)
        throw new Error(`${route}: the stops ${index} and ${index + 1} are too far apart. Add a stop, or replace the wrong one.`);
    }
    return { name: getRoadNumber(route), line: smoothLine(line).map(([latitude, longitude]) => [round(latitude), round(longitude)]) };
  });
}

/** Parses `CA Tracy, Stockton; NV Reno`. */
function parseStops(text: string): { state: string; stop: string }[] {
  return text.split(';').flatMap((part) => {
    const state = part.trim().slice(0, 2);
    return part
      .trim()
      .slice(3)
      .split(',')
      .map((stop) => ({ state, stop: stop.trim() }));
  });
}

/** The number on the signs, without the words that distinguish roads with the same number: `I-205 Tracy` is `I-205`. */
const getRoadNumber = (route: string) => route.split(' ')[0] ?? route;

const round = (degrees: number) => Number(degrees.toFixed(3));

/** Returns points on a centripetal Catmull–Rom curve through the given points, which has no loops or overshoots between them. */
export function smoothLine(points: readonly Position[]): Position[] {
  const smooth: Position[] = points.slice(0, 1);
  for (let i = 1; i < points.length; i++) {
    const [p1, p2] = [points[i - 1] as Position, points[i] as Position];
    const [p0, p3] = [points[i - 2] ?? p1, points[i + 1] ?? p2];
    const steps = Math.max(1, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / MAX_STEP));
    for (let step = 1; step <= steps; step++) smooth.push(step === steps ? p2 : interpolate([p0, p1, p2, p3], step / steps));
  }
  return smooth;
}

/** Barry and Goldman's pyramid for the segment between the second and the third point. */
function interpolate([p0, p1, p2, p3]: readonly [Position, Position, Position, Position], fraction: number): Position {
  const getKnot = (previous: number, a: Position, b: Position) => previous + Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6) ** 0.5;
  const t0 = 0;
  const t1 = getKnot(t0, p0, p1);
  const t2 = getKnot(t1, p1, p2);
  const t3 = getKnot(t2, p2, p3);
  const t = t1 + (t2 - t1) * fraction;
  const mix = (a: Position, b: Position, from: number, to: number): Position => {
    const weight = (t - from) / (to - from);
    return [a[0] + (b[0] - a[0]) * weight, a[1] + (b[1] - a[1]) * weight];
  };
  const [a1, a2, a3] = [mix(p0, p1, t0, t1), mix(p1, p2, t1, t2), mix(p2, p3, t2, t3)];
  return mix(mix(a1, a2, t0, t2), mix(a2, a3, t1, t3), t1, t2);
}
