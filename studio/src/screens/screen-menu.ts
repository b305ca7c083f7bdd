/** All screens of the studio: their addresses, their place in the menu, and the right that they require. `screens.ts` loads them. */
import type { Account } from '../api/session.ts';
import { STUDIO_PATH } from '../shell/paths.ts';
import { SUBMISSIONS_CAPABILITY } from './forms/submission.ts';

export type ScreenParameters = Readonly<Record<string, string>>;

type ScreenDeclaration = {
  /** Below `/studio/`. A segment such as `:type` becomes a parameter. */
  path: string;
  title: string | ((parameters: ScreenParameters, account: Account) => string);
  /** Heading of the menu that lists the screen. Missing: another screen links to it. */
  menu?: 'Content' | 'Site' | 'System';
  /** The capability that the user must have. Missing: everyone who is signed in. */
  capability?: string;
};

/** As WordPress calls them. Others are called by their names, such as “Asset type”. */
const taxonomyNames: Readonly<Record<string, string>> = {
  category: 'Categories',
  post_tag: 'Tags',
  status: 'Property statuses',
  submarket: 'Submarkets',
  assettype: 'Asset types',
};

/** The name in an address in words: `site-options` is “Site options”. */
const toWords = (name = ''): string => name.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

const declarations = [
  { path: '', title: 'Dashboard', menu: 'Content' },
  {
    path: 'content/:type/',
    title: ({ type }, { types }) => types.find(({ slug }) => slug === type)?.name ?? 'Unknown content type',
  },
  { path: 'media/', title: 'Media', menu: 'Site', capability: 'upload_files' },
  {
    path: 'terms/',
    title: 'Categories and terms',
    menu: 'Site',
    capability: 'manage_categories',
  },
  {
    path: 'terms/:taxonomy/',
    title: ({ taxonomy }) => taxonomyNames[taxonomy ?? ''] ?? toWords(taxonomy),
    capability: 'manage_categories',
  },
  {
    path: 'comments/',
    title: 'Comments',
    menu: 'Site',
    capability: 'moderate_comments',
  },
  { path: 'menus/', title: 'Menus', menu: 'Site', capability: 'edit_theme_options' },
  { path: 'menus/:id/', title: 'Menu', capability: 'edit_theme_options' },
  { path: 'options/', title: 'Options', menu: 'Site', capability: 'edit_others_pages' },
  {
    path: 'options/:name/',
    title: ({ name }) => (name === 'seo' ? 'SEO settings' : toWords(name)),
    capability: 'edit_others_pages',
  },
  {
    path: 'redirects/',
    title: 'Redirects',
    menu: 'Site',
    capability: 'wpseo_manage_redirects',
  },
  {
    path: 'form-submissions/',
    title: 'Form submissions',
    menu: 'Site',
    capability: SUBMISSIONS_CAPABILITY,
  },
  {
    path: 'audit-log/',
    title: 'Audit log',
    menu: 'System',
    capability: 'manage_options',
  },
  { path: 'users/', title: 'Users', menu: 'System', capability: 'list_users' },
  { path: 'profile/', title: 'Profile' },
  {
    path: 'settings/',
    title: 'Settings',
    menu: 'System',
    capability: 'manage_options',
  },
] as const satisfies readonly ScreenDeclaration[];

export type ScreenPath = (typeof declarations)[number]['path'];

export const screenDeclarations: readonly (ScreenDeclaration & { path: ScreenPath })[] = declarations;

export const isAllowed = ({ capability }: Pick<ScreenDeclaration, 'capability'>, { capabilities }: Account): boolean =>
  capability === undefined || capabilities[capability] === true;

type MenuLink = { title: string; path: string };

/** The menu of a user, in the order of the declarations. */
export function listMenu(account: Account): { title: string; links: MenuLink[] }[] {
  const listed = screenDeclarations.filter((screen) => screen.menu !== undefined && isAllowed(screen, account));
  const menus = Map.groupBy(listed, ({ menu }) => menu ?? '');
  return [...menus].map(([title, entries]) => ({
    title,
    links: [
      ...entries.map((screen) => ({ title: String(screen.title), path: STUDIO_PATH + screen.path })),
      ...(title === 'Content' ? listContentLinks(account) : []),
    ],
  }));
}

const listContentLinks = ({ types }: Account): MenuLink[] =>
  types
    .filter(({ slug, visibility }) => visibility.show_ui && slug !== 'attachment')
    .map(({ name, slug }) => ({ title: name, path: `${STUDIO_PATH}content/${slug}/` }));
