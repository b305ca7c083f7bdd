/** Settings of WordPress's editor, which WordPress prints into its page. */
import blockEditorContent from 'wp-styles/block-editor/content.css?url';
import blockEditorStyle from 'wp-styles/block-editor/style.css?url';
import componentsStyle from 'wp-styles/components/style.css?url';
import blockEditing from 'wp-styles/block-library/editor.css?url';
import blockReset from 'wp-styles/block-library/reset.css?url';
import canvas from './canvas.css?url';

/** The site's stylesheets, from the content service. */
const siteStyles = '/studio/site-styles.css';

/** Those of the site's come first: the order of its cascade layers applies. */
const sheets = { siteStyles, blockReset, componentsStyle, blockEditorStyle, blockEditorContent, blockEditing, canvas };

export function createSettings(): object {
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
    allowedBlockTypes: true,
    availableTemplates: {},
    supportsTemplateMode: false,
    supportsLayout: true,
    alignWide: true,
    codeEditingEnabled: true,
    canLockBlocks: true,
    richEditingEnabled: true,
    autosaveInterval: 60,
    // The studio keeps all unsaved changes in the browser (saving/unsaved-changes.ts), WordPress only some.
    localAutosaveInterval: 0,
    postLock: { isLocked: false, user: null, activePostLock: '' },
    postLockUtils: { nonce: '', unlockNonce: '', ajaxUrl: '' },
    maxUploadFileSize: 20_000_000,
    allowedMimeTypes: {
      'jpg|jpeg': 'image/jpeg',
      png: 'image/png',
      webp: 'image/webp',
      avif: 'image/avif',
      svg: 'image/svg+xml',
      pdf: 'application/pdf',
      mp4: 'video/mp4',
    },
    imageSizes: [],
    imageDimensions: {},
    titlePlaceholder: 'Title',
    bodyPlaceholder: 'Type / to choose a block',
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
