import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { loadSampleBlocks, type BlockSample } from '#lib/blocks/catalogue.ts';
import { type BlockDeclaration, getRequiredAttributes } from '#lib/blocks/declaration.ts';
import styles from './catalogue.module.css';

type Props = {
  sample: BlockSample;
  declaration: BlockDeclaration;
  /** Prefix of the block ids, for a page with several samples. */
  prefix?: string;
};

/** A sample as a page would show it, or a note that the block renders nothing. */
export async function Sample({ sample, declaration, prefix }: Props) {
  const blocks = await loadSampleBlocks(sample, [], prefix);
  const required = getRequiredAttributes(declaration);
  return (
    <>
      <div className={styles.sample}>
        <BlockTree blocks={blocks} />
      </div>
      {/* The stylesheet shows this note when the element above is empty. */}
      <p className={styles.nothing}>
        This sample renders nothing. {required.length > 0 && `${declaration.title} needs ${required.join(' and ')}.`}
      </p>
    </>
  );
}
