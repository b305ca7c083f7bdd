'use client';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseColumnCount } from '#components/ui/containers/column-count.ts';
import styles from './Popup.module.css';
import { useResponsiveDialog } from './useResponsiveDialog.ts';

export type PopupItemsProps = {
  label: string;
  level: 3 | 4;
  items: readonly { id: string; title: string; card: ReactNode; content: ReactNode }[];
};

const columnClassNames = { 3: 'three', 4: 'four', 5: 'five' } as const;

/** The cards and the dialog. Cards open an item, Previous and Next switch it, and the Close button, Escape or a click outside close it. */
export function PopupItems({ label, level, items }: PopupItemsProps) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  const close = () => setOpen(false);
  const onClose = () => {
    // The dialog is closed and reopened when it switches between modal and in-page. Ignore that close event.
    if (dialog.current?.open) return;
    setOpen(false);
    opener.current?.focus();
  };
  useResponsiveDialog(dialog, open, close);

  // A URL fragment opens the item it identifies, as it does without scripts.
  const openFromHash = useEffectEvent(() => {
    const itemIndex = items.findIndex((item) => item.id === location.hash.slice(1));
    const item = items[itemIndex];
    if (!item) return;
    // The visitor can have selected the card before hydration, so the focus returns to the card on close.
    opener.current = document.querySelector<HTMLElement>(`a[href="#${item.id}"]`);
    setIndex(itemIndex);
    setOpen(true);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => openFromHash());
    return () => cancelAnimationFrame(frame);
  }, []);

  const openItem = (event: MouseEvent<HTMLElement>, at: number) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(at);
    setOpen(true);
  };
  const switchItem = (step: 1 | -1) => {
    flushSync(() => setIndex((current) => current + step));
    // The pressed button can be hidden with its item, so the focus moves to the title of the new item.
    title.current?.focus();
  };

  const Title = `h${level}` as const;
  return (
    <>
      <ul className={`plain ${styles.cards} ${styles[columnClassNames[chooseColumnCount(items.length, [4, 5, 3])]]}`}>
        {items.map((item, at) => (
          <li key={item.id}>
            <a className={styles.card} href={`#${item.id}`} aria-haspopup="dialog" onClick={(event) => openItem(event, at)}>
              {item.card}
            </a>
          </li>
        ))}
      </ul>
      <dialog className={styles.popup} ref={dialog} aria-label={label} onClose={onClose}>
        {items.map((item, at) => (
          <article className={styles.item} key={item.id} id={item.id} data-current={at === index}>
            <div className={styles.body}>
              <p className="label">
                {at + 1} of {items.length}
              </p>
              <Title className={styles.title} ref={at === index ? title : undefined} tabIndex={-1}>
                {item.title}
              </Title>
              <div className={styles.content}>{item.content}</div>
              <p className={styles.nav}>
                {at > 0 && (
                  <button type="button" onClick={() => switchItem(-1)}>
                    Previous
                  </button>
                )}
                {at < items.length - 1 && (
                  <button type="button" onClick={() => switchItem(1)}>
                    Next
                  </button>
                )}
                <button type="button" className={styles.close} onClick={close}>
                  Close
                </button>
              </p>
            </div>
          </article>
        ))}
      </dialog>
    </>
  );
}
