import type { ReactNode } from 'react';
import type { Picture_image$key } from '#generated/Picture_image.graphql.ts';
import styles from './TextBesidePicture.module.css';
import { DetailMark } from '#components/ui/drawings/DetailMark.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';

type Props = {
  title?: ReactNode;
  level?: 2 | 3;
  /** The id of the heading. */
  id?: string | undefined;
  /** Text, a chart or actions. */
  children: ReactNode;
  image: Picture_image$key | null | undefined;
  /** Whether the picture comes before the text. */
  flip?: boolean;
};

/** Text next to a picture that extends to the edge of the page. */
export function TextBesidePicture({ title, level = 2, id, children, image, flip }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={flip ? `${styles.columns} ${styles.flip}` : styles.columns}>
      <div className={styles.text}>
        <DetailMark />
        {title && <Heading id={id}>{title}</Heading>}
        {children}
      </div>
      <div className={`${styles.picture} uncover`}>
        <Picture image={image} sizes="(width >= 60rem) 60vw, 100vw" />
      </div>
    </div>
  );
}
