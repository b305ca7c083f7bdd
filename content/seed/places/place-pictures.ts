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
  {
    slug: 'market-portland',
    title: 'Portland, above the river',
    alt: 'Aerial view of a white warehouse with a glass office corner among dark conifers, with a wide river and a single snow-covered mountain behind it',
    caption: 'A warehouse between the conifers and the river.',
  },
  {
    slug: 'market-inland-empire',
    title: 'Inland Empire, below the mountains',
    alt: 'Aerial view of a white warehouse with orange corners and trailers at its dock doors, with palms, houses with tile roofs and snow-capped mountains in the haze behind it',
    caption: 'Warehouses on the valley floor, with the mountains behind the houses.',
  },
  {
    slug: 'market-orange-county',
    title: 'Orange County, beside the houses',
    alt: 'Aerial view of a white warehouse with boxcars beside it and a parking lot in front, with a wide plain of houses with tile roofs and low golden hills behind it',
    caption: 'A warehouse at the edge of a residential district.',
  },
  {
    slug: 'market-san-diego',
    title: 'San Diego, on the mesa',
    alt: 'Aerial view of a long white warehouse with dark blue corners, trailers along one side and a full parking lot, with other warehouses on dry grass, houses and brown hills behind it',
    caption: 'Warehouses on the mesa, with the hills to the south.',
  },
  {
    slug: 'market-central-valley',
    title: 'Central Valley, among the orchards',
    alt: 'Aerial view of a white warehouse with trailers at its dock doors on dry grass, with rows of orchards and low hills on the horizon behind it',
    caption: 'A warehouse beside the orchards of the valley.',
  },
  {
    slug: 'market-sacramento',
    title: 'Sacramento, across the river',
    alt: 'Aerial view of a white warehouse with trailers at its dock doors among oaks, with a river, other warehouses and the towers of a small downtown behind it',
    caption: 'Warehouses across the river from downtown.',
  },
  {
    slug: 'market-salt-lake-city',
    title: 'Salt Lake City, below the range',
    alt: 'Aerial view of a long white warehouse with trailers along one side on dry grass, with a broad sheet of water and a high range of snow-capped mountains behind it',
    caption: 'A warehouse on the flats between the water and the mountains.',
  },
  {
    slug: 'market-austin',
    title: 'Austin, beside the river',
    alt: 'Aerial view of a white warehouse with dark stone corners and trailers in its truck court, with groves of oaks, a river, wooded hills and the towers of a downtown behind it',
    caption: 'A warehouse east of downtown, among groves of oaks.',
  },
  {
    slug: 'market-san-antonio',
    title: 'San Antonio, below the hills',
    alt: 'Aerial view of a white warehouse with sand-colored corners and a parking lot beside a road, with oaks, other warehouses and low wooded hills behind it',
    caption: 'Warehouses among the oaks at the foot of the hills.',
  },
  {
    slug: 'market-el-paso',
    title: 'El Paso, below the mountains',
    alt: 'Aerial view of a very long white warehouse with orange corners and a yard full of trailers on desert ground, with city blocks and bare brown mountains behind it',
    caption: 'A warehouse on the desert floor, with the city below the mountains.',
  },
  {
    slug: 'market-indianapolis',
    title: 'Indianapolis, among the fields',
    alt: 'Aerial view of a white warehouse with a thin teal band, a glass office corner and rows of parked cars, with a white grain elevator and other warehouses among green fields behind it',
    caption: 'A warehouse beside the grain elevator that it is named after.',
  },
  {
    slug: 'market-columbus',
    title: 'Columbus, in autumn',
    alt: 'Aerial view of a white warehouse with dark blue corners and a glass entrance beside a road lined with autumn trees, with other warehouses and the towers of a downtown on the horizon',
    caption: 'Warehouses among fields and autumn trees, with downtown on the horizon.',
  },
  {
    slug: 'market-st-louis',
    title: 'St. Louis, across the river',
    alt: 'Aerial view of a very long white warehouse with orange corners and trailers at its dock doors among autumn trees, with a wide river and the towers of a downtown on its far side',
    caption: 'A warehouse on the east side of the river, with downtown across the water.',
  },
  {
    slug: 'market-kansas-city',
    title: 'Kansas City, beside the rail yard',
    alt: 'Aerial view of a large white warehouse with a glass office corner and trailers on two sides, with lines of freight cars on a rail yard and wind turbines on the plain behind it',
    caption: 'A warehouse beside the rail yard, with wind turbines on the plain.',
  },
  {
    slug: 'market-nashville',
    title: 'Nashville, among wooded hills',
    alt: 'Aerial view of a white warehouse with a yellow band, a glass office and trailers at its dock doors, surrounded by woods, with two lines of green hills on the horizon',
    caption: 'Warehouses in the woods, with hills on the horizon.',
  },
  {
    slug: 'market-atlanta',
    title: 'Atlanta, in the woods',
    alt: 'Aerial view of a gray warehouse with a red-brown band and trailers at its dock doors, surrounded by dense woods, with the towers of a downtown above the trees',
    caption: 'A warehouse in the woods, with downtown above the trees.',
  },
  {
    slug: 'market-charlotte',
    title: 'Charlotte, beside the river',
    alt: 'Aerial view of a white warehouse with pale green corners and a parking lot among dark trees, with a river and the towers of a downtown above the woods behind it',
    caption: 'A warehouse in the woods beside the river.',
  },
  {
    slug: 'market-miami',
    title: 'Miami, beside the canal',
    alt: 'Aerial view of a long white cold-storage warehouse with cooling units on its roof among dark green trees, with a canal, houses with tile roofs and a long line of towers behind it',
    caption: 'A cold-storage warehouse beside the canal, with downtown on the horizon.',
  },
  {
    slug: 'market-northern-new-jersey',
    title: 'Northern New Jersey, across from the city',
    alt: 'Aerial view of a white warehouse with a glass office corner beside a road with trees, with a river, dense city blocks and a long line of tall towers behind it',
    caption: 'A warehouse in the meadows, with the towers across the river.',
  },
  {
    slug: 'market-lehigh-valley',
    title: 'Lehigh Valley, in autumn',
    alt: 'Aerial view of a large white warehouse with sand-colored corners, a glass office corner and trailers on two sides among autumn trees, with houses and long wooded ridges behind it',
    caption: 'Warehouses in the valley below the wooded ridges.',
  },
  {
    slug: 'market-baltimore',
    title: 'Baltimore, near the terminal',
    alt: 'Aerial view of a white warehouse with a glass office corner among conifers and autumn trees, with stacks of containers, orange cranes, the harbor and the towers of a downtown behind it',
    caption: 'A warehouse near the container terminal, with downtown across the harbor.',
  },
];
