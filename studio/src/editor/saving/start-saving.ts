/** Connects versions, locks, copies of unsaved changes and notices with the editor. */
import apiFetch from '@wordpress/api-fetch';
import type { Account } from '../../api/session.ts';
import type { EditedNode } from '../../shell/paths.ts';
import { type Conflict, createEditSession, type EditSession } from './edit-session.ts';
import { keepLock, type LockKeeper } from './lock.ts';
import { createObservable, type Observable } from './observable.ts';
import { noticeInvalidBlocks, noticeRestoredAttributes, offerRetry, removeSaveNotices } from './save-notices.ts';
import { keepUnsavedChanges, type UnsavedChanges } from './unsaved-changes.ts';

export type Saving = {
  conflict: Observable<Conflict | null>;
  session: EditSession;
  changes: UnsavedChanges;
  /** Takes the lock, when the editor is there to say that somebody else has it. */
  lock: () => Promise<void>;
};

export function startSaving(node: EditedNode, account: Account): Saving {
  const base = account.types.find(({ slug }) => slug === node.type)?.rest_base ?? node.type;
  const path = `/wp/v2/${base}/${node.id}`;
  const conflict = createObservable<Conflict | null>(null);
  let keeper: LockKeeper | null = null;
  const session = createEditSession(path, {
    onSaved: () => {
      changes.discard();
      removeSaveNotices();
    },
    onConflict: (found) => conflict.set(found),
    onLocked: () => void keeper?.check(),
    onRestored: noticeRestoredAttributes,
    onInvalidBlocks: noticeInvalidBlocks,
  });
  const changes = keepUnsavedChanges(node, account.user.id, session);
  apiFetch.use(session.middleware);
  offerRetry();
  return {
    conflict,
    session,
    changes,
    lock: async () => {
      keeper = await keepLock(path);
    },
  };
}
