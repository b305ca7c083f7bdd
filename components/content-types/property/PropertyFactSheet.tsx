import { graphql } from 'relay-runtime';
import type { PropertyFactSheet_property$key } from '#generated/PropertyFactSheet_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { Table } from '#components/ui/numbers/Table.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { getMainFact, type Distance, listOtherFacts, parseDistance } from '#components/ui/property/property-facts.ts';

/** The facts of a property, with links to its brochure and marketing page, and a table of distances. */
export function PropertyFactSheet({ property }: { property: PropertyFactSheet_property$key }) {
  const { propertyFacts, propertyMeta, submarkets } = readFragment(
    graphql`
      fragment PropertyFactSheet_property on Property {
        propertyFacts {
          acres
          askingRent
          availableFrom
          availableSquareFeet
          buildingLengthFeet
          carStalls
          clearHeightFeet
          divisibleSquareFeet
          dockDoors
          driveInDoors
          leaseType
          officeSquareFeet
          power
          rail
          sprinklers
          totalSquareFeet
          trailerStalls
          yearBuilt
          zoning
          propertyPage {
            uri
          }
        }
        propertyMeta {
          propertyMeta {
            metaTitle
            metaValue
          }
          propertyDownload {
            ...DownloadButton_file
          }
        }
        submarkets(first: 1) {
          nodes {
            name
          }
        }
      }
    `,
    property,
  );
  const facts = { ...propertyFacts, submarket: submarkets?.nodes[0]?.name ?? null };
  const customFacts = propertyMeta?.propertyMeta ?? [];
  const distances = customFacts.map(parseDistance).filter((distance) => distance !== null);
  const [mainFact, others] = [
    getMainFact(facts),
    listOtherFacts(
      facts,
      customFacts.filter((fact) => !parseDistance(fact)),
    ),
  ];
  const download = propertyMeta?.propertyDownload;
  const propertyPageUri = propertyFacts?.propertyPage?.uri;
  if (!mainFact && others.length === 0 && !download) return null;
  return (
    <>
      <PageSheet lessPadding>
        <SectionHeader title="Property facts" />
        <div className="stack">
          <FactGrid mainFact={mainFact} facts={others} />
          {(download || propertyPageUri) && (
            <Actions inset>
              {download && <DownloadButton file={download} name="Brochure" />}
              {propertyPageUri && (
                <ButtonLink href={propertyPageUri} icon="arrow">
                  View property page
                </ButtonLink>
              )}
            </Actions>
          )}
        </div>
      </PageSheet>
      {distances.length > 0 && <Distances distances={distances} />}
    </>
  );
}

function Distances({ distances }: { distances: readonly Distance[] }) {
  return (
    <PageSheet noTopPadding>
      <SectionHeader title="Distances" />
      <Table
        label="Distances"
        columns={[
          { title: 'Place' },
          { title: 'Miles', isNumeric: true },
          { title: 'km', isNumeric: true },
          { title: 'Drive time', isNumeric: true },
        ]}
        rows={distances.map(({ place, miles, kilometers, drive }) => [place, miles, kilometers, drive].map((text) => ({ text })))}
      />
    </PageSheet>
  );
}
