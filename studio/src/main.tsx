/** Starts the screens of the studio. The parts are loaded separately. The editor is a program of its own (editor/main.ts). */
import { createRoot } from 'react-dom/client';
import '@wordpress/theme/design-tokens.css';
import 'wp-styles/components/style.css';
import './studio.css';
import { loadAccount } from './api/session.ts';
import { startPage } from './session/enter-studio.tsx';
import { parseListPath } from './shell/paths.ts';
import { loadPart, watchForUpdates } from './shell/UpdateNotice.tsx';

const list = parseListPath(location);
if (list !== null) history.replaceState(null, '', list);

watchForUpdates();
await startPage(async (element, session) => {
  const account = await loadAccount(session);
  const { Shell } = await loadPart(() => import('./shell/Shell.tsx'));
  createRoot(element).render(<Shell account={account} />);
});
