/** A market on a few pages: figures with their sources, the buildings with space in a table and on a map, submarkets and contacts. */
import { selectSourcedFigures, type SourcedFigure } from '#components/ui/numbers/sourced-figures.ts';
import { listPlaceFigures } from '#components/ui/places/place-figures.ts';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatWhole } from '#lib/format/number.ts';
import { formatAskingRents, formatShare } from '#lib/format/portfolio.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { addMap } from '#lib/pdf/add-map.ts';
import { addFigures } from '#lib/pdf/figures.ts';
import { fullWidth } from '#lib/pdf/columns.ts';
import { addContacts, type DocumentContact, measureContacts } from '#lib/pdf/contact-list.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import type { TableColumn, TableRows } from '#lib/pdf/table.ts';
import type { Marker } from '#lib/pdf/map-marker.ts';
import { CONTENT_WIDTH, PAGE } from '#lib/pdf/pdf-document.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';
import { readCoordinates } from './coordinates.ts';
import { toDocumentContacts } from './document-facts.ts';
import { createDocument, getContentDate } from './document-frame.ts';
import type { MarketData } from './market-data.ts';
import { PageFlow, SECTION_GAP } from './page-flow.ts';
import { hasOffer, type PropertyData } from './property-data.ts';
import { listPropertyRows, propertyColumns } from './property-table.ts';

type Options = {
  market: MarketData;
  organization: string;
  /** Address of the page of the market. */
  url: string;
};

const MAX_MAP_HEIGHT = 350;
const MIN_MAP_HEIGHT = 150;
const FIGURE_COLUMNS = 4;
/** A unit that does not fit beside its number comes before the label. */
const MAX_FIGURE_LENGTH = 16;
const CONTACT_COLUMNS = 3;
const MAX_CONTACTS = 9;

const submarketColumns: readonly TableColumn[] = [
  { title: 'Submarket', share: 0.3 },
  { title: 'Buildings', share: 0.12, isNumeric: true },
  { title: 'Sq ft', share: 0.16, isNumeric: true },
  { title: 'Leased', share: 0.12, isNumeric: true },
  { title: 'Available sq ft', share: 0.15, isNumeric: true },
  { title: 'Asking rent', share: 0.15, isNumeric: true },
];

export async function createMarketSheet({ market, organization, url }: Options): Promise<Buffer> {
  const { marketMeta, portfolio } = market;
  const name = toPlainText(marketMeta?.name ?? market.title);
  const checkedOn = formatDate(portfolio.checkedOn);
  const document = createDocument(
    {
      title: `${name} market sheet`,
      subject: `Figures, buildings with available space and contacts in ${name}`,
      date: getContentDate([market.modified]),
    },
    {
      organization,
      kind: 'Market sheet',
      url,
      note: `Availability and rents are subject to change.${checkedOn ? ` Availability checked ${checkedOn}.` : ''}`,
    },
  );
  const properties = market.propertiesWithSpace.nodes.filter(hasOffer);
  const flow = new PageFlow(document);
  addHeading(flow, market, name);
  addMarketFigures(flow, listPlaceFigures(portfolio, selectSourcedFigures(marketMeta?.figures)));
  addLocations(flow, properties, name);
  flow.addTable('Buildings with available space', propertyColumns, listPropertyRows(properties, true));
  if (market.submarkets.length > 1) flow.addTable('Submarkets', submarketColumns, listSubmarketRows(market));
  addPeople(flow, listContacts(market));
  return await document.end();
}

function addHeading(flow: PageFlow, { marketMeta }: MarketData, name: string): void {
  const { document } = flow;
  const place = [marketMeta?.state, formatCoordinates(marketMeta?.coordinates)].filter(Boolean).join(', ');
  flow.y += document.addText('H1', name, textStyles.title, { x: PAGE.margin, y: flow.y - 2, width: CONTENT_WIDTH });
  flow.y += document.addText('P', place, textStyles.label, fullWidth(flow.y + 2)) + 8;
  const width = CONTENT_WIDTH * 0.8;
  flow.y += document.addText('P', toPlainText(marketMeta?.description), textStyles.lead, { x: PAGE.margin, y: flow.y, width, maxLines: 8 });
  flow.y += SECTION_GAP;
}

function addMarketFigures(flow: PageFlow, figures: readonly SourcedFigure[]): void {
  if (figures.length === 0) return;
  flow.y += addSectionTitle(flow.document, 'Market figures', fullWidth(flow.y));
  const shown = figures.map(({ value, unit, label, source, date }) => {
    const full = [value, unit].filter(Boolean).join(' ');
    const isShort = full.length <= MAX_FIGURE_LENGTH;
    return {
      value: isShort ? full : value,
      label: isShort ? label : `${unit}, ${label}`,
      source: [source, formatDate(date)].filter(Boolean).join(', '),
    };
  });
  flow.y += addFigures(flow.document, shown, flow.y, FIGURE_COLUMNS) + 6;
}

function addLocations(flow: PageFlow, properties: readonly PropertyData[], name: string): void {
  const markers = properties.flatMap(({ propertyFacts }, index): Marker[] => {
    const coordinates = readCoordinates(propertyFacts?.coordinates);
    return coordinates ? [{ coordinates, label: String(index + 1) }] : [];
  });
  if (markers.length === 0) return;
  flow.reserve(SECTION_TITLE_HEIGHT + MIN_MAP_HEIGHT);
  flow.y += addSectionTitle(flow.document, 'Where space is available', fullWidth(flow.y));
  const height = Math.min(MAX_MAP_HEIGHT, flow.available);
  const alt = `Map of the buildings with available space in ${name}. The numbers match those in the table of buildings.`;
  addMap(flow.document, markers, { box: { x: PAGE.margin, y: flow.y, width: CONTENT_WIDTH, height }, alt });
  flow.y += height + SECTION_GAP;
}

function listSubmarketRows({ submarkets }: MarketData): TableRows {
  return submarkets
    .toSorted((a, b) => b.portfolio.buildings - a.portfolio.buildings)
    .map(({ name, portfolio }) =>
      [
        name ?? '',
        formatWhole(portfolio.buildings),
        formatWhole(portfolio.squareFeet),
        formatShare(portfolio.leasedShare) ?? '',
        portfolio.availableSquareFeet > 0 ? formatWhole(portfolio.availableSquareFeet) : '',
        formatAskingRents(portfolio) ?? '',
      ].map((text) => ({ text })),
    );
}

/** The people of each function, with the function before their job title. */
function listContacts({ marketMeta }: MarketData): DocumentContact[] {
  const groups = [
    { name: 'Leasing', people: marketMeta?.leasingContacts },
    { name: 'Development', people: marketMeta?.developmentContacts },
    { name: 'Investment', people: marketMeta?.investmentContacts },
    { name: 'Operations', people: marketMeta?.operationsContacts },
  ];
  return groups.flatMap(({ name, people }) =>
    toDocumentContacts(people).map((contact) => ({ ...contact, role: [name, contact.role].filter(Boolean).join(': ') })),
  );
}

function addPeople(flow: PageFlow, contacts: readonly DocumentContact[]): void {
  const shown = contacts.slice(0, MAX_CONTACTS);
  if (shown.length === 0) return;
  flow.reserve(SECTION_TITLE_HEIGHT + measureContacts(shown, CONTACT_COLUMNS));
  flow.y += addSectionTitle(flow.document, 'Contacts', fullWidth(flow.y));
  flow.y += addContacts(flow.document, shown, fullWidth(flow.y), CONTACT_COLUMNS);
}
