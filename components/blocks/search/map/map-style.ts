/** The style of the interactive map: states, interstates and cities from our own data, and no requests to other servers. */
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
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

function createSources() {
  const topology = atlas as unknown as States;
  return {
    states: createSource(feature(topology, topology.objects.states).features, 'States: US Census Bureau'),
    roads: createSource(
      listInterstates().map((road) => ({
        type: 'Feature',
        properties: { name: road.name, isMain: isMainInterstate(road) },
        geometry: { type: 'LineString', coordinates: road.line },
      })),
      'Interstates: simplified routes',
    ),
    cities: createSource(
      listCities().map(({ name, longitude, latitude, population }) => ({
        type: 'Feature',
        properties: { name, population },
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
      })),
      'Cities: <a href="https://www.geonames.org/">GeoNames</a>',
    ),
  };
}

/** The smallest population of the cities that are labeled from a zoom level. */
const cityLevels = [
  { zoom: 3, population: 600_000 },
  { zoom: 5.5, population: 150_000 },
  { zoom: 7.5, population: 60_000 },
  { zoom: 9, population: 20_000 },
] as const;

/** Without `glyphs`, MapLibre draws text with fonts of the page. */
export function createMapStyle(colors: MapColors): StyleSpecification {
  const font = ['Archivo', 'Arial', 'sans-serif'];
  const halo = { 'text-halo-color': colors.land, 'text-halo-width': 1.5 };
  return {
    version: 8,
    sources: createSources(),
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.land } },
      { id: 'borders', type: 'line', source: 'states', paint: { 'line-color': colors.border, 'line-width': 1 } },
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
      ...cityLevels.map(({ zoom, population }, index) => ({
        id: `cities-${index}`,
        type: 'symbol' as const,
        source: 'cities',
        minzoom: zoom,
        ...(cityLevels[index + 1] && { maxzoom: cityLevels[index + 1]?.zoom }),
        filter: ['>=', ['get', 'population'], population] as ['>=', ['get', string], number],
        layout: {
          'text-field': ['get', 'name'] as ['get', string],
          'text-font': font,
          'text-size': 13,
          // Markers are at the city. Its name is below them.
          'text-anchor': 'top' as const,
          'text-offset': [0, 1.4] as [number, number],
          'symbol-sort-key': ['-', ['get', 'population']] as ['-', ['get', string]],
          'text-padding': 6,
        },
        paint: { 'text-color': colors.text, ...halo },
      })),
      {
        id: 'road-numbers',
        type: 'symbol',
        source: 'roads',
        minzoom: 5.5,
        layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-font': font, 'text-size': 11, 'symbol-spacing': 300 },
        paint: { 'text-color': colors.quietText, ...halo },
      },
    ],
  };
}
