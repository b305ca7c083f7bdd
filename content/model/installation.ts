/**
 * The plugins, theme and stylesheets that the API lists. Plugins cannot be installed or deactivated: the features that a WordPress site adds with
 * plugins are built in, and each is listed as a must-use plugin.
 */

/** Plugin statuses of WordPress. */
export const pluginStatuses = ['ACTIVE', 'DROP_IN', 'INACTIVE', 'MUST_USE', 'PAUSED', 'RECENTLY_ACTIVE', 'UPGRADE'] as const;
export type PluginStatus = (typeof pluginStatuses)[number];

export type PluginDeclaration = {
  /** The part of the global id after the type. */
  key: string;
  name: string;
  description: string;
  /** Folder of this repository that implements it. */
  path: string;
  statuses: readonly PluginStatus[];
};

const builtIn: readonly PluginStatus[] = ['ACTIVE', 'MUST_USE'];

export const plugins: readonly PluginDeclaration[] = [
  {
    key: 'graphql',
    name: 'GraphQL API',
    description: 'GraphQL queries and mutations compatible with WPGraphQL, with pagination by cursor and by offset.',
    path: 'content/schema',
    statuses: builtIn,
  },
  {
    key: 'blocks',
    name: 'Blocks',
    description: 'Parses block markup into blocks with typed attributes.',
    path: 'content/blocks',
    statuses: builtIn,
  },
  {
    key: 'fields',
    name: 'Field groups',
    description: 'Custom fields of content types, terms and site options, declared in the content model.',
    path: 'content/model',
    statuses: builtIn,
  },
  {
    key: 'sign-in',
    name: 'Sign-in',
    description: 'Sign-in by password or authorization code, with the tokens of WPGraphQL JWT Authentication and Faust.js.',
    path: 'content/auth',
    statuses: builtIn,
  },
  {
    key: 'search-engines',
    name: 'SEO',
    description: 'Titles, descriptions, link previews, breadcrumbs, redirects and structured data for search engines.',
    path: 'content/schema/seo/seo.ts',
    statuses: builtIn,
  },
  {
    key: 'import-export',
    name: 'Import and export',
    description: 'Reads and writes WordPress exports (WXR).',
    path: 'content/wxr',
    statuses: builtIn,
  },
  {
    key: 'purge',
    name: 'Purge events',
    description: 'Notifies caches of changed content, with the cache keys of WPGraphQL Smart Cache.',
    path: 'content/purge',
    statuses: builtIn,
  },
];

/** Versions of WordPress and of Faust's plugin with whose interfaces this service is compatible. */
export const referenceVersions = { wordpress: '6.2.6', faust: '1.0.1' } as const;

/** The API lists this site as the active theme. */
export const theme = {
  key: 'site',
  name: 'Causeway',
  description: 'The front end of the site: pages assembled from blocks.',
  tags: ['accessibility-ready', 'block-patterns', 'custom-menu', 'featured-images', 'light-and-dark', 'threaded-comments'],
  /** Path of a picture of the home page in `public/`, in the shape of the screenshot of a WordPress theme (4:3). */
  screenshot: '/theme-screenshot.webp',
} as const;

/** Stylesheets in `styles/` that all pages share, in the order of the cascade. The build compiles them into bundles. */
export const stylesheets = ['layers', 'reset', 'tokens', 'base', 'layout', 'utilities', 'print'] as const;

/** The parts of WordPress's global stylesheet, in WordPress's order, and the stylesheets of this site that correspond to each. */
export const globalStylesheets = {
  VARIABLES: { description: 'Design tokens as custom properties.', sheets: ['tokens'] },
  PRESETS: { description: 'Utility classes for blocks.', sheets: ['utilities'] },
  STYLES: { description: 'Styles of elements.', sheets: ['base'] },
  BASE_LAYOUT_STYLES: { description: 'Page layout.', sheets: ['layout'] },
} as const satisfies Record<string, { description: string; sheets: readonly (typeof stylesheets)[number][] }>;
