/** All screens of the studio: their addresses, their place in the menu, and the right that they require. A new screen is one entry. */
import { lazy, type ComponentType } from 'react';
import { loadPart } from '../shell/UpdateNotice.tsx';
import type { Account } from '../api/session.ts';
import { STUDIO_PATH } from '../shell/paths.ts';
import { SUBMISSIONS_CAPABILITY } from './forms/submission.ts';

export type ScreenProps = { parameters: Readonly<Record<string, string>> };

type ScreenDeclaration = {
  /** Below `/studio/`. A segment such as `:type` becomes a parameter. */
  path: string;
  title: string | ((parameters: ScreenProps['parameters'], account: Account) => string);
  /** Heading of the menu that lists the screen. Missing: another screen links to it. */
  menu?: 'Content' | 'Site' | 'System';
  /** The capability that the user must have. Missing: everyone who is signed in. */
  capability?: string;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
};

const screens: readonly (ScreenDeclaration & { Screen: ComponentType<ScreenProps> })[] = (
  [
    { path: '', title: 'Dashboard', menu: 'Content', load: () => import('./dashboard/Dashboard.tsx') },
    {
      path: 'content/:type/',
      title: ({ type }, { types }) => types.find(({ slug }) => slug === type)?.name ?? 'Unknown content type',
      load: () => import('./content/ContentList.tsx'),
    },
    { path: 'media/', title: 'Media', menu: 'Site', capability: 'upload_files', load: () => import('./media/MediaLibrary.tsx') },
    {
      path: 'terms/',
      title: 'Categories and terms',
      menu: 'Site',
      capability: 'manage_categories',
      load: () => import('./terms/TaxonomyList.tsx'),
    },
    {
      path: 'terms/:taxonomy/',
      title: ({ taxonomy }) => `Terms: ${taxonomy?.replaceAll(/[_-]/g, ' ') ?? ''}`,
      capability: 'manage_categories',
      load: () => import('./terms/TermList.tsx'),
    },
    {
      path: 'comments/',
      title: 'Comments',
      menu: 'Site',
      capability: 'moderate_comments',
      load: () => import('./comments/CommentList.tsx'),
    },
    { path: 'menus/', title: 'Menus', menu: 'Site', capability: 'edit_theme_options', load: () => import('./menus/MenuList.tsx') },
    { path: 'menus/:id/', title: 'Menu', capability: 'edit_theme_options', load: () => import('./menus/MenuEditor.tsx') },
    { path: 'options/', title: 'Options', menu: 'Site', capability: 'edit_others_pages', load: () => import('./options/OptionGroups.tsx') },
    {
      path: 'options/:name/',
      title: ({ name }) => `Options: ${name?.replaceAll('-', ' ') ?? ''}`,
      capability: 'edit_others_pages',
      load: () => import('./options/OptionsForm.tsx'),
    },
    {
      path: 'redirects/',
      title: 'Redirects',
      menu: 'Site',
      capability: 'wpseo_manage_redirects',
      load: () => import('./redirects/RedirectList.tsx'),
    },
    {
      path: 'form-submissions/',
      title: 'Form submissions',
      menu: 'Site',
      capability: SUBMISSIONS_CAPABILITY,
      load: () => import('./forms/SubmissionList.tsx'),
    },
    {
      path: 'audit-log/',
      title: 'Audit log',
      menu: 'System',
      capability: 'manage_options',
      load: () => import('./audit-log/AuditLog.tsx'),
    },
    { path: 'users/', title: 'Users', menu: 'System', capability: 'list_users', load: () => import('./users/UserList.tsx') },
    { path: 'profile/', title: 'Profile', load: () => import('./profile/Profile.tsx') },
    {
      path: 'settings/',
      title: 'Settings',
      menu: 'System',
      capability: 'manage_options',
      load: () => import('./settings/SettingsForm.tsx'),
    },
  ] satisfies ScreenDeclaration[]
).map((screen: ScreenDeclaration) => ({ ...screen, Screen: lazy(() => loadPart(screen.load)) }));

const NotFound = lazy(() => loadPart(() => import('./NotFound.tsx')));

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_match, name: string) => {
    names.push(name);
    return '([\\w-]+)';
  });
  const match = new RegExp(`^${source}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

const isAllowed = ({ capability }: { capability?: string }, { capabilities }: Account) =>
  capability === undefined || capabilities[capability] === true;

/** The screen of an address, or a screen that says that there is none. */
export function findScreen({ pathname }: URL, account: Account): { title: string; Screen: ComponentType<ScreenProps> } & ScreenProps {
  const path = pathname.slice(STUDIO_PATH.length).replace(/([^/])$/, '$1/');
  for (const screen of screens) {
    const parameters = matchPath(screen.path, path);
    if (!parameters || !isAllowed(screen, account)) continue;
    const { title, Screen } = screen;
    return { title: typeof title === 'string' ? title : title(parameters, account), Screen, parameters };
  }
  return { title: 'Nothing here', Screen: NotFound, parameters: {} };
}

type MenuLink = { title: string; path: string };

/** The menu of a user, in the order of the declarations. */
export function listMenu(account: Account): { title: string; links: MenuLink[] }[] {
  const listed = screens.filter((screen) => screen.menu !== undefined && isAllowed(screen, account));
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
