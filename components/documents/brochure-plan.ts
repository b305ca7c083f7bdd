/** The site plan of a brochure, and beside it the people to call and a section of the building. */
import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import type { Drawing } from '#lib/drawings/geometry.ts';
import { createSection } from '#lib/drawings/section.ts';
import { createSitePlan, getStreetName } from '#lib/drawings/site-plan.ts';
import { fullWidth, type Place } from '#lib/pdf/columns.ts';
import { addContacts, measureContacts } from '#lib/pdf/contact-list.ts';
import { drawSheet, getSheetHeight } from '#lib/pdf/draw-sheet.ts';
import { CONTENT_WIDTH, PAGE, type PdfDocument } from '#lib/pdf/pdf-document.ts';
import { addSectionTitle, SECTION_TITLE_HEIGHT } from '#lib/pdf/section-title.ts';
import { toDocumentContacts } from './document-facts.ts';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';
import { CONTENT_BOTTOM, CONTENT_TOP } from './document-frame.ts';
import type { PropertyData } from './property-data.ts';

/** Width of the column beside the plan, and of the address beside the name of the building. */
export const ASIDE_WIDTH = 168;
export const COLUMN_GAP = 18;
const GAP = 14;

const MIN_PLAN_HEIGHT = 150;
const MAX_PLAN_HEIGHT = 300;
/** A smaller section cannot be read. */
const MIN_SECTION_HEIGHT = 70;
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

/** A page with the ways to divide the space, or nothing if it cannot be divided. */
export function addUnitPlans(document: PdfDocument, facts: BuildingFacts): void {
  const plans = createUnitPlans(facts).filter(({ units }) => units.length > 1);
  if (plans.length === 0) return;
  document.addPage();
  let y = CONTENT_TOP;
  const maxHeight = (CONTENT_BOTTOM - y) / plans.length - SECTION_TITLE_HEIGHT - GAP;
  for (const { drawing } of plans) {
    const height = getSheetHeight(drawing, CONTENT_WIDTH, Math.min(MAX_PLAN_HEIGHT, maxHeight));
    addDrawing(document, drawing, fullWidth(y), height);
    y += SECTION_TITLE_HEIGHT + height + GAP;
  }
}

function addDrawing(document: PdfDocument, drawing: Drawing, { x, y, width }: Place, height: number): void {
  addSectionTitle(document, drawing.title, { x, y, width });
  const box = { x, y: y + SECTION_TITLE_HEIGHT, width, height };
  document.addFigure(`${drawing.title}. ${drawing.description}`, box, () => drawSheet(document, drawing, box));
}
