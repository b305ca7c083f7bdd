/** The front page. */
import { page } from '../page.ts';
import { formatCount, figures, spellOutCapitalized, solarByYear } from '../figures.ts';
import { block, link, mediaRef } from '../markup.ts';
import { ref, type Json } from '../types.ts';

type Point = readonly [number, number];

/** A leader from a feature to its label, in the 1600 by 900 box of the picture. */
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
    suffix: 'million square feet owned and managed',
    note: `${figures.squareMetresInMillions} million m², in ${figures.buildings} buildings`,
  },
  { heading: 'markets in eight regions, each with people who live there', number: String(figures.markets) },
  { heading: `dock doors, which would stand in a line ${figures.dockMiles} miles long`, number: formatCount(figures.dockDoors) },
  {
    heading: `of the space that has been open for a year is leased, on terms that average ${figures.leaseYears} years`,
    number: figures.leased.replace('%', ''),
    suffix: '%',
  },
  { heading: `of rooftop solar, on ${figures.solarRoofs} of our own roofs`, number: figures.solarMegawatts, suffix: 'MW' },
];

export const companyLength = {
  dimension: `${figures.lengthMiles} miles`,
  dimensionNote: `${figures.lengthKilometres} km of building, laid end to end`,
};

export const home = page({
  slug: 'home',
  title: 'Buildings placed where freight changes hands',
  picture: 'hero-dusk-docks',
  layout: 'landing',
  seoTitle: `Logistics buildings in ${figures.markets} US markets`,
  description: `Causeway Logistics owns and develops ${figures.squareFeetInMillions} million square feet of logistics buildings in ${figures.markets} US markets.`,
  blocks: [
    block('site/slider-hero', {
      slides: [
        {
          title: 'Buildings placed where freight changes hands',
          text: 'We find the land, draw the building, own it for the long term and answer the phone when a dock leveler sticks.',
          imageId: mediaRef('hero-dusk-docks'),
          primaryLink: link('/properties/', 'Find space'),
          secondaryLink: link('/develop/', 'How we build'),
          caption: 'Trinity Crossing 1, Dallas–Fort Worth',
          captionDetail: '32.6088° N, 96.7101° W',
          annotations: [
            dimensionLine('1,180 ft', [262, 262], [1470, 527]),
            leaderLine('84 dock doors', [1193, 632], [1150, 800]),
            dimensionLine('40 ft', [1420, 556], [1420, 736]),
          ],
        },
        {
          title: 'One light from the berth',
          text: 'Harbor Gate puts 318,400 square feet inside Tacoma’s overweight corridor, so a full container can be opened the hour it lands.',
          imageId: mediaRef('hero-port'),
          primaryLink: link('/properties/harbor-gate-5/', 'See Harbor Gate 5'),
          caption: 'Harbor Gate, Seattle–Tacoma',
          captionDetail: '47.2529° N, 122.3790° W',
          annotations: [
            dimensionLine('Berth 1,310 ft', [352, 250], [1190, 210]),
            leaderLine('Harbor Gate 5, 1.1 mi from the quay', [1450, 400], [1500, 262]),
          ],
        },
        {
          title: 'Eleven minutes to two interstates',
          text: 'South Dallas gives every trailer a choice of five routes. That is why we have been buying land there since 2009.',
          imageId: mediaRef('hero-interchange'),
          primaryLink: link('/markets/dallas-fort-worth/', 'The market in numbers'),
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
      title: 'Space worth a site visit',
      moreLink: link('/status/available-now/', `All ${figures.openNow} with space`),
      propertyIds: featured.map((slug) => ref(`properties:${slug}`)),
      count: featured.length,
      ground: 'sunk',
    }),
    block('site/home-page-three-pack', {
      title: 'Three ways through the door',
      doors: [
        {
          title: 'Lease a building',
          text: `${spellOutCapitalized(figures.openNow)} buildings have space today. Every listing carries its plan, its power and its true dock count.`,
          link: link('/properties/', 'See what is open'),
          drawing: 'plan',
        },
        {
          title: 'Build to suit',
          text: `Bring us the racking layout. We hold ${figures.entitledSites} entitled sites and can have steel standing eleven months after signature.`,
          link: link('/build-to-suit/', 'Start with a site'),
          drawing: 'section',
        },
        {
          title: 'Sell or partner',
          text: 'We buy single buildings from 50,000 square feet and portfolios of any age, and close with our own capital.',
          link: link('/acquire/', 'Talk to investment'),
          drawing: 'elevation',
        },
      ],
    }),
    block('site/region-map', {
      title: 'Eight regions, thirty-four markets',
      text: 'Every circle is a market; its size is the number of buildings we own there. Point at a region to find it.',
      ground: 'night',
    }),
    block('site/before-after-slide', {
      title: 'What is planned is a drawing. What stands is a picture.',
      text: 'Move the line: Trinity Crossing 1 as permitted in March 2022, and on its first night shift in October 2023. We build what we draw.',
      beforeImageId: mediaRef('drawing-dusk-docks'),
      afterImageId: mediaRef('hero-dusk-docks'),
      beforeLabel: 'Drawn, March 2022',
      afterLabel: 'Built, October 2023',
      dimension: '1,180 ft',
      dimensionNote: '360 m, Trinity Crossing 1, Dallas–Fort Worth',
    }),
    block('site/text-image-cta', {
      title: `${figures.solarRoofs} roofs now earn twice`,
      text: `Since 2021 every new roof is built to carry panels. Together they make ${figures.solarMegawatts} megawatts, and tenants buy the power below the grid price.`,
      link: link('/sustainability/', 'Sustainability in numbers'),
      imageId: mediaRef('sus-rooftop-solar'),
      bars: solarBars,
      ground: 'sunk',
    }),
    block('site/large-quote', {
      quote: 'They sent a structural engineer to our first meeting, and a leasing agent to the second. I have never had it that way round.',
      name: 'Adaeze Thornbury',
      role: 'Vice President, Network Design, Fernhill Grocers',
    }),
    block('site/latest-news-and-insights', { title: 'News and insights', moreLink: link('/news/', 'Newsroom'), count: 4 }),
    block('site/large-cta-card', {
      title: 'Tell us the square feet',
      text: 'Give us a market and a size. A person from that region answers within two working days, with plans.',
      link: link('/contact/', 'Start an inquiry'),
    }),
  ],
});
