import { graphql } from 'relay-runtime';
import type { CoreGroup_block$key } from '#generated/CoreGroup_block.graphql.ts';
import type { BlockContext } from '#lib/blocks/context.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Elements a group may be; anything else is a plain division. `main` and `header` belong to the page. */
type Landmark = 'section' | 'article' | 'aside';

function isLandmark(name: string | null | undefined): name is Landmark {
  return name === 'section' || name === 'article' || name === 'aside';
}

/** Blocks that belong together. A landmark needs a name, so without one it is no landmark (WCAG 1.3.1). */
export function CoreGroup({ block, children }: Pick<BlockContext, 'children'> & { block: CoreGroup_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreGroup_block on CoreGroupBlock {
        attributes {
          ... on CoreGroupBlockAttributes {
            tagName
            ariaLabel
            anchor
          }
        }
      }
    `,
    block,
  );
  if (!children) return null;
  const label = attributes?.ariaLabel || undefined;
  const tagName = attributes?.tagName;
  const Tag = label && isLandmark(tagName) ? tagName : 'div';
  return (
    <Tag className="stack" id={attributes?.anchor || undefined} aria-label={Tag === 'div' ? undefined : label}>
      {children}
    </Tag>
  );
}
