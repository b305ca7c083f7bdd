/** Six years of reports on power, water and ground, and what they add up to. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, heading, link, mediaRef, paragraph } from '../markup.ts';
import { file, pdfRef, table } from '../core-blocks.ts';
import { largeCta } from './shared.ts';

/** Each year’s report with the one figure that people asked about. */
export const reports = (
  [
    [2025, '90 chargers for trucks, and 14 panels that blew off one roof'],
    [2024, '71 chargers for trucks, 6,050 tons of carbon of our own'],
    [2023, '44 chargers for trucks, up from 26'],
    [2022, '26 chargers for trucks, 7,600 tons of carbon of our own'],
    [2021, 'Every new roof is built to carry panels; 11 chargers'],
    [2020, 'The first one: four chargers and 9,040 tons'],
  ] as const
).map(([year, note]) => ({ year, fileId: pdfRef(`sustainability-report-${year}`), note }));

export const reportPages = [
  page({
    slug: 'reports',
    parent: 'sustainability',
    title: 'Reports by year',
    order: 2,
    picture: 'sus-wetland',
    description:
      'Six reports from 2020 to 2025: power, carbon, trees and chargers in units one can check, with the figures we had to correct.',
    blocks: [
      block('site/image-hero', {
        eyebrow: 'Sustainability',
        title: 'Six years, same units',
        text: 'We count as we counted in 2020, so each line can be laid beside the last. What was wrong is corrected in the next report.',
        imageId: mediaRef('sus-wetland'),
        caption: 'Basin 3, Trinity Crossing',
        captionDetail: '32.6088° N, 96.7101° W',
        dimension: '4 acres',
        dimensionNote: '1.6 hectares of reeds',
        primaryLink: link('/news/', 'What the newsroom wrote'),
      }),
      block('site/esg-report-archive', {
        title: 'All reports',
        text: 'Each is a PDF that a screen reader can read, two to four pages.',
        reports,
      }),
      block('site/highlights-module', {
        title: 'What it comes to',
        items: [
          {
            figure: figures.solarMegawatts,
            unit: 'MW',
            note: `on ${figures.solarRoofs} roofs`,
            title: 'Made on our roofs',
            text: '<p>Tenants buy the power at 88% of the grid price.</p>',
            link: link('/sustainability/solar/', 'What a roof needs'),
          },
          {
            figure: '42',
            unit: '%',
            title: 'Less carbon of our own',
            text: '<p>From 9,040 tons in 2020 to 5,220 in 2025. Vans were the larger half.</p>',
          },
          { figure: '96', unit: 'ports', title: 'For electric trucks', text: '<p>Four in 2020, all of them at one gate.</p>' },
        ],
        ground: 'sunk',
      }),
      heading(2, 'Side by side'),
      table(
        ['At the end of', '2020', '2023', '2025'],
        [
          ['Carbon of our own, tons', '9,040', '6,900', '5,220'],
          ['Chargers for trucks', '4', '44', '90'],
        ],
        'From the reports. Tons are short tons; one is 0.91 metric tons.',
      ),
      paragraph('Auditors read 40 meters with us each spring. In 2025 they found two that ran backwards.'),
      file('sustainability-report-2025'),
      largeCta(
        'Ask for the meter data',
        'Tenants see their own building by the hour. Everyone else gets the portfolio by the month.',
        link('/contact/', 'Write to Ingrid’s team'),
      ),
    ],
  }),
];
