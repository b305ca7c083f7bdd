import { graphql } from 'relay-runtime';
import type { Map_block$key } from '#generated/Map_block.graphql.ts';
import { DotMap } from '#components/ui/maps/DotMap.tsx';
import { CountedLinks } from '#components/ui/navigation/CountedLinks.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { readFragment } from '#lib/relay/server.ts';

type Coordinates = { latitude: number | null; longitude: number | null } | null | undefined;
type MapEntry = { id: string; name: string; href: string; coordinates: Coordinates; buildingCount: number };

/** Markets or properties on a map. Each circle is a link. A collapsible list contains the same links, because they are easier to tap. */
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
  const showsProperties = attributes?.variant === 'properties';
  const entries: MapEntry[] = showsProperties
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
  const validEntries = entries.filter(({ name, href }) => name && href).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
  const dots = validEntries.flatMap(({ coordinates, ...entry }) => {
    const { latitude, longitude } = coordinates ?? {};
    return typeof latitude === 'number' && typeof longitude === 'number' ? [{ ...entry, coordinates: { latitude, longitude } }] : [];
  });
  if (dots.length === 0) return null;
  const noun = showsProperties ? (validEntries.length === 1 ? 'building' : 'buildings') : validEntries.length === 1 ? 'market' : 'markets';
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <DotMap label={`Map of ${dots.length} ${noun}`} dots={dots} isInTextList />
      <CountedLinks
        summary={`${validEntries.length} ${noun} as a list`}
        links={validEntries.map(({ id, name, href, buildingCount }) => ({
          key: id,
          href,
          name,
          count: showsProperties ? null : buildingCount,
        }))}
      />
    </Section>
  );
}
