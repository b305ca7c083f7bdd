/** The eight regions, in the order a map is read: from the northwest to the northeast. */

export type RegionFacts = { slug: string; name: string; picture: string; lead: string; excerpt: string };

export const regionFacts: readonly RegionFacts[] = [
  {
    slug: 'pacific-northwest',
    name: 'Pacific Northwest',
    picture: 'hero-port',
    lead: 'Two ports, one valley and 162 days of rain a year. We build docks with four-foot canopies here and drain every roof to a rain garden before it reaches the Green River or the Columbia.',
    excerpt: 'Seattle–Tacoma and Portland: port-side buildings, wet winters, timber.',
  },
  {
    slug: 'northern-california',
    name: 'Northern California',
    picture: 'ext-urban-infill',
    lead: 'Oakland unloads, the Central Valley stores, Sacramento and Reno send on. Four markets within 220 miles of one another, so one tenant in five leases from us in two of them.',
    excerpt: 'East Bay, Central Valley, Sacramento and Reno: from the quay to the inland shed.',
  },
  {
    slug: 'southern-california',
    name: 'Southern California',
    picture: 'ext-lastmile-vans',
    lead: 'San Pedro Bay, 21 million people and the strictest air rules in the country. Every truck court we have built here since 2022 has conduit for one charger to each four doors.',
    excerpt: 'Los Angeles, Inland Empire, Orange County and San Diego: our largest region.',
  },
  {
    slug: 'mountain',
    name: 'Mountain',
    picture: 'ext-cold-storage',
    lead: 'Four cities, each 300 to 500 miles from the next, each with its own stock of what it sells. Summer is 115 degrees in Phoenix, winter is 10 below in Denver, and a building has to work in both.',
    excerpt: 'Las Vegas, Phoenix, Salt Lake City and Denver: far apart and growing.',
  },
  {
    slug: 'texas',
    name: 'Texas',
    picture: 'ext-cross-dock',
    lead: 'Flat land, short permits and five interstates. Texas is where our largest buildings stand: Trinity Crossing 1 and 2 have 1.8 million square feet under two roofs.',
    excerpt: 'Dallas–Fort Worth, Houston, San Antonio, Austin and El Paso: long buildings in straight lines.',
  },
  {
    slug: 'midwest',
    name: 'Midwest',
    picture: 'reg-plains',
    lead: 'Rail decides here. Eleven of our Midwest buildings have a spur or a yard within three miles, and our first multistory building goes up in Chicago.',
    excerpt: 'Minneapolis, Chicago, Indianapolis, Columbus, St. Louis and Kansas City.',
  },
  {
    slug: 'southeast',
    name: 'Southeast',
    picture: 'reg-subtropical',
    lead: 'Savannah takes the containers, Atlanta sorts them, Nashville, Charlotte and Miami sell what was in them. Roofs here are rated for wind first: 120 miles an hour in Charlotte, 175 in Miami.',
    excerpt: 'Nashville, Atlanta, Charlotte, Savannah and Miami.',
  },
  {
    slug: 'northeast',
    name: 'Northeast',
    picture: 'reg-forest-hills',
    lead: 'Land here has been used before: three of every four buildings we own stand where a mill, a depot or a steel works stood. We keep what can be kept and write down what was in the ground.',
    excerpt: 'Northern New Jersey, Lehigh Valley, Baltimore and Boston.',
  },
];
