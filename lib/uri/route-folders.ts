/** First segments of the paths of the site's own routes: the folders of `app/`, and those of Next and of the document server. */
export const routeFolders: readonly string[] = [
  '_next',
  '_runtime',
  'alerts',
  'api',
  'canvas',
  'catalogue',
  'compare',
  'feeds',
  'filtered',
  'login',
  'lookup',
  'media',
  'pdf',
  'personal',
  'preview',
  'saved',
  'shared-preview',
  'sitemaps',
  'social-images',
  'status',
];

/** Folders of routes in which there can be content too, such as `/status/leased/`. */
export const contentFolders: ReadonlySet<string> = new Set(['status']);

/** The folders below `/api`, except that of the routes that sign in and out. */
export const apiFolders: readonly string[] = [
  'alerts',
  'contacts',
  'csp-reports',
  'forms',
  'graphql',
  'portal',
  'preferences',
  'preview-links',
  'saved',
  'unlock',
];
