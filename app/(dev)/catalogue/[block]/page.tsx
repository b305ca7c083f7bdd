import { getCatalogueEntry, getSampleSlug } from '../catalogue.ts';
import styles from '../catalogue.module.css';
import { Sample } from '../Sample.tsx';

/** All samples of a block. */
export default async function BlockPage({ params }: { params: Promise<{ block: string }> }) {
  const { folder, declaration, samples } = getCatalogueEntry((await params).block);
  return (
    <>
      <div className={styles.title}>
        <h1>{declaration.title}</h1>
        <p>{declaration.description}</p>
      </div>
      {samples.map((sample) => (
        <section key={sample.name} aria-label={`Sample: ${sample.name}`}>
          {/* Level 2, because headings in blocks begin at level 3, as they do on a page. */}
          <h2 className={styles.name}>
            <a href={`/catalogue/${folder}/${getSampleSlug(sample)}/`}>{sample.name}</a>
          </h2>
          <Sample sample={sample} declaration={declaration} prefix={`${getSampleSlug(sample)}-`} />
        </section>
      ))}
    </>
  );
}
