/** Starts the studio: the sign-in form, the editor, or the screens. The parts are loaded separately. */
import { createRoot } from 'react-dom/client';
import '@wordpress/theme/design-tokens.css';
import 'wp-styles/components/style.css';
import './studio.css';
import { loadAccount, loadSession, preloadEditor, startSession } from './api/session.ts';
import { SignIn } from './session/SignIn.tsx';
import { parseEditorPath, parseListPath } from './shell/paths.ts';
import { loadPart, watchForUpdates } from './shell/UpdateNotice.tsx';

const element = document.querySelector<HTMLElement>('#studio');
if (!element) throw new Error('The page has no element #studio.');

const list = parseListPath(location);
if (list !== null) history.replaceState(null, '', list);

watchForUpdates();
const edited = parseEditorPath(location);
// The editor is large: it loads while the session does.
const editor = edited === null ? null : loadPart(() => import('./editor/start-editor.ts'));
const session = await loadSession();
if (session === null) createRoot(element).render(<SignIn />);
else if (session.must_set_up_second_factor) {
  startSession(session);
  const { SetUpSecondFactor } = await loadPart(() => import('./session/SetUpSecondFactor.tsx'));
  createRoot(element).render(<SetUpSecondFactor />);
} else {
  startSession(session);
  if (edited !== null) await preloadEditor(edited);
  const account = await loadAccount(session);
  if (edited === null || editor === null) {
    const { Shell } = await loadPart(() => import('./shell/Shell.tsx'));
    createRoot(element).render(<Shell account={account} />);
  } else {
    const { startEditor } = await editor;
    await startEditor(element, edited, account);
  }
}
