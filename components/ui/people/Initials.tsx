import { getInitials } from '#lib/format/initials.ts';
import styles from './Initials.module.css';

type Props = {
  name: string;
  /** About this many pixels on each side: the nearest of three sizes is taken. */
  size?: number | null | undefined;
  className?: string | undefined;
};

function getSizeName(size: number): 'small' | 'medium' | 'large' {
  if (size < 40) return 'small';
  return size < 80 ? 'medium' : 'large';
}

/**
 * A plate with the first letters of a name, where WordPress would ask Gravatar for a picture: no visitor is made known to a third party, and
 * nobody's mail address travels as a hash. It stands beside the name and is passed over by assistive technology.
 */
export function Initials({ name, size, className }: Props) {
  return (
    <span className={[styles.initials, styles[getSizeName(size ?? 48)], className].filter(Boolean).join(' ')} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
