/** Starts the editor. It is one classic script, because Chromium keeps the compiled code of classic scripts only (studio/vite.config.ts). */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@wordpress/theme/design-tokens.css';
import 'wp-styles/components/style.css';
import '../studio.css';
import { loadAccount, preloadEditor } from '../api/session.ts';
import { startPage } from '../session/enter-studio.tsx';
import { parseEditorPath, STUDIO_PATH } from '../shell/paths.ts';
import { MissingContent } from './MissingContent.tsx';
import { startEditor } from './start-editor.ts';

const edited = parseEditorPath(location);
if (edited === null) location.replace(STUDIO_PATH);
else
  void startPage(async (element, session) => {
    const content = await preloadEditor(edited);
    const account = await loadAccount(session);
    if (content === null) return createRoot(element).render(createElement(MissingContent, { account, type: edited.type }));
    await startEditor(element, edited, account, content);
  });
