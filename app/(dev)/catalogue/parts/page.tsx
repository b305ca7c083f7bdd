import styles from '../catalogue.module.css';
import { assertCatalogueIsOn } from '../catalogue.ts';
import { examples } from './examples.tsx';
import { describeComponents } from './describe-components.ts';

/** Lists the shared components (`components/ui`) with their descriptions and examples. */
export default async function PartsPage() {
  assertCatalogueIsOn();
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
