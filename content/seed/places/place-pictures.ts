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
  {
    slug: 'market-chicago',
    title: 'Chicago, beside the tracks',
    alt: 'Aerial view of a long white warehouse with a glass office corner and trailers at its dock doors, with a rail yard full of boxcars, city blocks and the towers of a downtown behind it',
    caption: 'A warehouse beside a rail yard, with downtown on the horizon.',
  },
  {
    slug: 'market-savannah',
    title: 'Savannah, near the port',
    alt: 'Aerial view of a white warehouse among pines, with trailers in its truck court, and behind the trees stacks of containers, eight white cranes and a container ship on a river',
    caption: 'A warehouse in the pines near the container terminal.',
  },
  {
    slug: 'market-dallas-fort-worth',
    title: 'Dallas–Fort Worth, on the prairie',
    alt: 'Aerial view of a white warehouse with dark blue corners and a dark blue band, a parking lot and a road in front of it, other warehouses between groves and the towers of a downtown on the horizon',
    caption: 'Warehouses on the prairie, with downtown on the horizon.',
  },
  {
    slug: 'market-houston',
    title: 'Houston, beside the tanks',
    alt: 'Aerial view of a white warehouse with a thin teal band and trailers at its dock doors, with white storage tanks, stacks of containers, blue cranes and two container ships at the edge of a bay behind it',
    caption: 'A warehouse between the tank terminals and the container port.',
  },
];
