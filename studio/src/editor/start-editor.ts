/** Starts WordPress's post editor for a node. */
import './flags.ts';
import './styles.ts';
import './editor.css';
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { initializeEditor } from '@wordpress/edit-post';
import '@wordpress/format-library';
import { store as preferences } from '@wordpress/preferences';
import type { Account } from '../api/session.ts';
import type { EditedNode } from '../shell/paths.ts';
import { setBlockPreview } from '../../blocks/preview.ts';
import { registerSiteBlocks } from '../../blocks/register.tsx';
import { CanvasBlock } from '../canvas/CanvasBlock.tsx';
import { preloadBlocks } from '../canvas/preload-blocks.ts';
import { unregisterUnrenderedBlocks } from './core-blocks.ts';
import { getPanelName, listFieldGroups } from './fields/field-groups.ts';
import { listAllMedia } from './library-choices.ts';
import { mountMediaDialogOnOpen } from './media-upload.tsx';
import { registerPanels } from './panels.tsx';
import { cleanOnPaste } from './paste/clean-on-paste.ts';
import { sendPictureTexts } from './paste/send-picture-texts.ts';
import { PLUGIN } from './plugin-name.ts';
import { keepPreferences } from './preferences.ts';
import { startSaving } from './saving/start-saving.ts';
import { createSettings } from './settings.ts';
import { overrideEditorTexts } from './text-overrides.ts';

/** @param content of the node as it is stored, whose blocks the site renders while the editor starts */
export async function startEditor(element: HTMLElement, node: EditedNode, account: Account, content: string): Promise<void> {
  const { type, id } = node;
  document.title = `Edit – ${account.site_title}`;
  document.body.className = 'wp-core-ui block-editor-page is-fullscreen-mode';
  element.className = 'block-editor__container';
  // Requests the lock, and waits for the response when everything else is ready.
  const startingSaving = startSaving(node, account);
  overrideEditorTexts();
  await keepPreferences(account.user.id);
  mountMediaDialogOnOpen();
  setBlockPreview(CanvasBlock);
  registerSiteBlocks();
  cleanOnPaste();
  apiFetch.use(sendPictureTexts);
  if (account.capabilities['edit_others_posts'] !== true) apiFetch.use(listAllMedia);
  // The site renders while the service takes the lock, and while React renders the editor.
  preloadBlocks(id, content);
  const saving = await startingSaving;
  registerPanels(node, account, saving);
  const hasContent = account.types.find(({ slug }) => slug === type)?.supports['editor'] === true;
  initializeEditor(element.id, type, id, createSettings({ hasContent, postLock: saving.postLock, uploads: account.uploads }), {});
  unregisterUnrenderedBlocks();
  // After `initializeEditor`, which has other defaults.
  void dispatch(preferences).setDefaults('core/edit-post', { welcomeGuide: false, welcomeGuideTemplate: false });
  // Many images look alike: the media library shows their titles.
  void dispatch(preferences).setDefaults('core/views', { 'dataviews-postType-attachment-media-modal': { showTitle: true } });
  void dispatch(preferences).setDefaults('core', {
    openPanels: ['post-status', ...listFieldGroups(type).map((group) => `${PLUGIN}/${getPanelName(group)}`)],
  });
}
