/** The company's papers: brochures of buildings, yearly reports, tables and guides. Figures come from the same records as the pages. */
import { buildings, formatCount, figures, formatSquareMeters } from '../figures.ts';
import { marketFacts, getMarket } from '../places/markets.ts';
import { formatLongDate } from '../properties/describe-building.ts';
import type { Building } from '../properties/building.ts';
import type { SeedMedia } from '../types.ts';

export type PdfSection = { heading: string; paragraphs?: readonly string[]; rows?: readonly (readonly [string, string])[] };
export type PdfDownload = { slug: string; title: string; subject: string; date: string; sections: readonly PdfSection[] };

function createBrochure(item: Building): PdfDownload {
  const market = getMarket(item.market);
  return {
    slug: `brochure-${item.slug}`,
    title: `${item.name}: brochure`,
    subject: `${item.name} in ${item.city}: the facts of the building on one sheet.`,
    date: item.checked,
    sections: [
      {
        heading: item.name,
        paragraphs: [
          `${item.street}, ${item.place}. ${item.submarket}, ${market.name}.`,
          item.available > 0
            ? `${formatCount(item.available)} square feet (${formatSquareMeters(item.available)}) on offer${item.from === null ? '' : `, from ${formatLongDate(item.from)}`}.`
            : 'Leased in full.',
        ],
      },
      {
        heading: 'Facts',
        rows: [
          ['Whole building', `${formatCount(item.total)} sq ft (${formatSquareMeters(item.total)})`],
          ['Divisible from', `${formatCount(item.divisible)} sq ft`],
          ['Clear height', `${item.clear} ft at the first column`],
          ['Dock doors', formatCount(item.docks)],
          ['Drive-in doors', formatCount(item.driveIns)],
          ['Trailer stalls', formatCount(item.trailers)],
          ['Car stalls', formatCount(item.cars)],
          ['Power', item.power],
          ['Sprinklers', item.sprinklers],
          ['Zoning', item.zoning],
          ['Site', `${item.acres} acres`],
          ['Completed', String(item.built)],
          ['Rent', item.rent === null ? 'On request' : `$${item.rent.toFixed(2)} a square foot and year, ${item.leaseType}`],
          ...item.more,
        ],
      },
      {
        heading: 'See it',
        paragraphs: [
          'Tours take 40 minutes and start at the truck gate. Write to leasing@causeway.example or call 800 555 0100; a person answers.',
        ],
      },
    ],
  };
}

/** Megawatts on roofs, tons of carbon dioxide of our own, trees and truck chargers, at the end of each year. */
const years = [
  [2020, 2.1, 9_040, 0, 4],
  [2021, 4.4, 8_120, 9_412, 11],
  [2022, 7.2, 7_600, 9_100, 26],
  [2023, 14.8, 6_900, 8_460, 44],
  [2024, 26.3, 6_050, 7_900, 71],
  [2025, 38.9, 5_220, 7_510, 90],
] as const;

const sustainabilityReports = years.map(([year, megawatts, tons, trees, chargers], index): PdfDownload => {
  const before = years[index - 1];
  return {
    slug: `sustainability-report-${year}`,
    title: `Sustainability report ${year}`,
    subject: `What our buildings used, made and gave back in ${year}, in units one can check.`,
    date: `${year + 1}-03-02`,
    sections: [
      {
        heading: `${year} in figures`,
        rows: [
          ['Solar on our roofs', `${megawatts} MW`],
          ['Carbon dioxide from our own fuel and power', `${formatCount(tons)} tons`],
          ['Truck chargers', formatCount(chargers)],
          ...(trees > 0 ? ([['Trees of the planting of 2021 that live', formatCount(trees)]] as const) : []),
        ],
      },
      {
        heading: 'How we count',
        paragraphs: [
          'Power is read by the hour from meters at the main switch; gas from bills. What tenants burn is told apart and never added to ours.',
          before
            ? `A year before it was ${before[1]} MW of solar and ${formatCount(before[2])} tons. Where a method has changed, the older figure was counted again and both stand in the table online.`
            : 'This is the first year that we count in this way. Earlier figures were estimates, and we do not print them.',
        ],
      },
      {
        heading: 'What did not work',
        paragraphs: [
          'Every report has this page. It is kept short by nobody: write to sustainability@causeway.example if you know something that belongs on it.',
        ],
      },
    ],
  };
});

const marketTables = [2021, 2022, 2023, 2024, 2025, 2026].map((year): PdfDownload => ({
  slug: `market-tables-${year}`,
  title: `Market tables ${year}`,
  subject: `Our ${figures.markets} markets on one sheet: buildings and square feet of ours, and rent asked.`,
  date: `${year}-01-20`,
  sections: [
    {
      heading: `Rent asked at the start of ${year}`,
      paragraphs: [
        'US dollars a square foot and year, triple net, for 100,000 square feet with 24 doors. Rents of other years are told back from this year’s by what we signed.',
      ],
      rows: marketFacts.map(({ name, rent }) => [name, `$${(rent * (1 - (2026 - year) * 0.055)).toFixed(2)}`] as const),
    },
  ],
}));

const createGuide = (slug: string, title: string, subject: string, date: string, sections: readonly PdfSection[]): PdfDownload => ({
  slug,
  title,
  subject,
  date,
  sections,
});

const guides: readonly PdfDownload[] = [
  createGuide(
    'guide-moving-in',
    'Moving in: the first ninety days',
    'What happens between the keys and the first truck, and who does it.',
    '2025-05-12',
    [
      {
        heading: 'Before the keys',
        rows: [
          ['Day −30', 'Racking drawing to us; we check the slab and the sprinklers within five days'],
          ['Day −14', 'Names and shifts of the people who may close valves'],
          ['Day −7', 'Walk through with the property manager; every door is opened once'],
        ],
      },
      {
        heading: 'The first week',
        paragraphs: [
          'Call 800 555 0100 for everything. Nobody has ever called too early. The desk speaks English and Spanish, day and night.',
        ],
      },
      {
        heading: 'After ninety days',
        paragraphs: [
          'We come back with the list of the first walk and a second one: what you have got used to. Most of it costs less than $200 to mend.',
        ],
      },
    ],
  ),
  createGuide(
    'guide-dock-safety',
    'Docks: twelve rules and their reasons',
    'The rules of the operating manual about docks, each with why it is there.',
    '2026-02-02',
    [
      {
        heading: 'Rules',
        rows: [
          ['Wheels are chocked', 'A trailer creeps an inch with each forklift; after forty there is a gap'],
          ['Nobody stands below a leveler', 'Its lip weighs 400 pounds and does not know you'],
          ['Lights face the trailer', 'What is in the dark is stepped on'],
          ['A door that sticks is not kicked', 'It is reported; a spring under tension has no friends'],
          ['Mats may lie anywhere but before exits', 'People stand on concrete for nine hours'],
        ],
      },
      {
        heading: 'When something happens',
        paragraphs: ['Stop, sit, call. The first question of the desk is whether anybody is in danger; everything else can wait.'],
      },
    ],
  ),
  createGuide(
    'guide-electric-trucks',
    'Electric trucks: what your yard needs',
    'Ports, amps, turns and weeks, for yards of ten to a hundred trucks.',
    '2026-04-20',
    [
      {
        heading: 'Power',
        paragraphs: [
          'Trucks come in at six and leave at four. Ten hours are enough for a third of the power that all of them at once would draw, if something plans it.',
        ],
        rows: [
          ['10 trucks', '400 kW, eight weeks'],
          ['40 trucks', '1.6 MW, eleven weeks with a plan, three years without'],
          ['100 trucks', '3.8 MW and a talk with the utility now'],
        ],
      },
      {
        heading: 'The yard',
        paragraphs: [
          'A port takes a stall and four feet of curb. Cables come from above where trailers turn, from the side where they don’t.',
        ],
      },
    ],
  ),
  createGuide('guide-lease-dates', 'The dates in your lease', 'Six dates on one sheet, to be filled in by both sides.', '2024-09-03', [
    {
      heading: 'Fill in, and put your initials beside',
      rows: [
        ['Signature', ''],
        ['Possession', ''],
        ['Commencement', ''],
        ['Rent commencement', ''],
        ['Expiration', ''],
        ['Last day to use an option', ''],
      ],
    },
    {
      heading: 'Why',
      paragraphs: ['Sixty months are counted from one of these. Most leases say from which; both sides should have read the same one.'],
    },
  ]),
  createGuide('vendor-terms', 'Terms for vendors', 'What we pay, when, and what we ask for in return.', '2026-01-05', [
    {
      heading: 'Payment',
      rows: [
        ['Invoices under $50', 'Not needed: send a text with a picture'],
        ['All others', 'Paid 30 days after they arrive, 10 for firms of fewer than 20 people'],
        ['Questions', 'vendors@causeway.example, answered within two working days'],
      ],
    },
    {
      heading: 'What we ask for',
      paragraphs: [
        'Insurance as in the table online, people who are paid on the books, and a call when something takes longer. Work at height has its own sheet.',
      ],
    },
  ]),
  createGuide(
    'company-facts',
    'Causeway Logistics on one page',
    'The company in figures, for those who need a page to print.',
    '2026-11-02',
    [
      {
        heading: 'What there is',
        rows: [
          ['Buildings', formatCount(figures.buildings)],
          ['Square feet', `${figures.squareFeetInMillions} million`],
          ['Markets', formatCount(figures.markets)],
          ['Head office', 'Long Beach, California'],
        ],
      },
      {
        heading: 'Whom to ask',
        paragraphs: [
          'Press: press@causeway.example, 562 555 0170. Space: leasing@causeway.example. Everything that is broken: 800 555 0100.',
        ],
      },
    ],
  ),
];

/** Papers about buildings with a page written by hand. */
const brochures = buildings.filter((item) => item.campaign !== undefined).map(createBrochure);

export const pdfDownloads: readonly PdfDownload[] = [...brochures, ...sustainabilityReports, ...marketTables, ...guides];

/** Name of a paper's file among the seed's media. */
export function getPdfFileName({ slug }: PdfDownload): string {
  return `${slug}.pdf`;
}

/** Slug of a building's brochure; undefined for most: only buildings with a page written by hand have one. */
export function getBrochureSlug(item: Building): string | undefined {
  return item.campaign === undefined ? undefined : `brochure-${item.slug}`;
}

/** The papers as media items. */
export const pdfMedia: readonly SeedMedia[] = pdfDownloads.map((paper) => ({
  slug: paper.slug,
  file: getPdfFileName(paper),
  title: paper.title,
  alt: '',
  description: paper.subject,
  date: `${paper.date}T09:00:00`,
}));
