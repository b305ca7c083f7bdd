import { graphql } from 'relay-runtime';
import type { Details_layout$key } from '#generated/Details_layout.graphql.ts';
import { Actions } from '#components/ui/Actions.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { readFragment } from '#lib/relay/server.ts';
import { otherFacts } from '../property/facts.ts';
import { DownloadButton } from '#components/ui/DownloadButton.tsx';
import { Facts } from '#components/ui/Facts.tsx';
import paper from '../shared/Paper.module.css';
import { PictureGrid } from '../shared/PictureGrid.tsx';

/** Where the property stands, its facts as the editor lists them, brochure and pictures. */
export function Details({ layout }: { layout: Details_layout$key }) {
  const { title, address, coordinates, market, submarket, detailsList, brochure, photoGallery } = readFragment(
    graphql`
      fragment Details_layout on PropertyPage_Propertypages_Blocks_Details {
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
  const facts = otherFacts(
    {},
    (detailsList ?? []).map(({ key, value }) => ({ metaTitle: key, metaValue: value })),
  );
  const lines = address?.split('\n').filter(Boolean) ?? [];
  return (
    <>
      <Sheet>
        <SectionHead title={title ?? 'The facts'} />
        <div className="stack">
          <p className="hang">
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
          <Facts facts={facts} />
          {brochure && (
            <Actions hang>
              <DownloadButton file={brochure} name="Brochure" />
            </Actions>
          )}
        </div>
      </Sheet>
      {photoGallery?.length ? (
        <Sheet ground="sunk" className={paper.screen}>
          <SectionHead title="Inside and out" />
          <PictureGrid images={photoGallery} />
        </Sheet>
      ) : null}
    </>
  );
}
