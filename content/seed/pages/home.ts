/** The home page. */
import { page } from '../page.ts';
import { formatCount, figures, spellOutCapitalized, solarByYear } from '../figures.ts';
import { block, link, mediaRef } from '../markup.ts';
import { ref, type Json } from '../types.ts';

type Point = readonly [number, number];

/** A line from a feature to its label, in the image's 1600 by 900 coordinate box. */
function leaderLine(label: string, [x1, y1]: Point, [x2, y2]: Point): Json {
  return { kind: 'leader', label, x1, y1, x2, y2 };
}

function dimensionLine(label: string, [x1, y1]: Point, [x2, y2]: Point): Json {
  return { kind: 'dimension', label, x1, y1, x2, y2 };
}

const featured = ['trinity-crossing-2', 'harbor-gate-5', 'agua-fria-cold-store', 'ironbound-last-mile', 'rialto-foundry', 'calumet-stack'];

export const solarBars: Json = solarByYear.map(([label, value, display]) => ({ label, value, display }));

export const companyNumbers: Json = [
  {
    heading: 'Owned and managed space',
    number: figures.squareFeetInMillions,
    suffix: 'million square feet',
    note: `${figures.squareMetersInMillions} million m², in ${figures.buildings} buildings`,
  },
  { heading: 'markets in eight regions, each with a local team', number: String(figures.markets) },
  { heading: `dock doors; side by side, they would stretch ${figures.dockDoorMiles} miles`, number: formatCount(figures.dockDoors) },
  {
    heading: `leased across buildings completed before this year, with an average lease term of ${figures.averageLeaseYears} years`,
    number: figures.leased.replace('%', ''),
    suffix: '%',
  },
  { heading: `of rooftop solar on ${figures.solarRoofs} of our buildings`, number: figures.solarMegawatts, suffix: 'MW' },
];

export const companyLength = {
  dimension: `${figures.lengthMiles} miles`,
  dimensionNote: `${figures.lengthKilometers} km of buildings, end to end`,
};

export const home = page({
  slug: 'home',
  title: 'Home',
  picture: 'hero-dusk-docks',
  layout: 'landing',
  seoTitle: `Logistics buildings in ${figures.markets} US markets`,
  description: `Causeway Logistics owns and develops ${figures.squareFeetInMillions} million square feet of logistics buildings in ${figures.markets} US markets.`,
  blocks: [
    block('site/slider-hero', {
      showSearch: true,
      slides: [
        {
          title: 'Buildings placed where freight changes hands',
          text: 'We find the land, design the building, own it for the long term and answer the phone when a dock leveler sticks.',
          imageId: mediaRef('hero-dusk-docks'),
          primaryLink: link('/property-search/', 'Find space'),
          secondaryLink: link('/develop/', 'How we build'),
          caption: 'Trinity Crossing 1, Dallas–Fort Worth',
          captionDetail: '32.6088° N, 96.7101° W',
          annotations: [
            dimensionLine('1,180 ft', [262, 262], [1470, 527]),
            leaderLine('84 dock doors', [1193, 632], [1150, 724]),
            dimensionLine('40 ft', [1420, 556], [1420, 736]),
          ],
        },
        {
          title: 'One traffic light from the berth',
          text: 'Harbor Gate 5 puts 318,400 square feet inside Tacoma’s overweight corridor, so a full container can be unloaded within an hour of leaving the ship.',
          imageId: mediaRef('hero-port'),
          primaryLink: link('/properties/harbor-gate-5/', 'See Harbor Gate 5'),
          caption: 'Harbor Gate, Seattle–Tacoma',
          captionDetail: '47.2529° N, 122.3790° W',
          annotations: [
            dimensionLine('Berth 1,310 ft', [352, 250], [1190, 210]),
            leaderLine('Harbor Gate 5, 1.1 mi from the berth', [1450, 400], [1440, 262]),
          ],
        },
        {
          title: 'Eleven minutes to two interstates',
          text: 'South Dallas puts five freight routes within reach of every trailer. We have been buying land here since 2009.',
          imageId: mediaRef('hero-interchange'),
          primaryLink: link('/markets/dallas-fort-worth/', 'See Dallas–Fort Worth'),
          caption: 'I-45 at I-20, Dallas–Fort Worth',
          captionDetail: '32.6402° N, 96.7461° W',
          annotations: [
            leaderLine('Trinity Crossing 1 and 2', [960, 292], [1150, 190]),
            leaderLine('I-45 at I-20, 118,000 vehicles a day', [870, 560], [1010, 640]),
          ],
        },
      ],
    }),
    block('site/number-module', {
      title: 'A portfolio you can measure',
      moreLink: link('/about/', 'Company facts'),
      styleOption: 'large-first',
      numbers: companyNumbers,
      ...companyLength,
    }),
    block('site/featured-properties-carousel', {
      title: 'Featured properties',
      moreLink: link('/status/available-now/', `All ${figures.availableNow} available buildings`),
      propertyIds: featured.map((slug) => ref(`properties:${slug}`)),
      count: featured.length,
      ground: 'sunk',
    }),
    block('site/home-page-three-pack', {
      title: 'Three ways to work with us',
      doors: [
        {
          title: 'Lease a building',
          text: `${spellOutCapitalized(figures.availableNow)} buildings have space today. Every listing shows the floor plan, the power supply and the exact number of dock doors.`,
          link: link('/property-search/?status=available-now', 'See available space'),
          drawing: 'plan',
        },
        {
          title: 'Build to suit',
          text: `Bring us your racking layout. We hold ${figures.entitledSites} entitled sites and can have steel up 11 months after you sign.`,
          link: link('/build-to-suit/', 'See how it works'),
          drawing: 'section',
        },
        {
          title: 'Sell or partner',
          text: 'We buy single buildings of 50,000 square feet and up, and portfolios of any age, and we close with our own capital.',
          link: link('/acquire/', 'Talk to our investment team'),
          drawing: 'elevation',
        },
      ],
    }),
    block('site/region-map', {
      title: 'Eight regions, thirty-four markets',
      text: 'Each circle is a market, sized by the number of buildings we own there. Select a region to see its markets.',
      ground: 'night',
    }),
    block('site/before-after-slide', {
      title: 'We build what we draw',
      text: 'Drag the line to compare the permit drawing of an office entrance with the entrance on its first evening.',
      beforeImageId: mediaRef('drawing-dusk-entrance'),
      afterImageId: mediaRef('ext-dusk-entrance'),
      beforeLabel: 'As permitted, March 2022',
      afterLabel: 'As built, October 2023',
    }),
    block('site/text-image-cta', {
      title: `${figures.solarRoofs} roofs generating power`,
      text: `Every roof we have built since 2021 is designed for solar. Our panels now total ${figures.solarMegawatts} megawatts, and tenants buy the power for less than the grid rate.`,
      link: link('/sustainability/', 'Sustainability in numbers'),
      imageId: mediaRef('sus-rooftop-solar'),
      bars: solarBars,
      ground: 'sunk',
    }),
    block('site/large-quote', {
      quote:
        'They sent a structural engineer to our first meeting and a leasing agent to the second. No other landlord has done it in that order.',
      name: 'Adaeze Thornbury',
      role: 'Vice President, Network Design, Fernhill Grocers',
      portraitId: mediaRef('portrait-adaeze-thornbury'),
    }),
    block('site/latest-news-and-insights', { title: 'News and insights', moreLink: link('/news/', 'Newsroom'), count: 4 }),
    block('site/large-cta-card', {
      title: 'Tell us how much space you need',
      text: 'Give us a market and a size. Someone from that region replies within two business days, with floor plans.',
      link: link('/contact/', 'Start an inquiry'),
    }),
  ],
});
