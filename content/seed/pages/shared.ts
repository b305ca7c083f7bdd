/** Blocks and data that several pages share. */
import { block, link, mediaRef, type Link } from '../markup.ts';
import type { Json, SeedBlock } from '../types.ts';

export function pageHero(title: string, text: string, extra: { readonly [name: string]: Json | undefined } = {}): SeedBlock {
  return block('site/page-hero', { title, text, ...extra });
}

export function largeCta(title: string, text: string, target: Link): SeedBlock {
  return block('site/large-cta-card', { title, text, link: target });
}

export const inquiryCta = largeCta(
  'Tell us how much space you need',
  'Give us a market and a size. Someone from that region replies within two business days, with floor plans.',
  link('/contact/', 'Start an inquiry'),
);

export function faq(title: string, questions: readonly (readonly [string, string])[], text?: string): SeedBlock {
  return block('site/accordion-faq', {
    title,
    ...(text && { text }),
    questions: questions.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
  });
}

export const projects = [
  {
    title: 'Calumet Stack',
    eyebrow: 'Level 2 from 2028',
    imageId: mediaRef('drawing-calumet-stack'),
    link: link('/properties/calumet-stack/', 'See Calumet Stack'),
    text: '<p>Three levels, one ramp and a truck court on every floor: 602,000 square feet, six miles from the Loop.</p>',
    facts: [
      { label: 'Square feet', value: '602,000' },
      { label: 'Dock doors', value: '118' },
      { label: 'Steepest grade', value: '11%' },
    ],
  },
  {
    title: 'Rialto Foundry',
    eyebrow: 'Shell complete June 2027',
    imageId: mediaRef('drawing-rialto-foundry'),
    link: link('/properties/rialto-foundry/', 'See Rialto Foundry'),
    text: '<p>A pipe foundry stood here until 1987. The new building keeps the name, and the old rail bed becomes a walking path.</p>',
    facts: [
      { label: 'Square feet', value: '487,600' },
      { label: 'Dock doors', value: '92' },
      { label: 'Clear height', value: '40 ft' },
    ],
  },
  {
    title: 'Orchard Timber One',
    eyebrow: 'Site work since September 2026',
    imageId: mediaRef('drawing-orchard-timber-one'),
    link: link('/properties/orchard-timber-one/', 'See Orchard Timber One'),
    text: '<p>Our first mass-timber office wing, built with lumber grown and milled within 200 miles of Portland.</p>',
    facts: [
      { label: 'Square feet', value: '210,400' },
      { label: 'Douglas fir', value: '31,000 cu ft' },
      { label: 'Delivery', value: 'February 2028' },
    ],
  },
  {
    title: 'Ogeechee 4',
    eyebrow: 'Shell complete July 2027',
    imageId: mediaRef('drawing-ogeechee-4'),
    link: link('/properties/ogeechee-4/', 'See Ogeechee 4'),
    text: '<p>780,000 square feet, 22 minutes from the port terminal gate. We are preserving 22 of the site’s 51.3 acres as wetland.</p>',
    facts: [
      { label: 'Square feet', value: '780,000' },
      { label: 'Dock doors', value: '152' },
      { label: 'Design wind', value: '140 mph' },
    ],
  },
  {
    title: 'Saucon Works 3',
    eyebrow: 'Shell complete September 2027',
    imageId: mediaRef('drawing-saucon-works-3'),
    link: link('/properties/saucon-works-3/', 'See Saucon Works 3'),
    text: '<p>A former plate mill left 412 footings in the ground. Our columns fit between them; only nine had to be removed.</p>',
    facts: [
      { label: 'Square feet', value: '560,000' },
      { label: 'Railcar spots', value: '8' },
      { label: 'Footings left in place', value: '403' },
    ],
  },
] satisfies Json;
