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
          <p className={styles.name}>
            <a href={`/catalogue/${folder}/${sampleSlug(sample)}/`}>{sample.name}</a>
          </p>
          <Sample sample={sample} declaration={declaration} />
        </section>
      ))}
    </>
  );
}
