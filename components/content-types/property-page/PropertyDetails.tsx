import { graphql } from 'relay-runtime';
import type { PropertyDetails_layout$key } from '#generated/PropertyDetails_layout.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import { listOtherFacts } from '#components/ui/property/property-facts.ts';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import screenOnly from '#components/templates/shared/ScreenOnly.module.css';
import { PictureGrid } from '#components/templates/shared/PictureGrid.tsx';

/** The details of a property: address, facts from the editor, brochure and pictures. */
export function PropertyDetails({ layout }: { layout: PropertyDetails_layout$key }) {
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
  const lines = address?.split('\n').filter(Boolean) ?? [];
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
          <FactGrid facts={facts} />
          {brochure && (
            <Actions inset>
              <DownloadButton file={brochure} name="Brochure" />
            </Actions>
          )}
        </div>
      </PageSheet>
      {photoGallery?.length ? (
        <PageSheet ground="sunk" className={screenOnly.screen}>
          <SectionHeader title="Gallery" />
          <PictureGrid images={photoGallery} />
        </PageSheet>
      ) : null}
    </>
  );
}
