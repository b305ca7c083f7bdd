/** The eight regions, ordered from the northwest to the northeast. */

export type RegionFacts = {
  slug: string;
  name: string;
  /** Slug of a picture that shows the landscape of the region and opens no other page. */
  picture?: string;
  lead: string;
  excerpt: string;
};

export const regionFacts: readonly RegionFacts[] = [
  {
    slug: 'pacific-northwest',
    name: 'Pacific Northwest',
    picture: 'ext-timber-grove',
    lead: 'Two ports, one valley and 162 days of rain a year. Our docks here have four-foot canopies, and roof runoff goes through a rain garden before it reaches the Green River or the Columbia.',
    excerpt: 'Seattle–Tacoma and Portland: buildings close to the ports, designed for wet winters.',
  },
  {
    slug: 'northern-california',
    name: 'Northern California',
    picture: 'reg-river-city',
    lead: 'Containers land in Oakland, are stored in the Central Valley and move on through Sacramento and Reno. The four markets are within 220 miles of one another, and one in five tenants leases from us in two of them.',
    excerpt: 'East Bay, Central Valley, Sacramento and Reno: from the port to inland distribution.',
  },
  {
    slug: 'southern-california',
    name: 'Southern California',
    picture: 'reg-coast',
    lead: 'San Pedro Bay, 21 million people and the strictest air quality rules in the country. Every truck court we have built here since 2022 has conduit for one charger per four dock doors.',
    excerpt: 'Los Angeles, Inland Empire, Orange County and San Diego: our largest region.',
  },
  {
    slug: 'mountain',
    name: 'Mountain',
    picture: 'reg-mountains',
    lead: 'Four cities, each 300 to 500 miles from the next, so each one stores what it sells. It gets to 115 degrees in Phoenix in summer and 10 below in Denver in winter, and our buildings are designed for both.',
    excerpt: 'Las Vegas, Phoenix, Salt Lake City and Denver: four growing cities, far apart.',
  },
  {
    slug: 'texas',
    name: 'Texas',
    picture: 'ext-cross-dock',
    lead: 'Flat land, fast permits and five interstates. Our largest buildings are in Texas: Trinity Crossing 1 and 2 have 1.8 million square feet between them.',
    excerpt: 'Dallas–Fort Worth, Houston, San Antonio, Austin and El Paso: home to our largest buildings.',
  },
  {
    slug: 'midwest',
    name: 'Midwest',
    picture: 'reg-plains',
    lead: 'In the Midwest, rail decides where freight goes. Eleven of our buildings are within three miles of a rail yard, and our first three-level building is under construction in Chicago.',
    excerpt: 'Minneapolis, Chicago, Indianapolis, Columbus, St. Louis and Kansas City: close to rail.',
  },
  {
    slug: 'southeast',
    name: 'Southeast',
    picture: 'reg-subtropical',
    lead: 'Containers land in Savannah and are distributed from Atlanta to Nashville, Charlotte and Miami. Roofs here are designed for wind first: 120 mph in Charlotte, 175 mph in Miami.',
    excerpt: 'Nashville, Atlanta, Charlotte, Savannah and Miami: growing cities and a growing port.',
  },
  {
    slug: 'northeast',
    name: 'Northeast',
    picture: 'reg-forest-hills',
    lead: 'Land here has been used before. Three out of four of our buildings replaced a mill, a depot or a steelworks. We reuse what we can and publish what we find in the ground.',
    excerpt: 'Northern New Jersey, Lehigh Valley, Baltimore and Boston: rebuilt industrial land.',
  },
];
