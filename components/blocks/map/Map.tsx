import { graphql } from 'relay-runtime';
import type { Map_block$key } from '#generated/Map_block.graphql.ts';
import { DotMap } from '#components/ui/maps/DotMap.tsx';
import { CountedLinks } from '#components/ui/navigation/CountedLinks.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';

type Coordinates = { latitude: number | null; longitude: number | null } | null | undefined;
type Place = { id: string; name: string; href: string; coordinates: Coordinates; buildingCount: number };

/** Where markets or properties stand: circles that are links, and the same folded up as a list, which fingers hit better. */
export function Map({ block }: { block: Map_block$key }) {
  const { attributes, markets, properties } = readFragment(
    graphql`
      fragment Map_block on SiteMapBlock {
        attributes {
          title
          text
          ground
          variant
          moreLink {
            ...Section_link
          }
        }
        markets {
          id
          title
          uri
          marketMeta {
            name
            numberOfProperties
            coordinates {
              latitude
              longitude
            }
          }
        }
        properties {
          id
          title
          uri
          propertyFacts {
            coordinates {
              latitude
              longitude
            }
          }
        }
      }
    `,
    block,
  );
  const isOfProperties = attributes?.variant === 'properties';
  const places: Place[] = isOfProperties
    ? (properties ?? []).map(({ id, title, uri, propertyFacts }) => ({
        id,
        name: toPlainText(title),
        href: uri ?? '',
        coordinates: propertyFacts?.coordinates,
        buildingCount: 1,
      }))
    : (markets ?? []).map(({ id, title, uri, marketMeta }) => ({
        id,
        name: marketMeta?.name ?? toPlainText(title),
        href: uri ?? '',
        coordinates: marketMeta?.coordinates,
        buildingCount: marketMeta?.numberOfProperties ?? 0,
      }));
  const known = places.filter(({ name, href }) => name && href).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  const dots = known.flatMap(({ coordinates, ...place }) => {
    const { latitude, longitude } = coordinates ?? {};
    return typeof latitude === 'number' && typeof longitude === 'number' ? [{ ...place, coordinates: { latitude, longitude } }] : [];
  });
  if (dots.length === 0) return null;
  const what = isOfProperties ? (known.length === 1 ? 'building' : 'buildings') : known.length === 1 ? 'market' : 'markets';
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} more={attributes?.moreLink}>
      <DotMap label={`Map of ${dots.length} ${what}`} dots={dots} isInTextList />
      <CountedLinks
        folded={`${known.length} ${what} as a list`}
        links={known.map(({ id, name, href, buildingCount }) => ({ key: id, href, name, count: isOfProperties ? null : buildingCount }))}
      />
    </Section>
  );
}
