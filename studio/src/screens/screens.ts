/** The components of all screens (screen-menu.ts), each loaded when it is first opened. */
import { lazy, type ComponentType } from 'react';
import { loadPart } from '../shell/UpdateNotice.tsx';
import type { Account } from '../api/session.ts';
import { STUDIO_PATH } from '../shell/paths.ts';
import { isAllowed, screenDeclarations, type ScreenParameters, type ScreenPath } from './screen-menu.ts';

export type ScreenProps = { parameters: ScreenParameters };

type LoadScreen = () => Promise<{ default: ComponentType<ScreenProps> }>;

const loaders: Readonly<Record<ScreenPath, LoadScreen>> = {
  '': () => import('./dashboard/Dashboard.tsx'),
  'content/:type/': () => import('./content/ContentList.tsx'),
  'media/': () => import('./media/MediaLibrary.tsx'),
  'terms/': () => import('./terms/TaxonomyList.tsx'),
  'terms/:taxonomy/': () => import('./terms/TermList.tsx'),
  'comments/': () => import('./comments/CommentList.tsx'),
  'menus/': () => import('./menus/MenuList.tsx'),
  'menus/:id/': () => import('./menus/MenuEditor.tsx'),
  'options/': () => import('./options/OptionGroups.tsx'),
  'options/:name/': () => import('./options/OptionsForm.tsx'),
  'redirects/': () => import('./redirects/RedirectList.tsx'),
  'form-submissions/': () => import('./forms/SubmissionList.tsx'),
  'audit-log/': () => import('./audit-log/AuditLog.tsx'),
  'users/': () => import('./users/UserList.tsx'),
  'profile/': () => import('./profile/Profile.tsx'),
  'settings/': () => import('./settings/SettingsForm.tsx'),
};

const screens = screenDeclarations.map((screen) => ({ ...screen, Screen: lazy(() => loadPart(loaders[screen.path])) }));

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

/** The screen of an address, or a screen that says that there is none. */
export function findScreen({ pathname }: URL, account: Account): { title: string; Screen: ComponentType<ScreenProps> } & ScreenProps {
  const path = pathname.slice(STUDIO_PATH.length).replace(/([^/])$/, '$1/');
  for (const screen of screens) {
    const parameters = matchPath(screen.path, path);
    if (!parameters || !isAllowed(screen, account)) continue;
    const { title, Screen } = screen;
    return { title: typeof title === 'string' ? title : title(parameters, account), Screen, parameters };
  }
  return { title: 'Page not found', Screen: NotFound, parameters: {} };
}
