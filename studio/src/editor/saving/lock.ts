/** The lock of the open node: taken when the editor opens, renewed while it is open, and released when it closes (docs/rest.md). */
import apiFetch from '@wordpress/api-fetch';
import { dispatch, select } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

type Lock = { is_locked: boolean; is_own: boolean; user: { id: number; name: string } | null };

/** The service keeps a lock for 150 seconds. */
const RENEW_SECONDS = 45;

/** Set while the page loads anew, because the user takes the lock of somebody else. */
const TAKE_OVER = 'studio-take-over';

export type LockKeeper = {
  /** Finds out who has the lock: a save was refused because of it. */
  check: () => Promise<void>;
};

/**
 * Keeps the lock until the page closes. WordPress’s own dialog says who has it, and offers to take over.
 * @param path of the node: `/wp/v2/pages/1`
 */
export async function keepLock(path: string): Promise<LockKeeper> {
  const lockPath = `${path}/lock`;
  let isHeld = false;

  const request = async (takeOver: boolean) => {
    try {
      await apiFetch<Lock>({ path: lockPath, method: 'POST', data: { take_over: takeOver } });
      isHeld = true;
      void dispatch(editorStore).updatePostLock({ isLocked: false });
    } catch (error) {
      const { is_locked: isLocked, user } = error as Partial<Lock>;
      // Without a connection, the lock cannot be renewed. The next save finds out whether somebody else has taken it.
      if (isLocked !== true) return;
      if (isHeld && select(editorStore).isEditedPostDirty()) void dispatch(editorStore).autosave();
      void dispatch(editorStore).updatePostLock({ isLocked: true, isTakeover: isHeld, user: { name: user?.name ?? '', avatar: '' } });
      isHeld = false;
    }
  };
  const renew = async () => {
    if (!select(editorStore).isPostLocked()) await request(false);
  };

  const takeOver = sessionStorage.getItem(TAKE_OVER) === lockPath;
  sessionStorage.removeItem(TAKE_OVER);
  await request(takeOver);
  setInterval(() => void renew(), RENEW_SECONDS * 1000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void renew();
  });
  addEventListener('pagehide', () => {
    // The request outlives the page.
    if (isHeld) void apiFetch({ path: lockPath, method: 'DELETE', keepalive: true }).catch(() => {});
  });
  document.addEventListener('click', (event) => requestTakeOver(event, lockPath), { capture: true });
  return { check: () => request(false) };
}

/** In WordPress, the button of the dialog is a link with which the server takes the lock. A link to the studio must not change anything, so the page asks for it. */
function requestTakeOver(event: MouseEvent, lockPath: string): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="get-post-lock="]') : null;
  if (!link) return;
  event.preventDefault();
  sessionStorage.setItem(TAKE_OVER, lockPath);
  location.reload();
}
