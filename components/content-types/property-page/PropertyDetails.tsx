import { graphql } from 'relay-runtime';
import type { PropertyDetails_layout$key } from '#generated/PropertyDetails_layout.graphql.ts';
import type { PropertyDetails_property$key } from '#generated/PropertyDetails_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { readFragment } from '#lib/relay/server.ts';
import { listOtherFacts } from '#components/ui/property/property-facts.ts';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { BrochureButton } from '#components/ui/property/BrochureButton.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { PropertyFactGrid } from '#components/templates/shared/PropertyFactGrid.tsx';
import { PictureGrid } from '#components/templates/shared/PictureGrid.tsx';

type Props = { layout: PropertyDetails_layout$key; property: PropertyDetails_property$key | null | undefined };

/** The details of a property: address, facts, brochure and pictures. */
export function PropertyDetails({ layout, property: propertyKey }: Props) {
  const property = readFragment(
    graphql`
      fragment PropertyDetails_property on Property {
        uri
        propertyMeta {
          propertyAddress
        }
        ...BrochureButton_property
        ...readPropertyFacts_property
      }
    `,
    propertyKey,
  );
  const { title, address, coordinates, market, submarket, detailsList, brochure, photoGallery } = readFragment(
    graphql`
      fragment PropertyDetails_layout on PropertyPage_Propertypages_Blocks_Details {
        title
        address
        submarket
        coordinates {
          latitude
          longitude
        }
        market {
          title
          uri
        }
        detailsList {
          key
          value
        }
        brochure {
          ...DownloadButton_file
        }
        photoGallery {
          ...PictureGrid_images
        }
      }
    `,
    layout,
  );
  const { latitude, longitude } = coordinates ?? {};
  const facts = listOtherFacts(
    {},
    (detailsList ?? []).map(({ key, value }) => ({ metaTitle: key, metaValue: value })),
  );
  const lines = splitAddress(property?.propertyMeta?.propertyAddress ?? address);
  return (
    <>
      <PageSheet>
        <SectionHeader title={title ?? 'Property facts'} />
        <div className="stack">
          <p className="inset">
            {lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
            {market?.uri && (
              <span className="label">
                {submarket && `${submarket}, `}
                <a href={market.uri}>{market.title}</a>
                <br />
              </span>
            )}
            {typeof latitude === 'number' && typeof longitude === 'number' && (
              <span className="label">{formatCoordinates({ latitude, longitude })}</span>
            )}
          </p>
          {property ? <PropertyFactGrid property={property} /> : <FactGrid facts={facts} />}
          {(brochure || property?.uri) && (
            <Actions inset>
              {brochure ? <DownloadButton file={brochure} name="Brochure" /> : property && <BrochureButton property={property} />}
              {property?.uri && (
                <ButtonLink href={property.uri} icon="arrow">
                  View all facts and plans
                </ButtonLink>
              )}
            </Actions>
          )}
        </div>
      </PageSheet>
      {photoGallery?.length ? (
        <PageSheet ground="sunk" className="screen-only">
          <SectionHeader title="Gallery" />
          <PictureGrid images={photoGallery} />
        </PageSheet>
      ) : null}
    </>
  );
}
