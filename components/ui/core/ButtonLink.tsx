import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { SmartLink } from './SmartLink.tsx';

type Props = {
  href: string;
  target?: string | null | undefined;
  /** Use `signal` only for the most important action on a screen. */
  variant?: 'signal' | 'ink' | 'plain';
  small?: boolean;
  icon?: 'arrow' | 'down' | undefined;
  children: ReactNode;
};

/** A link to a page or file that looks like a button. */
export function ButtonLink({ href, target, variant = 'plain', small, icon, children }: Props) {
  const classes = [styles.btn, variant !== 'plain' && styles[variant], small && styles.small].filter(Boolean).join(' ');
  return (
    <SmartLink className={classes} href={href} target={target}>
      {children} {icon && <Icon name={icon} />}
    </SmartLink>
  );
}
