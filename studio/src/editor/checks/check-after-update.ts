/** WordPress shows its panel of checks only before the first publication. After each later save of public content, a notice says what to look at. */
import { dispatch, select, subscribe } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { store as noticesStore } from '@wordpress/notices';
import { getCheckedContent, listFindings, listReferences } from './list-findings.ts';
import { loadFindings } from './load-findings.ts';
import { CHECKS, openPanel } from './open-panel.ts';

const NOTICE = 'studio-checks';

export function checkAfterUpdate(siteUrl: string): void {
  let wasSaving = false;
  let wasPublished = false;
  subscribe(() => {
    const editor = select(editorStore);
    const isSaving = editor.isSavingPost() && !editor.isAutosavingPost();
    if (isSaving === wasSaving) return;
    wasSaving = isSaving;
    // The notice says “Saved”, which must not stay beside that of a failed save.
    if (isSaving) {
      wasPublished = editor.isCurrentPostPublished();
      void dispatch(noticesStore).removeNotice(NOTICE);
    } else if (wasPublished && editor.didPostSaveRequestSucceed() && editor.isCurrentPostPublished()) void noticeFindings(siteUrl);
  }, editorStore);
}

async function noticeFindings(siteUrl: string): Promise<void> {
  const content = getCheckedContent();
  // Without the requests, the other findings are still worth a notice. The panel says why the requests failed.
  const remote = await loadFindings(listReferences(content, siteUrl)).catch(() => []);
  const count = listFindings(content).length + remote.length;
  if (count === 0) return void dispatch(noticesStore).removeNotice(NOTICE);
  void dispatch(noticesStore).createWarningNotice(`Saved. There ${count === 1 ? 'is 1 thing' : `are ${count} things`} to look at.`, {
    id: NOTICE,
    actions: [{ label: 'Show the checks', onClick: () => openPanel(CHECKS) }],
  });
}
