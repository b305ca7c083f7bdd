import { openEntry, sampleSlug } from '../catalogue.ts';
import styles from '../catalogue.module.css';
import { Sample } from '../Sample.tsx';

/** A block with all its samples below each other. */
export default async function BlockPage({ params }: { params: Promise<{ block: string }> }) {
  const { folder, declaration, samples } = openEntry((await params).block);
  return (
    <>
      <div className={styles.title}>
        <h1>{declaration.title}</h1>
        <p>{declaration.description}</p>
      </div>
      {samples.map((sample) => (
        <section key={sample.name} aria-label={`Sample: ${sample.name}`}>
          {/* Below it what editors write begins at the third level, as it does on a page. */}
          <h2 className={styles.name}>
            <a href={`/catalogue/${folder}/${sampleSlug(sample)}/`}>{sample.name}</a>
          </h2>
          <Sample sample={sample} declaration={declaration} prefix={`${sampleSlug(sample)}-`} />
        </section>
      ))}
    </>
  );
}
