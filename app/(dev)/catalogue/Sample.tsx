import { BlockTree } from '#components/blocks/BlockTree.tsx';
import { loadSample, type BlockSample } from '#lib/blocks/catalogue.ts';
import { type Declaration, requiredOf } from '#lib/blocks/declaration.ts';
import styles from './catalogue.module.css';

type Props = {
  sample: BlockSample;
  declaration: Declaration;
  /** Of the blocks' ids, where other samples stand on the same page. */
  prefix?: string;
};

/** A sample as a page would show it, or a note that it shows nothing. */
export async function Sample({ sample, declaration, prefix }: Props) {
  const blocks = await loadSample(sample, [], prefix);
  const required = requiredOf(declaration);
  return (
    <>
      <div className={styles.sample}>
        <BlockTree blocks={blocks} />
      </div>
      {/* Whether a block renders anything is known when it has rendered: the stylesheet shows this where nothing stands above. */}
      <p className={styles.nothing}>
        This sample shows nothing. {required.length > 0 && `${declaration.title} needs ${required.join(' and ')}.`}
      </p>
    </>
  );
}
