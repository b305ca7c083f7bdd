/** A shortlist: several buildings in a table and on a map, and then each with its picture, its facts and the person to call. */
import { formatStatus } from '#components/ui/property/format-status.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { drawStatusMark } from '#lib/pdf/status-mark.ts';
import { addMap } from '#lib/pdf/add-map.ts';
import type { Marker } from '#lib/pdf/map-marker.ts';
import { fullWidth } from '#lib/pdf/columns.ts';
import { addFacts, type FactList, fitFacts } from '#lib/pdf/fact-list.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import { addTable } from '#lib/pdf/table.ts';
import { CONTENT_WIDTH, PAGE, type PdfDocument } from '#lib/pdf/pdf-document.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';
import { toSiteUrl } from '#lib/uri/site-url.ts';
import { addBuildingPicture } from './building-picture.ts';
import { readCoordinates } from './coordinates.ts';
import { listDocumentFacts, toDocumentContacts } from './document-facts.ts';
import { CONTENT_BOTTOM, CONTENT_TOP, createDocument, formatUrl, getContentDate } from './document-frame.ts';
import type { PropertyData } from './property-data.ts';
import { listPropertyRows, propertyColumns } from './property-table.ts';

/** Buildings in one document. */
export const MAX_LISTED = 20;

type Options = {
  properties: readonly PropertyData[];
  /** The featured image of each property, or null. */
  pictures: readonly (Buffer | null)[];
  /** Properties of the list for which there is no room. */
  omittedCount?: number;
  organization: string;
  /** Address of the page of all properties: that of the list is too long for a footer. */
  url: string;
};

const ENTRIES_PER_PAGE = 3;
const ENTRY_HEIGHT = (CONTENT_BOTTOM - CONTENT_TOP) / ENTRIES_PER_PAGE;
const PICTURE_WIDTH = 196;
const MAP_HEIGHT = 230;
const MIN_MAP_HEIGHT = 120;

/** The facts that an entry may show, most important first. */
const entryFacts = [
  'Clear height',
  'Dock doors',
  'Asking rent',
  'Trailer stalls',
  'Divisible to',
  'Building area',
  'Drive-in doors',
  'Power',
];
const MAX_ENTRY_FACTS = 8;
const ENTRY_COLUMNS = 4;

export async function createShortlist({ properties, pictures, omittedCount = 0, organization, url }: Options): Promise<Buffer> {
  const count = pluralize(properties.length, 'building');
  const document = createDocument(
    {
      title: `List of ${count}`,
      subject: properties.map(({ title }) => toPlainText(title)).join(', '),
      date: getContentDate(properties.map(({ modified }) => modified)),
    },
    { organization, kind: 'Building list', url, note: 'Availability, rents and dimensions are subject to change.' },
  );
  document.addPage();
  addOverview(document, properties, describeList(count, omittedCount));
  for (const [index, property] of properties.entries()) {
    const position = index % ENTRIES_PER_PAGE;
    if (position === 0) document.addPage();
    addEntry(document, property, { number: index + 1, picture: pictures[index] ?? null, y: CONTENT_TOP + position * ENTRY_HEIGHT });
  }
  return await document.end();
}

function describeList(count: string, omittedCount: number): string {
  const description = `${count}, compared on this page and described on the following pages.`;
  if (omittedCount === 0) return description;
  return `${description} ${omittedCount} more on the list ${omittedCount === 1 ? 'is' : 'are'} not included.`;
}

function addOverview(document: PdfDocument, properties: readonly PropertyData[], description: string): void {
  let y = CONTENT_TOP;
  y += document.addText('H1', 'Building list', textStyles.title, { x: PAGE.margin, y: y - 2, width: CONTENT_WIDTH }) + 2;
  y += document.addText('P', description, textStyles.lead, fullWidth(y)) + 12;
  y += addSectionTitle(document, 'Comparison', fullWidth(y));
  const table = { columns: propertyColumns, rows: listPropertyRows(properties, true) };
  y += addTable(document, table, fullWidth(y)).height + 14;
  const markers = properties.flatMap(({ propertyFacts }, index): Marker[] => {
    const coordinates = readCoordinates(propertyFacts?.coordinates);
    return coordinates ? [{ coordinates, label: String(index + 1) }] : [];
  });
  const height = Math.min(MAP_HEIGHT, CONTENT_BOTTOM - y - SECTION_TITLE_HEIGHT);
  if (markers.length === 0 || height < MIN_MAP_HEIGHT) return;
  y += addSectionTitle(document, 'Locations', fullWidth(y));
  const alt = 'Map of the buildings. The numbers match those in the table.';
  addMap(document, markers, { box: { x: PAGE.margin, y, width: CONTENT_WIDTH, height }, alt });
}

type Entry = { number: number; picture: Buffer | null; y: number };

function addEntry(document: PdfDocument, property: PropertyData, { number, picture, y }: Entry): void {
  const { title, uri, propertyFacts, propertyMeta, allStatus } = property;
  const top = y + addSectionTitle(document, `${number}  ${toPlainText(title)}`, fullWidth(y));
  const box = { x: PAGE.margin, y: top, width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 9) / 16 };
  addBuildingPicture(document, property, picture, box);
  const x = PAGE.margin + PICTURE_WIDTH + 18;
  const width = CONTENT_WIDTH - PICTURE_WIDTH - 18;
  let factsTop = top - 2;
  const place = splitAddress(propertyMeta?.propertyAddress).join(', ');
  factsTop += document.addText('P', place, textStyles.strong, { x, y: factsTop, width, maxLines: 1 });
  const status = formatStatus(allStatus.nodes[0], propertyFacts?.availableFrom);
  if (status !== null) {
    const statusTop = factsTop;
    document.addArtifact(() => drawStatusMark(document, allStatus.nodes[0]?.slug, { x, y: statusTop + 3 }));
    factsTop += document.addText('P', status, textStyles.text, { x: x + 10, y: statusTop, width: width - 10, maxLines: 1 });
  }
  factsTop += 6;
  addFacts(document, fitFacts(document, selectEntryFacts(property), width, y + ENTRY_HEIGHT - factsTop), { x, y: factsTop, width });
  let contactTop = top + box.height + 6;
  const [contact] = toDocumentContacts(propertyFacts?.contacts);
  const left = { x: PAGE.margin, width: PICTURE_WIDTH };
  if (contact) {
    contactTop += document.addText('P', [contact.name, contact.role].filter(Boolean).join(', '), textStyles.strong, {
      ...left,
      y: contactTop,
      maxLines: 1,
    });
    if (contact.phone)
      contactTop += document.addText('P', contact.phone.display, textStyles.text, {
        ...left,
        y: contactTop,
        maxLines: 1,
        link: contact.phone.href,
      });
    if (contact.email)
      contactTop += document.addText('P', contact.email, textStyles.text, {
        ...left,
        y: contactTop,
        maxLines: 1,
        link: `mailto:${contact.email}`,
      });
  }
  if (uri)
    document.addText('P', formatUrl(toSiteUrl(uri)), textStyles.label, { ...left, y: contactTop, maxLines: 1, link: toSiteUrl(uri) });
}

function selectEntryFacts(property: PropertyData): FactList {
  const { main, facts } = listDocumentFacts(property);
  const names = new Set(entryFacts.filter((name) => facts.some((fact) => fact.name === name)).slice(0, MAX_ENTRY_FACTS));
  const selected = facts.filter(({ name }) => names.has(name));
  // Only the first remark: an entry has little room.
  return { main, facts: selected.map((fact) => ({ ...fact, note: fact.note.split(', ')[0] ?? '' })), columns: ENTRY_COLUMNS };
}
