/** Keeps unsaved changes in the browser while they are made, and offers those of an earlier visit (backups.ts). */
import { parse } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { store as noticesStore } from '@wordpress/notices';
import { formatUtcDate } from '../../shell/format-date.ts';
import type { EditedNode } from '../../shell/paths.ts';
import { type BackupStore, createBackupStore } from './backups.ts';
import type { EditSession } from './edit-session.ts';
import { readEdits } from './read-edits.ts';

/** Milliseconds between a change and its copy. */
const DELAY = 2_000;
const NOTICE = 'studio-unsaved-changes';

export type UnsavedChanges = {
  /** Copies the current changes at once. */
  keep: () => void;
  /** Removes the copy after a save. */
  discard: () => void;
  /** Reloads the page without a warning. The changes stay in the browser. */
  reload: () => void;
};

export function keepUnsavedChanges(node: EditedNode, userId: number, session: EditSession): UnsavedChanges {
  const key = `studio-unsaved-${userId}-${node.type}-${node.id}`;
  const visit = crypto.randomUUID();
  const backups = createBackupStore(localStorage, key, visit, Date.now);
  let timer: number | undefined;
  let kept: unknown = null;
  let isReloading = false;

  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!select(editorStore).isEditedPostDirty()) return;
    kept = getReference();
    if (!backups.write({ time: Date.now(), version: session.getVersion(), edits: readEdits(node) }))
      void dispatch(noticesStore).createWarningNotice(
        'This browser’s storage is full, so unsaved changes are not backed up. Save often, or clear this site’s data in the browser settings after you have saved.',
        { id: 'studio-no-room' },
      );
  };

  subscribe(() => {
    if (timer === undefined && select(editorStore).isEditedPostDirty() && getReference() !== kept) timer = window.setTimeout(keep, DELAY);
  }, coreStore);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !select(editorStore).isEditedPostDirty()) return;
    keep();
    void dispatch(editorStore).autosave();
  });
  addEventListener('pagehide', keep);
  addEventListener('online', () => {
    if (select(editorStore).isEditedPostDirty()) void dispatch(editorStore).autosave();
  });
  // Registered before WordPress's own warning.
  addEventListener('beforeunload', (event) => {
    if (isReloading) event.stopImmediatePropagation();
  });
  offerBackup(backups, session);
  return {
    keep,
    discard: () => {
      clearTimeout(timer);
      timer = undefined;
      backups.remove();
    },
    reload: () => {
      keep();
      isReloading = true;
      location.reload();
    },
  };
}

const getReference = (): unknown => select(coreStore).getReferenceByDistinctEdits();

function offerBackup(backups: BackupStore, session: EditSession): void {
  const found = backups.findLatest();
  if (!found) return;
  const { visit, backup } = found;
  const time = formatUtcDate(new Date(backup.time).toISOString());
  void dispatch(noticesStore).createWarningNotice(`This browser has unsaved changes from ${time}. `, {
    id: NOTICE,
    isDismissible: true,
    actions: [
      {
        label: 'Restore the changes',
        onClick: () => {
          restore(backup.edits);
          // If the content was saved in between, the next save shows both versions.
          if (backup.version !== null) session.setVersion(backup.version);
          backups.remove(visit);
          void dispatch(noticesStore).removeNotice(NOTICE);
        },
      },
      {
        label: 'Discard them',
        onClick: () => {
          backups.remove(visit);
          void dispatch(noticesStore).removeNotice(NOTICE);
        },
      },
    ],
  });
}

function restore({ content, ...edits }: Readonly<Record<string, unknown>>): void {
  void dispatch(editorStore).editPost(edits);
  if (typeof content === 'string') void dispatch(editorStore).resetEditorBlocks(parse(content));
}
