import { graphql } from 'relay-runtime';
import type { FeaturedPropertiesCarousel_block$key } from '#generated/FeaturedPropertiesCarousel_block.graphql.ts';
import { PropertyCard } from '#components/ui/property/PropertyCard.tsx';
import { CardScroller } from '#components/ui/containers/CardScroller.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

export function FeaturedPropertiesCarousel({ block }: { block: FeaturedPropertiesCarousel_block$key }) {
  const { attributes, properties } = readFragment(
    graphql`
      fragment FeaturedPropertiesCarousel_block on SiteFeaturedPropertiesCarouselBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
        }
        properties {
          id
          ...PropertyCard_property
        }
      }
    `,
    block,
  );
  if (!properties?.length) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <CardScroller label={attributes?.title ?? 'Featured properties'}>
        {properties.map((property) => (
          <PropertyCard key={property.id} property={property} level={attributes?.title ? 3 : 2} />
        ))}
      </CardScroller>
    </Section>
  );
}
