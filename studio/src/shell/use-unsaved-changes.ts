import { useEffect } from 'react';

const QUESTION = 'You have unsaved changes. Leave this screen and discard them?';

/** Whether a dialog may be closed. Asks if that would discard changes. */
export const mayClose = (isChanged: boolean): boolean => !isChanged || confirm('You have unsaved changes. Close and discard them?');

/** Asks before unsaved changes are lost: when the page is closed, and when a link of the studio is followed. */
export function useUnsavedChanges(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const staysOpen = !link || link.target === '_blank' || link.hash !== '' || link.hasAttribute('download');
      if (staysOpen || event.metaKey || event.ctrlKey || event.shiftKey || confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', onUnload);
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, { capture: true });
    };
  }, [isChanged]);
}
