import { Fragment } from 'react';
import { graphql } from 'relay-runtime';
import type { CorePostTerms_block$key } from '#generated/CorePostTerms_block.graphql.ts';
import { marginProps } from '#components/ui/news/PostList.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readLoopNode } from '#lib/blocks/loop-node.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CorePostTerms.module.css';

/** Categories, tags or other terms of the content. Each term links to its archive. */
export function CorePostTerms({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: CorePostTerms_block$key }) {
  const { attributes, parentNode } = readFragment(
    graphql`
      fragment CorePostTerms_block on CorePostTermsBlock {
        attributes {
          term
          prefix
          separator
          suffix
          backgroundColor
          textColor
          fontSize
          textAlign
          style
        }
        parentNode {
          ...loopNode_node @alias(as: "loopNode")
        }
      }
    `,
    block,
  );
  const post = readLoopNode(blockContext.node ?? parentNode.loopNode);
  const taxonomy = attributes?.term || 'category';
  const terms = (post?.loopTerms?.nodes ?? []).filter(({ taxonomyName }) => taxonomyName === taxonomy);
  if (terms.length === 0) return null;
  return (
    <p className={getPresetClass(attributes, 'label', styles.terms)} {...marginProps}>
      <RichText html={attributes?.prefix} profile="inline" />
      {terms.map(({ databaseId, name, uri }, index) => (
        <Fragment key={databaseId}>
          {index > 0 && <span>{attributes?.separator ?? ', '}</span>}
          <SmartLink href={uri} rel="tag">
            {name}
          </SmartLink>
        </Fragment>
      ))}
      <RichText html={attributes?.suffix} profile="inline" />
    </p>
  );
}
