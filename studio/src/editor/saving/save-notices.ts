/** What the editor says about saves. */
import { dispatch, select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { store as noticesStore } from '@wordpress/notices';
import { getBlockTitle } from '../../../blocks/block-title.ts';
import type { BlockProblem, Conflict, RestoredAttribute } from './edit-session.ts';
import type { Observable } from './observable.ts';

type Block = { clientId: string; name: string; innerBlocks: readonly Block[] };

/** The service has kept attributes that the editor cannot represent. */
export function noticeRestoredAttributes(attributes: readonly RestoredAttribute[]): void {
  const names = attributes.map(({ name, attribute }) => `“${attribute}” of ${getBlockTitle(name)}`);
  void dispatch(noticesStore).createWarningNotice(
    `The editor cannot show everything that these blocks contain. Kept as it was: ${[...new Set(names)].join(', ')}.`,
    { id: 'studio-restored', isDismissible: true },
  );
}

/** The service has refused values of blocks. Nothing was saved, and everything is still in the editor. */
export function noticeInvalidBlocks(problems: readonly BlockProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const clientId = listBlocks(select('core/block-editor')['getBlocks']())[first.block]?.clientId;
  const texts = problems.map(({ name, attribute, message }) => `${getBlockTitle(name)}, “${attribute}”: ${message}`);
  void dispatch(noticesStore).createErrorNotice(
    `Nothing was saved, because a block contains a value that is not allowed. ${texts.join(' ')}`,
    {
      id: 'studio-invalid-blocks',
      actions: clientId === undefined ? [] : [{ label: 'Select the block', onClick: () => selectBlock(clientId) }],
    },
  );
}

/** Shows a block in the canvas, and its controls. */
export function selectBlock(clientId: string): void {
  const blockEditor = dispatch('core/block-editor') as { selectBlock: (id: string) => void };
  blockEditor.selectBlock(clientId);
}

/** Blocks with a delimiter of their own, in the order of their markup. */
const listBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [...(block.name === 'core/freeform' ? [] : [block]), ...listBlocks(block.innerBlocks)]);

export function removeSaveNotices(): void {
  void dispatch(noticesStore).removeNotice('studio-invalid-blocks');
}

/**
 * Adds a button to WordPress's notice of a failed save. After a conflict, it removes the notice, which announces a backup that is not needed: ConflictDialog
 * says more.
 */
export function offerRetry(conflict: Observable<Conflict | null>): void {
  subscribe(() => {
    const notice = select(noticesStore)
      .getNotices()
      .find(({ id, status, actions }) => id === 'editor-save' && status === 'error' && actions.length === 0);
    if (!notice) return;
    if (conflict.get() !== null) return void dispatch(noticesStore).removeNotice(notice.id);
    void dispatch(noticesStore).createErrorNotice(notice.content, {
      id: notice.id,
      __unstableHTML: notice.__unstableHTML !== undefined,
      actions: [{ label: 'Try again', onClick: saveAfterAutosave }],
    });
  }, noticesStore);
}

/** WordPress ignores a save during an autosave, which starts when the connection is back. */
function saveAfterAutosave(): void {
  const { isAutosavingPost } = select(editorStore);
  if (!isAutosavingPost()) return void dispatch(editorStore).savePost();
  const unsubscribe = subscribe(() => {
    if (isAutosavingPost()) return;
    unsubscribe();
    void dispatch(editorStore).savePost();
  }, editorStore);
}
