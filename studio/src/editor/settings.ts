/** Settings of WordPress's editor, which WordPress prints into its page. */
import blockEditorContent from 'wp-styles/block-editor/content.css?url';
import blockEditorStyle from 'wp-styles/block-editor/style.css?url';
import componentsStyle from 'wp-styles/components/style.css?url';
import blockEditing from 'wp-styles/block-library/editor.css?url';
import coreBlocks from '../canvas/core-blocks.css?url';
import type { Account } from '../api/session.ts';
import avatar from './avatar.svg?url';
import canvas from './canvas.css?url';
import type { PostLock } from './saving/lock.ts';
import { STUDIO_PATH } from '../shell/paths.ts';

/** The site's stylesheets, from the content service. */
const siteStyles = `${STUDIO_PATH}site-styles.css`;

/** In this order: WordPress's styles of blocks are in the first cascade layer, those of the site in the following ones. */
const sheets = { coreBlocks, siteStyles, componentsStyle, blockEditorStyle, blockEditorContent, blockEditing, canvas };

type EditorOptions = {
  /** Whether the content type has blocks. Blocks of other types would not be saved. */
  hasContent: boolean;
  postLock: PostLock;
  uploads: Account['uploads'];
};

export function createSettings({ hasContent, postLock, uploads }: EditorOptions): object {
  return {
    // Must be an object: the canvas keeps its address in a WeakMap by it. The stylesheets are added to its head.
    __unstableResolvedAssets: {
      styles: Object.entries(sheets)
        .map(([id, href]) => `<link rel="stylesheet" id="${id}-css" href="${new URL(href, location.origin).href}">`)
        .join(''),
      scripts: '',
    },
    styles: [],
    defaultEditorStyles: [],
    allowedBlockTypes: hasContent,
    templateLock: hasContent ? false : 'all',
    availableTemplates: {},
    supportsTemplateMode: false,
    responsiveEditingEnabled: false,
    supportsLayout: true,
    alignWide: true,
    codeEditingEnabled: hasContent,
    canLockBlocks: true,
    richEditingEnabled: true,
    autosaveInterval: 60,
    // The studio keeps all unsaved changes in the browser (saving/unsaved-changes.ts), WordPress only some.
    localAutosaveInterval: 0,
    postLock: { ...postLock, activePostLock: '' },
    postLockUtils: { nonce: '', unlockNonce: '', ajaxUrl: '' },
    maxUploadFileSize: uploads.max_bytes,
    allowedMimeTypes: uploads.mime_types,
    // One picture for all users: those of Gravatar would tell another company who edits, and the policy of the page blocks them.
    __experimentalDiscussionSettings: { avatarURL: new URL(avatar, location.origin).href },
    imageSizes: [],
    imageDimensions: {},
    imageEditing: true,
    titlePlaceholder: 'Title',
    bodyPlaceholder: hasContent ? 'Type / to choose a block' : '',
    enableCustomFields: false,
    isRTL: false,
    locale: 'en_US',
    __experimentalFeatures: {
      color: { palette: { theme: [] }, custom: false, customGradient: false },
      typography: { fontSizes: { theme: [] }, customFontSize: false },
      spacing: { units: ['px', 'rem', '%'] },
      layout: { contentSize: '760px', wideSize: '1200px' },
      blocks: {},
    },
  };
}
