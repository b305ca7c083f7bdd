/** The lock of the open node: taken when the editor opens, renewed while it is open, and released when it closes (docs/rest.md). */
import apiFetch from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

type Lock = { is_locked: boolean; is_own: boolean; user: { id: number; name: string } | null };

/** The service keeps a lock for 150 seconds. */
const RENEW_SECONDS = 45;

/** Set while the page reloads because the user takes over another user's lock. */
const TAKE_OVER = 'studio-take-over';

/** What WordPress's editor knows of the lock. */
export type PostLock = { isLocked: boolean; isTakeover?: boolean; user: { name: string; avatar: string } | null };

export type LockKeeper = {
  /** The state of the lock when the editor opens. */
  initial: PostLock;
  /** Finds out who has the lock: a save was refused because of it. */
  check: () => Promise<void>;
};

/**
 * Keeps the lock until the page closes. WordPress’s own dialog says who has it, and offers to take over.
 * @param path of the node: `/wp/v2/pages/1`
 * @param onLost called when another user has taken the lock
 */
export async function keepLock(path: string, onLost: () => void): Promise<LockKeeper> {
  const lockPath = `${path}/lock`;
  let isHeld = false;

  /** @returns null if nothing is known: without a connection, the next save finds out whether another user has taken the lock. */
  const request = async (takeOver: boolean): Promise<PostLock | null> => {
    try {
      await apiFetch<Lock>({ path: lockPath, method: 'POST', data: { take_over: takeOver } });
      isHeld = true;
      return { isLocked: false, user: null };
    } catch (error) {
      const { is_locked: isLocked, user } = error as Partial<Lock>;
      if (isLocked !== true) return null;
      const isTakeover = isHeld;
      isHeld = false;
      return { isLocked: true, isTakeover, user: { name: user?.name ?? '', avatar: '' } };
    }
  };
  const check = async () => {
    const lock = await request(false);
    if (lock?.isLocked) onLost();
    if (lock) void dispatch(editorStore).updatePostLock(lock);
  };
  const renew = async () => {
    if (!select(editorStore).isPostLocked()) await check();
  };

  const takeOver = sessionStorage.getItem(TAKE_OVER) === lockPath;
  sessionStorage.removeItem(TAKE_OVER);
  const initial = (await request(takeOver)) ?? { isLocked: false, user: null };
  setInterval(() => void renew(), RENEW_SECONDS * 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void renew();
  });
  addEventListener('pagehide', () => {
    // The request outlives the page.
    if (isHeld) void apiFetch({ path: lockPath, method: 'DELETE', keepalive: true }).catch(() => {});
  });
  document.addEventListener('click', (event) => requestTakeOver(event, lockPath), { capture: true });
  return { initial, check };
}

/** In WordPress, the button of the dialog is a link with which the server takes the lock. A link to the studio must not change anything, so the page asks for it. */
function requestTakeOver(event: MouseEvent, lockPath: string): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="get-post-lock="]') : null;
  if (!link) return;
  event.preventDefault();
  sessionStorage.setItem(TAKE_OVER, lockPath);
  location.reload();
}
