/** Starts the studio: the sign-in form, the editor, or the screens. The parts are loaded separately. */
import { createRoot } from 'react-dom/client';
import '@wordpress/theme/design-tokens.css';
import 'wp-styles/components/style.css';
import './studio.css';
import { loadAccount, loadSession, startSession } from './api/session.ts';
import { SignIn } from './session/SignIn.tsx';
import { parseEditorPath, parseListPath } from './shell/paths.ts';

const element = document.querySelector<HTMLElement>('#studio');
if (!element) throw new Error('The page has no element #studio.');

const list = parseListPath(location);
if (list !== null) history.replaceState(null, '', list);

const session = await loadSession();
if (session === null) createRoot(element).render(<SignIn />);
else if (session.must_set_up_second_factor) {
  startSession(session);
  const { SetUpSecondFactor } = await import('./session/SetUpSecondFactor.tsx');
  createRoot(element).render(<SetUpSecondFactor />);
} else {
  startSession(session);
  const account = await loadAccount(session);
  const edited = parseEditorPath(location);
  if (edited === null) {
    const { Shell } = await import('./shell/Shell.tsx');
    createRoot(element).render(<Shell account={account} />);
  } else {
    const { startEditor } = await import('./editor/start-editor.ts');
    await startEditor(element, edited, account);
  }
}
