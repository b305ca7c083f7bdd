/** The shape of seed content. Keys are stable names; references between items are written with `ref(key)`. */
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { MenuLocation } from '../model/menus.ts';

/** `<kind>:<slug>`, e.g. `markets:dallas-fort-worth`, `attachment:hero-dusk-docks`, `category:insights`, `user:editor`. */
export type Key = `${ContentTypeName | TaxonomyName | 'user'}:${string}`;
export type Ref = { $ref: Key };

/** Stands for the database id of another item until the content is loaded. */
export function ref(key: Key): Ref {
  return { $ref: key };
}

export type Json = string | number | boolean | null | Ref | readonly Json[] | { readonly [name: string]: Json | undefined };

/** A block as an editor would have saved it; `html` is the saved markup of a static block, with `html` parts around inner blocks. */
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
  /** Site-local time, `2026-11-12T09:00:00`. */
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
  /** Values of the groups and direct fields declared in content/model. */
  fields?: { readonly [groupOrField: string]: Json | undefined };
  seo?: SeedSeo;
};

export type SeedMedia = {
  slug: string;
  /** File below content/seed/media/. */
  file: string;
  title: string;
  /** Empty: decorative. */
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
};

export type SeedUser = {
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  description?: string;
  roles: readonly string[];
  registered: string;
  /** Only for tests and trials: a real site's administrator gets a password of its own at the first start, the others by mail. */
  password?: string;
};

export type SeedMenuItem = {
  label: string;
  /** A node or term; or an address. */
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

/** What a node said at a time. */
export type SeedRevision = {
  node: Key;
  date: string;
  author: Key;
  title?: string;
  excerpt?: string;
  blocks?: readonly SeedBlock[];
  /** An editor's words that are not saved yet. */
  isAutosave?: boolean;
};

export type SeedRedirect = { origin: string; target: string; type: 301 | 302 | 307 | 308 | 410; format: 'plain' | 'regex' };

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
  redirects: readonly SeedRedirect[];
  users: readonly SeedUser[];
  media: readonly SeedMedia[];
  terms: readonly SeedTerm[];
  nodes: readonly SeedNode[];
  menus: readonly SeedMenu[];
  comments: readonly SeedComment[];
  revisions?: readonly SeedRevision[];
};
