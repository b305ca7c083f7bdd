import { Button, Modal } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from 'react';
import type { EditedNode } from '../../shell/paths.ts';
import { REFERENCE } from './compare-versions.ts';
import { toLines } from './Comparison.tsx';
import type { Conflict, EditSession } from './edit-session.ts';
import { listDifferences } from './list-differences.ts';
import { type Observable, useObservable } from './observable.ts';
import { readEdits } from './read-edits.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';
import { VersionsTable } from './VersionsTable.tsx';

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

function Versions({ node, conflict, session, changes, onClose }: VersionsProps) {
  const { stored, stored_by: author } = conflict;
  const person = author?.name ?? 'Another person';
  const [differences] = useState(() => readDifferences(node, stored));
  const mine = differences.filter(({ isMine }) => isMine);
  const theirs = differences.filter(({ isMine }) => !isMine);
  const [isCopied, setIsCopied] = useState(false);
  const copyRef = useCopyToClipboard<HTMLButtonElement>(
    () =>
      mine
        .map(({ name, label, mine: value }) => [label, ...toLines(name, value).map((line) => line.replace(REFERENCE, '#$2'))].join('\n'))
        .join('\n\n'),
    () => setIsCopied(true),
  );
  return (
    <Modal title="Two versions of this content" size="large" onRequestClose={onClose} className="studio-conflict">
      <p>
        {person} has saved this content since you opened it, so your changes were not saved. Nothing is lost: your version is still in the
        editor. Compare both, then choose.
      </p>
      {mine.length > 0 && <VersionsTable label="Yours" person={person} differences={mine} />}
      {theirs.length > 0 && (
        <>
          <p>Changed only by {person}. These changes are kept whichever version you choose:</p>
          <VersionsTable label="Before" person={person} differences={theirs} />
        </>
      )}
      <p>
        “Keep mine” saves your version where the two differ. The other version stays in the revisions. “Load theirs” opens the saved version
        and keeps your changes in this browser, where you can restore them.
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
          Keep editing
        </Button>
      </div>
    </Modal>
  );
}

function readDifferences(node: EditedNode, stored: Conflict['stored']) {
  const base = select(coreStore).getEntityRecord<Record<string, unknown>>('postType', node.type, node.id);
  return listDifferences(base ?? {}, readEdits(node), stored);
}
