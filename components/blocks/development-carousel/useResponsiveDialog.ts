import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The `--phone` breakpoint of styles/media.css. */
const PHONE = '(width < 48rem)';

/**
 * Opens and closes a dialog: on a phone over the page, which keeps still meanwhile (class `no-scroll` on the body) and can't be reached;
 * from the tablet breakpoint on in the page, where its stylesheet puts it. It changes with the window. The element keeps the focus inside while
 * it lies over the page. `onLeave` is called for Escape and, over the page, for a click beside it.
 */
export function useResponsiveDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      element.close();
      return;
    }
    const phone = matchMedia(PHONE);
    const show = () => {
      element.close();
      if (phone.matches) element.showModal();
      else element.show();
      document.body.classList.toggle('no-scroll', phone.matches);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    // The content fills the dialog, so a click on the element itself is one on its backdrop.
    const onClick = (event: MouseEvent) => {
      if (event.target === element && phone.matches) leave();
    };
    show();
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('click', onClick);
    phone.addEventListener('change', show);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('click', onClick);
      phone.removeEventListener('change', show);
      document.body.classList.remove('no-scroll');
    };
  }, [dialog, open]);
}
