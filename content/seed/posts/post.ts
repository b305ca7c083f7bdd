/** Creates the node of a post from its draft. */
import { pictureKey, toRefs } from '../page.ts';
import { authorBiography, commentsBlock, previousPostLink } from '../post-blocks.ts';
import { inlineHtml, articleBlocks } from '../article-notation.ts';
import { toTagSlug, type TagName } from '../site/terms.ts';
import { ref, type Key, type SeedNode } from '../types.ts';
import { findMarkets } from './post-markets.ts';

export type CategorySlug = 'company-news' | 'insights' | 'sustainability' | 'development' | 'community' | 'basics';

export type PostDraft = {
  title: string;
  slug?: string;
  /** `2026-11-12`, published at 8 am, or `2026-11-12T16:30:00`. */
  date: string;
  category: CategorySlug;
  tags: readonly TagName[];
  picture: string;
  /** One or two sentences, used as the excerpt and as the lead paragraph. */
  lead: string;
  text: string;
  author?: Key;
  /** Slug of the team member who wrote the post, if it is not the user account in `author`. */
  writtenBy?: string;
  /** Dateline. */
  location?: string;
  /** Acknowledgments shown after the author's biography. */
  thanks?: string;
  forPress?: boolean;
  sticky?: boolean;
  format?: 'post-format-quote' | 'post-format-gallery';
  status?: SeedNode['status'];
  password?: string;
  /** For search engines, if the title is too long for them. */
  seoTitle?: string;
  seoDescription?: string;
  /** Adds the author's biography, the comments and a link to the previous post at the end. */
  hasDiscussion?: boolean;
};

const ABOUT_CAUSEWAY =
  '<p>Causeway Logistics owns, develops, leases and manages logistics buildings in the United States. The company is based in Long Beach, California.</p>';

export function toTitleSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function post(draft: PostDraft): SeedNode {
  const date = draft.date.includes('T') ? draft.date : `${draft.date}T08:00:00`;
  return {
    type: 'post',
    slug: draft.slug ?? toTitleSlug(draft.title),
    title: draft.title,
    date,
    modified: date,
    author: draft.author ?? 'user:ruth',
    excerpt: draft.lead,
    featuredImage: pictureKey(draft.picture),
    blocks: [...articleBlocks(draft.text), ...(draft.hasDiscussion ? [authorBiography, commentsBlock(), previousPostLink] : [])],
    terms: { category: [draft.category], post_tag: draft.tags.map(toTagSlug), ...(draft.format && { post_format: [draft.format] }) },
    ...(draft.sticky && { sticky: true }),
    ...(draft.status && { status: draft.status }),
    ...(draft.password && { password: draft.password }),
    fields: {
      postFields: { layoutType: 'default', titleAlignment: 'start', location: draft.location ?? '', mediaContactHide: !draft.forPress },
      postAuthorData: {
        displayAuthor: Boolean(draft.author ?? draft.writtenBy),
        author: draft.writtenBy === undefined ? null : ref(`team:${draft.writtenBy}`),
        ...(draft.thanks && { addToAuthorsBio: `<p>${inlineHtml(draft.thanks)}</p>` }),
      },
      postLeadSection: { leadImage: ref(pictureKey(draft.picture)), leadParagraph: `<p>${inlineHtml(draft.lead)}</p>`, type: 'image' },
      postPlaces: { markets: toRefs(findMarkets(draft).map((slug) => `markets:${slug}` as const)) },
      ...(draft.forPress && {
        postMediaContact: {
          aboutLinkLogistics: ABOUT_CAUSEWAY,
          contactItems: [
            {
              content: '<p>Ruth Ellery<br>Director, Communications</p>',
              email: 'press@causeway.example',
              phone: '562-555-0170',
              overwrite: true,
            },
          ],
        },
      }),
    },
    seo: {
      ...(draft.seoTitle && { title: draft.seoTitle }),
      ...(draft.seoDescription && { description: draft.seoDescription }),
    },
  };
}
