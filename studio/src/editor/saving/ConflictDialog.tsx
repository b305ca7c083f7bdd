import { getBlockType, parse } from '@wordpress/blocks';
import { Button, Modal } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useState } from 'react';
import { toLabel } from '../../../blocks/controls/to-label.ts';
import type { EditedNode } from '../../shell/paths.ts';
import { isValues, toText } from '../fields/field-values.ts';
import { diffLines, toReadableLines } from './compare-versions.ts';
import type { Conflict, EditSession } from './edit-session.ts';
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
  const edits = select(coreStore).getEntityRecordNonTransientEdits('postType', type, id) as Record<string, unknown>;
  const mine: Record<string, unknown> = {
    ...edits,
    ...(edits['content'] !== undefined && { content: select(editorStore).getEditedPostContent() }),
  };
  const [isCopied, setIsCopied] = useState(false);
  const copyRef = useCopyToClipboard<HTMLButtonElement>(
    () =>
      Object.entries(mine)
        .map(([name, value]) => `${toLabel(name)}\n${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}`)
        .join('\n\n'),
    () => setIsCopied(true),
  );
  return (
    <Modal title="Two versions of this content" size="large" onRequestClose={onClose} className="studio-conflict">
      <p>
        {author?.name ?? 'Another person'} has saved this content since you opened it, so your changes were not saved. Nothing is lost: your
        version is still in the editor. Compare both, then choose.
      </p>
      <table className="studio-conflict-versions">
        <thead>
          <tr>
            <th scope="col">Yours</th>
            <th scope="col">Stored</th>
          </tr>
        </thead>
        {Object.entries(mine).map(([name, value]) => (
          <Comparison key={name} name={name} mine={toLines(name, value)} stored={toLines(name, stored[name])} />
        ))}
      </table>
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
      <p>
        “Keep mine” replaces what is shown as stored. The replaced version stays in the revisions. “Load theirs” leaves your changes in this
        browser, where you can restore them.
      </p>
    </Modal>
  );
}

function Comparison({ name, mine, stored }: { name: string; mine: readonly string[]; stored: readonly string[] }) {
  const lines = diffLines(mine, stored);
  const show = (kind: 'mine' | 'stored') =>
    lines
      .filter((line) => line.kind === 'same' || line.kind === kind)
      .map((line, index) => (
        <p key={index}>{line.kind === 'same' ? line.text : kind === 'mine' ? <ins>{line.text}</ins> : <del>{line.text}</del>}</p>
      ));
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {toLabel(name)}
          {lines.every(({ kind }) => kind === 'same') && ' (equal)'}
        </th>
      </tr>
      <tr>
        <td>{show('mine')}</td>
        <td>{show('stored')}</td>
      </tr>
    </tbody>
  );
}

/** The lines of a property of a node. Texts are strings while they are edited, and objects when they are stored. */
function toLines(name: string, value: unknown): string[] {
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
  if (name === 'content') return toReadableLines(parse(toText(raw)), (block) => getBlockType(block)?.title ?? block);
  if (isValues(raw)) return toReadableLines([{ name, attributes: raw, innerBlocks: [] }], toLabel);
  return JSON.stringify(raw ?? '') === '""' ? [] : (typeof raw === 'string' ? raw : JSON.stringify(raw)).split('\n');
}
