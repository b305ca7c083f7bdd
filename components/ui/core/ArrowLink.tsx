import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

type Props = { href: string; target?: string | null | undefined; children: ReactNode };

/** An underlined text link with an arrow: the unobtrusive alternative to a button. */
export function ArrowLink({ href, target, children }: Props) {
  return (
    <SmartLink className={styles.arrowLink} href={href} target={target}>
      {children} <Icon name="arrow" />
    </SmartLink>
  );
}
