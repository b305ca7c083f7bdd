/** What research and the local team add to a market's own numbers, by slug. */
import { block } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import type { SeedBlock } from '../types.ts';

const dallas = `
## The market, measured

Causeway research, third quarter 2026, buildings over 100,000 square feet. Rents are asking, triple net, per square foot and year.

- 594.6 million square feet in the six submarkets where we own, 7.6% of it vacant
- $8.14 average asking rent; $6.95 in South Dallas, $10.20 in Northwest Dallas
- 24.6 million square feet leased in the past four quarters
- 10.0 million square feet under construction, 4.1 of it in South Dallas, none in Northeast Tarrant
- 143,000 people work in warehousing within 45 minutes
- 2.9 MW of solar on five Causeway roofs

## Six submarkets

South Dallas holds five of our buildings, Great Southwest four, Northwest Dallas and North Fort Worth three each, East Dallas two, Northeast Tarrant one. South Dallas has the most land and 9.8% vacant; Northeast Tarrant has no land and 4.9%.`;

const inlandEmpire = `
## West, east and south

The west side from Ontario to Fontana holds nine of our buildings and asks $14 and more a square foot. The east side asks a dollar less, the south side around Perris two.

- 680 million square feet in buildings over 100,000, 7.1% of it vacant in the third quarter of 2026
- 61 miles from Rialto Foundry to the berths at Long Beach, 84 minutes at ten in the morning
- 96 chargers for trucks at three of our gates, 150 kW and up`;

const seattle = `
## Overweight, and why it matters

On the heavy haul corridor around Tacoma’s port a truck may carry a container at sea weight, up to 98,000 pounds in all, without a permit for each trip. Off the corridor the same box has to be opened and split, which costs about $410 and half a day.

- Five of our 12 buildings stand inside the corridor
- 1.1 miles from Harbor Gate 5 to the nearest quay
- 162 days of rain a year: every dock we build has a four-foot canopy`;

const chicago = `
## Rail, road and one ramp

Six class I railroads hand over to one another here, 500 freight trains a day. Seven of our 13 buildings are less than three miles from an intermodal ramp.

- $7.60 average asking rent; $17.20 at Calumet Stack, where the alternative is an hour in traffic
- 520 trailer stalls at Lock Yard in Joliet, leased to 2029
- Calumet Stack opens level by level from November 2027 to April 2028`;

const phoenix = `
## Heat as a load

Roof membranes here reach 170 degrees in July. All ten of our buildings have white roofs, and fans of 24 feet over the staging bays bring the floor from 104 to 91 degrees without cooling.

- 5.2 million people, 79,000 more than a year before
- Four of our buildings stand on Loop 303 and Loop 202, where half of the valley’s new space was built
- Agua Fria Cold Store is free from March 1, 2027`;

const faqByMarket: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'dallas-fort-worth': [
    [
      'How long does a permit take in South Dallas?',
      '<p>Fourteen weeks from complete drawings, on average, across our last five buildings. Wilmer and Hutchins review in parallel with the county; Lancaster does not.</p>',
    ],
    [
      'Is freeport exemption available?',
      '<p>Yes, in all six submarkets, for goods that leave Texas within 175 days. Triple freeport applies at Trinity Crossing.</p>',
    ],
    [
      'Can I get rail?',
      '<p>Two of our buildings have active spurs: Great Southwest Yard and Mansfield Mill. A third, Lot 3 at Trinity Crossing, has an approved switch.</p>',
    ],
  ],
  'inland-empire': [
    [
      'Do I need chargers for trucks?',
      '<p>Leases signed here since 2023 reserve one charger position for each four doors. We install conduit at our cost and chargers when you order trucks, in about 20 weeks.</p>',
    ],
    [
      'Is there space over 400,000 square feet?',
      '<p>Rialto Foundry has 487,600 from July 2027. Ask, and we tell you which leases end within the next 18 months.</p>',
    ],
  ],
};

function createStory(slug: string, text: string): SeedBlock[] {
  const asked = faqByMarket[slug] ?? [];
  const faq = block('site/accordion-faq', {
    title: 'Asked here',
    questions: asked.map(([question, answer]) => ({ question, answer })),
    ground: 'sunk',
  });
  return [...articleBlocks(text), ...(asked.length > 0 ? [faq] : [])];
}

export const marketStories: Readonly<Record<string, readonly SeedBlock[]>> = {
  'dallas-fort-worth': createStory('dallas-fort-worth', dallas),
  'inland-empire': createStory('inland-empire', inlandEmpire),
  'seattle-tacoma': createStory('seattle-tacoma', seattle),
  chicago: createStory('chicago', chicago),
  phoenix: createStory('phoenix', phoenix),
};
