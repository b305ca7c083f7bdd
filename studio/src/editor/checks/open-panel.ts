/** Opens what a finding is about. */
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { PLUGIN } from '../plugin-name.ts';

/** Names of panels in the sidebar. */
export const CHECKS = 'checks';
export const SEO = 'seo';
/** WordPress shows the featured image above the panels, without one of its own. */
export const FEATURED_IMAGE = 'featured-image';

/** The class by which a panel is found when it is opened. */
export const getPanelClass = (panel: string): string => `studio-panel-${panel}`;

/** Opens a panel of the studio in the sidebar of the document, and moves the focus to it. */
export function openPanel(panel: string): void {
  const name = `${PLUGIN}/${panel}`;
  void dispatch(editorStore).closePublishSidebar();
  const sidebars = dispatch('core/interface') as { enableComplementaryArea: (scope: string, name: string) => void };
  sidebars.enableComplementaryArea('core', 'edit-post/document');
  if (panel !== FEATURED_IMAGE && !select(editorStore).isEditorPanelOpened(name)) void dispatch(editorStore).toggleEditorPanelOpened(name);
  // The sidebar appears after the stores have changed.
  setTimeout(() => {
    const selector = panel === FEATURED_IMAGE ? '.editor-post-featured-image button' : `.${getPanelClass(panel)} button`;
    const button = document.querySelector<HTMLElement>(selector);
    button?.scrollIntoView({ block: 'center' });
    button?.focus();
  }, 200);
}
