/** What every page of the studio needs before it starts: a session, and a second factor if the role of the user requires one. */
import { Notice } from '@wordpress/components';
import { createRoot } from 'react-dom/client';
import { getErrorMessage } from '../api/graphql.ts';
import { loadSession } from '../api/first-requests.ts';
import { type Session, startSession } from '../api/session.ts';
import { loadPart } from '../shell/UpdateNotice.tsx';
import { SignIn } from './SignIn.tsx';

/**
 * Starts a page of the studio for a signed-in user. If it cannot start, the page says why.
 * @param start shows the page in the element
 */
export async function startPage(start: (element: HTMLElement, session: Session) => Promise<void>): Promise<void> {
  const element = findStudioElement();
  try {
    const session = await enterStudio(element);
    if (session !== null) await start(element, session);
  } catch (error) {
    createRoot(element).render(<StartFailure message={getErrorMessage(error)} />);
  }
}

function StartFailure({ message }: { message: string }) {
  return (
    <main className="studio-sign-in">
      <h1>The studio cannot start</h1>
      <Notice status="error" isDismissible={false} actions={[{ label: 'Reload', variant: 'primary', onClick: () => location.reload() }]}>
        {message}
      </Notice>
    </main>
  );
}

/** @returns null if the user has to sign in or to set up a second factor first; `element` then shows the form, which reloads the page */
async function enterStudio(element: HTMLElement): Promise<Session | null> {
  const session = await loadSession();
  if (session === null) {
    createRoot(element).render(<SignIn />);
    return null;
  }
  startSession(session);
  if (!session.must_set_up_second_factor) return session;
  const { SetUpSecondFactor } = await loadPart(() => import('./SetUpSecondFactor.tsx'));
  createRoot(element).render(<SetUpSecondFactor />);
  return null;
}

/** @throws Error if the page has been changed */
function findStudioElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#studio');
  if (!element) throw new Error('The page has no element #studio.');
  return element;
}
