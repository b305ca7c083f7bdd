import { graphql } from 'relay-runtime';
import type { CoreTagCloud_block$key } from '#generated/CoreTagCloud_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreTagCloud.module.css';

/** Steps of the type scale, from the least used to the most. */
const steps = [styles.one, styles.two, styles.three, styles.four];

/** Terms in a run of text, the more used the larger. */
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
  const most = Math.max(...terms.map(({ count }) => count ?? 0), 1);
  // Few terms are used very often and many once: the scale is of powers, not of shares.
  const stepOf = (count: number) => Math.min(steps.length - 1, Math.floor((Math.log(count + 1) / Math.log(most + 1)) * steps.length));
  return (
    <ul className={getPresetClass(attributes, styles.cloud)}>
      {terms.map(({ databaseId, name, uri, count }) => (
        <li key={databaseId}>
          <SmartLink className={steps[stepOf(count ?? 0)]} href={uri}>
            {name}
          </SmartLink>
          {attributes?.showTagCounts && <span className="label"> {count}</span>}
        </li>
      ))}
    </ul>
  );
}
