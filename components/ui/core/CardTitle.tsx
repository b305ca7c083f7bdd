import type { ReactNode } from 'react';
import styles from './CardTitle.module.css';
import { SmartLink } from './SmartLink.tsx';

/** A link as an editor's link field carries it. */
export type CardLink = { url?: string | null; title?: string | null; target?: string | null } | null | undefined;

type Props = {
  level: 2 | 3 | 4;
  link?: CardLink;
  /** Sets the size of the title: a heading's own size follows its level, a card's does not. */
  className?: string | undefined;
  children: ReactNode;
};

/** Title of a card: the one link of the card, stretched over it. The card is the nearest positioned element. */
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
