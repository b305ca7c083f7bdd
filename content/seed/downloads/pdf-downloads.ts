/**
 * The content of the seed's PDF downloads: annual reports, market tables and guides. Their figures come from the same data as
 * the pages. scripts/pdf-downloads.ts renders them to content/seed/media.
 */
import { figures, formatCount } from '../figures.ts';
import { marketFacts } from '../places/markets.ts';
import type { SeedMedia } from '../types.ts';

export type PdfSection = { heading: string; paragraphs?: readonly string[]; rows?: readonly (readonly [string, string])[] };
export type PdfDownload = { slug: string; title: string; subject: string; date: string; sections: readonly PdfSection[] };

/** Figures at the end of each year: megawatts of solar, tons of CO₂ from our own operations, living saplings of the 2021 planting, truck chargers. */
const yearEndFigures = [
  [2020, 2.1, 9_040, 0, 4],
  [2021, 4.4, 8_120, 9_412, 11],
  [2022, 7.2, 7_600, 9_100, 26],
  [2023, 14.8, 6_900, 8_460, 44],
  [2024, 26.3, 6_050, 7_900, 71],
  [2025, 38.9, 5_220, 7_510, 90],
] as const;

const sustainabilityReports = yearEndFigures.map(([year, megawatts, tons, saplings, chargers], index): PdfDownload => {
  const previous = yearEndFigures[index - 1];
  return {
    slug: `sustainability-report-${year}`,
    title: `Sustainability report ${year}`,
    subject: `Power, carbon, trees and truck charging at our buildings in ${year}, in verifiable units.`,
    date: `${year + 1}-03-02`,
    sections: [
      {
        heading: `${year} in figures`,
        rows: [
          ['Rooftop solar', `${megawatts} MW`],
          ['CO₂ from our own operations', `${formatCount(tons)} tons`],
          ['Truck chargers', formatCount(chargers)],
          ...(saplings > 0 ? ([['Saplings from the 2021 planting still alive', formatCount(saplings)]] as const) : []),
        ],
      },
      {
        heading: 'How we measure',
        paragraphs: [
          'We read electricity meters at the main switch and take gas use from utility bills. Our tenants’ energy use is reported separately and never added to ours.',
          previous
            ? `A year earlier we had ${previous[1]} MW of solar and emitted ${formatCount(previous[2])} tons. Where a method has changed, we recalculated the earlier figure and show both in the table on our website.`
            : 'This is the first year we have measured in this way. Earlier figures were estimates, and we do not publish them.',
        ],
      },
      {
        heading: 'What did not work',
        paragraphs: [
          'Every report has this section. If you know of something that belongs here, write to sustainability@causeway.example.',
        ],
      },
    ],
  };
});

const marketTables = [2021, 2022, 2023, 2024, 2025, 2026].map((year): PdfDownload => ({
  slug: `market-tables-${year}`,
  title: `Market tables ${year}`,
  subject: `Asking rents in our ${figures.markets} markets.`,
  date: `${year}-01-20`,
  sections: [
    {
      heading: `Average asking rents, ${year}`,
      paragraphs: [
        'US dollars per square foot per year, triple net, for 100,000 square feet with 24 dock doors. Rents of earlier years are adjusted by the change in our signed leases.',
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
    'Moving in: the first 90 days',
    'What happens between the day you get the keys and the end of your third month, and who does what.',
    '2025-05-12',
    [
      {
        heading: 'Before you get the keys',
        rows: [
          ['30 days before', 'Send us your racking drawing. We check the slab and the sprinklers within five days'],
          ['14 days before', 'Send us the names and shifts of the people who are allowed to close sprinkler valves'],
          ['7 days before', 'Walk through the building with your property manager and open every door once'],
        ],
      },
      {
        heading: 'The first week',
        paragraphs: [
          'Call 800-555-0100 for anything. No one has ever called too early. The desk speaks English and Spanish, day and night.',
        ],
      },
      {
        heading: 'After 90 days',
        paragraphs: [
          'We come back with the list from the first walk-through and ask what you have gotten used to since then. Most of it costs less than $200 to fix.',
        ],
      },
    ],
  ),
  createGuide(
    'guide-dock-safety',
    'Dock safety: twelve rules and their reasons',
    'The dock rules from our operating manual, each with the reason for it.',
    '2026-02-02',
    [
      {
        heading: 'Rules',
        rows: [
          ['Chock the wheels', 'A trailer moves an inch with every few forklift loads and opens a gap at the dock'],
          ['Never stand under a leveler', 'The lip weighs 400 pounds'],
          ['Light the inside of the trailer', 'Most trips and falls happen in the dark'],
          ['Do not force a door that sticks', 'Report it. The spring is under tension'],
          ['Keep mats away from exits', 'They are welcome everywhere else; people stand on concrete for nine hours'],
          ['Wait for the green light', 'A truck that leaves too early bends the lip or drops a forklift'],
          ['Check the lip every Monday', 'It should rest four inches deep on the trailer floor, on both sides'],
          ['Keep the pit clear', 'Dirt under the lip causes almost half of all leveler failures'],
          ['Store the leveler after each truck', 'A raised lip is a trip hazard and lets in cold air'],
          ['Close the door behind an empty dock', 'A dock is four feet high, and an open one has no guardrail'],
          ['Two people to open a pit', 'One to work, one to call for help'],
          ['Walk on the marked lane', 'Forklift drivers look for you there'],
        ],
      },
      {
        heading: 'When something happens',
        paragraphs: ['Stop, make sure everyone is safe, and call 800-555-0100. Our first question is whether anyone is in danger.'],
      },
    ],
  ),
  createGuide(
    'guide-electric-trucks',
    'Electric trucks: what your yard needs',
    'Ports, power and lead times for yards with 10 to 100 trucks.',
    '2026-04-20',
    [
      {
        heading: 'Power',
        paragraphs: [
          'Trucks usually return at 6 pm and leave at 4 am. With ten hours to charge and software to schedule it, a yard needs about a third of the power that charging every truck at once would take.',
        ],
        rows: [
          ['10 trucks', '400 kW, eight weeks'],
          ['40 trucks', '1.6 MW, eleven weeks with managed charging, three years without'],
          ['100 trucks', '3.8 MW; talk to the utility now'],
        ],
      },
      {
        heading: 'The yard',
        paragraphs: [
          'Each port takes one stall and four feet of curb. Hang cables from above where trailers turn, and run them from the side where they do not.',
        ],
      },
    ],
  ),
  createGuide(
    'guide-lease-dates',
    'The dates in your lease',
    'Six dates on one page, to be completed and initialed by both parties.',
    '2024-09-03',
    [
      {
        heading: 'Fill in each date and initial it',
        rows: [
          ['Signing', ''],
          ['Possession', ''],
          ['Commencement', ''],
          ['Rent commencement', ''],
          ['Expiration', ''],
          ['Last day to exercise an option', ''],
        ],
      },
      {
        heading: 'Why it matters',
        paragraphs: ['The lease term is counted from one of these dates. Make sure both parties agree on which one.'],
      },
    ],
  ),
  createGuide('vendor-terms', 'Terms for vendors', 'What we pay, when we pay it and what we require.', '2026-01-05', [
    {
      heading: 'Payment',
      rows: [
        ['Jobs under $50', 'No invoice needed: text us a photo of the work'],
        ['All other invoices', 'Paid within 30 days, or within 10 days for companies with fewer than 20 employees'],
        ['Questions', 'vendors@causeway.example, answered within two business days'],
      ],
    },
    {
      heading: 'Requirements',
      paragraphs: [
        'Liability insurance of $2 million, or $5 million for roof work. Legally employed workers. A call when a job takes longer than planned. Separate rules apply to work at height.',
      ],
    },
  ]),
];

export const pdfDownloads: readonly PdfDownload[] = [...sustainabilityReports, ...marketTables, ...guides];

/** Returns the name of the file in content/seed/media. */
export function getPdfFileName({ slug }: PdfDownload): string {
  return `${slug}.pdf`;
}

/** The PDF downloads as media items. */
export const pdfMedia: readonly SeedMedia[] = pdfDownloads.map((download) => ({
  slug: download.slug,
  file: getPdfFileName(download),
  title: download.title,
  alt: '',
  description: download.subject,
  date: `${download.date}T09:00:00`,
}));
