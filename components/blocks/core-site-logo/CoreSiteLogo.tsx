import { graphql } from 'relay-runtime';
import type { CoreSiteLogo_block$key } from '#generated/CoreSiteLogo_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { Wordmark } from '#components/ui/core/Wordmark.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreSiteLogo.module.css';

/** Pixels from which a width counts as the next size. */
const LARGE = 160;
const SMALL = 80;

/** The mark with the company's name, usually with the way to the front page. */
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
  const width = attributes?.logoWidth ?? SMALL;
  const size = width >= LARGE ? styles.large : width < SMALL ? styles.small : undefined;
  const mark = <Wordmark name={name} />;
  return (
    <div className={getPresetClass(attributes, styles.logo, size)}>
      {attributes?.isLink === false ? (
        <span className={styles.mark}>{mark}</span>
      ) : (
        <SmartLink
          className={styles.mark}
          href="/"
          target={attributes?.linkTarget === '_blank' ? '_blank' : undefined}
          label={`${name}, home`}
        >
          {mark}
        </SmartLink>
      )}
    </div>
  );
}
