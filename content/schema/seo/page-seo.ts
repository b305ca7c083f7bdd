/** The SEO facts of a page. The fields of the API, `fullHead` and the structured data are all written from them. */

import type { ContactDetails } from './contact-details.ts';
import type { BlockFacts } from './block-facts.ts';

export type SeoImage = {
  url: string;
  width: number | null;
  height: number | null;
  mimeType: string;
  caption: string;
};

/** Facts about the site that all pages share. */
export type SiteSeo = {
  /** Public URL of the front page, with a trailing slash. */
  url: string;
  name: string;
  description: string;
  /** BCP 47 language tag such as `en-US`. */
  language: string;
  /** Template of the URL of search results, or null if the site has no search page. */
  searchUrlTemplate: string | null;
  publisher: { type: 'Organization' | 'Person'; name: string; image: SeoImage | null; profiles: readonly string[] } & ContactDetails;
  facebookUrl: string | null;
  twitter: { cardType: 'summary' | 'summary_large_image'; username: string | null };
  /** Verification codes by the names of their meta elements. */
  verificationCodes: Readonly<Record<string, string>>;
};

/** The author of an article, or the user whose page it is. */
export type SeoPerson = {
  /** Identifies the person within the site, without revealing the username. */
  key: string;
  name: string;
  description: string;
  imageUrl: string | null;
  url: string | null;
  profiles: readonly string[];
};

type Article = {
  types: readonly string[];
  headline: string;
  author: SeoPerson;
  wordCount: number;
  /** Null if there are no comments and none are allowed. */
  commentCount: number | null;
  isOpenForComments: boolean;
  keywords: readonly string[];
  sections: readonly string[];
};

export type PageSeo = {
  kind: 'node' | 'front-page' | 'term' | 'user' | 'archive';
  url: string;
  /** What editors chose, or the URL of the page. */
  canonical: string;
  title: string;
  description: string | null;
  isIndexable: boolean;
  isFollowable: boolean;
  openGraph: { type: 'website' | 'article' | 'profile'; title: string; description: string | null; image: SeoImage | null };
  /** Texts of a card on X that differ from those of the link preview. */
  twitter: { title: string | null; description: string | null };
  /** schema.org types of the page: `WebPage` first. */
  pageTypes: readonly string[];
  primaryImage: SeoImage | null;
  breadcrumbs: readonly { text: string; url: string }[];
  /** Of content only. */
  published: Date | null;
  modified: Date | null;
  /** Whether link previews contain the date of publication. */
  showsPublished: boolean;
  article: Article | null;
  person: SeoPerson | null;
  /** Questions and instructions that the page shows. */
  facts: BlockFacts;
  /** Minutes. */
  readingTime: number | null;
  /** Name of the writer of a post, for link previews. */
  writtenBy: string | null;
};
