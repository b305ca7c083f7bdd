/** A tab that was open while the studio was built anew asks for files that no longer exist. */
import { Notice } from '@wordpress/components';
import { createRoot } from 'react-dom/client';

/** Shows a message with a button that reloads the page as soon as a part of the studio cannot be loaded. Everything that is shown stays as it is. */
export function watchForUpdates(): void {
  addEventListener(
    'vite:preloadError',
    () => {
      const element = document.createElement('div');
      element.className = 'studio-floating-notice';
      document.body.append(element);
      createRoot(element).render(
        <Notice
          status="warning"
          isDismissible={false}
          actions={[{ label: 'Reload', variant: 'primary', onClick: () => location.reload() }]}
        >
          A part of the studio could not be loaded, because the studio was updated or the connection was lost. Save your changes, then
          reload the page.
        </Notice>,
      );
    },
    { once: true },
  );
}

/** Loads a part of the studio. If that fails, the part that is shown stays, under the message. */
export const loadPart = <Part,>(load: () => Promise<Part>): Promise<Part> => load().catch(() => new Promise<never>(() => {}));
