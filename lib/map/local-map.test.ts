import { expect, test } from 'vitest';
import { createLocalMap } from './local-map.ts';
import { separateMarkers } from './separate-markers.ts';

const dallas = [
  { latitude: 32.6107, longitude: -96.7028 },
  { latitude: 32.9, longitude: -97.3 },
];

test('projects every location onto the map, north above south and west left of east', () => {
  const map = createLocalMap(dallas);
  const [southEast, northWest] = dallas.map((location) => map?.project(location) ?? { x: -1, y: -1 });
  for (const { x, y } of [southEast, northWest].filter((point) => point !== undefined)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map?.width ?? 0);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map?.height ?? 0);
  }
  expect(northWest?.y).toBeLessThan(southEast?.y ?? 0);
  expect(northWest?.x).toBeLessThan(southEast?.x ?? 0);
});

test('draws the surrounding counties and labels the grid lines', () => {
  const map = createLocalMap(dallas);
  expect(map?.counties).toMatch(/^M[\d.]/);
  expect(map?.counties.length).toBeLessThan(20_000);
  expect(map?.placeLabels([]).grid.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/° N$/), expect.stringMatching(/° W$/)]),
  );
});

test('draws a map of a single location, and none without locations', () => {
  expect(createLocalMap(dallas.slice(0, 1))?.counties).not.toBe('');
  expect(createLocalMap([])).toBeNull();
});

test('separates overlapping markers and does not move the others', () => {
  const markers = separateMarkers(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 103, y: 100 },
      { x: 400, y: 400 },
    ],
    28,
  );
  for (const [index, one] of markers.entries()) {
    for (const other of markers.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(27.9);
  }
  expect(markers[3]).toEqual({ x: 400, y: 400 });
});

test('the outermost locations are 40 units from the edges of the map', () => {
  const [southEast, northWest] = dallas.map((location) => createLocalMap(dallas)?.project(location));
  expect(northWest?.x).toBe(40);
  expect(southEast?.x).toBe(600);
  const tall = [
    { latitude: 32, longitude: -97 },
    { latitude: 33, longitude: -96.9 },
  ];
  expect(tall.map((location) => createLocalMap(tall)?.project(location).y)).toEqual([520, 40]);
});

test('a single location is in the middle of the map', () => {
  const [location] = dallas;
  const point = location && createLocalMap([location])?.project(location);
  expect(point?.x).toBeCloseTo(320, 0);
  expect(Math.abs((point?.y ?? 0) - 280)).toBeLessThan(1);
});

test.each([1, 1.6])(
  'labels the interstates, cities, counties and grid lines without overlaps, in letters of %d times the size',
  (scale) => {
    const map = createLocalMap(dallas);
    const marker = { left: 300, right: 330, top: 260, bottom: 290 };
    const labels = map?.placeLabels([marker], scale) ?? { grid: [], roads: [], cities: [], counties: [] };
    expect(map?.roads).toMatch(/^M/);
    expect(labels.roads.map(({ text }) => text)).toEqual(
      expect.arrayContaining(
        scale === 1 ? ['I-20', 'I-30', 'I-35E', 'I-35W', 'I-45', 'I-635', 'I-820'] : ['I-20', 'I-30', 'I-35E', 'I-45'],
      ),
    );
    expect(labels.grid.length > 4).toBe(scale === 1);
    expect(labels.cities.map(({ text }) => text)).toEqual(expect.arrayContaining(['Dallas', 'Fort Worth', 'Arlington']));
    const boxes = [
      marker,
      ...labels.roads.map(({ x, y, width, height }) => ({
        left: x - width / 2,
        right: x + width / 2,
        top: y - height / 2,
        bottom: y + height / 2,
      })),
      ...labels.cities.map(({ text, labelX, labelY, anchor }) => {
        const width = text.length * 6 * scale;
        const left = { start: labelX, middle: labelX - width / 2, end: labelX - width }[anchor];
        return { left, right: left + width, top: labelY - 9 * scale, bottom: labelY + 2 * scale };
      }),
      ...labels.counties.map(({ text, x, y }) => ({
        left: x - text.length * 3 * scale,
        right: x + text.length * 3 * scale,
        top: y - 10,
        bottom: y + 2,
      })),
      ...labels.grid.map(({ text, x, y, anchor }) => {
        const width = text.length * 6 * scale;
        const left = anchor === 'start' ? x : x - width / 2;
        return { left, right: left + width, top: y - 9 * scale, bottom: y + 2 };
      }),
    ];
    for (const [index, one] of boxes.entries()) {
      expect(one.left >= 0 && one.right <= 640 && one.top >= 0 && one.bottom <= 560).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false);
    }
  },
);

test('grid lines cross the map at round values, with labels at its edges', () => {
  const map = createLocalMap(dallas);
  expect(map?.graticule.match(/M[\d.]+ 0V540/g)).toHaveLength(3);
  expect(map?.graticule.match(/M0 [\d.]+H640/g)).toHaveLength(5);
  const labels = map?.placeLabels([]).grid;
  expect(labels?.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['97.25° W', 'middle'],
    ['97° W', 'middle'],
    ['96.75° W', 'middle'],
    ['32.6° N', 'start'],
    ['32.7° N', 'start'],
    ['32.8° N', 'start'],
    ['32.9° N', 'start'],
  ]);
  const edges = labels?.map(({ x, y, anchor }) => (anchor === 'middle' ? x > 40 && x < 600 && y === 556 : x === 2 && y > 35 && y < 515));
  expect(edges).not.toContain(false);
});

test.each([0.3, 0.6, 1.5, 3, 6, 12])('a map of %d degrees has two to seven lines in each direction', (span) => {
  const map = createLocalMap([
    { latitude: 33, longitude: -100 },
    { latitude: 33 + span, longitude: -100 + span },
  ]);
  for (const pattern of [/V540/g, /H640/g]) {
    const count = map?.graticule.match(pattern)?.length ?? 0;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(7);
  }
});

test('a map of another continent has no counties, and labels grid lines with its hemispheres', () => {
  const map = createLocalMap([{ latitude: -33.87, longitude: 151.21 }]);
  expect(map?.counties).toBe('');
  const { grid = [], ...others } = map?.placeLabels([]) ?? {};
  expect(others).toEqual({ roads: [], cities: [], counties: [] });
  expect(map?.roads).toBe('');
  expect(grid.every(({ text }) => /° [SE]$/.test(text))).toBe(true);
  expect(new Set(grid.map(({ text }) => text.slice(-1)))).toEqual(new Set(['S', 'E']));
});

test('two overlapping markers move apart by the same distance, in their own direction', () => {
  expect(
    separateMarkers(
      [
        { x: 100, y: 100 },
        { x: 110, y: 100 },
      ],
      28,
    ),
  ).toEqual([
    { x: 90.5, y: 100 },
    { x: 119.5, y: 100 },
  ]);
  expect(
    separateMarkers(
      [
        { x: 103, y: 104 },
        { x: 100, y: 100 },
      ],
      10,
    ),
  ).toEqual([
    { x: 104.8, y: 106.4 },
    { x: 98.2, y: 97.6 },
  ]);
});

test('markers at the minimum distance stay, and nearer ones do not', () => {
  const place = (x: number) =>
    separateMarkers(
      [
        { x: 100, y: 100 },
        { x, y: 100 },
      ],
      28,
    );
  expect(place(128)).toEqual([
    { x: 100, y: 100 },
    { x: 128, y: 100 },
  ]);
  expect(place(127.9)[0]?.x).toBeLessThan(100);
});

test('markers at the same point move apart in the same way each time', () => {
  const markers = Array.from({ length: 6 }, () => ({ x: 100, y: 100 }));
  const separated = separateMarkers(markers, 28);
  expect(separateMarkers(markers, 28)).toEqual(separated);
  expect(new Set(separated.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(markers).toEqual(Array.from({ length: 6 }, () => ({ x: 100, y: 100 })));
  for (const { x, y } of separated) expect(Math.hypot(x - 100, y - 100)).toBeLessThan(3 * 28);
});

test('no marker or a single one has nothing to move away from', () => {
  expect(separateMarkers([], 28)).toEqual([]);
  expect(separateMarkers([{ x: 100, y: 100 }], 28)).toEqual([{ x: 100, y: 100 }]);
});

test('a marker at the edge of the map hides the label of the grid line that it would cover', () => {
  const map = createLocalMap(dallas);
  const [first] = map?.placeLabels([]).grid ?? [];
  const marker = first && { left: first.x - 13, right: first.x + 13, top: first.y - 13, bottom: first.y + 13 };
  expect(map?.placeLabels(marker ? [marker] : []).grid).not.toContainEqual(first);
});
