import { graphql } from 'relay-runtime';
import type { RegionCardCta_block$key } from '#generated/RegionCardCta_block.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { CardFacts } from '#components/ui/numbers/CardFacts.tsx';
import { TextBesidePicture } from '#components/ui/sections/TextBesidePicture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { UnitsText } from '#components/ui/numbers/Units.tsx';
import { formatCompactArea } from '#lib/format/compact.ts';
import { formatWhole } from '#lib/format/number.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './RegionCardCta.module.css';

/** A region with its image, key figures and a call to action. */
export function RegionCardCta({ block }: { block: RegionCardCta_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment RegionCardCta_block on SiteRegionCardCtaBlock {
        attributes {
          title
          text
          ground
          flip
          link {
            url
            title
            target
          }
          region {
            title
            uri
            featuredImage {
              node {
                ...Picture_image
              }
            }
            regionMeta {
              name
              numberOfProperties
              totalSquareFeet
              bannerImage {
                ...Picture_image
              }
            }
            markets(first: 100) {
              nodes {
                id
              }
            }
          }
        }
      }
    `,
    block,
  );
  const region = attributes?.region;
  if (!region) return null;
  const { name, numberOfProperties, totalSquareFeet, bannerImage } = region.regionMeta ?? {};
  const regionName = name ?? toPlainText(region.title);
  const link = attributes?.link?.url ? attributes.link : region.uri ? { url: region.uri, title: `See ${regionName}`, target: null } : null;
  return (
    <Section ground={attributes?.ground}>
      <TextBesidePicture
        title={attributes?.title ?? regionName}
        image={bannerImage ?? region.featuredImage?.node}
        flip={attributes?.flip === true}
      >
        {attributes?.text && <RichText profile="block" className="lead" html={attributes.text} />}
        <CardFacts
          className={styles.figures}
          facts={[
            { label: 'Buildings', value: numberOfProperties && formatWhole(numberOfProperties) },
            { label: 'Floor space', value: totalSquareFeet && <UnitsText text={formatCompactArea(totalSquareFeet)} /> },
            { label: 'Markets', value: region.markets?.nodes.length },
          ]}
        />
        {link?.url && (
          <p>
            <ButtonLink href={link.url} target={link.target} icon="arrow">
              {link.title ?? `See ${regionName}`}
            </ButtonLink>
          </p>
        )}
      </TextBesidePicture>
    </Section>
  );
}
