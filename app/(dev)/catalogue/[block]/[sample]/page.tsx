import { notFound } from 'next/navigation';
import { getCatalogueEntry, getSampleSlug } from '../../catalogue.ts';
import styles from '../../catalogue.module.css';
import { Sample } from '../../Sample.tsx';

/** One sample, as the first block of a page. */
export default async function SamplePage({ params }: { params: Promise<{ block: string; sample: string }> }) {
  const { block, sample: slug } = await params;
  const { folder, declaration, samples } = getCatalogueEntry(block);
  const sample = samples.find((candidate) => getSampleSlug(candidate) === slug) ?? notFound();
  return (
    <>
      <h1 className={styles.name}>
        <a href={`/catalogue/${folder}/`}>{declaration.title}</a>, {sample.name}
      </h1>
      <Sample sample={sample} declaration={declaration} />
    </>
  );
}
