import { graphql } from 'relay-runtime';
import type { SpaceLink_portfolio$key } from '#generated/SpaceLink_portfolio.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { formatSpaceLink } from '#lib/format/portfolio.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  portfolio: SpaceLink_portfolio$key;
  /** Address of the property search with the buildings of the place. */
  searchHref: string;
};

/** The main link of the page of a place: `View 7 buildings with available space`. Nothing for a place without buildings. */
export function SpaceLink({ portfolio: key, searchHref }: Props) {
  const { buildings, buildingsWithSpace } = readFragment(
    graphql`
      fragment SpaceLink_portfolio on Portfolio {
        buildings
        buildingsWithSpace
      }
    `,
    key,
  );
  if (buildings === 0) return null;
  return (
    <ButtonLink href={buildingsWithSpace > 0 ? `${searchHref}&features=available` : searchHref} variant="signal" icon="arrow">
      {formatSpaceLink(buildingsWithSpace)}
    </ButtonLink>
  );
}
