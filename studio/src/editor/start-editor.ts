/** Starts WordPress's post editor for a node. */
import './flags.ts';
import './styles.ts';
import { dispatch } from '@wordpress/data';
import { initializeEditor } from '@wordpress/edit-post';
import '@wordpress/format-library';
import { store as preferences } from '@wordpress/preferences';
import type { Account } from '../api/session.ts';
import type { EditedNode } from '../shell/paths.ts';
import { registerSiteBlocks } from '../../blocks/register.tsx';
import { createSettings } from './settings.ts';

export async function startEditor(element: HTMLElement, { type, id }: EditedNode, account: Account): Promise<void> {
  document.title = `Edit – ${account.site_title}`;
  document.body.className = 'wp-core-ui block-editor-page is-fullscreen-mode';
  element.className = 'block-editor__container';
  registerSiteBlocks();
  initializeEditor(element.id, type, id, createSettings(), {});
  // After `initializeEditor`, which sets it to true by default.
  void dispatch(preferences).set('core/edit-post', 'welcomeGuide', false);
}
