/** The four menus. Numbers in them are counted. */
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
          'ext-cross-dock',
          '/properties/trinity-crossing-2/',
          `${formatCount(trinity?.total ?? 0)} sq ft in Wilmer, Texas`,
          true,
        ),
        children: [
          { label: 'Search all properties', target: ref('page:property-search'), description: 'By market, size, date and type' },
          createItem('status:available-now', 'Available now', `${figures.openNow} buildings with space today`),
          createItem(
            'status:under-construction',
            'Under construction',
            `${figures.building} buildings, ${formatMillions(figures.buildingSquareFeet)} sq ft`,
          ),
          createItem('page:build-to-suit', 'Build to suit', `${figures.entitledSites} sites with entitlements in hand`),
          createItem('page:cold-storage', 'Cold storage', `${spellOutCapitalized(coldStores)} stores: freezer, cooler and convertible`),
          createItem('page:last-mile', 'Last mile', 'Within 30 minutes of the door'),
        ],
      },
      {
        label: 'Markets',
        target: '/markets/',
        description: 'Eight regions, each with its own leasing, building and managing team.',
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
        description: 'One team finds the land, draws the building, leases it and fixes the dock leveler.',
        featuredItem: createFeaturedItem(
          'The operating manual',
          'int-racking',
          '/news/what-212-pages-taught-us-about-a-door/',
          'What a well-kept building looks like',
        ),
        children: [
          createItem('page:develop', 'Develop', 'Ground-up and redevelopment'),
          createItem('page:acquire', 'Acquire', 'Buildings and portfolios from 50,000 sq ft'),
          createItem('page:lease', 'Lease', 'Direct terms, answered within two days'),
          createItem('page:manage', 'Manage', 'Engineers on site in every market'),
        ],
      },
      {
        label: 'Sustainability',
        target: ref('page:sustainability'),
        description: `${figures.solarMegawatts} MW on ${figures.solarRoofs} roofs, 96 chargers for trucks, 14 wetlands.`,
        featuredItem: createFeaturedItem(
          'A pond that does the work of a pipe',
          'sus-wetland',
          '/news/a-wetland-that-does-the-work-of-a-pipe/',
          'How the wetland works',
        ),
        children: [
          createItem('page:sustainability', 'What we measure', 'Power, water, ground and trucks'),
          createItem('page:solar', 'Rooftop solar', 'What a roof needs and what it earns'),
          createItem('page:reports', 'Reports by year', 'Six of them, in the same units'),
          createItem('page:community', 'Community', 'Gardens, apprentices and neighbors'),
          createItem('category:sustainability', 'Latest on sustainability', 'What worked and what did not'),
        ],
      },
      {
        label: 'People',
        target: '/team/',
        description: 'Engineers, brokers, gardeners of roofs. One in three has worked on a loading dock.',
        featuredItem: createFeaturedItem('Six chairs are free', 'com-lobby', '/careers/', 'See open positions'),
        children: [
          { label: 'Team', target: '/team/', description: 'By region and by what they do' },
          { label: 'Leadership', target: '/leadership/', description: 'Officers and board' },
          createItem('page:governance', 'Board and officers', 'Who decides, and above which sum'),
          createItem('page:teams', 'Teams', 'Who works with whom'),
          createItem('page:about', 'About the company', 'How it began, how it is owned'),
          createItem('page:careers', 'Careers', 'Six chairs are free'),
          createItem('page:apprentices', 'Apprentices', 'One year, four trades'),
        ],
      },
      {
        label: 'News',
        target: ref('page:news'),
        description: 'What we counted, bought, built and learned.',
        featuredItem: createFeaturedItem(
          'The dock door is the product',
          'ext-dock-row',
          '/news/the-dock-door-is-the-product/',
          'We counted every door we own',
        ),
        children: [
          createItem('category:company-news', 'Company news', 'Purchases, results, people'),
          createItem('category:insights', 'Insights', 'What we counted and what it means'),
          createItem('category:development', 'Development', 'From the permit to the first truck'),
          createItem('category:basics', 'Basics', 'The words of the trade, with numbers'),
          createItem('page:press-room', 'Press room', 'Whom to call, pictures, one sheet of facts'),
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
      createItem('page:contact', 'Contact'),
    ],
  },
  {
    slug: 'footer',
    name: 'Footer',
    location: 'FOOTER_MENU',
    items: [
      {
        label: 'Space',
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
      createItem('page:site-map', 'All pages'),
    ],
  },
];
