/** What comes before every page of the studio: a session, and with it a second factor where the role of the user needs one. */
import { createRoot } from 'react-dom/client';
import { loadSession, type Session, startSession } from '../api/session.ts';
import { loadPart } from '../shell/UpdateNotice.tsx';
import { SignIn } from './SignIn.tsx';

/** @returns null if the user has to sign in or to set up a second factor first; `element` then shows the form, which loads the page anew */
export async function enterStudio(element: HTMLElement): Promise<Session | null> {
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
export function findStudioElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#studio');
  if (!element) throw new Error('The page has no element #studio.');
  return element;
}
