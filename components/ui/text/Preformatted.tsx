import { useId } from 'react';
import { Island } from '#components/ui/core/Island.client.tsx';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { CopyButton } from './CopyButton.island.tsx';
import styles from './Preformatted.module.css';

type Props = {
  /** HTML in which spaces and line breaks are significant. */
  html: string | null | undefined;
  /** `code` and `text` use a monospace font, `verse` uses the font of the body text. */
  kind: 'code' | 'text' | 'verse';
  className?: string | undefined;
  id?: string | undefined;
  /** Whether a button copies the text, which must not be code. */
  hasCopyButton?: boolean;
  /** Accessible name, which is announced when the element receives the focus for scrolling. */
  label: string;
};

/** Preformatted text. Lines that are wider than the page scroll inside the element, also by keyboard. */
export function Preformatted({ html, kind, className, id, label, hasCopyButton = false }: Props) {
  const textId = useId();
  const clean = sanitizeInline(html ?? '');
  if (clean.trim() === '') return null;
  const text = { __html: clean };
  return (
    <div
      className={[styles.frame, styles[kind], hasCopyButton && styles.copied, className].filter(Boolean).join(' ')}
      id={id}
      role="group"
      aria-label={label}
      // Scrollable regions must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      {kind === 'code' ? (
        <pre>
          <code dangerouslySetInnerHTML={text} />
        </pre>
      ) : (
        <pre id={hasCopyButton ? textId : undefined} dangerouslySetInnerHTML={text} />
      )}
      {hasCopyButton && (
        <Island>
          <CopyButton source={textId} />
        </Island>
      )}
    </div>
  );
}
