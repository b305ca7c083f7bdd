import { Notice, Popover, SlotFillProvider } from '@wordpress/components';
import { useEffect, useState, type MouseEvent } from 'react';
import type { Account } from '../api/session.ts';
import { findScreen } from '../screens/screens.ts';
import { Commands } from './Commands.tsx';
import { Navigation } from './Navigation.tsx';
import { navigate, parseEditorPath, STUDIO_PATH } from './paths.ts';
import { AccountContext } from './account-context.ts';

/** The frame of all screens: the navigation and the screen of the current address. */
export function Shell({ account }: { account: Account }) {
  const [path, setPath] = useState(location.pathname + location.search);
  useEffect(() => {
    const update = () => setPath(location.pathname + location.search);
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);
  const [error, setError] = useState<string | null>(null);
  const { title, Screen, parameters } = findScreen(new URL(path, location.origin), account);
  useEffect(() => {
    document.title = `${title} – ${account.site_title}`;
  }, [title, account.site_title]);
  return (
    <SlotFillProvider>
      <AccountContext value={account}>
        {/* Links of this studio are followed without reloading the page. The links themselves stay focusable and can be opened in a tab. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="studio-frame" onClick={followLink}>
          <a className="studio-skip-link" href="#screen">
            Skip to the content
          </a>
          <Navigation account={account} path={path} onError={setError} />
          <main id="screen" className="studio-screen" tabIndex={-1}>
            <h1 tabIndex={-1}>{title}</h1>
            <Screen key={path.split('?')[0]} parameters={parameters} />
            {error !== null && (
              <div className="studio-floating-notice">
                <Notice status="error" onRemove={() => setError(null)}>
                  {error}
                </Notice>
              </div>
            )}
            {/* Popovers of a screen are a part of it. By default, they are outside of all landmarks. */}
            <Popover.Slot />
          </main>
        </div>
        <Commands account={account} open={openPath} onError={setError} />
      </AccountContext>
    </SlotFillProvider>
  );
}

/** The editor is a page of its own. */
function openPath(path: string): void {
  if (parseEditorPath(new URL(path, location.origin))) location.assign(path);
  else showScreen(path);
}

function showScreen(path: string): void {
  navigate(path);
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('#screen')?.focus();
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target !== '' || link.hasAttribute('download') || link.hash !== '') return;
  if (link.origin !== location.origin || !link.pathname.startsWith(STUDIO_PATH) || link.pathname.startsWith(`${STUDIO_PATH}edit/`)) return;
  event.preventDefault();
  showScreen(link.pathname + link.search);
}
