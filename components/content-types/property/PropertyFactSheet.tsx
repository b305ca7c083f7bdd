import { graphql } from 'relay-runtime';
import type { PropertyFactSheet_property$key } from '#generated/PropertyFactSheet_property.graphql.ts';
import { Actions } from '#components/ui/core/Actions.tsx';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { Table } from '#components/content-types/property/Table.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { DownloadButton } from '#components/ui/media/DownloadButton.tsx';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { getMainFact, type Distance, listOtherFacts, parseDistance } from '#components/ui/property/facts.ts';

/** The facts in cells, and where more of them are. */
export function PropertyFactSheet({ property }: { property: PropertyFactSheet_property$key }) {
  const { propertyFacts, propertyMeta } = readFragment(
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
          submarket
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
      }
    `,
    property,
  );
  const facts = propertyFacts ?? {};
  const free = propertyMeta?.propertyMeta ?? [];
  const distances = free.map(parseDistance).filter((distance) => distance !== null);
  const [big, others] = [
    getMainFact(facts),
    listOtherFacts(
      facts,
      free.filter((fact) => !parseDistance(fact)),
    ),
  ];
  const download = propertyMeta?.propertyDownload;
  const campaign = propertyFacts?.propertyPage?.uri;
  if (!big && others.length === 0 && !download) return null;
  return (
    <>
      <PageSheet close>
        <SectionHeader title="The facts" />
        <div className="stack">
          <FactGrid big={big} facts={others} />
          {(download || campaign) && (
            <Actions hang>
              {download && <DownloadButton file={download} name="Brochure" />}
              {campaign && (
                <ButtonLink href={campaign} icon="arrow">
                  More about the building
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
    <PageSheet join>
      <SectionHeader title="Distances" />
      <Table
        label="Distances"
        columns={[{ title: 'Place' }, { title: 'Miles', figures: true }, { title: 'km', figures: true }, { title: 'Drive', figures: true }]}
        rows={distances.map(({ place, miles, kilometers: kilometres, drive }) =>
          [place, miles, kilometres, drive].map((text) => ({ text })),
        )}
      />
    </PageSheet>
  );
}
