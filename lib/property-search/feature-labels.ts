/** Labels of the features of properties, by their value in the GraphQL schema. */
export const featureLabels = {
  AVAILABLE: 'Space available',
  AVAILABLE_NOW: 'Available now',
  RAIL: 'Rail-served',
  REFRIGERATED: 'Refrigerated',
  DRIVE_IN_DOORS: 'Drive-in doors',
  TRAILER_STALLS: 'Trailer stalls',
  DIVISIBLE: 'Divisible',
} as const;

export type FeatureName = keyof typeof featureLabels;
