/** Connects versions, locks, copies of unsaved changes and notices with the editor. */
import apiFetch from '@wordpress/api-fetch';
import type { Account } from '../../api/session.ts';
import type { EditedNode } from '../../shell/paths.ts';
import { createRevisionFields } from '../fields/revision-fields.ts';
import { offerRedirect } from '../seo/offer-redirect.ts';
import { type Conflict, createEditSession, type EditSession } from './edit-session.ts';
import { keepLock, type LockKeeper, type PostLock } from './lock.ts';
import { createObservable, type Observable } from './observable.ts';
import { noticeInvalidBlocks, noticeRestoredAttributes, offerRetry, removeSaveNotices } from './save-notices.ts';
import { keepUnsavedChanges, type UnsavedChanges } from './unsaved-changes.ts';

export type Saving = {
  conflict: Observable<Conflict | null>;
  session: EditSession;
  changes: UnsavedChanges;
  /** The state of the lock, which the studio has tried to take. */
  postLock: PostLock;
};

export async function startSaving(node: EditedNode, account: Account): Promise<Saving> {
  const base = account.types.find(({ slug }) => slug === node.type)?.rest_base ?? node.type;
  const path = `/wp/v2/${base}/${node.id}`;
  const conflict = createObservable<Conflict | null>(null);
  let keeper: LockKeeper | null = null;
  const session = createEditSession(path, {
    onSaved: () => {
      changes.discard();
      // Fields that an autosave leaves out, and what was typed during the save, are still unsaved.
      setTimeout(changes.keep, 500);
      removeSaveNotices();
    },
    onConflict: (found) => conflict.set(found),
    onLocked: () => void keeper?.check(),
    onRestored: noticeRestoredAttributes,
    onInvalidBlocks: noticeInvalidBlocks,
    onMoved: (from, to) => offerRedirect({ from, to }, account),
  });
  const changes = keepUnsavedChanges(node, account.user.id, session);
  apiFetch.use(session.middleware);
  apiFetch.use(createRevisionFields(node, path));
  offerRetry(conflict);
  // What was typed since the last save cannot be saved any more, so a copy stays in the browser.
  keeper = await keepLock(path, changes.keep);
  return { conflict, session, changes, postLock: keeper.initial };
}
