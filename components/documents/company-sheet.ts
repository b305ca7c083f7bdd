/** The company on two pages: its figures, its markets on a map and in a table, and the people to ask. */
import { formatDate } from '#lib/format/date.ts';
import { formatWhole } from '#lib/format/number.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
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
import type { CompanyData, CompanyMarket } from './company-data.ts';
import { readCoordinates } from './coordinates.ts';
import { createDocument, findLatest, getContentDate } from './document-frame.ts';
import { PageFlow, SECTION_GAP } from './page-flow.ts';

type Options = {
  company: CompanyData;
  organization: string;
  /** Address of the site. */
  url: string;
};

const FIGURE_COLUMNS = 3;
const MAP_HEIGHT = 300;
const CONTACT_COLUMNS = 3;

const marketColumns: readonly TableColumn[] = [
  { title: 'Market', share: 0.28 },
  { title: 'Region', share: 0.22 },
  { title: 'Buildings', share: 0.12, isNumeric: true },
  { title: 'Sq ft', share: 0.14, isNumeric: true },
  { title: 'With space', share: 0.1, isNumeric: true },
  { title: 'Available sq ft', share: 0.14, isNumeric: true },
];

export async function createCompanySheet({ company, organization, url }: Options): Promise<Buffer> {
  const markets = company.markets.nodes.filter(({ portfolio }) => portfolio.buildings > 0);
  const checkedOn = formatDate(findLatest(markets.map(({ portfolio }) => portfolio.checkedOn)));
  const document = createDocument(
    {
      title: `${organization} fact sheet`,
      subject: `Figures, markets and contacts of ${organization}`,
      date: getContentDate(markets.map(({ modified }) => modified)),
    },
    {
      organization,
      kind: 'Fact sheet',
      url,
      note: checkedOn ? `Building figures as of ${checkedOn}.` : 'Figures from our own records.',
    },
  );
  const flow = new PageFlow(document);
  flow.y += document.addText('H1', 'Company facts', textStyles.title, { x: PAGE.margin, y: flow.y - 2, width: CONTENT_WIDTH }) + 10;
  addCompanyFigures(flow, company);
  addMarketMap(flow, markets);
  addPeople(flow, company);
  flow.addTable('Markets', marketColumns, listMarketRows(markets));
  return await document.end();
}

function addCompanyFigures(flow: PageFlow, { numberModule }: CompanyData): void {
  const figures = (numberModule?.numberGrid ?? []).flatMap(({ heading, number, prefix, suffix }) =>
    number && heading
      ? [
          {
            value: [`${prefix ?? ''}${number}${suffix === '%' ? '%' : ''}`, suffix === '%' ? '' : suffix].filter(Boolean).join(' '),
            label: heading,
            source: '',
          },
        ]
      : [],
  );
  if (figures.length === 0) return;
  flow.y += addSectionTitle(flow.document, 'Key figures', fullWidth(flow.y));
  flow.y += addFigures(flow.document, figures, flow.y, FIGURE_COLUMNS) + 4;
}

function addMarketMap(flow: PageFlow, markets: readonly CompanyMarket[]): void {
  const markers = markets.flatMap(({ marketMeta }): Marker[] => {
    const coordinates = readCoordinates(marketMeta?.coordinates);
    return coordinates ? [{ coordinates }] : [];
  });
  if (markers.length === 0) return;
  flow.y += addSectionTitle(flow.document, `${markers.length} markets`, fullWidth(flow.y));
  const box = { x: PAGE.margin, y: flow.y, width: CONTENT_WIDTH, height: MAP_HEIGHT };
  addMap(flow.document, markers, { box, alt: 'Map of our markets, which are listed in the table of markets.' });
  flow.y += MAP_HEIGHT + SECTION_GAP;
}

function addPeople(flow: PageFlow, { options }: CompanyData): void {
  const contacts = [
    toContact('Headquarters', options?.footerContactInfo),
    ...(options?.mediaContactItems ?? []).map(({ content, email, phone }) => toContact('', content, email, phone)),
  ].filter((contact) => contact.name !== '');
  if (contacts.length === 0) return;
  flow.reserve(SECTION_TITLE_HEIGHT + measureContacts(contacts, CONTACT_COLUMNS));
  flow.y += addSectionTitle(flow.document, 'Contacts', fullWidth(flow.y));
  flow.y += addContacts(flow.document, contacts, fullWidth(flow.y), CONTACT_COLUMNS) + SECTION_GAP;
}

/** Editors write a contact in lines: the name or the street first. A line that is a telephone number is the number to call. */
function toContact(
  name: string,
  html: string | null | undefined,
  email: string | null = null,
  phone: string | null = null,
): DocumentContact {
  const lines = [
    name,
    ...(html ?? '')
      .split(/<br\s*\/?>|<\/p>/)
      .map((line) => toPlainText(line).trim())
      .filter(Boolean),
  ].filter(Boolean);
  const isNumber = (line: string) => /^[\d\s().+-]+$/.test(line) && formatTelephone(line) !== null;
  const number = phone ?? lines.find(isNumber);
  const [first = '', ...others] = lines.filter((line) => !isNumber(line));
  return { name: first, role: others.join(', '), phone: formatTelephone(number), email };
}

/** By region, and in each region with the most buildings first. */
function listMarketRows(markets: readonly CompanyMarket[]): TableRows {
  return markets
    .map(({ title, marketMeta, portfolio }) => ({
      name: toPlainText(marketMeta?.name ?? title),
      region: toPlainText(marketMeta?.region?.title),
      portfolio,
    }))
    .toSorted((a, b) => a.region.localeCompare(b.region, 'en-US') || b.portfolio.buildings - a.portfolio.buildings)
    .map(({ name, region, portfolio }) =>
      [
        name,
        region,
        formatWhole(portfolio.buildings),
        formatWhole(portfolio.squareFeet),
        portfolio.buildingsWithSpace > 0 ? formatWhole(portfolio.buildingsWithSpace) : '',
        portfolio.availableSquareFeet > 0 ? formatWhole(portfolio.availableSquareFeet) : '',
      ].map((text) => ({ text })),
    );
}
