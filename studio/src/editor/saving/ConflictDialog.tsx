import { Button, Modal } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { store as noticesStore } from '@wordpress/notices';
import { useEffect, useState } from 'react';
import type { EditedNode } from '../../shell/paths.ts';
import { REFERENCE } from './compare-versions.ts';
import { Comparison, toLines } from './Comparison.tsx';
import type { Conflict, EditSession } from './edit-session.ts';
import { listDifferences } from './list-differences.ts';
import { type Observable, useObservable } from './observable.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

type ConflictDialogProps = {
  node: EditedNode;
  conflict: Observable<Conflict | null>;
  session: EditSession;
  changes: UnsavedChanges;
};

/** Shows both versions after a save that was refused because another person has saved in between. */
export function ConflictDialog({ conflict, ...props }: ConflictDialogProps) {
  const current = useObservable(conflict);
  return current && <Versions {...props} conflict={current} onClose={() => conflict.set(null)} />;
}

type VersionsProps = Omit<ConflictDialogProps, 'conflict'> & { conflict: Conflict; onClose: () => void };

function Versions({ node: { type, id }, conflict, session, changes, onClose }: VersionsProps) {
  const { stored, stored_by: author } = conflict;
  const person = author?.name ?? 'Another person';
  const [differences] = useState(() => readDifferences(type, id, stored));
  const mine = differences.filter(({ isMine }) => isMine);
  const theirs = differences.filter(({ isMine }) => !isMine);
  const [isCopied, setIsCopied] = useState(false);
  const copyRef = useCopyToClipboard<HTMLButtonElement>(
    () =>
      mine
        .map(({ name, label, mine: value }) => [label, ...toLines(name, value).map((line) => line.replace(REFERENCE, 'No. $2'))].join('\n'))
        .join('\n\n'),
    () => setIsCopied(true),
  );
  useFailureNotice();
  return (
    <Modal title="Two versions of this content" size="large" onRequestClose={onClose} className="studio-conflict">
      <p>
        {person} has saved this content since you opened it, so your changes were not saved. Nothing is lost: your version is still in the
        editor. Compare both, then choose.
      </p>
      {mine.length > 0 && (
        <table className="studio-conflict-versions">
          <thead>
            <tr>
              <th scope="col">Yours</th>
              <th scope="col">Stored by {person}</th>
            </tr>
          </thead>
          {mine.map((difference) => (
            <Comparison key={difference.name} {...difference} />
          ))}
        </table>
      )}
      {theirs.length > 0 && (
        <>
          <p>Changed by {person} only. It stays as stored, whichever version you choose:</p>
          <table className="studio-conflict-versions">
            <thead>
              <tr>
                <th scope="col">Before</th>
                <th scope="col">Stored by {person}</th>
              </tr>
            </thead>
            {theirs.map((difference) => (
              <Comparison key={difference.name} {...difference} />
            ))}
          </table>
        </>
      )}
      <p>
        “Keep mine” replaces what is shown as stored beside yours. The replaced version stays in the revisions. “Load theirs” leaves your
        changes in this browser, where you can restore them.
      </p>
      <div className="studio-conflict-actions">
        <Button
          variant="primary"
          onClick={() => {
            session.setVersion(stored.version);
            onClose();
            void dispatch(editorStore).savePost();
          }}
        >
          Keep mine
        </Button>
        <Button variant="secondary" onClick={() => changes.reload()}>
          Load theirs
        </Button>
        <Button variant="secondary" ref={copyRef}>
          {isCopied ? 'Copied' : 'Copy mine'}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          Continue writing
        </Button>
      </div>
    </Modal>
  );
}

function readDifferences(type: string, id: number, stored: Conflict['stored']) {
  const { getEntityRecord, getEntityRecordNonTransientEdits } = select(coreStore);
  const base = getEntityRecord<Record<string, unknown>>('postType', type, id);
  const { content, ...edits } = getEntityRecordNonTransientEdits('postType', type, id) as Record<string, unknown>;
  const text = content === undefined ? {} : { content: select(editorStore).getEditedPostContent() };
  return listDifferences(base ?? {}, { ...edits, ...text }, stored);
}

/** WordPress's notice that the save has failed says less than this dialog, and announces a backup that is not needed. */
function useFailureNotice(): void {
  const hasNotice = useSelect(
    (read) =>
      read(noticesStore)
        .getNotices()
        .some(({ id }) => id === 'editor-save'),
    [],
  );
  useEffect(() => {
    if (hasNotice) void dispatch(noticesStore).removeNotice('editor-save');
  }, [hasNotice]);
}
