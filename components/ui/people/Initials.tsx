import { getInitials } from '#lib/format/initials.ts';
import styles from './Initials.module.css';

type Props = {
  name: string;
  /** Requested width and height in pixels. The nearest of three sizes is used. */
  size?: number | null | undefined;
  className?: string | undefined;
};

function getSizeName(size: number): 'small' | 'medium' | 'large' {
  if (size < 40) return 'small';
  return size < 80 ? 'medium' : 'large';
}

/**
 * An avatar with a person's initials, where WordPress would load a picture from Gravatar: this sends neither visitors' requests nor hashes of
 * email addresses to a third party. It is next to the name, so it is hidden from assistive technology.
 */
export function Initials({ name, size, className }: Props) {
  return (
    <span className={[styles.initials, styles[getSizeName(size ?? 48)], className].filter(Boolean).join(' ')} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
