/** The archive of yearly sustainability reports, with a comparison of their figures. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, heading, link, mediaRef, paragraph } from '../markup.ts';
import { file, pdfRef, table } from '../core-blocks.ts';
import { largeCta } from './shared.ts';

/** Each year’s report with its headline figure. */
export const reports = (
  [
    [2025, '90 truck chargers; what we changed after 14 panels blew off one roof'],
    [2024, '71 truck chargers; 6,050 tons of CO₂ from our own operations'],
    [2023, '44 truck chargers, up from 26'],
    [2022, '26 truck chargers; 7,600 tons of CO₂ from our own operations'],
    [2021, 'Every new roof is designed for solar; 11 truck chargers'],
    [2020, 'Our first report: four truck chargers and 9,040 tons of CO₂'],
  ] as const
).map(([year, note]) => ({ year, fileId: pdfRef(`sustainability-report-${year}`), note }));

export const reportPages = [
  page({
    slug: 'reports',
    parent: 'sustainability',
    title: 'Annual reports',
    order: 2,
    picture: 'sus-wetland',
    description:
      'Six annual reports, 2020 to 2025: power, carbon, trees and truck chargers in verifiable units, including the figures we had to correct.',
    blocks: [
      block('site/image-hero', {
        eyebrow: 'Sustainability',
        title: 'Six years, same units',
        text: 'We have used the same method since 2020, so you can compare one year with the next. We publish corrections in the following report.',
        imageId: mediaRef('sus-wetland'),
        caption: 'Wetland at Trinity Crossing',
        captionDetail: '32.6088° N, 96.7101° W',
        dimension: '4 acres',
        dimensionNote: '1.6 hectares of reeds',
        primaryLink: link('/category/sustainability/', 'Sustainability news'),
      }),
      block('site/esg-report-archive', {
        title: 'All reports',
        text: 'Each report is a PDF, tagged for screen readers.',
        reports,
      }),
      block('site/highlights-module', {
        title: 'Results to date',
        items: [
          {
            figure: figures.solarMegawatts,
            unit: 'MW',
            note: `on ${figures.solarRoofs} roofs`,
            title: 'Rooftop solar capacity',
            text: '<p>Tenants buy the power at 88% of the grid price.</p>',
            link: link('/sustainability/solar/', 'How rooftop solar works'),
          },
          {
            figure: '42',
            unit: '%',
            title: 'Less CO₂ from our operations',
            text: '<p>From 9,040 tons in 2020 to 5,220 in 2025. Electric vans made the biggest difference.</p>',
          },
          { figure: '96', unit: 'ports', title: 'For electric trucks', text: '<p>At three gates, up from four ports in 2020.</p>' },
        ],
        ground: 'sunk',
      }),
      heading(2, 'Year-by-year comparison'),
      table(
        ['At year-end', '2020', '2023', '2025'],
        [
          ['CO₂ from our own operations, tons', '9,040', '6,900', '5,220'],
          ['Truck chargers', '4', '44', '90'],
        ],
        'From the annual reports. Tons are short tons; one short ton is 0.91 metric tons.',
      ),
      paragraph(
        'Each spring, independent auditors check 40 of our 240 meters. In 2025 they found two that were wired backward; both are corrected in that year’s report.',
      ),
      file('sustainability-report-2025'),
      largeCta(
        'Request our meter data',
        'Tenants can see hourly data for their own building. Monthly portfolio data is available to everyone.',
        link('/contact/', 'Contact the sustainability team'),
      ),
    ],
  }),
];
