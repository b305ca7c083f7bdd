import { graphql } from 'relay-runtime';
import type { PlaceFigures_portfolio$key } from '#generated/PlaceFigures_portfolio.graphql.ts';
import type { SourcedFigure } from '#components/ui/numbers/sourced-figures.ts';
import { SourcedFigures } from '#components/ui/numbers/SourcedFigures.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { listPlaceFigures } from './place-figures.ts';

type Props = {
  portfolio: PlaceFigures_portfolio$key;
  /** Figures from other sources, which come first. */
  published?: readonly SourcedFigure[];
};

/** A place in figures: published ones, and those of our buildings there. */
export function PlaceFigures({ portfolio: key, published }: Props) {
  const portfolio = readFragment(
    graphql`
      fragment PlaceFigures_portfolio on Portfolio {
        buildings
        squareFeet
        dockDoors
        leasedShare
        buildingsWithSpace
        availableSquareFeet
        buildingsAvailableNow
        availableNowSquareFeet
        largestSpaceSquareFeet
        buildingsUnderConstruction
        underConstructionSquareFeet
        lowestAskingRent
        highestAskingRent
        checkedOn
      }
    `,
    key,
  );
  const figures = listPlaceFigures(portfolio, published);
  return figures.length > 0 ? <SourcedFigures figures={figures} /> : null;
}
