import { graphql } from 'relay-runtime';
import type { SubmarketResearch_submarkets$key } from '#generated/SubmarketResearch_submarkets.graphql.ts';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { selectSourcedFigures } from '#components/ui/numbers/sourced-figures.ts';
import { type Cell, Table } from '#components/ui/numbers/Table.tsx';
import { formatDate } from '#lib/format/date.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Published figures about the submarkets of a market, with one column for each label. It is left out if fewer than two submarkets have any. */
export function SubmarketResearch({ submarkets: keys }: { submarkets: SubmarketResearch_submarkets$key }) {
  const submarkets = readFragment(
    graphql`
      fragment SubmarketResearch_submarkets on Submarket @relay(plural: true) {
        name
        uri
        figures {
          value
          unit
          label
          source
          date
        }
      }
    `,
    keys,
  )
    .map(({ name, uri, figures }) => ({ name, uri, figures: selectSourcedFigures(figures) }))
    .filter(({ figures }) => figures.length > 0);
  if (submarkets.length < 2) return null;
  const all = submarkets.flatMap(({ figures }) => figures);
  const labels = [...new Set(all.map(({ label }) => label))];
  const sources = [...new Set(all.map(({ source, date }) => `${source}, ${formatDate(date)}`))];
  const findFigure = (label: string, figures: typeof all) => figures.find((figure) => figure.label === label);
  const highest = new Map(labels.map((label) => [label, Math.max(...all.filter((figure) => figure.label === label).map(getPercent))]));
  return (
    <Table
      label="Submarket research"
      caption={`${sources.join('; ')}.`}
      columns={[
        { title: 'Submarket' },
        ...labels.map((label) => ({ title: [label, findFigure(label, all)?.unit].filter(Boolean).join(', '), isNumeric: true })),
      ]}
      rows={submarkets.map(({ name, uri, figures }) => [
        { text: uri ? <SmartLink href={uri}>{name}</SmartLink> : name },
        ...labels.map((label): Cell => {
          const figure = findFigure(label, figures);
          const most = highest.get(label) ?? 0;
          return { text: figure?.value ?? '–', ...(figure && most > 0 && { share: getPercent(figure) / most }) };
        }),
      ])}
    />
  );
}

/** The number of a percentage such as `7.6%`. Other figures have no bar, because their number is 0. */
function getPercent({ value }: { value: string }): number {
  return Number(/^(\d{1,3}(?:\.\d+)?)%$/.exec(value)?.[1] ?? 0);
}
