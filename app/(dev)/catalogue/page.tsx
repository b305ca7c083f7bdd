import { AttributeList } from './AttributeList.tsx';
import { getCatalogue, getSampleSlug } from './catalogue.ts';
import styles from './catalogue.module.css';

/** Lists all blocks with their attributes and samples. */
export default function CataloguePage() {
  return (
    <div className={styles.index}>
      <h1>Blocks</h1>
      {getCatalogue().map(({ folder, declaration, samples }) => (
        <article className={styles.entry} key={folder} id={folder}>
          <h2>
            <a href={`/catalogue/${folder}/`}>{declaration.title}</a>
          </h2>
          <p>
            <code>{declaration.name}</code> {declaration.description}
          </p>
          <p>
            Samples:{' '}
            {samples.map((sample, index) => (
              <span key={sample.name}>
                {index > 0 && ', '}
                <a href={`/catalogue/${folder}/${getSampleSlug(sample)}/`}>{sample.name}</a>
              </span>
            ))}
          </p>
          {Object.keys(declaration.attributes).length > 0 && (
            <details>
              <summary>Attributes</summary>
              <AttributeList attributes={declaration.attributes} />
            </details>
          )}
        </article>
      ))}
    </div>
  );
}
