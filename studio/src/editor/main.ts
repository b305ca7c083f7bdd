/** Starts the editor. It is one classic script, because Chromium keeps the compiled code of classic scripts only (studio/vite.config.ts). */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '@wordpress/theme/design-tokens.css';
import 'wp-styles/components/style.css';
import '../studio.css';
import { loadAccount, preloadEditor } from '../api/session.ts';
import { enterStudio, findStudioElement } from '../session/enter-studio.tsx';
import { parseEditorPath, STUDIO_PATH } from '../shell/paths.ts';
import { MissingContent } from './MissingContent.tsx';
import { startEditor } from './start-editor.ts';

async function start(): Promise<void> {
  const edited = parseEditorPath(location);
  if (edited === null) return location.replace(STUDIO_PATH);
  const element = findStudioElement();
  const session = await enterStudio(element);
  if (session === null) return;
  const content = await preloadEditor(edited);
  const account = await loadAccount(session);
  if (content === null) return createRoot(element).render(createElement(MissingContent, { account, type: edited.type }));
  await startEditor(element, edited, account, content);
}

void start();
