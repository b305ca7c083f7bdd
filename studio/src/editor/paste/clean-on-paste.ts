/** Cleans up what is pasted into the canvas before WordPress's editor reads it. */
import { dispatch } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/** The canvas is an iframe, which the editor creates again for other widths. */
export function cleanOnPaste(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement && target.name === 'editor-canvas')
        target.contentDocument?.addEventListener('paste', replacePaste, { capture: true });
    },
    { capture: true },
  );
}

/** The clipboard data of an event cannot be changed, so another event replaces it. */
function replacePaste(event: ClipboardEvent): void {
  const { clipboardData, target } = event;
  if (!event.isTrusted || !clipboardData || !target) return;
  const original = clipboardData.getData('text/html');
  const { html, missingPictures } = cleanPastedHtml(original);
  if (html === original) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', clipboardData.getData('text/plain'));
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true, composed: true }));
  if (missingPictures > 0)
    void dispatch(noticesStore).createWarningNotice(describeMissingPictures(missingPictures), { id: 'studio-paste' });
}

const describeMissingPictures = (count: number) =>
  count === 1
    ? 'An image was not pasted, because the other program copies only text. Upload it.'
    : `${count} images were not pasted, because the other program copies only text. Upload them.`;
