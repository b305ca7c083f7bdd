import type { SourcedFigure } from '#components/ui/numbers/sourced-figures.ts';
import { toSquareMeters } from '#lib/format/measure.ts';
import { formatCompactArea, formatCompactMetricArea, formatCompactNumber } from '#lib/format/compact.ts';
import { formatDollars, formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { formatShare } from '#lib/format/portfolio.ts';

/** The totals of our buildings in a place, as selected by its fragment. */
export type Portfolio = {
  readonly buildings: number;
  readonly squareFeet: number;
  readonly dockDoors: number;
  readonly leasedShare: number | null;
  readonly buildingsWithSpace: number;
  readonly availableSquareFeet: number;
  readonly buildingsAvailableNow: number;
  readonly availableNowSquareFeet: number;
  readonly largestSpaceSquareFeet: number | null;
  readonly buildingsUnderConstruction: number;
  readonly underConstructionSquareFeet: number;
  readonly lowestAskingRent: number | null;
  readonly highestAskingRent: number | null;
  readonly checkedOn: string | null;
};

/** Source of the figures that are computed from our buildings. */
const OWN_SOURCE = 'Our records';

const MAX_FIGURES = 8;

/** A place in figures: published ones first, then those of our buildings there. */
export function listPlaceFigures(portfolio: Portfolio, published: readonly SourcedFigure[] = []): SourcedFigure[] {
  return [...published, ...listPortfolioFigures(portfolio)].slice(0, MAX_FIGURES);
}

/** Lists the figures of our buildings, most important first. Figures of zero are left out. */
function listPortfolioFigures(portfolio: Portfolio): SourcedFigure[] {
  const { checkedOn: date, buildings } = portfolio;
  if (!date || buildings === 0) return [];
  const noun = buildings === 1 ? 'building' : 'buildings';
  const figures = [
    {
      value: formatWhole(buildings),
      label: `${noun} in our portfolio, ${formatCompactArea(portfolio.squareFeet)} in total`,
      metricLabel: `${noun} in our portfolio, ${formatCompactMetricArea(portfolio.squareFeet)} in total`,
    },
    {
      value: formatShare(portfolio.leasedShare),
      label: 'leased in our stabilized buildings, those completed before this year and owned for at least a year',
    },
    toAreaFigure(portfolio.availableSquareFeet, `available in ${pluralize(portfolio.buildingsWithSpace, 'building')}, now or later`),
    portfolio.availableNowSquareFeet < portfolio.availableSquareFeet &&
      toAreaFigure(portfolio.availableNowSquareFeet, `available now, in ${pluralize(portfolio.buildingsAvailableNow, 'building')}`),
    portfolio.buildingsWithSpace > 1 && {
      value: formatWhole(portfolio.largestSpaceSquareFeet ?? 0),
      unit: 'sq ft',
      metric: { value: formatWhole(toSquareMeters(portfolio.largestSpaceSquareFeet ?? 0)), unit: 'm²' },
      label: 'largest available space',
    },
    toAreaFigure(
      portfolio.underConstructionSquareFeet,
      `under construction, in ${pluralize(portfolio.buildingsUnderConstruction, 'building')}`,
    ),
    toRentFigure(portfolio),
    { value: portfolio.dockDoors > 0 ? formatWhole(portfolio.dockDoors) : null, label: 'dock doors' },
  ];
  return figures.flatMap((figure) => (figure && figure.value ? [{ ...figure, value: figure.value, source: OWN_SOURCE, date }] : []));
}

/** The lowest rent, and the highest one in the label, because a range is too long for a figure. */
function toRentFigure({ lowestAskingRent: lowest, highestAskingRent: highest }: Portfolio) {
  if (lowest === null || highest === null) return null;
  const label = 'per square foot per year, asking rent in our buildings with available space';
  return { value: formatDollars(lowest), label: lowest === highest ? label : `to ${formatDollars(highest)} ${label}` };
}

function toAreaFigure(squareFeet: number | null, label: string) {
  if (!squareFeet) return { value: null, label };
  const { figure, word } = formatCompactNumber(squareFeet);
  const metric = formatCompactNumber(toSquareMeters(squareFeet));
  return {
    value: figure,
    unit: word ? `${word} sq ft` : 'sq ft',
    metric: { value: metric.figure, unit: metric.word ? `${metric.word} m²` : 'm²' },
    label,
  };
}
