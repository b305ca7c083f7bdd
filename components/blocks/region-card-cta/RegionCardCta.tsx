import { graphql } from 'relay-runtime';
import type { RegionCardCta_block$key } from '#generated/RegionCardCta_block.graphql.ts';
import { Actions } from '#components/ui/Actions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Feature } from '#components/ui/Feature.tsx';
import { LinkActions } from '#components/ui/LinkActions.tsx';
import { RichText } from '#components/ui/RichText.tsx';
import { Section } from '#components/ui/Section.tsx';
import { compactArea } from '#lib/format/compact.ts';
import { readFragment } from '#lib/relay/server.ts';

/** One region with its picture, what stands there, and what to do next. */
export function RegionCardCta({ block }: { block: RegionCardCta_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment RegionCardCta_block on SiteRegionCardCtaBlock {
        attributes {
          title
          text
          flip
          ground
          link {
            title
            url
            ...LinkActions_link
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
          }
        }
      }
    `,
    block,
  );
  const region = attributes?.region;
  if (!attributes || !region) return null;
  const { numberOfProperties: buildings, totalSquareFeet: area, bannerImage, name } = region.regionMeta ?? {};
  const facts = [buildings && `${buildings} ${buildings === 1 ? 'building' : 'buildings'}`, area && compactArea(area)].filter(Boolean);
  const regionName = name ?? region.title;
  return (
    <Section ground={attributes.ground}>
      <Feature title={attributes.title || regionName} image={bannerImage ?? region.featuredImage?.node} flip={attributes.flip === true}>
        {facts.length > 0 && <p className="label">{facts.join(', ')}</p>}
        <RichText html={attributes.text} profile="block" className="stack stack--s" />
        {attributes.link?.url && attributes.link.title ? (
          <LinkActions primary={attributes.link} variant="ink" />
        ) : (
          region.uri && (
            <Actions>
              <ButtonLink href={region.uri} variant="ink" icon="arrow">
                See {regionName}
              </ButtonLink>
            </Actions>
          )
        )}
      </Feature>
    </Section>
  );
}
