import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  type?: 'button' | 'submit';
  variant?: 'signal' | 'ink' | 'plain';
  small?: boolean;
  icon?: IconName | undefined;
  name?: string | undefined;
  value?: string | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

/** An action on this page, or the sending of a form. */
export function Button({ type = 'button', variant = 'plain', small, icon, name, value, disabled, busy, onClick, children }: Props) {
  const classes = [styles.btn, variant !== 'plain' && styles[variant], small && styles.small].filter(Boolean).join(' ');
  return (
    <button className={classes} type={type} name={name} value={value} disabled={disabled} aria-busy={busy} onClick={onClick}>
      {children} {icon && <Icon name={icon} />}
    </button>
  );
}
