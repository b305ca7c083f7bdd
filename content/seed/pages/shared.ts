/** Sections that more than one page has. */
import { block, link, mediaRef, type Link } from '../markup.ts';
import type { Json, SeedBlock } from '../types.ts';

export function pageHero(title: string, text: string, extra: { readonly [name: string]: Json | undefined } = {}): SeedBlock {
  return block('site/page-hero', { title, text, ...extra });
}

export function largeCta(title: string, text: string, target: Link): SeedBlock {
  return block('site/large-cta-card', { title, text, link: target });
}

export const inquiryCta = largeCta(
  'Tell us the square feet',
  'Give us a market and a size. A person from that region answers within two working days, with plans.',
  link('/contact/', 'Start an inquiry'),
);

export function faq(title: string, questions: readonly (readonly [string, string])[], text?: string): SeedBlock {
  return block('site/accordion-faq', {
    title,
    ...(text && { text }),
    questions: questions.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
  });
}

export const projects: Json = [
  {
    title: 'Calumet Stack',
    eyebrow: 'Level 2 from 2028',
    imageId: mediaRef('drawing-multistorey-ramp'),
    link: link('/properties/calumet-stack/', 'See Calumet Stack'),
    text: '<p>Three levels, one ramp, and a truck court on each floor. 602,000 square feet six miles from the Loop.</p>',
    facts: [
      { label: 'Square feet', value: '602,000' },
      { label: 'Dock doors', value: '118' },
      { label: 'Steepest grade', value: '11%' },
    ],
  },
  {
    title: 'Rialto Foundry',
    eyebrow: 'Shell done June 2027',
    imageId: mediaRef('drawing-corner-glass'),
    link: link('/properties/rialto-foundry/', 'See Rialto Foundry'),
    text: '<p>A pipe foundry until 1987. The new building keeps its rail bed as a walking path and its name over the door.</p>',
    facts: [
      { label: 'Square feet', value: '487,600' },
      { label: 'Dock doors', value: '92' },
      { label: 'Clear height', value: '40 ft' },
    ],
  },
  {
    title: 'Orchard Timber One',
    eyebrow: 'Permit filed October 2026',
    imageId: mediaRef('drawing-timber-grove'),
    link: link('/properties/orchard-timber-one/', 'See Orchard Timber One'),
    text: '<p>Our first mass-timber office wing, grown and milled within 200 miles of Portland.</p>',
    facts: [
      { label: 'Square feet', value: '210,400' },
      { label: 'Douglas fir', value: '31,000 cu ft' },
      { label: 'Ready', value: 'February 2028' },
    ],
  },
  {
    title: 'Ogeechee 4',
    eyebrow: 'Shell done July 2027',
    imageId: mediaRef('drawing-dusk-docks'),
    link: link('/properties/ogeechee-4/', 'See Ogeechee 4'),
    text: '<p>780,000 square feet, 22 minutes from the terminal gate. Twenty-two of its 51.3 acres stay wet.</p>',
    facts: [
      { label: 'Square feet', value: '780,000' },
      { label: 'Dock doors', value: '152' },
      { label: 'Design wind', value: '140 mph' },
    ],
  },
  {
    title: 'Saucon Works 3',
    eyebrow: 'Shell done September 2027',
    imageId: mediaRef('drawing-dusk-entrance'),
    link: link('/properties/saucon-works-3/', 'See Saucon Works 3'),
    text: '<p>A plate mill left 412 footings in the ground. Our columns stand between them; nine had to go.</p>',
    facts: [
      { label: 'Square feet', value: '560,000' },
      { label: 'Car spots', value: '8' },
      { label: 'Footings kept', value: '403' },
    ],
  },
];
