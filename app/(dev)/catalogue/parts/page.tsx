import styles from '../catalogue.module.css';
import { openCatalogue } from '../catalogue.ts';
import { examples } from './examples.tsx';
import { readParts } from './read-parts.ts';

/** The shared parts blocks and templates are made of, with what is written above them. */
export default async function PartsPage() {
  openCatalogue();
  return (
    <div className={styles.index}>
      <h1>Parts</h1>
      {(await readParts()).map(({ name, file, description }) => (
        <article className={styles.entry} key={`${file} ${name}`} id={name}>
          <h2>{name}</h2>
          <p>
            <code>components/ui/{file}</code> {description}
          </p>
          {examples[name] && <div className={styles.part}>{examples[name]}</div>}
        </article>
      ))}
    </div>
  );
}
