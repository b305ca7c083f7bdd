/** The actions of a list of content. */
import type { Action } from '@wordpress/dataviews';
import type { ContentType } from '../../api/session.ts';
import { getEditorPath } from '../../shell/paths.ts';
import { type ContentAction, type ContentRow, getTitle } from './content-data.ts';

export const actionNames: Readonly<Record<ContentAction, string>> = {
  publish: 'Publish',
  draft: 'Switch to draft',
  trash: 'Move to trash',
  restore: 'Restore',
  delete: 'Delete permanently',
};

/** What an action does, as a question. */
export function describeAction(action: ContentAction, items: readonly ContentRow[]): string {
  const [first] = items;
  const what = items.length === 1 && first ? `“${getTitle(first)}”` : `${items.length} items`;
  const [them, they, their] = items.length === 1 ? ['it', 'It', 'its'] : ['them', 'They', 'their'];
  const questions: Readonly<Record<ContentAction, string>> = {
    publish: `Publish ${what}? Visitors will see ${them} immediately.`,
    draft: `Switch ${what} to draft? Visitors will no longer see ${them}.`,
    trash: `Move ${what} to the trash? Visitors will no longer see ${them}. ${they} can be restored.`,
    restore: `Restore ${what}? ${they} will get ${their} previous status.`,
    delete: `Delete ${what} permanently? ${they} cannot be restored.`,
  };
  return questions[action];
}

/** Whether the service lets the user send this request for the item. */
const isAllowed = ({ _links: links }: ContentRow, method: string): boolean => links.self?.[0]?.targetHints?.allow.includes(method) === true;

/** The actions that a user may take. @param onAction receives the items for which an action is allowed */
export function createActions(
  type: ContentType,
  onAction: (action: ContentAction | 'edit', items: readonly ContentRow[]) => void,
): Action<ContentRow>[] {
  const mayEdit = (item: ContentRow) => isAllowed(item, 'PUT');
  const mayDelete = (item: ContentRow) => isAllowed(item, 'DELETE');
  const create = (action: ContentAction, isEligible: (item: ContentRow) => boolean): Action<ContentRow> => ({
    id: action,
    label: actionNames[action],
    supportsBulk: true,
    isEligible,
    callback: (items) => onAction(action, items),
  });
  return [
    {
      id: 'edit',
      label: 'Edit',
      isEligible: (item) => item.status !== 'trash' && mayEdit(item),
      callback: ([item]) => item && location.assign(getEditorPath(item)),
    },
    {
      id: 'quick-edit',
      label: 'Quick edit',
      supportsBulk: true,
      isEligible: (item) => item.status !== 'trash' && mayEdit(item),
      callback: (items) => onAction('edit', items),
    },
    {
      id: 'view',
      label: 'View on the site',
      isEligible: ({ status }) => status === 'publish' && type.viewable,
      callback: ([item]) => item && open(item.link, '_blank', 'noreferrer'),
    },
    create(
      'publish',
      (item) => ['draft', 'pending', 'private'].includes(item.status) && 'wp:action-publish' in item._links && mayEdit(item),
    ),
    create('draft', (item) => !['draft', 'trash'].includes(item.status) && mayEdit(item)),
    create('trash', (item) => item.status !== 'trash' && mayDelete(item)),
    create('restore', (item) => item.status === 'trash' && mayDelete(item)),
    create('delete', (item) => item.status === 'trash' && mayDelete(item)),
  ];
}
