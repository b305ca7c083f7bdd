/** The package has no types. */
declare module 'zipcodes' {
  export const codes: Readonly<
    Record<string, { zip: string; latitude: number; longitude: number; city: string; state: string; country: string }>
  >;
}
