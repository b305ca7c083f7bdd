/** The drawings of a brochure: the site plan, with contacts and a section of the building beside it, and the plan of the units of divisible space. */
import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import type { Drawing } from '#lib/drawings/geometry.ts';
import { createSection } from '#lib/drawings/section.ts';
import { createSitePlan, getStreetName } from '#lib/drawings/site-plan.ts';
import { fullWidth, type ColumnBox } from '#lib/pdf/columns.ts';
import { addContacts, measureContacts } from '#lib/pdf/contact-list.ts';
import { drawSheet, getSheetHeight } from '#lib/pdf/draw-sheet.ts';
import { CONTENT_WIDTH, PAGE, type PdfDocument } from '#lib/pdf/pdf-document.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import { textStyles } from '#lib/pdf/text-styles.ts';
import { toDocumentContacts } from './document-facts.ts';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';
import { CONTENT_BOTTOM } from './document-frame.ts';
import type { PropertyData } from './property-data.ts';

/** Width of the column beside the plan, and of the address beside the name of the building. */
export const ASIDE_WIDTH = 168;
export const COLUMN_GAP = 18;
const GAP = 14;

const MIN_PLAN_HEIGHT = 150;
const MAX_PLAN_HEIGHT = 300;
/** A smaller section cannot be read. */
const MIN_SECTION_HEIGHT = 70;
/** In a plan with less height, the units cannot be distinguished. */
const MIN_UNITS_DRAWING_HEIGHT = 44;
const MAX_UNIT_LINES = 3;
const UNIT_TEXT_GAP = 4;
/** Minimum height of a plan of the units with the description below it. */
export const MIN_UNITS_PLAN_HEIGHT = 80;
const MAX_CONTACTS = 3;

type Space = { y: number; maxHeight: number };

/** Returns the height, or 0 if there is nothing to show. */
export function addPlanAndContacts(
  document: PdfDocument,
  { propertyFacts, propertyMeta }: PropertyData,
  facts: BuildingFacts,
  { y, maxHeight }: Space,
): number {
  const contacts = toDocumentContacts(propertyFacts?.contacts).slice(0, MAX_CONTACTS);
  const plan = createSitePlan(facts, { street: getStreetName(propertyMeta?.propertyAddress) });
  if (!plan && contacts.length === 0) return 0;
  const hasAside = plan !== undefined && contacts.length > 0;
  const contactColumns = plan ? 1 : MAX_CONTACTS;
  const planWidth = hasAside ? CONTENT_WIDTH - ASIDE_WIDTH - COLUMN_GAP : CONTENT_WIDTH;
  const planHeight = plan ? getSheetHeight(plan, planWidth, Math.min(MAX_PLAN_HEIGHT, Math.max(MIN_PLAN_HEIGHT, maxHeight))) : 0;
  const contactsHeight = measureContacts(contacts, contactColumns);
  const height = Math.max(planHeight, contactsHeight);
  if (plan) addDrawing(document, plan, { x: PAGE.margin, y, width: planWidth }, planHeight);
  const aside = hasAside ? { x: PAGE.width - PAGE.margin - ASIDE_WIDTH, y, width: ASIDE_WIDTH } : fullWidth(y);
  if (contacts.length > 0) {
    addSectionTitle(document, 'Contacts', aside);
    addContacts(document, contacts, { ...aside, y: y + SECTION_TITLE_HEIGHT }, contactColumns);
  }
  const section = hasAside ? createSection(facts) : undefined;
  const room = height - contactsHeight - GAP - SECTION_TITLE_HEIGHT;
  if (section && room >= MIN_SECTION_HEIGHT)
    addDrawing(
      document,
      section,
      { ...aside, y: y + SECTION_TITLE_HEIGHT + contactsHeight + GAP },
      getSheetHeight(section, ASIDE_WIDTH, room),
    );
  return SECTION_TITLE_HEIGHT + height + GAP;
}

/** The plan of the smallest units into which the space can be divided, or undefined if it cannot be divided. */
export const createSmallestUnitsPlan = (facts: BuildingFacts): Drawing | undefined => createUnitPlans(facts).at(-1)?.drawing;

/** Adds the plan, as tall as the rest of the page allows, and below it a description, because the labels of some units do not fit in the plan. */
export function addUnitsPlan(document: PdfDocument, drawing: Drawing, place: ColumnBox): void {
  const { description } = drawing;
  const textHeight = document.measureText(description, textStyles.label, place.width, MAX_UNIT_LINES);
  const room = CONTENT_BOTTOM - place.y - SECTION_TITLE_HEIGHT - textHeight - UNIT_TEXT_GAP;
  if (room < MIN_UNITS_DRAWING_HEIGHT) return;
  const height = getSheetHeight(drawing, place.width, room);
  addDrawing(document, drawing, place, height);
  const y = place.y + SECTION_TITLE_HEIGHT + height + UNIT_TEXT_GAP;
  document.addText('P', description, textStyles.label, { x: place.x, width: place.width, y, maxLines: MAX_UNIT_LINES });
}

function addDrawing(document: PdfDocument, drawing: Drawing, { x, y, width }: ColumnBox, height: number): void {
  addSectionTitle(document, drawing.title, { x, y, width });
  const box = { x, y: y + SECTION_TITLE_HEIGHT, width, height };
  document.addFigure(`${drawing.title}. ${drawing.description}`, box, () => drawSheet(document, drawing, box));
}
