/** Buildings as rows of a table, with the figures by which they are compared. */
import { formatStatus } from '#components/ui/property/format-status.ts';
import { formatLength } from '#lib/format/measure.ts';
import { formatDollars, formatWhole } from '#lib/format/number.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import type { TableColumn, TableRows } from '#lib/pdf/table.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import type { PropertyData } from './property-data.ts';

export const propertyColumns: readonly TableColumn[] = [
  { title: 'Building', share: 0.23 },
  { title: 'City', share: 0.18 },
  { title: 'Available', share: 0.2 },
  { title: 'Sq ft', share: 0.11, isNumeric: true },
  { title: 'Clear', share: 0.08, isNumeric: true },
  { title: 'Docks', share: 0.07, isNumeric: true },
  { title: 'Rent', share: 0.13, isNumeric: true },
];

/** @param numbered whether the numbers of the markers on a map come before the names */
export function listPropertyRows(properties: readonly PropertyData[], numbered: boolean): TableRows {
  return properties.map(({ title, uri, propertyFacts, allStatus }, index) => {
    const { city, availableSquareFeet, clearHeightFeet, dockDoors, askingRent, availableFrom } = propertyFacts ?? {};
    return [
      { text: `${numbered ? `${index + 1}  ` : ''}${toPlainText(title)}`, link: uri ? toSiteUrl(uri) : undefined },
      { text: city ?? '' },
      { text: formatStatus(allStatus.nodes[0], availableFrom) ?? '' },
      { text: availableSquareFeet ? formatWhole(availableSquareFeet) : '' },
      { text: clearHeightFeet ? formatLength(clearHeightFeet).us : '' },
      { text: typeof dockDoors === 'number' ? formatWhole(dockDoors) : '' },
      { text: askingRent ? formatDollars(askingRent) : 'On request' },
    ];
  });
}
