import styles from './EmailLink.module.css';

/** A `mailto:` link. In a narrow column the address breaks before the @ sign, and in a very narrow one before the last dot as well. */
export function EmailLink({ address }: { address: string }) {
  const atIndex = Math.max(address.lastIndexOf('@'), 0);
  const dotIndex = Math.max(address.lastIndexOf('.'), atIndex);
  return (
    <a href={`mailto:${address}`} dir="ltr">
      {address.slice(0, atIndex)}
      <wbr />
      <span className={styles.domain}>
        {address.slice(atIndex, dotIndex)}
        <wbr />
        {address.slice(dotIndex)}
      </span>
    </a>
  );
}
