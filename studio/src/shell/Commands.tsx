/** The command menu (Ctrl+K): the screens of the studio, new content, and content by its title. In the editor, WordPress adds its own commands. */
import { CommandMenu, useCommandLoader, useCommands } from '@wordpress/commands';
import { useMemo } from 'react';
import 'wp-styles/commands/style.css';
import { getErrorMessage } from '../api/graphql.ts';
import type { Account } from '../api/session.ts';
import { createDraft, hasTypeRight } from '../screens/content/content-data.ts';
import { listMenu } from '../screens/screen-menu.ts';
import { getEditorPath, STUDIO_PATH } from './paths.ts';
import { useContentCommands } from './use-content-commands.ts';

type CommandsProps = {
  account: Account;
  /** Shows the screen or the editor at an address of the studio. */
  open: (path: string) => void;
  /** Shows why a command has failed. */
  onError: (message: string) => void;
};

export function Commands({ account, open, onError }: CommandsProps) {
  const commands = useMemo(() => listCommands({ account, open, onError }), [account, open, onError]);
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

function listCommands({ account, open, onError }: CommandsProps) {
  const screens = [...listMenu(account).flatMap(({ links }) => links), { title: 'Profile', path: `${STUDIO_PATH}profile/` }];
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
        createDraft(type).then(
          (id) => open(getEditorPath({ type: type.slug, id })),
          (error: unknown) => onError(getErrorMessage(error)),
        );
      },
    })),
  ];
}
