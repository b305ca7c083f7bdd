/** Theme assets (drawings and patterns) and reusable blocks. */
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
    title: 'Contact the leasing desk',
    date: '2026-01-12T09:00:00',
    author: 'user:ruth',
    blocks: [
      group([
        heading(3, 'Not finding what you need?'),
        paragraph('We know about most vacancies nine months before they are listed. Ask us what is coming.'),
        buttons([{ text: 'Contact the leasing desk', url: '/contact/' }]),
      ]),
    ],
  },
];
