import type { ReactNode } from 'react';
import styles from './CardTitle.module.css';
import { SmartLink } from './SmartLink.tsx';

/** The value of an editor's link field. */
export type CardLink = { url?: string | null; title?: string | null; target?: string | null } | null | undefined;

type Props = {
  level: 2 | 3 | 4;
  link?: CardLink;
  /** Class that sets the font size, which in a card does not follow from the heading level. */
  className?: string | undefined;
  children: ReactNode;
};

/** The title of a card. Its link is the card's only one and covers the whole card, which is the nearest positioned ancestor. */
export function CardTitle({ level, link, className, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className ? `${styles.title} ${className}` : styles.title}>
      <SmartLink href={link?.url} target={link?.target}>
        {children}
      </SmartLink>
    </Heading>
  );
}
