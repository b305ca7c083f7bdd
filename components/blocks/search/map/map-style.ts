/** The style of the interactive map: states, interstates and cities from our own data, and no requests to other servers. */
import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import { isMainInterstate, listCities, listInterstates } from '#lib/map/geography.ts';

/** CSS colors of the page. */
export type MapColors = { water: string; land: string; border: string; road: string; text: string; quietText: string };

type States = Topology<{ states: GeometryCollection }>;

type Features = Extract<GeoJSONSourceSpecification['data'], { type: 'FeatureCollection' }>['features'];

function createSource(features: Features, attribution?: string): GeoJSONSourceSpecification {
  return { type: 'geojson', data: { type: 'FeatureCollection', features }, ...(attribution && { attribution }) };
}

const createStates = () => {
  const topology = atlas as unknown as States;
  return createSource(feature(topology, topology.objects.states).features, 'States: US Census Bureau');
};

const createRoads = () =>
  createSource(
    listInterstates().map((road) => ({
      type: 'Feature',
      properties: { name: road.name, isMain: isMainInterstate(road) },
      geometry: { type: 'LineString', coordinates: road.line },
    })),
    'Interstates: simplified routes',
  );

const createCities = () =>
  createSource(
    listCities().map(({ name, longitude, latitude, population }) => ({
      type: 'Feature',
      properties: { name, population },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
    'Cities: <a href="https://www.geonames.org/">GeoNames</a>',
  );

/** The smallest population of the cities that are labeled from a zoom level. */
const cityLevels = [
  { zoom: 3, population: 600_000 },
  { zoom: 5.5, population: 150_000 },
  { zoom: 7.5, population: 60_000 },
  { zoom: 9, population: 20_000 },
] as const;

/** A part of the map that is added in a task of its own. */
type MapPart = { source: string; createSource?: () => GeoJSONSourceSpecification; layers: readonly LayerSpecification[] };

/** The map before its parts are added. Without `glyphs`, MapLibre draws text with fonts of the page. */
export const createEmptyStyle = (colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [{ id: 'water', type: 'background', paint: { 'background-color': colors.water } }],
});

/** The parts of the map, in drawing order. Adding all of them at once would block the page for a noticeable time. */
export function listMapParts(colors: MapColors): MapPart[] {
  const font = ['Archivo', 'Arial', 'sans-serif'];
  const halo = { 'text-halo-color': colors.land, 'text-halo-width': 1.5 };
  return [
    {
      source: 'states',
      createSource: createStates,
      layers: [
        { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.land } },
        { id: 'borders', type: 'line', source: 'states', paint: { 'line-color': colors.border, 'line-width': 1 } },
      ],
    },
    {
      source: 'roads',
      createSource: createRoads,
      layers: [
        {
          id: 'main-roads',
          type: 'line',
          source: 'roads',
          filter: ['get', 'isMain'],
          layout: { 'line-join': 'round' },
          paint: { 'line-color': colors.road, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 10, 3] },
        },
        {
          id: 'other-roads',
          type: 'line',
          source: 'roads',
          minzoom: 6.5,
          filter: ['!', ['get', 'isMain']],
          layout: { 'line-join': 'round' },
          paint: { 'line-color': colors.road, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.5, 10, 2] },
        },
      ],
    },
    {
      source: 'cities',
      createSource: createCities,
      layers: [],
    },
    ...cityLevels.map(({ zoom, population }, index): MapPart => ({
      source: 'cities',
      layers: [
        {
          id: `cities-${index}`,
          type: 'symbol',
          source: 'cities',
          minzoom: zoom,
          ...(cityLevels[index + 1] && { maxzoom: cityLevels[index + 1]?.zoom }),
          filter: ['>=', ['get', 'population'], population],
          layout: {
            'text-field': ['get', 'name'],
            'text-font': font,
            'text-size': 13,
            // Markers are at the city. Its name is below them.
            'text-anchor': 'top',
            'text-offset': [0, 1.4],
            'symbol-sort-key': ['-', ['get', 'population']],
            'text-padding': 6,
          },
          paint: { 'text-color': colors.text, ...halo },
        },
      ],
    })),
    {
      source: 'roads',
      layers: [
        {
          id: 'road-numbers',
          type: 'symbol',
          source: 'roads',
          minzoom: 5.5,
          layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 11, 'symbol-spacing': 300 },
          paint: { 'text-color': colors.quietText, ...halo },
        },
      ],
    },
  ];
}
