/** Labels of a local map: those of the grid lines at the edge, large cities, road numbers, other cities and counties, in this order of importance, each at a position where it covers nothing else. */
import { type Box, createLabelPlacer, overlaps } from './boxes.ts';
import type { Point } from './simplify.ts';

export type RoadLabel = { x: number; y: number; text: string; width: number; height: number };
export type CityLabel = {
  x: number;
  y: number;
  text: string;
  labelX: number;
  labelY: number;
  anchor: 'start' | 'middle' | 'end';
  isLarge: boolean;
};
export type CountyLabel = { x: number; y: number; text: string };

/** The label of a grid line, at the edge of the map. */
export type GridLabel = { x: number; y: number; text: string; anchor: 'start' | 'middle' };

export type LocalLabels = {
  grid: readonly GridLabel[];
  roads: readonly RoadLabel[];
  cities: readonly CityLabel[];
  counties: readonly CountyLabel[];
};

export type LabelInput = {
  width: number;
  height: number;
  /** Visible parts of the roads, in map units. */
  roads: readonly { name: string; points: readonly Point[] }[];
  /** Cities on the map, most important first. */
  cities: readonly { name: string; x: number; y: number }[];
  counties: readonly { name: string; x: number; y: number }[];
  grid: readonly GridLabel[];
};

/** Average width of a letter of each kind of label, in map units. */
const ROAD_LETTER = 6.8;
const CITY_LETTER = 6.4;
const COUNTY_LETTER = 6.4;
const GRID_LETTER = 6.4;
const ROAD_HEIGHT = 17;
const CITY_RADIUS = 2.5;
/** Width of the edge that belongs to the labels of the grid lines. */
const EDGE = { side: 6, bottom: 24 };
/** The largest cities come before the roads, whose numbers have more possible positions. */
const MAX_LARGE_CITIES = 5;
const MAX_CITIES = 16;

/**
 * @param obstacles areas that no label may cover, such as markers
 * @param scale size of the letters relative to a large screen. If they are larger, there is room only for road numbers and large cities.
 */
export function placeLocalLabels(input: LabelInput, obstacles: readonly Box[], scale = 1): LocalLabels {
  const { width, height, roads, cities } = input;
  const hasRoom = scale <= 1;
  const counties = hasRoom ? input.counties : [];
  const grid = (hasRoom ? input.grid : [])
    .map((label) => ({ label, box: getTextBox(label, label.text.length * GRID_LETTER * scale, scale) }))
    .filter(({ box }) => !obstacles.some((obstacle) => overlaps(box, obstacle)));
  const placer = createLabelPlacer({ left: EDGE.side, right: width - EDGE.side, top: EDGE.side, bottom: height - EDGE.bottom }, [
    ...obstacles,
    ...grid.map(({ box }) => box),
  ]);
  const placeCities = (list: LabelInput['cities'], limit: number, isLarge: boolean) =>
    list
      .flatMap(({ name, x, y }): CityLabel[] => {
        const free = placer.place(listCityPositions(name, { x, y, scale }));
        return free
          ? [{ text: name, x: Math.round(x), y: Math.round(y), labelX: free.x, labelY: free.y, anchor: free.anchor, isLarge }]
          : [];
      })
      .slice(0, limit);
  const largestCities = placeCities(cities.slice(0, MAX_LARGE_CITIES), MAX_LARGE_CITIES, true);
  const roadLabels = roads.flatMap(({ name, points }): RoadLabel[] => {
    const label = { text: name, width: (name.length * ROAD_LETTER + 8) * scale, height: ROAD_HEIGHT * scale };
    const free = placer.place(
      points.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y), box: getCenteredBox(x, y, label.width, label.height) })),
    );
    return free ? [{ ...label, x: free.x, y: free.y }] : [];
  });
  const otherCities = placeCities(hasRoom ? cities.slice(MAX_LARGE_CITIES) : [], MAX_CITIES - MAX_LARGE_CITIES, false);
  return {
    grid: grid.map(({ label }) => label),
    roads: roadLabels,
    cities: [...largestCities, ...otherCities],
    counties: counties.flatMap(({ name, x, y }) => {
      const size = { width: name.length * COUNTY_LETTER * scale, height: 14 * scale };
      const free = placer.place([{ x: Math.round(x), y: Math.round(y), box: getCenteredBox(x, y - 4, size.width, size.height) }]);
      return free ? [{ text: name, x: free.x, y: free.y }] : [];
    }),
  };
}

/** The box of a text whose baseline is at y. */
function getTextBox({ x, y, anchor }: { x: number; y: number; anchor: CityLabel['anchor'] }, width: number, scale: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - 10 * scale, bottom: y + 3 * scale };
}

function getCenteredBox(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Positions of a city's name to the right, left, bottom and top of its dot. The box contains the dot too, so that no dot is without its name. */
function listCityPositions(name: string, { x, y, scale }: { x: number; y: number; scale: number }) {
  const width = name.length * CITY_LETTER * scale;
  const gap = CITY_RADIUS + 4;
  const dot = { left: x - CITY_RADIUS, right: x + CITY_RADIUS, top: y - CITY_RADIUS, bottom: y + CITY_RADIUS };
  const positions = [
    { x: x + gap, y: y + 4 * scale, anchor: 'start' as const },
    { x: x - gap, y: y + 4 * scale, anchor: 'end' as const },
    { x, y: y + gap + 9 * scale, anchor: 'middle' as const },
    { x, y: y - gap - 2, anchor: 'middle' as const },
  ];
  return positions.map((position) => {
    const text = getTextBox(position, width, scale);
    return {
      x: Math.round(position.x),
      y: Math.round(position.y),
      anchor: position.anchor,
      box: {
        left: Math.min(dot.left, text.left),
        right: Math.max(dot.right, text.right),
        top: Math.min(dot.top, text.top),
        bottom: Math.max(dot.bottom, text.bottom),
      },
    };
  });
}
