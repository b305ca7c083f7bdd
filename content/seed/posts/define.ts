/** How a post is written down. */
import { picture } from '../content.ts';
import { biography, discussion, pieceBefore } from '../loops.ts';
import { inline, prose } from '../prose.ts';
import { tagSlug, type TagName } from '../site/terms.ts';
import { ref, type Key, type SeedNode } from '../types.ts';

export type CategorySlug = 'company-news' | 'insights' | 'sustainability' | 'development' | 'community' | 'basics';

export type Draft = {
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

const ABOUT =
  '<p>Causeway Logistics owns, draws, builds and manages logistics buildings in the United States. The head office is in Long Beach, California.</p>';

export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function post(draft: Draft): SeedNode {
  const date = draft.date.includes('T') ? draft.date : `${draft.date}T08:00:00`;
  return {
    type: 'post',
    slug: draft.slug ?? slugOfTitle(draft.title),
    title: draft.title,
    date,
    modified: date,
    author: draft.author ?? 'user:ruth',
    excerpt: draft.lead,
    featuredImage: picture(draft.picture),
    blocks: [...prose(draft.text), ...(draft.discussed ? [biography, discussion(), pieceBefore] : [])],
    terms: { category: [draft.category], post_tag: draft.tags.map(tagSlug), ...(draft.format && { post_format: [draft.format] }) },
    ...(draft.sticky && { sticky: true }),
    ...(draft.status && { status: draft.status }),
    ...(draft.password && { password: draft.password }),
    fields: {
      postFields: { layoutType: 'default', titleAlignment: 'start', location: draft.location ?? '', mediaContactHide: !draft.forPress },
      postAuthorData: {
        displayAuthor: Boolean(draft.author ?? draft.writtenBy),
        author: draft.writtenBy === undefined ? null : ref(`team:${draft.writtenBy}`),
        ...(draft.thanks && { addToAuthorsBio: `<p>${inline(draft.thanks)}</p>` }),
      },
      postLeadSection: { leadImage: ref(picture(draft.picture)), leadParagraph: `<p>${inline(draft.lead)}</p>`, type: 'image' },
      ...(draft.forPress && {
        postMediaContact: {
          aboutLinkLogistics: ABOUT,
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
