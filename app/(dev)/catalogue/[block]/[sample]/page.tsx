import { notFound } from 'next/navigation';
import { openEntry, sampleSlug } from '../../catalogue.ts';
import styles from '../../catalogue.module.css';
import { Sample } from '../../Sample.tsx';

/** One sample alone, as it would open a page. */
export default async function SamplePage({ params }: { params: Promise<{ block: string; sample: string }> }) {
  const { block, sample: slug } = await params;
  const { folder, declaration, samples } = openEntry(block);
  const sample = samples.find((one) => sampleSlug(one) === slug) ?? notFound();
  return (
    <>
      <h1 className={styles.name}>
        <a href={`/catalogue/${folder}/`}>{declaration.title}</a>, {sample.name}
      </h1>
      <Sample sample={sample} declaration={declaration} />
    </>
  );
}
