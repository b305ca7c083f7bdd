import styles from './Wordmark.module.css';
import { OUTLINED_NAME } from './wordmark-outlines.ts';

/** The company's symbol: a causeway deck on piers. */
export function BrandMark() {
  return (
    <svg className={styles.symbol} viewBox="0 0 36 22" width="36" height="22" aria-hidden="true">
      <use href="#brand-symbol" />
    </svg>
  );
}

/** The company's symbol with the first word of its name. The sprite of the page contains the outlines; another name is text in the same font. */
export function Wordmark({ name }: { name: string }) {
  if (getShortName(name) !== OUTLINED_NAME)
    return (
      <>
        <BrandMark /> {getShortName(name)}
      </>
    );
  return (
    <svg className={styles.wordmark} viewBox="0 -0.5 157 23" width="157" height="23" role="img" aria-label={name}>
      <use href="#brand-symbol" />
      <use href="#brand-letters" />
    </svg>
  );
}

/** The first word of the company's name as wide as its container. */
export function WordmarkLetters({ name }: { name: string }) {
  if (getShortName(name) !== OUTLINED_NAME) return getShortName(name);
  return (
    <svg className={styles.letters} viewBox="47 -0.5 110 29" width="1100" height="290" role="img" aria-label={name}>
      <use href="#brand-letters" />
    </svg>
  );
}

/** The first word of the company's name: “Causeway” for “Causeway Logistics”. */
function getShortName(name: string): string {
  return name.split(' ')[0] ?? name;
}
