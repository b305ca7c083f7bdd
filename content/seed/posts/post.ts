/** How a post is written down. */
import { pictureKey } from '../page.ts';
import { authorBiography, commentsBlock, previousPostLink } from '../post-blocks.ts';
import { inlineHtml, articleBlocks } from '../article-notation.ts';
import { toTagSlug, type TagName } from '../site/terms.ts';
import { ref, type Key, type SeedNode } from '../types.ts';

export type CategorySlug = 'company-news' | 'insights' | 'sustainability' | 'development' | 'community' | 'basics';

export type PostDraft = {
  title: string;
  slug?: string;
  /** `2026-11-12`; posts appear at eight in the morning unless a time is given. */
  date: string;
  category: CategorySlug;
  tags: readonly TagName[];
  picture: string;
  /** One or two sentences: the excerpt, and the first paragraph of the piece. */
  lead: string;
  text: string;
  author?: Key;
  /** Slug of the team member who wrote it, where that is not the user. */
  writtenBy?: string;
  /** Dateline. */
  location?: string;
  /** Words for the end of an author's biography. */
  thanks?: string;
  forPress?: boolean;
  sticky?: boolean;
  format?: 'post-format-quote' | 'post-format-gallery';
  status?: SeedNode['status'];
  password?: string;
  seoDescription?: string;
  /** Shows at its end who wrote it, what readers say and the way to the piece before. */
  discussed?: boolean;
};

const ABOUT_CAUSEWAY =
  '<p>Causeway Logistics owns, draws, builds and manages logistics buildings in the United States. The head office is in Long Beach, California.</p>';

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
    blocks: [...articleBlocks(draft.text), ...(draft.discussed ? [authorBiography, commentsBlock(), previousPostLink] : [])],
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
      ...(draft.forPress && {
        postMediaContact: {
          aboutLinkLogistics: ABOUT_CAUSEWAY,
          contactItems: [
            {
              content: '<p>Ruth Ellery<br>Director, Communications</p>',
              email: 'press@causeway.example',
              phone: '+1 562 555 0170',
              overwrite: true,
            },
          ],
        },
      }),
    },
    ...(draft.seoDescription && { seo: { description: draft.seoDescription } }),
  };
}
