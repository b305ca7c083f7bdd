import { graphql } from 'relay-runtime';
import type { PropertyFactSheet_property$key } from '#generated/PropertyFactSheet_property.graphql.ts';
import { Actions } from '#components/ui/Actions.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { DownloadButton } from '../shared/DownloadButton.tsx';
import { Facts } from '../shared/Facts.tsx';
import { bigFact, otherFacts } from './facts.ts';

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
  const [big, others] = [bigFact(facts), otherFacts(facts, propertyMeta?.propertyMeta ?? [])];
  const download = propertyMeta?.propertyDownload;
  const campaign = propertyFacts?.propertyPage?.uri;
  if (!big && others.length === 0 && !download) return null;
  return (
    <Sheet close>
      <SectionHead title="The facts" />
      <div className="stack">
        <Facts big={big} facts={others} />
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
    </Sheet>
  );
}
