import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { PropertyFeed_properties$key } from '#generated/PropertyFeed_properties.graphql.ts';
import type { ListPagination_pageInfo$key } from '#generated/ListPagination_pageInfo.graphql.ts';
import { EmptyState } from '#components/ui/core/EmptyState.tsx';
import { PropertyList } from '#components/ui/property/PropertyList.tsx';
import { PropertyRow } from '#components/ui/property/PropertyRow.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import type { ListCursor } from '#lib/uri/page-uri.ts';
import { ListPagination } from './ListPagination.tsx';

type Props = {
  properties: PropertyFeed_properties$key;
  uri: string;
  pageInfo: ListPagination_pageInfo$key;
  listCursor: ListCursor | null;
  chips?: ReactNode;
};

/** A list of properties, newest first. */
export function PropertyFeed({ properties, uri, pageInfo, listCursor, chips }: Props) {
  const list = readFragment(
    graphql`
      fragment PropertyFeed_properties on Property @relay(plural: true) {
        id
        ...PropertyRow_property
      }
    `,
    properties,
  );
  return (
    <PageSheet noTopPadding>
      {chips}
      <h2 className="visually-hidden">Buildings</h2>
      {list.length > 0 ? (
        <PropertyList label="Buildings">
          {list.map((property) => (
            <PropertyRow key={property.id} property={property} />
          ))}
        </PropertyList>
      ) : (
        <EmptyState title="No buildings match right now">
          <p>We know about most vacancies nine months before they reach the market. Contact us to hear about them early.</p>
        </EmptyState>
      )}
      <ListPagination uri={uri} pageInfo={pageInfo} listCursor={listCursor} labels={{ previous: 'Previous', next: 'Next' }} />
    </PageSheet>
  );
}
