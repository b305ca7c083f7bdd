/** The seed content with which a new site starts. It is the same on every machine and at any time. */
import { pdfMedia } from './downloads/pdf-downloads.ts';
import { leadershipNodes, teamNodes } from './people/nodes.ts';
import { glossaryNodes } from './pages/glossary.ts';
import { positionNodes } from './people/positions.ts';
import { media } from './media.ts';
import { pages } from './pages/all.ts';
import { marketNodes, regionNodes } from './places/nodes.ts';
import { comments } from './posts/comments.ts';
import { posts } from './posts/all.ts';
import { revisions } from './posts/revisions.ts';
import { campaignNodes } from './properties/campaign-pages.ts';
import { propertyNodes } from './properties/nodes.ts';
import { assets } from './site/assets.ts';
import { menus } from './site/menus.ts';
import { numberModule, options, popupModule, redirects, seo, settings } from './site/settings.ts';
import { terms } from './site/terms.ts';
import { users } from './site/users.ts';
import type { Seed } from './types.ts';

export const seed: Seed = {
  settings,
  options,
  numberModule,
  popupModule,
  seo,
  redirects,
  users,
  media: [...media, ...pdfMedia],
  terms,
  nodes: [
    ...pages,
    ...regionNodes,
    ...marketNodes,
    ...teamNodes,
    ...leadershipNodes,
    ...positionNodes,
    ...glossaryNodes,
    ...campaignNodes,
    ...propertyNodes,
    ...posts,
    ...assets,
  ],
  menus,
  comments,
  revisions,
};
