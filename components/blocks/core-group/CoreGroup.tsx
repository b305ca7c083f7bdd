import { graphql } from 'relay-runtime';
import type { CoreGroup_block$key } from '#generated/CoreGroup_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreGroup.module.css';

/** Elements a group may be; anything else is a plain division. `main` and `header` belong to the page. */
type Landmark = 'section' | 'article' | 'aside';

function isLandmark(name: string | null | undefined): name is Landmark {
  return name === 'section' || name === 'article' || name === 'aside';
}

/** Blocks that belong together. A landmark needs a name, so without one it is no landmark (WCAG 1.3.1). */
export function CoreGroup({ block, children }: Pick<BlockProps, 'children'> & { block: CoreGroup_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreGroup_block on CoreGroupBlock {
        attributes {
          ... on CoreGroupBlockAttributes {
            tagName
            ariaLabel
            anchor
            layout
            align
            backgroundColor
            textColor
            fontSize
            style
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
    <Tag
      className={getPresetClass(attributes, ...arrangement(attributes?.layout))}
      id={attributes?.anchor || undefined}
      aria-label={Tag === 'div' ? undefined : label}
    >
      {children}
    </Tag>
  );
}

const member = (layout: unknown, name: string): unknown =>
  typeof layout === 'object' && layout !== null && name in layout ? (layout as Record<string, unknown>)[name] : undefined;

const justifications: Readonly<Record<string, string | undefined>> = {
  center: styles.center,
  right: styles.end,
  'space-between': styles.between,
};

/** WordPress's row, stack and grid are layouts of a group. */
function arrangement(layout: unknown): (string | false | undefined)[] {
  const type = member(layout, 'type');
  if (type === 'grid') return [styles.grid];
  const justify = member(layout, 'justifyContent');
  const justified = typeof justify === 'string' && Object.hasOwn(justifications, justify) ? justifications[justify] : undefined;
  if (type !== 'flex') return ['stack', justified];
  if (member(layout, 'orientation') === 'vertical') return ['stack', styles.start, justified];
  return [styles.row, member(layout, 'flexWrap') === 'nowrap' && styles.whole, justified];
}
