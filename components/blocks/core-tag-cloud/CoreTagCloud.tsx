import { graphql } from 'relay-runtime';
import type { CoreTagCloud_block$key } from '#generated/CoreTagCloud_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreTagCloud.module.css';

/** Font size classes, from the least used terms to the most used. */
const sizeClasses = [styles.size1, styles.size2, styles.size3, styles.size4];

/** A tag cloud: terms with more posts are larger. */
export function CoreTagCloud({ block }: { block: CoreTagCloud_block$key }) {
  const { attributes, terms } = readFragment(
    graphql`
      fragment CoreTagCloud_block on CoreTagCloudBlock {
        attributes {
          showTagCounts
          align
          style
        }
        terms {
          databaseId
          name
          uri
          count
        }
      }
    `,
    block,
  );
  if (!terms?.length) return null;
  const maxCount = Math.max(...terms.map(({ count }) => count ?? 0), 1);
  // The scale is logarithmic, because a few terms have many posts and most terms have few.
  const getSizeStep = (count: number) =>
    Math.min(sizeClasses.length - 1, Math.floor((Math.log(count + 1) / Math.log(maxCount + 1)) * sizeClasses.length));
  return (
    <ul className={getPresetClass(attributes, styles.cloud)}>
      {terms.map(({ databaseId, name, uri, count }) => (
        <li key={databaseId}>
          <SmartLink className={sizeClasses[getSizeStep(count ?? 0)]} href={uri}>
            {name}
          </SmartLink>
          {attributes?.showTagCounts && <span className="label"> {count}</span>}
        </li>
      ))}
    </ul>
  );
}
