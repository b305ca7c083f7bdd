import { store as commandsStore } from '@wordpress/commands';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from 'react';
import { signOut, type Account } from '../api/session.ts';
import { listMenu } from '../screens/screen-menu.ts';
import { STUDIO_PATH } from './paths.ts';

/**
 * Links to all screens that the user may open. On small screens, a button opens them.
 * @param onError shows why the session could not be ended
 */
export function Navigation({ account, path, onError }: { account: Account; path: string; onError: (message: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const current = path.split('?')[0];
  const { open: openCommands } = useDispatch(commandsStore.name) as { open: () => void };
  return (
    <header className="studio-navigation">
      <div className="studio-navigation-head">
        <a className="studio-home" href={STUDIO_PATH}>
          {account.site_title}
        </a>
        <Button
          className="studio-menu-button"
          variant="tertiary"
          aria-expanded={isOpen}
          aria-controls="studio-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          Menu
        </Button>
      </div>
      <nav id="studio-menu" aria-label="Studio" data-open={isOpen || undefined}>
        <Button className="studio-find" variant="secondary" aria-keyshortcuts="Control+K Meta+K" onClick={openCommands}>
          Find <kbd>{/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl+K'}</kbd>
        </Button>
        {listMenu(account).map(({ title, links }) => (
          <section key={title} aria-labelledby={`menu-${title}`}>
            <h2 id={`menu-${title}`}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={link.path} aria-current={link.path === current ? 'page' : undefined} onClick={() => setIsOpen(false)}>
                    {link.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label="Account">
          <ul>
            <li>
              <a href={account.site_url} target="_blank" rel="noreferrer">
                View the site
              </a>
            </li>
            <li>
              <a href={`${STUDIO_PATH}profile/`} aria-current={current === `${STUDIO_PATH}profile/` ? 'page' : undefined}>
                {account.user.name}
              </a>
            </li>
            <li>
              <Button variant="link" onClick={() => void signOut(onError)}>
                Sign out
              </Button>
            </li>
          </ul>
        </section>
      </nav>
    </header>
  );
}
