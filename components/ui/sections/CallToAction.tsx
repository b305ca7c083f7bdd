import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import styles from './CallToAction.module.css';
import { DockWallDrawing } from '#components/ui/drawings/DockWallDrawing.tsx';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  link?: { url?: string | null; title?: string | null; target?: string | null } | null | undefined;
};

/** The call to action at the end of a page, on the accent color. */
export function CallToAction({ title, text, link }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>
        {text && <div className={styles.text}>{text}</div>}
        {link?.url && (
          <ButtonLink href={link.url} target={link.target} icon="arrow">
            {link.title}
          </ButtonLink>
        )}
      </div>
      <DockWallDrawing className={styles.drawing} />
    </section>
  );
}
