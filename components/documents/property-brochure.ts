/**
 * The brochure of a building with space, on two pages: one with picture and facts, and one with site plan, contacts, highlights, map, distances and the
 * smallest units if the space can be divided.
 */
import { formatStatus } from '#components/ui/property/format-status.ts';
import { describePicture } from '#components/ui/property/planned.ts';
import { canDrawSitePlan } from '#lib/drawings/availability.ts';
import { type BuildingFacts, readBuildingFacts } from '#lib/drawings/building-facts.ts';
import { getNumberedPlaces } from '#lib/drawings/compass.ts';
import { formatCoordinates } from '#lib/format/coordinates.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatDistance } from '#lib/format/measure.ts';
import { splitAddress } from '#lib/format/us-address.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { drawStatusMark } from '#lib/pdf/status-mark.ts';
import { addMap } from '#lib/pdf/add-map.ts';
import type { Drawing } from '#lib/drawings/geometry.ts';
import type { Marker } from '#lib/pdf/map-marker.ts';
import { fullWidth, getColumn } from '#lib/pdf/columns.ts';
import { addFacts, fitFacts, measureFacts } from '#lib/pdf/fact-list.ts';
import { addItems, measureItems } from '#lib/pdf/item-list.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import { addTable, measureTable, type TableCell, type TableColumn } from '#lib/pdf/table.ts';
import { CONTENT_WIDTH, PAGE, type PdfDocument } from '#lib/pdf/pdf-document.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';
import { addBuildingPicture } from './building-picture.ts';
import {
  addPlanAndContacts,
  addUnitsPlan,
  ASIDE_WIDTH,
  COLUMN_GAP,
  createSmallestUnitsPlan,
  MIN_UNITS_PLAN_HEIGHT,
} from './brochure-plan.ts';
import { readCoordinates } from './coordinates.ts';
import { listDocumentFacts } from './document-facts.ts';
import { CONTENT_BOTTOM, CONTENT_TOP, createDocument, getContentDate } from './document-frame.ts';
import type { PropertyData } from './property-data.ts';

type Options = {
  property: PropertyData;
  /** JPEG of the featured image, if there is one. */
  picture: Buffer | null;
  organization: string;
  /** Address of the page of the property. */
  url: string;
};

const GAP = 14;
const MIN_PICTURE_HEIGHT = 150;
const MAX_PICTURE_HEIGHT = 330;
const MIN_MAP_HEIGHT = 140;
const MAX_MAP_HEIGHT = 240;
const CAPTION_HEIGHT = 16;
const MAX_HIGHLIGHTS = 6;
const HIGHLIGHT_COLUMNS = 3;
/** A longer name is smaller. */
const MAX_TITLE_LENGTH = 24;

export async function createPropertyBrochure({ property, picture, organization, url }: Options): Promise<Buffer> {
  const name = toPlainText(property.title);
  const { propertyFacts } = property;
  const checkedOn = formatDate(propertyFacts?.availabilityUpdated);
  const document = createDocument(
    {
      title: `${name} brochure`,
      subject: [`Facts, site plan and contacts of ${name}`, propertyFacts?.city].filter(Boolean).join(' in '),
      date: getContentDate([property.modified]),
    },
    {
      organization,
      kind: 'Property brochure',
      url,
      note: `Availability, rents and dimensions are subject to change.${checkedOn ? ` Facts checked ${checkedOn}.` : ''}`,
    },
  );
  const facts = readBuildingFacts(propertyFacts ?? {});
  document.addPage();
  addFirstPage(document, property, name, picture);
  addSecondPage(document, property, facts);
  return await document.end();
}

function addFirstPage(document: PdfDocument, property: PropertyData, name: string, picture: Buffer | null): void {
  let y = CONTENT_TOP + addHeading(document, property, name);
  const maxHeight = CONTENT_BOTTOM - y - CAPTION_HEIGHT - GAP - SECTION_TITLE_HEIGHT;
  const facts = fitFacts(document, listDocumentFacts(property), CONTENT_WIDTH, maxHeight - MIN_PICTURE_HEIGHT);
  const available = maxHeight - measureFacts(document, facts, CONTENT_WIDTH);
  const height = Math.min(MAX_PICTURE_HEIGHT, Math.max(MIN_PICTURE_HEIGHT, available));
  const box = { x: PAGE.margin, y, width: CONTENT_WIDTH, height };
  if (addBuildingPicture(document, property, picture, box)) y += height;
  y += addCaption(document, property, y + 5) + GAP;
  if (!facts.main && facts.facts.length === 0) return;
  y += addSectionTitle(document, 'Property facts', fullWidth(y));
  addFacts(document, facts, fullWidth(y));
}

/** The name, and beside it the address and the status. */
function addHeading(document: PdfDocument, { propertyMeta, propertyFacts, allStatus }: PropertyData, name: string): number {
  const style = name.length > MAX_TITLE_LENGTH ? textStyles.longTitle : textStyles.title;
  const width = CONTENT_WIDTH - ASIDE_WIDTH - COLUMN_GAP;
  const titleHeight = document.addText('H1', name, style, { x: PAGE.margin, y: CONTENT_TOP - 2, width, maxLines: 3 });
  const aside = { x: PAGE.width - PAGE.margin - ASIDE_WIDTH, width: ASIDE_WIDTH };
  let y = CONTENT_TOP + 2;
  const lines = splitAddress(propertyMeta?.propertyAddress);
  if (lines.length > 0) y += document.addText('P', lines.join('\n'), textStyles.lead, { ...aside, y, maxLines: 4 });
  const status = formatStatus(allStatus.nodes[0], propertyFacts?.availableFrom);
  if (status !== null) {
    const top = y;
    document.addArtifact(() => drawStatusMark(document, allStatus.nodes[0]?.slug, { x: aside.x, y: top + 3.5 }));
    y += document.addText('P', status, textStyles.strong, { x: aside.x + 12, y: top + 1, width: ASIDE_WIDTH - 12, maxLines: 2 });
  }
  return Math.max(titleHeight, y - CONTENT_TOP) + 8;
}

/** Type and year, coordinates, and the day on which the facts were checked, in three columns. */
function addCaption(document: PdfDocument, { propertyFacts, allStatus }: PropertyData, y: number): number {
  const { buildingType, yearBuilt, coordinates, availabilityUpdated } = propertyFacts ?? {};
  const checkedOn = formatDate(availabilityUpdated);
  const texts = [
    [buildingType, describePicture(allStatus.nodes[0], yearBuilt)].filter(Boolean).join(', '),
    formatCoordinates(coordinates) ?? '',
    checkedOn ? `Availability and facts updated ${checkedOn}` : '',
  ];
  const alignments = ['left', 'center', 'right'] as const;
  for (const [index, text] of texts.entries())
    document.addText('P', text, textStyles.label, { ...getColumn(y, index, 3, 0), align: alignments[index] ?? 'left', maxLines: 1 });
  return CAPTION_HEIGHT;
}

const distanceColumns: readonly TableColumn[] = [
  { title: 'Place', share: 0.52 },
  { title: 'Miles', share: 0.14, isNumeric: true },
  { title: 'km', share: 0.14, isNumeric: true },
  { title: 'Drive time', share: 0.2, isNumeric: true },
];

/** Adds no page if nothing is known that belongs on it. */
function addSecondPage(document: PdfDocument, property: PropertyData, facts: BuildingFacts): void {
  const highlights = (property.propertyFacts?.highlights ?? [])
    .flatMap(({ title, text }) => (title ? [{ title, text: text ?? '' }] : []))
    .slice(0, MAX_HIGHLIGHTS);
  const highlightsHeight = highlights.length > 0 ? SECTION_TITLE_HEIGHT + measureItems(document, highlights, HIGHLIGHT_COLUMNS) + GAP : 0;
  const markers = listMarkers(property);
  const rows = listDistanceRows(facts);
  const unitsPlan = createSmallestUnitsPlan(facts);
  const hasPlaces = markers.length > 0 || rows.length > 0 || unitsPlan !== undefined;
  const unitsPlanHeight = unitsPlan ? SECTION_TITLE_HEIGHT + MIN_UNITS_PLAN_HEIGHT : 0;
  const columnHeight = measureDistances(document, rows) + unitsPlanHeight;
  const placesHeight = hasPlaces ? SECTION_TITLE_HEIGHT + Math.max(MIN_MAP_HEIGHT, columnHeight) : 0;
  const hasPlanOrContacts = canDrawSitePlan(facts) || Boolean(property.propertyFacts?.contacts?.length);
  if (!hasPlanOrContacts && !hasPlaces && highlights.length === 0) return;
  document.addPage();
  let y = CONTENT_TOP;
  const available = CONTENT_BOTTOM - y - highlightsHeight - placesHeight - SECTION_TITLE_HEIGHT - GAP;
  y += addPlanAndContacts(document, property, facts, { y, maxHeight: available });
  if (highlights.length > 0) {
    y += addSectionTitle(document, 'Highlights', fullWidth(y));
    y += addItems(document, highlights, y, HIGHLIGHT_COLUMNS) + GAP;
  }
  if (hasPlaces) addPlaces(document, property, { markers, rows, unitsPlan, y });
}

function listDistanceRows(facts: BuildingFacts): TableCell[][] {
  return getNumberedPlaces(facts).map(({ key, name, miles, minutes }) => {
    const { us, metric } = formatDistance(miles);
    return [`${key}  ${name}`, us.replace(' mi', ''), metric.replace(' km', ''), minutes === undefined ? '' : `${minutes} min`].map(
      (text) => ({ text }),
    );
  });
}

/** The building and the numbered places around it. */
function listMarkers({ propertyFacts }: PropertyData): Marker[] {
  const building = readCoordinates(propertyFacts?.coordinates);
  if (!building) return [];
  const places = getNumberedPlaces(readBuildingFacts(propertyFacts ?? {})).flatMap(({ key, name }): Marker[] => {
    const coordinates = readCoordinates(propertyFacts?.distances?.find((item) => item?.name === name)?.coordinates);
    return coordinates ? [{ coordinates, label: String(key) }] : [];
  });
  return [...places, { coordinates: building }];
}

/** The height of the table and the gap below it, or 0 without distances. */
const measureDistances = (document: PdfDocument, rows: readonly TableCell[][]) =>
  rows.length > 0 ? measureTable(document, { columns: distanceColumns, rows, width: getColumn(0, 0, 2).width }) + GAP : 0;

type Places = { markers: readonly Marker[]; rows: readonly TableCell[][]; unitsPlan: Drawing | undefined; y: number };

/** The map, with the table of distances and the plan of the units beside it, down to the end of the page. If either side is missing, the other takes the full width. */
function addPlaces(document: PdfDocument, { title, propertyMeta }: PropertyData, { markers, rows, unitsPlan, y }: Places): void {
  const hasColumn = rows.length > 0 || unitsPlan !== undefined;
  const count = markers.length > 0 && hasColumn ? 2 : 1;
  if (markers.length > 0) {
    const place = getColumn(y, 0, count);
    addSectionTitle(document, 'Location', place);
    const top = y + SECTION_TITLE_HEIGHT;
    const height = Math.min(MAX_MAP_HEIGHT, Math.max(MIN_MAP_HEIGHT, CONTENT_BOTTOM - top));
    const market = propertyMeta?.market?.title;
    addMap(document, markers, {
      box: { x: place.x, y: top, width: place.width, height },
      alt: `Map of ${toPlainText(title)}${market ? ` in ${toPlainText(market)}` : ''}${rows.length > 0 ? ', with the numbered places of the table of distances' : ''}.`,
    });
  }
  const place = getColumn(y, count - 1, count);
  let top = y;
  if (rows.length > 0) {
    addSectionTitle(document, 'Distances from the truck gate', place);
    const table = { columns: distanceColumns, rows };
    top += SECTION_TITLE_HEIGHT + GAP;
    top += addTable(document, table, { ...place, y: y + SECTION_TITLE_HEIGHT }, CONTENT_BOTTOM).height;
  }
  if (unitsPlan) addUnitsPlan(document, unitsPlan, { ...place, y: top });
}
