'use client';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Popup.module.css';
import { useResponsiveDialog } from './useResponsiveDialog.ts';

export type PopupStoriesProps = {
  label: string;
  level: 3 | 4;
  stories: readonly { id: string; title: string; card: ReactNode; picture?: ReactNode; content: ReactNode }[];
};

/** Which story is open, if any: cards open it, Previous and Next turn it, the close button, Escape and a click beside it close it. */
export function PopupStories({ label, level, stories }: PopupStoriesProps) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  const close = () => setOpen(false);
  const closed = () => {
    // The dialog is closed and opened again when it changes between over and in the page.
    if (dialog.current?.open) return;
    setOpen(false);
    opener.current?.focus();
  };
  useResponsiveDialog(dialog, open, close);

  // An address that names a story opens it, as it does without script.
  const openNamed = useEffectEvent(() => {
    const named = stories.findIndex((story) => story.id === location.hash.slice(1));
    const story = stories[named];
    if (!story) return;
    // Its card led there, perhaps before this script came: the focus goes back to it.
    opener.current = document.querySelector<HTMLElement>(`a[href="#${story.id}"]`);
    setIndex(named);
    setOpen(true);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => openNamed());
    return () => cancelAnimationFrame(frame);
  }, []);

  const openStory = (event: MouseEvent<HTMLElement>, at: number) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    setIndex(at);
    setOpen(true);
  };
  const turn = (step: 1 | -1) => {
    flushSync(() => setIndex(index + step));
    // The button that was pressed may be gone with its story; whoever turned is told the title of the next one.
    title.current?.focus();
  };

  const Title = `h${level}` as const;
  return (
    <>
      <ul className={`plain ${styles.cards}`}>
        {stories.map((story, at) => (
          <li key={story.id}>
            <a className={styles.card} href={`#${story.id}`} aria-haspopup="dialog" onClick={(event) => openStory(event, at)}>
              {story.card}
            </a>
          </li>
        ))}
      </ul>
      <dialog className={styles.popup} ref={dialog} aria-label={label} onClose={closed}>
        {stories.map((story, at) => (
          <article className={styles.story} key={story.id} id={story.id} data-current={at === index}>
            {story.picture && <div className={styles.picture}>{story.picture}</div>}
            <div className={styles.body}>
              <p className="label">
                {at + 1} of {stories.length}
              </p>
              <Title className={styles.title} ref={at === index ? title : undefined} tabIndex={-1}>
                {story.title}
              </Title>
              <div className={styles.content}>{story.content}</div>
              <p className={styles.nav}>
                {at > 0 && (
                  <button type="button" onClick={() => turn(-1)}>
                    Previous
                  </button>
                )}
                {at < stories.length - 1 && (
                  <button type="button" onClick={() => turn(1)}>
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
