import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import styles from './CallToAction.module.css';
import { DockWallDrawing } from './DockWallDrawing.tsx';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  link?: { url?: string | null; title?: string | null; target?: string | null } | null | undefined;
};

/** The closing call of a page: the only orange of its screen. */
export function CallToAction({ title, text, link }: Props) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>
        {text && <div className={styles.words}>{text}</div>}
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
