'use client';
import { useState } from 'react';
import buttons from '#components/ui/core/Button.module.css';
import styles from './CopyButton.module.css';

export type CopyButtonProps = {
  /** The id of the element with the text. */
  source: string;
};

/** A button that selects and copies the text of an element. Where the browser does not allow copying, a key does it. */
export function CopyButton({ source }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const element = document.getElementById(source);
    const selection = getSelection();
    if (!element || !selection) return;
    selection.selectAllChildren(element);
    // The same message again would not be announced.
    setMessage('');
    try {
      // Unlike the content of the element, the text of the selection has its line breaks.
      await navigator.clipboard.writeText(selection.toString());
      setMessage('Copied');
    } catch {
      setMessage('The text is selected. Press Ctrl+C, or ⌘C on a Mac, to copy it.');
    }
  };
  return (
    <p className={styles.copy}>
      <button type="button" className={`${buttons.btn} ${buttons.small}`} onClick={() => void copy()}>
        Copy text
      </button>
      <span className="label" role="status">
        {message}
      </span>
    </p>
  );
}
