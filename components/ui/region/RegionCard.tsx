import { graphql } from 'relay-runtime';
import type { RegionCard_region$key } from '#generated/RegionCard_region.graphql.ts';
import { formatCompactArea } from '#lib/format/compact.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { UnitsText } from '#components/ui/numbers/Units.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import styles from './RegionCard.module.css';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment RegionCard_region on Region {
    title
    uri
    featuredImage {
      node {
        ...Picture_image
      }
    }
    regionMeta {
      numberOfProperties
      totalSquareFeet
      bannerImage {
        ...Picture_image
      }
    }
  }
`;

type Props = {
  region: RegionCard_region$key;
  /** Whether the picture is in view when the page opens. */
  priority?: boolean;
  level?: 2 | 3 | 4;
};

/** A region with its picture, number of buildings and area. The whole card is one link. */
export function RegionCard({ region, priority, level = 3 }: Props) {
  const { title, uri, featuredImage, regionMeta } = readFragment(fragment, region);
  const { numberOfProperties: buildings, totalSquareFeet: area, bannerImage } = regionMeta ?? {};
  const facts = [buildings && pluralize(buildings, 'building'), area && formatCompactArea(area)].filter((fact) => typeof fact === 'string');
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        image={featuredImage?.node ?? bannerImage}
        sizes="(width >= 64rem) 22rem, (width >= 48rem) 50vw, 100vw"
        priority={priority ?? false}
        decorative
      />
      <Heading className={styles.name}>
        <SmartLink href={uri}>
          <RichText html={title} profile="inline" />
        </SmartLink>
      </Heading>
      {facts.length > 0 && (
        <p className="label">
          <UnitsText text={facts.join(', ')} />
        </p>
      )}
    </article>
  );
}
