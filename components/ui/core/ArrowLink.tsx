import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

type Props = { href: string; target?: string | null | undefined; children: ReactNode };

/** The quiet way on: words on a line, and an arrow. */
export function ArrowLink({ href, target, children }: Props) {
  return (
    <SmartLink className={styles.go} href={href} target={target}>
      {children} <Icon name="arrow" />
    </SmartLink>
  );
}
