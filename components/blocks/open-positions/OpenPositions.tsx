import { graphql } from 'relay-runtime';
import type { OpenPositions_block$key } from '#generated/OpenPositions_block.graphql.ts';
import { PositionList } from '#components/ui/careers/PositionList.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './OpenPositions.module.css';

/** Open positions of the site, of a feed and of the block itself. */
export function OpenPositions({ block }: { block: OpenPositions_block$key }) {
  const { attributes, parentNode, openPositions } = readFragment(
    graphql`
      fragment OpenPositions_block on SiteOpenPositionsBlock {
        attributes {
          title
          text
          ground
          emptyText
          moreLink {
            ...Section_link
          }
        }
        parentNode {
          ... on UniformResourceIdentifiable {
            uri
          }
        }
        openPositions(parameters: $parameters) {
          total
          ...PositionList_openPositions
        }
      }
    `,
    block,
  );
  const isEmpty = !openPositions?.total;
  if (isEmpty && !attributes?.emptyText) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      {isEmpty ? (
        <RichText html={attributes?.emptyText} profile="block" className={`lead ${styles.empty}`} />
      ) : (
        <PositionList openPositions={openPositions} action={parentNode.uri} level={attributes?.title ? 3 : 2} />
      )}
    </Section>
  );
}
