/** The four menus. Numbers in them are counted. */
import { picture } from '../content.ts';
import { buildings, count, figures, inWordsFirst, millions } from '../figures.ts';
import { link } from '../markup.ts';
import { marketOf, marketsOf, sumOf } from '../places/markets.ts';
import { regionFacts } from '../places/regions.ts';
import { ref, type Key, type SeedMenu, type SeedMenuItem } from '../types.ts';

function to(key: Key, label: string, description?: string): SeedMenuItem {
  return { label, target: ref(key), ...(description && { description }) };
}

function feature(
  heading: string,
  image: string,
  url: string,
  title: string,
  showPropertySearch = false,
): NonNullable<SeedMenuItem['featuredItem']> {
  return { heading, image: ref(picture(image)), link: link(url, title), showPropertySearch };
}

const coldStores = buildings.filter((item) => item.type === 'Cold storage').length;
const dallas = marketOf('dallas-fort-worth');
const trinity = buildings.find((item) => item.slug === 'trinity-crossing-2');

const regions = regionFacts.map(({ slug, name }) => {
  const markets = marketsOf(slug);
  return to(`regions:${slug}`, name, `${markets.length} markets, ${sumOf(markets, 'buildings')} buildings`);
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
        featuredItem: feature(
          'Trinity Crossing 2',
          'ext-cross-dock',
          '/properties/trinity-crossing-2/',
          `${count(trinity?.total ?? 0)} sq ft in Wilmer, Texas`,
          true,
        ),
        children: [
          { label: 'Search all properties', target: ref('page:property-search'), description: 'By market, size, date and type' },
          to('status:available-now', 'Available now', `${figures.openNow} buildings with space today`),
          to(
            'status:under-construction',
            'Under construction',
            `${figures.building} buildings, ${millions(figures.buildingSquareFeet)} sq ft`,
          ),
          to('page:build-to-suit', 'Build to suit', `${figures.entitledSites} sites with entitlements in hand`),
          to('page:cold-storage', 'Cold storage', `${inWordsFirst(coldStores)} stores: freezer, cooler and convertible`),
          to('page:last-mile', 'Last mile', 'Within 30 minutes of the door'),
        ],
      },
      {
        label: 'Markets',
        target: '/markets/',
        description: 'Eight regions, each with its own leasing, building and managing team.',
        featuredItem: feature(
          'Dallas–Fort Worth',
          'hero-interchange',
          '/markets/dallas-fort-worth/',
          `${dallas.buildings} buildings, ${millions(dallas.squareFeet)} sq ft`,
        ),
        children: regions,
      },
      {
        label: 'What we do',
        target: ref('page:what-we-do'),
        description: 'One team finds the land, draws the building, leases it and fixes the dock leveler.',
        featuredItem: feature(
          'The operating manual',
          'int-racking',
          '/news/what-212-pages-taught-us-about-a-door/',
          'What a well-kept building looks like',
        ),
        children: [
          to('page:develop', 'Develop', 'Ground-up and redevelopment'),
          to('page:acquire', 'Acquire', 'Buildings and portfolios from 50,000 sq ft'),
          to('page:lease', 'Lease', 'Direct terms, answered within two days'),
          to('page:manage', 'Manage', 'Engineers on site in every market'),
        ],
      },
      {
        label: 'Sustainability',
        target: ref('page:sustainability'),
        description: `${figures.solarMegawatts} MW on ${figures.solarRoofs} roofs, 96 chargers for trucks, 14 wetlands.`,
        featuredItem: feature(
          'A pond that does the work of a pipe',
          'sus-wetland',
          '/news/a-wetland-that-does-the-work-of-a-pipe/',
          'How the wetland works',
        ),
        children: [
          to('page:sustainability', 'What we measure', 'Power, water, ground and trucks'),
          to('page:solar', 'Rooftop solar', 'What a roof needs and what it earns'),
          to('page:reports', 'Reports by year', 'Six of them, in the same units'),
          to('page:community', 'Community', 'Gardens, apprentices and neighbors'),
          to('category:sustainability', 'Latest on sustainability', 'What worked and what did not'),
        ],
      },
      {
        label: 'People',
        target: '/team/',
        description: 'Engineers, brokers, gardeners of roofs. One in three has worked on a loading dock.',
        featuredItem: feature('Six chairs are free', 'com-lobby', '/careers/', 'See open positions'),
        children: [
          { label: 'Team', target: '/team/', description: 'By region and by what they do' },
          { label: 'Leadership', target: '/leadership/', description: 'Officers and board' },
          to('page:governance', 'Board and officers', 'Who decides, and above which sum'),
          to('page:teams', 'Teams', 'Who works with whom'),
          to('page:about', 'About the company', 'How it began, how it is owned'),
          to('page:careers', 'Careers', 'Six chairs are free'),
          to('page:apprentices', 'Apprentices', 'One year, four trades'),
        ],
      },
      {
        label: 'News',
        target: ref('page:news'),
        description: 'What we counted, bought, built and learned.',
        featuredItem: feature(
          'The dock door is the product',
          'ext-dock-row',
          '/news/the-dock-door-is-the-product/',
          'We counted every door we own',
        ),
        children: [
          to('category:company-news', 'Company news', 'Purchases, results, people'),
          to('category:insights', 'Insights', 'What we counted and what it means'),
          to('category:development', 'Development', 'From the permit to the first truck'),
          to('category:basics', 'Basics', 'The words of the trade, with numbers'),
          to('page:press-room', 'Press room', 'Whom to call, pictures, one sheet of facts'),
        ],
      },
    ],
  },
  {
    slug: 'top',
    name: 'Top',
    location: 'TOP_NAV_MENU',
    items: [
      to('page:tenants', 'Tenants'),
      to('page:brokers', 'Brokers'),
      to('page:vendors', 'Vendors'),
      to('page:careers', 'Careers'),
      to('page:contact', 'Contact'),
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
          to('page:property-search', 'Search properties'),
          { label: 'Markets', target: '/markets/' },
          to('page:build-to-suit', 'Build to suit'),
          to('page:acquire', 'Sell to us'),
        ],
      },
      {
        label: 'Company',
        target: ref('page:about'),
        children: [
          to('page:what-we-do', 'What we do'),
          { label: 'People', target: '/team/' },
          to('page:sustainability', 'Sustainability'),
          to('page:news', 'Newsroom'),
          to('page:press-room', 'Press room'),
        ],
      },
      {
        label: 'Work with us',
        target: ref('page:contact'),
        children: [
          to('page:tenants', 'Tenant service desk'),
          to('page:brokers', 'Broker toolkit'),
          to('page:vendors', 'Vendor registration'),
          to('page:careers', 'Careers'),
        ],
      },
    ],
  },
  {
    slug: 'legal',
    name: 'Legal',
    location: 'LEGAL_MENU',
    items: [
      to('page:privacy', 'Privacy'),
      to('page:terms', 'Terms'),
      to('page:accessibility', 'Accessibility'),
      to('page:cookies', 'Cookie choices'),
      to('page:site-map', 'All pages'),
    ],
  },
];
