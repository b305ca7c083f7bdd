import { graphql } from 'relay-runtime';
import type { CoreSiteLogo_block$key } from '#generated/CoreSiteLogo_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { Wordmark } from '#components/ui/core/Wordmark.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreSiteLogo.module.css';

/** Minimum widths in pixels of the large and the medium size. Smaller widths get the small size. */
const MIN_LARGE_WIDTH = 160;
const MIN_MEDIUM_WIDTH = 80;

/** The company logo, which links to the front page unless `isLink` is false. */
export function CoreSiteLogo({ block }: { block: CoreSiteLogo_block$key }) {
  const { attributes, settings } = readFragment(
    graphql`
      fragment CoreSiteLogo_block on CoreSiteLogoBlock {
        attributes {
          logoWidth: width
          isLink
          linkTarget
          align
        }
        settings {
          title
        }
      }
    `,
    block,
  );
  const name = settings?.title;
  if (!name) return null;
  const width = attributes?.logoWidth || MIN_MEDIUM_WIDTH;
  const size = width >= MIN_LARGE_WIDTH ? styles.large : width < MIN_MEDIUM_WIDTH ? styles.small : undefined;
  const wordmark = <Wordmark name={name} />;
  return (
    <div className={getPresetClass(attributes, styles.logo, size)}>
      {attributes?.isLink === false ? (
        <span className={styles.wordmark}>{wordmark}</span>
      ) : (
        <SmartLink
          className={styles.wordmark}
          href="/"
          target={attributes?.linkTarget === '_blank' ? '_blank' : undefined}
          label={`${name}, home`}
        >
          {wordmark}
        </SmartLink>
      )}
    </div>
  );
}
