import { graphql } from 'relay-runtime';
import type { PlaceFigures_portfolio$data, PlaceFigures_portfolio$key } from '#generated/PlaceFigures_portfolio.graphql.ts';
import { type SourcedFigure, SourcedFigures } from '#components/ui/numbers/SourcedFigures.tsx';
import { formatCompactArea, formatCompactNumber } from '#lib/format/compact.ts';
import { formatDollars, formatWhole } from '#lib/format/number.ts';
import { formatShare } from '#lib/format/portfolio.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Source of the figures that are computed from our buildings. */
const OWN_SOURCE = 'Our records';

const MAX_FIGURES = 8;

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
  const figures = [...(published ?? []), ...listPortfolioFigures(portfolio)].slice(0, MAX_FIGURES);
  return figures.length > 0 ? <SourcedFigures figures={figures} /> : null;
}

/** Lists the figures of our buildings, most important first. Figures of zero are left out. */
function listPortfolioFigures(portfolio: PlaceFigures_portfolio$data): SourcedFigure[] {
  const { checkedOn: date, buildings } = portfolio;
  if (!date || buildings === 0) return [];
  const figures = [
    { value: formatWhole(buildings), label: `buildings in our portfolio, ${formatCompactArea(portfolio.squareFeet)} in total` },
    { value: formatShare(portfolio.leasedShare), label: 'leased in our stabilized buildings, those open for at least a year' },
    toAreaFigure(portfolio.availableSquareFeet, `available in ${formatBuildings(portfolio.buildingsWithSpace)}, now or later`),
    portfolio.availableNowSquareFeet < portfolio.availableSquareFeet &&
      toAreaFigure(portfolio.availableNowSquareFeet, `available now, in ${formatBuildings(portfolio.buildingsAvailableNow)}`),
    portfolio.buildingsWithSpace > 1 && {
      value: formatWhole(portfolio.largestSpaceSquareFeet ?? 0),
      unit: 'sq ft',
      label: 'largest available space',
    },
    toAreaFigure(portfolio.underConstructionSquareFeet, `under construction, in ${formatBuildings(portfolio.buildingsUnderConstruction)}`),
    toRentFigure(portfolio),
    { value: portfolio.dockDoors > 0 ? formatWhole(portfolio.dockDoors) : null, label: 'dock doors' },
  ];
  return figures.flatMap((figure) => (figure && figure.value ? [{ ...figure, value: figure.value, source: OWN_SOURCE, date }] : []));
}

/** The lowest rent, and the highest one in the label, because a range is too long for a figure. */
function toRentFigure({ lowestAskingRent: lowest, highestAskingRent: highest }: PlaceFigures_portfolio$data) {
  if (lowest === null || highest === null) return null;
  const label = 'per square foot per year, asking rent in our buildings with available space';
  return { value: formatDollars(lowest), label: lowest === highest ? label : `to ${formatDollars(highest)} ${label}` };
}

function toAreaFigure(squareFeet: number | null, label: string) {
  if (!squareFeet) return { value: null, label };
  const { figure, word } = formatCompactNumber(squareFeet);
  return { value: figure, unit: word ? `${word} sq ft` : 'sq ft', label };
}

const formatBuildings = (count: number) => `${formatWhole(count)} ${count === 1 ? 'building' : 'buildings'}`;
