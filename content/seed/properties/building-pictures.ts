/**
 * The pictures of buildings, rendered from their facts (scripts/pictures). Every picture shows one building and is used only for that building. Buildings without a
 * picture are shown as drawings.
 */

export type BuildingPicture = {
  /** Slug of the building. The file is `building-<slug>.jpg`. */
  building: string;
  /** What the picture shows. */
  alt: string;
};

export const buildingPictures: readonly BuildingPicture[] = [
  {
    building: 'trinity-crossing-2',
    alt: 'Aerial view of a very long white cross-dock warehouse with a thin teal band in low sun, trailers at its dock doors and in the stalls opposite, a glass office corner at the near end and a four-lane road beside it',
  },
  {
    building: 'trinity-crossing-1',
    alt: 'Aerial view of a long white cross-dock warehouse with solar panels on its roof, trailers at the doors and in the stalls, a glass office corner and a road in evening sun',
  },
  {
    building: 'harbor-gate-5',
    alt: 'Aerial view of a pale gray warehouse with an orange band and one row of dock doors in low sun, trailers in the truck court, dark conifers around it and other warehouses behind',
  },
  {
    building: 'agua-fria-cold-store',
    alt: 'Aerial view of a tall white insulated-panel building with a teal band, refrigeration units and solar panels on the roof, a glass office corner, a parking lot, palms and desert landscaping, desert hills behind',
  },
  {
    building: 'ironbound-last-mile',
    alt: 'Aerial view of a low white warehouse with clay-red accents and a glass office corner, rows of white and teal vans under solar canopies along its drive-in doors, and a parking lot in front',
  },
  {
    building: 'rialto-foundry',
    alt: 'Aerial view of a large white warehouse with terracotta panels, a glass office corner, a parking lot with palms beside a road, and hills in haze',
  },
  {
    building: 'calumet-stack',
    alt: 'Aerial view of a gray three-level warehouse with truck courts on two decks, trailers at the dock doors of each level and a spiral ramp at its end, a city skyline behind',
  },
  {
    building: 'bayshore-sawtooth',
    alt: 'Aerial view of a brick building with a sawtooth roof in low sun, a one-story glass office corner and a full parking lot in front, dry grassland and warehouses behind',
  },
  {
    building: 'great-southwest-yard',
    alt: 'Aerial view of a long white warehouse with blue panels in low sun, solar panels on its roof, trailers at one row of dock doors and in a double row of stalls across the truck court, dry grassland behind',
  },
  {
    building: 'valwood-nine',
    alt: 'Street-level view of a two-story glass office corner on a white warehouse with blue panels, lawn in front',
  },
  {
    building: 'northport-3',
    alt: 'Aerial view of a long white cross-dock warehouse with gray and orange panels under a gray sky, trailers at its dock doors and in the stalls opposite',
  },
  {
    building: 'kaufman-gateway',
    alt: 'Aerial view of a long sand-colored warehouse with brown accents, tractors and trailers of several colors at its single row of dock doors, a trailer lot across the court, dry grassland with oaks behind',
  },
  {
    building: 'orchard-timber-one',
    alt: 'Aerial view of a low warehouse with vertical timber slats and a glass entrance in evening sun, a parking lot with conifers in front and wooded hills behind',
  },
  {
    building: 'mossdale-5',
    alt: 'Aerial view of a long white cross-dock warehouse with pale green panels, trailers at its dock doors and in the stalls opposite, a glass office corner and a road in low sun',
  },
  {
    building: 'ogeechee-4',
    alt: 'View along a truck court: trailers at the dock doors of a pale warehouse with a teal band on one side, parked trailers on the other, pines behind',
  },
  {
    building: 'saucon-works-3',
    alt: 'Aerial view of a white cross-dock warehouse with sage green accents, trailers of several colors at the doors and in the stalls, autumn trees and firs along the road, woodland and other warehouses behind',
  },
  {
    building: 'walnut-creek-3',
    alt: 'Aerial view of a long pale warehouse with clay-red accents and one row of dock doors, trailers facing each other across the court, a pond, firs and autumn trees on the grass around it',
  },
  {
    building: 'northport-4',
    alt: 'View along a truck court in low sun: tractors and trailers at the dock doors of a tall white warehouse with blue panels on one side, parked trailers on the other',
  },
  {
    building: 'white-lick-4',
    alt: 'Aerial view of a long white warehouse with a pale blue band and one row of dock doors in low sun, rows of trailers across the truck court, firs and autumn trees at the edge, other warehouses behind',
  },
];

const withPicture = new Set(buildingPictures.map(({ building }) => building));

/** Slug of the picture of a building in the media library, or undefined if it has none. */
export function getBuildingPicture(building: string): string | undefined {
  return withPicture.has(building) ? `building-${building}` : undefined;
}
