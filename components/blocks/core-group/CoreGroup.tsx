import { graphql } from 'relay-runtime';
import type { CoreGroup_block$key } from '#generated/CoreGroup_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { getProperty } from '#lib/json/records.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreGroup.module.css';

/** HTML elements that a group can use. All others become a div, because `main` and `header` belong to the page. */
type Landmark = 'section' | 'article' | 'aside';

function isLandmark(name: string | null | undefined): name is Landmark {
  return name === 'section' || name === 'article' || name === 'aside';
}

/** A container for blocks. It is a landmark only if it has an accessible name (WCAG 1.3.1). */
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
      className={getPresetClass(attributes, ...getLayoutClasses(attributes?.layout))}
      id={attributes?.anchor || undefined}
      aria-label={Tag === 'div' ? undefined : label}
    >
      {children}
    </Tag>
  );
}

const justifyClasses: Readonly<Record<string, string | undefined>> = {
  center: styles.center,
  right: styles.end,
  'space-between': styles.between,
};

/** Classes for the group layouts of WordPress: row, stack, and grid. */
function getLayoutClasses(layout: unknown): (string | false | undefined)[] {
  const type = getProperty(layout, 'type');
  if (type === 'grid') return [styles.grid];
  const justify = getProperty(layout, 'justifyContent');
  const justifyClass = typeof justify === 'string' && Object.hasOwn(justifyClasses, justify) ? justifyClasses[justify] : undefined;
  if (type !== 'flex') return ['stack', justifyClass];
  if (getProperty(layout, 'orientation') === 'vertical') return ['stack', styles.start, justifyClass];
  return [styles.row, getProperty(layout, 'flexWrap') === 'nowrap' && styles.nowrap, justifyClass];
}
