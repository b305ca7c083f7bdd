/** The pictures of markets and regions, rendered by scripts/pictures: buildings of ours in the landscape of the place. Each opens the page of its place and no other. */

type PlacePicture = {
  /** `market-` or `region-` and the slug of the place. The file is `<slug>.jpg`. */
  slug: string;
  title: string;
  /** What the picture shows. */
  alt: string;
  caption: string;
};

export const placePictures: readonly PlacePicture[] = [
  {
    slug: 'market-denver',
    title: 'Denver, below the mountains',
    alt: 'Aerial view of a white warehouse with a yellow band and trailers at its dock doors, with houses, a small downtown and a range of snow-capped mountains behind it',
    caption: 'Warehouses on the plain below the mountains.',
  },
  {
    slug: 'market-phoenix',
    title: 'Phoenix, on the desert floor',
    alt: 'Aerial view of a sand-colored warehouse with trailers in its truck court, with palms, other warehouses, houses with tile roofs and bare desert mountains behind it',
    caption: 'Warehouses between the houses and the desert mountains.',
  },
  {
    slug: 'market-los-angeles',
    title: 'Los Angeles, in the basin',
    alt: 'Aerial view of a cream-colored warehouse with a glass office corner, parked cars and palms beside a road, with city blocks, downtown towers and mountains behind it',
    caption: 'A warehouse within sight of downtown.',
  },
  {
    slug: 'market-seattle-tacoma',
    title: 'Seattle–Tacoma, in the valley',
    alt: 'Aerial view of a pale gray warehouse among dark conifers, with trailers at its dock doors, other warehouses between the trees and a single snow-covered mountain on the horizon',
    caption: 'Warehouses between the conifers of the valley.',
  },
];
