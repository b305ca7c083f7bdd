/** The command menu (Ctrl+K): the screens of the studio, new content, and content by its title. In the editor, WordPress adds its own commands. */
import { CommandMenu, useCommandLoader, useCommands } from '@wordpress/commands';
import { useMemo } from 'react';
import 'wp-styles/commands/style.css';
import type { Account } from '../api/session.ts';
import { createDraft, hasTypeRight } from '../screens/content/content-data.ts';
import { listMenu } from '../screens/screen-menu.ts';
import { getEditorPath } from './paths.ts';
import { useContentCommands } from './use-content-commands.ts';

/** @param open shows the screen or the editor at an address of the studio */
export function Commands({ account, open }: { account: Account; open: (path: string) => void }) {
  const commands = useMemo(() => listCommands(account, open), [account, open]);
  useCommands(commands);
  const useMatchingContent = useMemo(() => createContentHook(account, open), [account, open]);
  useCommandLoader({ name: 'studio/content', hook: useMatchingContent });
  return <CommandMenu />;
}

/** WordPress's menu calls the hook with what was typed. */
function createContentHook(account: Account, open: (path: string) => void) {
  return function useMatchingContent({ search }: { search: string }) {
    return useContentCommands(search, account, open);
  };
}

function listCommands(account: Account, open: (path: string) => void) {
  const screens = [...listMenu(account).flatMap(({ links }) => links), { title: 'Profile', path: '/studio/profile/' }];
  const types = account.types.filter((type) => type.visibility.show_ui && hasTypeRight(account, type, 'create_posts'));
  return [
    ...screens.map(({ title, path }) => ({
      name: `studio/screen${path}`,
      label: `Go to: ${title}`,
      category: 'view' as const,
      callback: ({ close }: { close: () => void }) => {
        close();
        open(path);
      },
    })),
    ...types.map((type) => ({
      name: `studio/add/${type.slug}`,
      label: type.labels['add_new_item'] ?? `Add: ${type.name}`,
      category: 'action' as const,
      callback: ({ close }: { close: () => void }) => {
        close();
        void createDraft(type).then((id) => open(getEditorPath({ type: type.slug, id })));
      },
    })),
  ];
}
