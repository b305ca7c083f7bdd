import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The `--phone` breakpoint of styles/media.css. */
const PHONE = '(width < 48rem)';

/**
 * Opens and closes a dialog. On phones it is modal, and the class `no-scroll` on the body stops the page from scrolling.
 * From the tablet breakpoint on, it is not modal, and its stylesheet positions it in the page. The dialog adapts when the window is resized.
 * The browser keeps the focus inside a modal dialog. `onDismiss` is called for Escape and, if the dialog is modal, for a click outside.
 */
export function useResponsiveDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
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
      if (event.key === 'Escape') dismiss();
    };
    // The content fills the dialog, so a click on the element itself is a click on its backdrop.
    const onClick = (event: MouseEvent) => {
      if (event.target === element && phone.matches) dismiss();
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
