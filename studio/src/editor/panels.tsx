/** What the studio adds to WordPress's editor. */
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { registerPlugin } from '@wordpress/plugins';
import type { Account } from '../api/session.ts';
import { Commands } from '../shell/Commands.tsx';
import type { EditedNode } from '../shell/paths.ts';
import { checkAfterUpdate } from './checks/check-after-update.ts';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { FieldPanels } from './fields/FieldPanels.tsx';
import { ConflictDialog } from './saving/ConflictDialog.tsx';
import type { Saving } from './saving/start-saving.ts';
import { PreviewItems } from './preview/PreviewItems.tsx';
import { PLUGIN } from './plugin-name.ts';
import { SeoPanel } from './seo/SeoPanel.tsx';

const openPath = (path: string) => location.assign(path);
const showError = (message: string) => void dispatch(noticesStore).createErrorNotice(message, { id: 'studio-command' });

export function registerPanels(node: EditedNode, account: Account, saving: Saving): void {
  checkAfterUpdate(account.site_url);
  registerPlugin(PLUGIN, {
    render: () => (
      <>
        <Commands account={account} open={openPath} onError={showError} />
        <FieldPanels node={node} />
        <PreviewItems node={node} />
        <SeoPanel account={account} />
        <ChecksPanel siteUrl={account.site_url} />
        <ConflictDialog node={node} {...saving} />
      </>
    ),
  });
}
