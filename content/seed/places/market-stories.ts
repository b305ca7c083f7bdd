/** Additional sections of market pages: research figures and FAQs, by market slug. */
import { block } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import type { SeedBlock } from '../types.ts';

const dallas = `
## Labor and power

143,000 people work in warehouses within 45 minutes of our buildings. Five of the buildings have rooftop solar, with 2.9 MW in all.

## Where we build

South Dallas has the most land and our largest buildings. Northport 4 is under construction in North Fort Worth. Northeast Tarrant has no land left, so every new building there replaces an old one.`;

const inlandEmpire = `
## The road to the ports

Nine of our buildings are in the West submarket, from Ontario to Fontana. Rents are about $1 lower in the East submarket and $2 lower in the South, around Perris.

- 61 miles from Rialto Foundry to the port in Long Beach, 84 minutes at 10 am
- 96 truck charging ports at three of our gates, 150 kW and up`;

const seattle = `
## The overweight corridor

In the overweight corridor around Tacoma’s port, a truck can carry a fully loaded ocean container, up to 98,000 pounds gross, without a permit for each trip. Outside the corridor the same container has to be opened and split first, which costs about $410 and half a day.

- Six of our 12 buildings are inside the corridor
- 1.1 miles from Harbor Gate 5 to the nearest berth
- 162 days of rain a year, so every dock we build has a four-foot canopy`;

const chicago = `
## Rail and road

Six Class I railroads interchange here, with 500 freight trains a day. Four of our 13 buildings are within three miles of the Joliet Intermodal Terminal.

- Average asking rent of $7.60, and $17.20 at Calumet Stack, which is only 16 minutes from the Loop
- 520 trailer stalls at Lock Yard in Joliet, leased until 2029
- All three levels of Calumet Stack open in January 2028`;

const phoenix = `
## Designing for heat

Roof membranes here reach 170 degrees in July. All ten of our buildings have white roofs. In the staging bays, 24-foot fans lower the temperature from 104 to 91 degrees without air conditioning.

- 5.2 million people, 79,000 more than a year earlier
- Four of our buildings are along Loop 303 and Loop 202, where half of the valley’s new space has been built
- Agua Fria Cold Store is available from March 1, 2027`;

const faqByMarket: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'dallas-fort-worth': [
    [
      'How long does a permit take in South Dallas?',
      '<p>Fourteen weeks from complete drawings, on average, for our last five buildings. Wilmer and Hutchins review in parallel with the county. Lancaster does not.</p>',
    ],
    [
      'Is the freeport tax exemption available?',
      '<p>Yes, in all six submarkets, for goods that leave Texas within 175 days. Triple freeport applies at Trinity Crossing.</p>',
    ],
    [
      'Do you have rail-served buildings?',
      '<p>Two of our buildings have active rail spurs: Great Southwest Yard and Mansfield Mill. Lot 3 at Trinity Crossing has an approved switch.</p>',
    ],
  ],
  'inland-empire': [
    [
      'Will I need truck chargers?',
      '<p>Leases signed here since 2023 reserve one charger position for every four dock doors. We install the conduit at our cost and add chargers when you order trucks, within about 20 weeks.</p>',
    ],
    [
      'Do you have more than 400,000 square feet in one building?',
      '<p>Rialto Foundry has 487,600 square feet available from July 2027. We can also tell you which leases end within the next 18 months.</p>',
    ],
  ],
};

function createStory(slug: string, text: string): SeedBlock[] {
  const faqItems = faqByMarket[slug] ?? [];
  const faq = block('site/accordion-faq', {
    title: 'Frequently asked questions',
    questions: faqItems.map(([question, answer]) => ({ question, answer })),
    ground: 'sunk',
  });
  return [...articleBlocks(text), ...(faqItems.length > 0 ? [faq] : [])];
}

export const marketStories: Readonly<Record<string, readonly SeedBlock[]>> = {
  'dallas-fort-worth': createStory('dallas-fort-worth', dallas),
  'inland-empire': createStory('inland-empire', inlandEmpire),
  'seattle-tacoma': createStory('seattle-tacoma', seattle),
  chicago: createStory('chicago', chicago),
  phoenix: createStory('phoenix', phoenix),
};
