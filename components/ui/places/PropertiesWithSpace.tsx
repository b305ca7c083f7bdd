import { graphql } from 'relay-runtime';
import type { PropertiesWithSpace_properties$key } from '#generated/PropertiesWithSpace_properties.graphql.ts';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyRow } from '#components/ui/property/PropertyRow.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  /** The first complete buildings: one more than is shown, which tells whether there are more. */
  complete: PropertiesWithSpace_properties$key;
  /** The same for buildings under construction. */
  planned: PropertiesWithSpace_properties$key;
  /** Address of the search for all buildings in the place, with parameters. */
  searchHref: string;
};

const UNDER_CONSTRUCTION = 'under-construction';

/** Rows of a list. The search shows the others. */
const MAX_ROWS = 3;

/** The first buildings of a place with space: those that are complete, then those under construction. */
export function PropertiesWithSpace({ complete, planned, searchHref }: Props) {
  const fragment = graphql`
    fragment PropertiesWithSpace_properties on Property @relay(plural: true) {
      id
      ...PropertyRow_property
    }
  `;
  const sections = [
    {
      title: 'Buildings with available space',
      list: readFragment(fragment, complete),
      moreLink: { url: `${searchHref}&features=available`, title: 'Search all available space' },
      completeLink: { url: searchHref, title: 'Search all buildings' },
    },
    {
      title: 'Under construction',
      list: readFragment(fragment, planned),
      moreLink: { url: `${searchHref}&status=${UNDER_CONSTRUCTION}`, title: 'Search all buildings under construction' },
      completeLink: null,
    },
  ].filter(({ list }) => list.length > 0);
  if (sections.length === 0) return null;
  return (
    <>
      {sections.map(({ title, list, moreLink, completeLink }, index) => (
        <PageSheet key={title} ground="sunk" noTopPadding={index > 0}>
          <SectionHeader title={title} moreLink={list.length > MAX_ROWS ? moreLink : completeLink} />
          <PropertyList label={title}>
            {list.slice(0, MAX_ROWS).map((property) => (
              <PropertyRow key={property.id} property={property} />
            ))}
          </PropertyList>
        </PageSheet>
      ))}
    </>
  );
}
