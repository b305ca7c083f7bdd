/** Types of the seed content. Items refer to each other by key, with `ref(key)`. */
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { MenuLocation } from '../model/menus.ts';

/** `<kind>:<slug>`, e.g. `markets:dallas-fort-worth`, `attachment:hero-dusk-docks`, `category:insights`, `user:editor`. */
export type Key = `${ContentTypeName | TaxonomyName | 'user'}:${string}`;
export type Ref = { $ref: Key };

/** Creates a placeholder for the database id of another item. It is replaced when the seed is loaded. */
export function ref(key: Key): Ref {
  return { $ref: key };
}

export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value;
}

export type Json = string | number | boolean | null | Ref | readonly Json[] | { readonly [name: string]: Json | undefined };

/** A block as the editor saves it. `html` is the markup of a static block; with inner blocks it holds the parts before, between and after them. */
export type SeedBlock = {
  name: string;
  attributes?: { readonly [name: string]: Json | undefined };
  html?: readonly string[];
  inner?: readonly SeedBlock[];
};

export type SeedSeo = { title?: string; description?: string; noindex?: boolean; image?: Ref };

export type SeedNode = {
  type: Exclude<ContentTypeName, 'attachment'>;
  slug: string;
  title: string;
  /** In the site's time zone, `2026-11-12T09:00:00`. */
  date: string;
  modified?: string;
  status?: 'publish' | 'draft' | 'pending' | 'future' | 'private' | 'trash';
  password?: string;
  author?: Key;
  parent?: Key;
  menuOrder?: number;
  sticky?: boolean;
  excerpt?: string;
  blocks?: readonly SeedBlock[];
  featuredImage?: Key;
  terms?: Partial<Record<TaxonomyName, readonly string[]>>;
  /** Values of the field groups and fields that the content type declares. */
  fields?: { readonly [groupOrField: string]: Json | undefined };
  seo?: SeedSeo;
};

export type SeedMedia = {
  slug: string;
  /** File name in content/seed/media. */
  file: string;
  title: string;
  /** Alternative text; empty for decorative images. */
  alt: string;
  caption?: string;
  description?: string;
  date: string;
};

export type SeedTerm = {
  taxonomy: TaxonomyName;
  slug: string;
  name: string;
  description?: string;
  parent?: string;
  fields?: { readonly [name: string]: Json | undefined };
  seo?: Omit<SeedSeo, 'image'>;
};

export type SeedUser = {
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  description?: string;
  roles: readonly string[];
  registered: string;
  /** Only for tests. On a real site, the administrator's password is generated at the first start, and other users set theirs by email. */
  password?: string;
};

export type SeedMenuItem = {
  label: string;
  /** A node, a term or a URL. */
  target: Ref | string;
  description?: string;
  cssClasses?: readonly string[];
  newWindow?: boolean;
  featuredItem?: { heading: string; image?: Ref; link?: { url: string; title: string; target?: string }; showPropertySearch?: boolean };
  children?: readonly SeedMenuItem[];
};

export type SeedMenu = { slug: string; name: string; location?: MenuLocation; items: readonly SeedMenuItem[] };

export type SeedComment = {
  node: Key;
  author: string;
  email: string;
  date: string;
  content: string;
  status: 'approve' | 'hold' | 'spam';
  parent?: number;
};

/** An earlier version of a node. */
export type SeedRevision = {
  node: Key;
  date: string;
  author: Key;
  title?: string;
  excerpt?: string;
  blocks?: readonly SeedBlock[];
  /** Unsaved changes that the editor stored automatically. */
  isAutosave?: boolean;
};

export type SeedRedirect = { origin: string; target: string; type: 301 | 302 | 307 | 308 | 410 | 451; format: 'plain' | 'regex' };

export type Seed = {
  settings: {
    title: string;
    description: string;
    email: string;
    language: string;
    timezone: string;
    dateFormat: string;
    timeFormat: string;
    startOfWeek: number;
    frontPage: Key;
    postsPage: Key;
    privacyPage: Key;
    postsPerPage: number;
  };
  options: { readonly [name: string]: Json | undefined };
  numberModule: { readonly [name: string]: Json | undefined };
  popupModule?: { readonly [name: string]: Json | undefined };
  /** SEO settings (content/model/seo-config.ts), in place of those that are derived from the other settings. */
  seo?: { readonly [name: string]: Json | undefined };
  redirects: readonly SeedRedirect[];
  users: readonly SeedUser[];
  media: readonly SeedMedia[];
  terms: readonly SeedTerm[];
  nodes: readonly SeedNode[];
  menus: readonly SeedMenu[];
  comments: readonly SeedComment[];
  revisions?: readonly SeedRevision[];
};
