import styles from '../catalogue.module.css';
import { getCatalogue } from '../catalogue.ts';
import { examples } from './examples.tsx';
import { describeComponents } from './describe-components.ts';

/** The shared parts blocks and templates are made of, with what is written above them. */
export default async function PartsPage() {
  getCatalogue();
  return (
    <div className={styles.index}>
      <h1>Parts</h1>
      {(await describeComponents()).map(({ name, file, description }) => (
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
