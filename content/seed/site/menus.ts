/** The four menus. Their figures are computed from the seed. */
import { pictureKey } from '../page.ts';
import { buildings, formatCount, figures, spellOutCapitalized, formatMillions } from '../figures.ts';
import { link } from '../markup.ts';
import { getMarket, getMarketsInRegion, sumMarkets } from '../places/markets.ts';
import { regionFacts } from '../places/region-facts.ts';
import { ref, type Key, type SeedMenu, type SeedMenuItem } from '../types.ts';

function createItem(key: Key, label: string, description?: string): SeedMenuItem {
  return { label, target: ref(key), ...(description && { description }) };
}

function createFeaturedItem(
  heading: string,
  image: string,
  url: string,
  title: string,
  showPropertySearch = false,
): NonNullable<SeedMenuItem['featuredItem']> {
  return { heading, image: ref(pictureKey(image)), link: link(url, title), showPropertySearch };
}

const coldStores = buildings.filter((item) => item.type === 'Cold storage').length;
const dallas = getMarket('dallas-fort-worth');
const trinity = buildings.find((item) => item.slug === 'trinity-crossing-2');

const regions = regionFacts.map(({ slug, name }) => {
  const markets = getMarketsInRegion(slug);
  return createItem(`regions:${slug}`, name, `${markets.length} markets, ${sumMarkets(markets, 'buildings')} buildings`);
});

export const menus: readonly SeedMenu[] = [
  {
    slug: 'main',
    name: 'Main',
    location: 'MAIN_MENU',
    items: [
      {
        label: 'Properties',
        target: ref('page:property-search'),
        description: `${figures.squareFeetInMillions} million sq ft, from last-mile infill to million-foot cross-docks.`,
        featuredItem: createFeaturedItem(
          'Trinity Crossing 2',
          'building-trinity-crossing-2',
          '/properties/trinity-crossing-2/',
          `${formatCount(trinity?.totalSquareFeet ?? 0)} sq ft in Wilmer, Texas`,
          true,
        ),
        children: [
          { label: 'Search all properties', target: ref('page:property-search'), description: 'By market, size, date and type' },
          createItem('status:available-now', 'Available now', `${figures.availableNow} buildings with space today`),
          createItem(
            'status:under-construction',
            'Under construction',
            `${figures.underConstruction} buildings, ${formatMillions(figures.underConstructionSquareFeet)} sq ft`,
          ),
          createItem('page:build-to-suit', 'Build to suit', `${figures.entitledSites} entitled sites in 13 markets`),
          createItem('page:cold-storage', 'Cold storage', `${spellOutCapitalized(coldStores)} buildings: freezer, cooler and convertible`),
          createItem('page:last-mile', 'Last mile', 'Within 30 minutes of your customers'),
        ],
      },
      {
        label: 'Markets',
        target: '/markets/',
        description: 'Eight regions, each with its own leasing, development and management team.',
        featuredItem: createFeaturedItem(
          'Dallas–Fort Worth',
          'hero-interchange',
          '/markets/dallas-fort-worth/',
          `${dallas.buildings} buildings, ${formatMillions(dallas.squareFeet)} sq ft`,
        ),
        children: regions,
      },
      {
        label: 'What we do',
        target: ref('page:what-we-do'),
        description: 'One team finds the land, designs the building, leases it and maintains it.',
        featuredItem: createFeaturedItem(
          'The operating manual',
          'int-racking',
          '/news/what-212-pages-taught-us-about-a-door/',
          'How we maintain our buildings',
        ),
        children: [
          createItem('page:develop', 'Develop', 'Ground-up and redevelopment'),
          createItem('page:acquire', 'Acquire', 'Buildings and portfolios, 50,000 sq ft and up'),
          createItem('page:lease', 'Lease', 'Terms, costs and a reply in two business days'),
          createItem('page:manage', 'Manage', 'Property managers in every region'),
        ],
      },
      {
        label: 'Sustainability',
        target: ref('page:sustainability'),
        description: `${figures.solarMegawatts} MW of solar on ${figures.solarRoofs} roofs, 96 truck charging ports, 14 wetlands.`,
        featuredItem: createFeaturedItem(
          'A wetland that does the work of a pipe',
          'sus-wetland',
          '/news/a-wetland-that-does-the-work-of-a-pipe/',
          'How the wetland works',
        ),
        children: [
          createItem('page:sustainability', 'Overview', 'Power, water, land and trucks in numbers'),
          createItem('page:solar', 'Rooftop solar', 'What a roof needs and what it earns'),
          createItem('page:reports', 'Annual reports', '2020 to 2025, side by side'),
          createItem('page:community', 'Community', 'Gardens, apprentices and neighbors'),
          createItem('category:sustainability', 'Sustainability news', 'What worked and what did not'),
        ],
      },
      {
        label: 'People',
        target: '/team/',
        description: 'Engineers, brokers and landscapers. One in three has worked on a loading dock.',
        featuredItem: createFeaturedItem('Open positions', 'com-lobby', '/careers/', 'See open positions'),
        children: [
          { label: 'Team directory', target: '/team/', description: 'By region and department' },
          { label: 'Leadership', target: '/leadership/', description: 'Biographies of our officers and directors' },
          createItem('page:governance', 'Board and officers', 'Who decides what'),
          createItem('page:teams', 'Teams', 'Service desk, research and landscape'),
          createItem('page:about', 'About the company', 'History and ownership'),
          createItem('page:careers', 'Careers', 'Open positions, pay and benefits'),
          createItem('page:apprentices', 'Apprentices', 'One year, four trades'),
        ],
      },
      {
        label: 'News',
        target: ref('page:news'),
        description: 'What we have bought, built, measured and learned.',
        featuredItem: createFeaturedItem(
          'The dock door is the product',
          'ext-dock-row',
          '/news/the-dock-door-is-the-product/',
          'We counted every door we own',
        ),
        children: [
          createItem('category:company-news', 'Company news', 'Acquisitions, results, people'),
          createItem('category:insights', 'Insights', 'Research and market notes'),
          createItem('category:development', 'Development', 'Projects from permit to first truck'),
          createItem('category:basics', 'Basics', 'Industry terms explained'),
          createItem('page:press-room', 'Press room', 'Contacts, photos and fact sheet'),
        ],
      },
    ],
  },
  {
    slug: 'top',
    name: 'Top',
    location: 'TOP_NAV_MENU',
    items: [
      createItem('page:tenants', 'Tenants'),
      createItem('page:brokers', 'Brokers'),
      createItem('page:vendors', 'Vendors'),
      createItem('page:careers', 'Careers'),
      { label: 'Saved', target: '/saved/' },
      createItem('page:contact', 'Contact'),
    ],
  },
  {
    slug: 'footer',
    name: 'Footer',
    location: 'FOOTER_MENU',
    items: [
      {
        label: 'Find space',
        target: ref('page:property-search'),
        children: [
          createItem('page:property-search', 'Search properties'),
          { label: 'Markets', target: '/markets/' },
          createItem('page:build-to-suit', 'Build to suit'),
          createItem('page:acquire', 'Sell to us'),
        ],
      },
      {
        label: 'Company',
        target: ref('page:about'),
        children: [
          createItem('page:what-we-do', 'What we do'),
          { label: 'People', target: '/team/' },
          createItem('page:sustainability', 'Sustainability'),
          createItem('page:news', 'Newsroom'),
          createItem('page:press-room', 'Press room'),
        ],
      },
      {
        label: 'Work with us',
        target: ref('page:contact'),
        children: [
          createItem('page:tenants', 'Tenant service desk'),
          createItem('page:brokers', 'Broker toolkit'),
          createItem('page:vendors', 'Vendor registration'),
          createItem('page:careers', 'Careers'),
        ],
      },
    ],
  },
  {
    slug: 'legal',
    name: 'Legal',
    location: 'LEGAL_MENU',
    items: [
      createItem('page:privacy', 'Privacy'),
      createItem('page:terms', 'Terms'),
      createItem('page:accessibility', 'Accessibility'),
      createItem('page:cookies', 'Cookie choices'),
      createItem('page:site-map', 'Site map'),
    ],
  },
];
