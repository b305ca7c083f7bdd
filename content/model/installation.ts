/**
 * What stands in this installation for WordPress's plugins, theme and registered styles. Nothing can be installed here: what a WordPress site
 * adds with plugins is built in, cannot be switched off, and is told as such.
 */

/** Stati of WordPress's plugins. */
export const pluginStatuses = ['ACTIVE', 'DROP_IN', 'INACTIVE', 'MUST_USE', 'PAUSED', 'RECENTLY_ACTIVE', 'UPGRADE'] as const;
export type PluginStatus = (typeof pluginStatuses)[number];

export type PluginDeclaration = {
  /** Key of its global id. */
  key: string;
  name: string;
  description: string;
  /** Folder of the project it stands in. */
  path: string;
  statuses: readonly PluginStatus[];
};

const builtIn: readonly PluginStatus[] = ['ACTIVE', 'MUST_USE'];

export const plugins: readonly PluginDeclaration[] = [
  {
    key: 'graphql',
    name: 'Content interface',
    description: 'Answers GraphQL queries and mutations as WPGraphQL does, with pages by cursor and by offset.',
    path: 'content/schema',
    statuses: builtIn,
  },
  {
    key: 'blocks',
    name: 'Blocks',
    description: 'Reads block markup and tells each block with typed attributes.',
    path: 'content/blocks',
    statuses: builtIn,
  },
  {
    key: 'fields',
    name: 'Field groups',
    description: 'Fields of content types, groups and options, declared in the content model.',
    path: 'content/model',
    statuses: builtIn,
  },
  {
    key: 'sign-in',
    name: 'Sign-in',
    description: 'Tokens by password and by authorization code, as the JWT plugin and Faust give them.',
    path: 'content/auth',
    statuses: builtIn,
  },
  {
    key: 'search-engines',
    name: 'Search engines',
    description: 'Titles, descriptions, link previews, breadcrumbs, redirects and structured data.',
    path: 'content/schema/seo/seo.ts',
    statuses: builtIn,
  },
  {
    key: 'import-export',
    name: 'Import and export',
    description: 'Reads and writes WordPress exports.',
    path: 'content/wxr',
    statuses: builtIn,
  },
  {
    key: 'purge',
    name: 'Purge events',
    description: 'Tells caches what changed, with the keys of WPGraphQL Smart Cache.',
    path: 'content/purge',
    statuses: builtIn,
  },
];

/** The front end is the theme. */
export const theme = {
  key: 'site',
  name: 'Site',
  description: 'The front end: pages made of blocks, in the company’s own design.',
  tags: ['blocks', 'light and dark', 'accessible'],
} as const;

/** Sheets that every page of the site is set with, in their order, from the folder `styles`. The site compiles them into files of its own. */
export const stylesheets = ['layers', 'reset', 'tokens', 'base', 'layout', 'utilities', 'print'] as const;

/** Which sheets answer for the parts of WordPress's global stylesheet, in its order. */
export const globalStylesheets = {
  VARIABLES: { description: 'Design tokens as custom properties.', sheets: ['tokens'] },
  PRESETS: { description: 'Classes that any block may carry.', sheets: ['utilities'] },
  STYLES: { description: 'How elements look.', sheets: ['base'] },
  BASE_LAYOUT_STYLES: { description: 'How a page is laid out.', sheets: ['layout'] },
} as const satisfies Record<string, { description: string; sheets: readonly (typeof stylesheets)[number][] }>;
