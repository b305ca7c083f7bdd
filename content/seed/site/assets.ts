/** Drawings and patterns that pages refer to, and blocks kept once for many places. */
import { pictureKey } from '../page.ts';
import { buttons, group, heading, image, paragraph } from '../markup.ts';
import type { SeedNode } from '../types.ts';

function createAsset(slug: string, title: string, kind: 'drawing' | 'pattern', source: string): SeedNode {
  return {
    type: 'themeassets',
    slug,
    title,
    date: '2026-01-12T09:00:00',
    status: 'publish',
    featuredImage: pictureKey(source),
    blocks: [image(source)],
    terms: { assettype: [kind] },
    fields: { class: `asset-${slug}` },
  };
}

export const assets: readonly SeedNode[] = [
  createAsset('glass-corner', 'Glass corner', 'drawing', 'drawing-corner-glass'),
  createAsset('dock-face', 'Dock face', 'drawing', 'drawing-dusk-docks'),
  createAsset('spiral-ramp', 'Spiral ramp', 'drawing', 'drawing-multistorey-ramp'),
  createAsset('panels', 'Light on panels', 'pattern', 'abs-panels'),
  createAsset('trailers', 'Trailers from above', 'pattern', 'abs-trailers'),
  {
    type: 'wp_block',
    slug: 'ask-the-desk',
    title: 'Ask the leasing desk',
    date: '2026-01-12T09:00:00',
    author: 'user:ruth',
    blocks: [
      group([
        heading(3, 'Not on the list yet'),
        paragraph('We know about most of our vacancies nine months before the market does. Ask, and you will too.'),
        buttons([{ text: 'Ask the leasing desk', url: '/contact/' }]),
      ]),
    ],
  },
];
