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
  {
    building: 'telegraph-2',
    alt: 'Aerial view of the end of a very large sand-colored cross-dock warehouse with a glass office corner, trailers along one side, cars in a parking lot and a road lined with palms, a city skyline in haze',
  },
  {
    building: 'jimmy-deloach-1',
    alt: 'Aerial view of a long white cross-dock warehouse with navy panels in low sun, tractors and trailers at its dock doors, a two-story glass office corner, young pines along a four-lane road',
  },
  {
    building: 'storey-flat-data-hall',
    alt: 'Aerial view of a low white data center with an orange band, three rows of cooling units on its roof, a glass office in the middle of its front and a parking lot, dry hills behind',
  },
  {
    building: 'lock-yard',
    alt: 'Aerial view of a trailer yard in low sun: long rows of trailers of several colors inside a fence, a small white building with dock doors at the far side',
  },
  {
    building: 'barbours-cut-2',
    alt: 'Aerial view of a very long, narrow white warehouse with clay-red panels in low sun, trailers at one row of dock doors and in the stalls across the truck court, coastal grassland behind',
  },
  {
    building: 'saltair-3',
    alt: 'Aerial view of a white warehouse with clay-red panels in low sun, an office in the middle of its front, a parking lot and a straight four-lane road, trailers at its rear, dry plain and hills behind',
  },
  {
    building: 'greenwood-yard-3',
    alt: 'Aerial view of the end of a sand-colored warehouse with brown panels in low sun, pines in the foreground, tractors and trailers at one row of dock doors and in the stalls opposite',
  },
  {
    building: 'barbours-cut-3',
    alt: 'Aerial view of a very long, low white warehouse with dark panels and an ochre band, a two-story glass office corner, a parking lot and a road beside it',
  },
  {
    building: 'jurupa-4',
    alt: 'Aerial view of the end and the front of a windowless buff warehouse of fluted panels, cars along its front and a straight road, mountains in haze',
  },
  {
    building: 'neponset-1',
    alt: 'Aerial view under a gray sky of a pale gray warehouse of fluted panels, trailers at one row of dock doors and in the stalls opposite, firs and autumn trees on the grass around it',
  },
  {
    building: 'cactus-avenue-1',
    alt: 'Aerial view of a long white warehouse with sage green panels in low sun, a glass office in the middle of its front, a planted parking lot and a four-lane road, mountains in haze',
  },
  {
    building: 'guasti-4',
    alt: 'Aerial view of a long pale warehouse with a gray corner and an orange band, trailers at one row of dock doors and in the stalls across the truck court, a pond and dry grassland',
  },
  {
    building: 'bandini-3',
    alt: 'Aerial view of a white warehouse with a teal band and dark panels, a glass office corner and a parking lot with palms along a road, rows of other warehouses and a city skyline behind',
  },
  {
    building: 'medley-lock-1',
    alt: 'Aerial view of a tall white cold store with a teal band and refrigeration units on its roof, a lower enclosed dock along its whole length, trailers at the doors and in the stalls opposite, pines around it',
  },
  {
    building: 'otay-gate-2',
    alt: 'Aerial view from the corner of a white warehouse with navy panels: a two-story glass office, a parking lot with palms and a straight road in low sun, hills in haze',
  },
  {
    building: 'tujunga-wash-1',
    alt: 'Aerial view of the end of a long windowless warehouse of buff fluted panels in low sun, trailers at one row of dock doors and in the stalls across the truck court, palms and mountains in haze',
  },
  {
    building: 'paw-creek-2',
    alt: 'Aerial view of a long white warehouse with dark panels and a teal band, a two-story office with ribbon windows at its corner, pines and planted islands in the parking lot, a road in front',
  },
  {
    building: 'mansfield-mill',
    alt: 'Aerial view of a long brick building in low sun with railcars on a spur along its end, entrances with canopies and an office in the middle of its front, a full parking lot beside it',
  },
  {
    building: 'framingham-depot',
    alt: 'Aerial view of a long building with pale blue metal siding and a two-story brick office at its corner, entrances with canopies along the front, a parking lot, firs and autumn trees along a road',
  },
  {
    building: 'orenco-spur-1',
    alt: 'Aerial view under a gray sky of a very long slate-gray warehouse with a glass office corner, a parking lot with dark conifers beside a road, forest and other warehouses behind',
  },
  {
    building: 'cactus-avenue-2',
    alt: 'Aerial view of the end of a very long white warehouse with navy panels, trailers on both sides of its truck court, a glass office corner at the far side, dry grassland and mountains in haze',
  },
  {
    building: 'white-lick-3',
    alt: 'Aerial view of a long white warehouse with light gray panels beside a straight road, firs and autumn trees along its parking lot, green fields around it',
  },
  {
    building: 'valley-green-1',
    alt: 'Aerial view of a large white cross-dock warehouse with dark gray panels and an orange band, trailers at its dock doors and in the stalls beside a road, a two-story glass office corner, firs and autumn trees',
  },
  {
    building: 'homestead-lane-2',
    alt: 'Aerial view along the truck court of a pale gray warehouse with an orange band in low sun, tractors and trailers at its dock doors on one side, trailers of several colors in stalls on the other',
  },
  {
    building: 'white-river-1',
    alt: 'Aerial view under a gray sky of a white warehouse with a two-story glass office corner, tall dark conifers along its parking lot and a four-lane road, wooded hills behind',
  },
  {
    building: 'buffalo-creek-1',
    alt: 'View along a truck court in low sun: a white tractor and trailers at the dock doors of a sand-colored warehouse on one side, parked trailers on the other',
  },
  {
    building: 'hangar-row-1',
    alt: 'Aerial view of a gray warehouse with clay-red panels in low sun, a glass office in the middle of its front, a parking lot with young trees and a road, flat dry grassland behind',
  },
  {
    building: 'sand-creek-2',
    alt: 'Aerial view of the corner of a pale warehouse with an ochre band, tractors and trailers at its dock doors, parked trailers across the truck court, firs and autumn shrubs, dry plain and snowy mountains behind',
  },
  {
    building: 'orchard-levee-2',
    alt: 'View along a truck court in low sun: parked trailers in a row on one side, a teal tractor on its way, trailers at the dock doors of a white warehouse with sage green panels on the other',
  },
  {
    building: 'great-southwest-2',
    alt: 'Aerial view from the corner of a gray warehouse with clay-red panels: a two-story glass office with a red canopy, a lawn and a parking lot with young trees, flat grassland behind',
  },
  {
    building: 'curtis-creek-1',
    alt: 'Aerial view of a white warehouse with sage green panels in low sun, a full row of trailers at its dock doors and another across the truck court, autumn trees and a pond behind',
  },
  {
    building: 'calumet-1',
    alt: 'Aerial view of a compact white warehouse with an ochre band, trailers at its dock doors and in two groups of stalls across the truck court, a dense district of warehouses behind',
  },
  {
    building: 'calumet-3',
    alt: 'Aerial view of a white warehouse with navy panels and a navy band under a gray sky, a two-story office with ribbon windows in the middle of its front, a parking lot with trees and autumn shrubs beside it',
  },
  {
    building: 'medina-mill-1',
    alt: 'Aerial view of a long white building with gray panels in low sun, drive-in doors along its front, rows of white and teal vans and a full parking lot, a two-story office at the near end and trucks on the road',
  },
  {
    building: 'apex-spur-3',
    alt: 'Aerial view of a white building in low sun with a tall glazed office corner at the near end, a row of vans and a full parking lot along its front, palms and desert around it, hills in haze',
  },
  {
    building: 'seventh-street-3',
    alt: 'View along the truck court of a white warehouse with gray panels and a yellow band in low sun, trailers at its dock doors and in the stalls opposite, a teal truck in front',
  },
  {
    building: 'earth-city-1',
    alt: 'Aerial view of a white warehouse with gray corner panels and a thin teal band in low sun, trailers of several colors at its dock doors, a trailer lot across the court, a pond and a road behind',
  },
  {
    building: 'falcon-apron-1',
    alt: 'Aerial view of a sand-colored building with brown panels and a tall glazed office corner, drive-in doors along its front, a row of white and teal vans and a parking lot, desert and a pond behind',
  },
  {
    building: 'hutton-branch-1',
    alt: 'Aerial view from the corner of a gray warehouse with an orange band in low sun: a dark-framed, two-story glass office, cars in the parking lot along the front, grassland and other warehouses behind',
  },
  {
    building: 'storey-flat-2',
    alt: 'Aerial view from the corner of a sand-colored warehouse with fluted walls in low sun, a one-story brick office in front of it, a parking lot with autumn trees, a dry plain and hazy hills behind',
  },
  {
    building: 'ironbound-2',
    alt: 'Aerial view from the corner of a gray warehouse with fluted walls and an orange band under an overcast sky: a one-story office with a row of windows, cars in the parking lot, trees and other warehouses behind, a skyline in the haze',
  },
  {
    building: 'zaragoza-2',
    alt: 'Aerial view of a long white building with green panels and bands in low sun: entrances with canopies along the front, a two-story glass office in the middle, cars and palms, a street in front and desert behind',
  },
  {
    building: 'red-hill-1',
    alt: 'Aerial view from the corner of a long sand-colored building with fluted walls: a one-story, brick-colored office in front, cars in the parking lot, a street lined with shrubs and palms, hazy hills behind',
  },
  {
    building: 'apex-spur-2',
    alt: 'Aerial view of a long white building with fluted walls and a blue band in low sun: a one-story, tan office in the middle of the front, an entrance with a blue canopy, cars and palms, parked trailers, a truck on the street',
  },
  {
    building: 'blanco-bend-2',
    alt: 'Aerial view from the corner of a white warehouse with fluted walls and an orange band: a row of white and teal vans along the front, a large parking lot with young trees, grassland with scattered trees behind',
  },
  {
    building: 'hartmann-2',
    alt: 'Aerial view of a long, cream-colored building with fluted walls and a brown band in low sun: a one-story office, entrances with canopies, cars between tall pines, a street in front and woods with other warehouses behind',
  },
];

const withPicture = new Set(buildingPictures.map(({ building }) => building));

/** Slug of the picture of a building in the media library, or undefined if it has none. */
export function getBuildingPicture(building: string): string | undefined {
  return withPicture.has(building) ? `building-${building}` : undefined;
}
