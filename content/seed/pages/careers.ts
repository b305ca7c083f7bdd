/** The careers pages: open positions with pay and hiring process, and the apprenticeship program. */
import { page } from '../page.ts';
import { block, buttons, heading, link, mediaRef, paragraph } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { cover } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { faq, pageHero } from './shared.ts';

const people = (slugs: readonly string[]) => slugs.map((slug) => ref(`team:${slug}`));

export const careerPages = [
  page({
    slug: 'careers',
    title: 'Careers',
    order: 15,
    picture: 'int-racking',
    description:
      'Open positions in development, property management and research. How we hire, what we pay and what the first year looks like.',
    blocks: [
      pageHero(
        'Work with us, hard hat included',
        'Open positions in development, property management and research, each with its pay range.',
        {
          imageId: mediaRef('int-racking'),
          caption: 'Racking aisle',
          primaryLink: link('/careers/positions/', 'Open positions'),
        },
      ),
      block('site/open-positions', {
        title: 'Open positions',
        text: 'Every listing shows the pay range. You will hear back within two business days, from someone on the team.',
        moreLink: link('/careers/positions/', 'All open positions'),
        listsPages: true,
        emptyText: '<p>We have no open positions this week. Please check back soon.</p>',
      }),
      block('site/career-card', {
        eyebrow: 'Property management',
        title: 'Career path: facilities engineer',
        text: '<p>Facilities engineers start with two weeks of nights on the service desk. Within six months they have a company van and responsibility for a district of their own.</p>',
        imageId: mediaRef('int-dock-staging'),
        steps: [
          { label: 'Weeks 1 and 2', title: 'Night service desk' },
          { label: 'Month 3', title: 'First solo roof inspection' },
          { label: 'Month 6', title: 'Your own van and district' },
          { label: 'Year 4', title: 'Eligible for promotion to property manager' },
        ],
        facts: [
          { label: 'Pay', value: '$76,000 to $98,000' },
          { label: 'Drive to any building', value: '40 min or less' },
        ],
        link: link('/careers/apprentices/', 'Apprenticeship program'),
        ground: 'sunk',
      }),
      ...articleBlocks(`
## How we hire

1. Send us half a page about something you have fixed.
2. You talk for 20 minutes with a future coworker.
3. You spend a paid day with the team ($400).
4. You get our decision within two business days.

One in three of us has worked on a loading dock, and the median tenure is nine years. Every position is listed with its pay range. We do not ask what you earned before.`),
      block('site/careers-employee-carousel', {
        title: 'Meet your coworkers',
        text: 'Email any of them with questions about the job.',
        moreLink: link('/team/', 'All team members'),
        personIds: people(['renata-kowalczyk', 'hollis-grant', 'yuki-tanabe', 'joaquin-ferreira', 'lourdes-bianchi', 'ottoline-grace']),
        count: 6,
      }),
      block('site/line-grid', {
        title: 'Benefits',
        items: [
          { label: 'Paid days off', value: '26', note: 'from your first year' },
          { label: 'Health premiums paid', value: '90%', note: 'for you and your family' },
          { label: 'Employee ownership', value: '6%', note: 'shared by tenure, not title' },
          { label: 'Training budget per year', value: '$3,000', note: 'forklift certification included' },
          { label: 'Nights on call', value: '1 in 6', note: 'property management only' },
          { label: 'Work boots', value: '2 pairs', note: 'one insulated' },
        ],
      }),
      block('site/large-quote', {
        quote: 'On my first day I got a hard hat, a set of keys and a list of 11 roofs.',
        name: 'Renata Kowalczyk',
        role: 'Facilities Engineer, Midwest',
        ground: 'night',
      }),
      faq('Questions from applicants', [
        ['Can I work from home?', 'Office roles can work remotely two days a week. Property management roles are on site.'],
        ['Do I need a degree?', 'For stamped drawings, yes. For everything else, experience counts more than a diploma.'],
        [
          'Do you take apprentices?',
          'Yes. The next class starts in September 2027 in Plainfield, Indiana. <a href="/careers/apprentices/">About the apprenticeship</a>',
        ],
      ]),
    ],
  }),
  page({
    slug: 'apprentices',
    parent: 'careers',
    title: 'Apprentices',
    order: 1,
    picture: 'int-sort',
    description: 'One year, four trades, paid from day one. The class that starts in September 2027 in Plainfield, Indiana, has 36 places.',
    blocks: [
      block('site/plus-hero', {
        eyebrow: 'Careers',
        title: 'One year, four trades',
        text: 'The class that starts in September 2027 in Plainfield, Indiana, has 36 places. Apprentices in the 2026 class learn one trade each. Starting in 2027, everyone learns all four.',
        imageId: mediaRef('int-sort'),
        primaryLink: link('/careers/positions/apprentice-building-trades/', 'Apply'),
        points: [
          { title: 'Doors', text: '13 weeks of levelers, springs and seals.' },
          { title: 'Power', text: '13 weeks of panels, meters and chargers.' },
          { title: 'Roofs', text: '13 weeks of inspection and repair, starting in March.' },
          { title: 'Yards', text: '13 weeks of drains, gates and snow removal.' },
        ],
      }),
      block('site/career-card', {
        eyebrow: 'The program',
        title: 'Four trades, then you choose one',
        text: '<p>Each 13-week block ends with a work order you complete on your own. Of the first 40 apprentices in Goodyear, 34 now work in a trade they learned, nine of them with us.</p>',
        imageId: mediaRef('int-shell'),
        imagePosition: 'end',
        steps: [
          { label: 'September', title: 'Doors' },
          { label: 'December', title: 'Power' },
          { label: 'March', title: 'Roofs' },
          { label: 'June', title: 'Yards' },
        ],
        facts: [
          { label: 'Pay', value: '$23 an hour' },
          { label: 'Tools', value: 'Yours to keep' },
        ],
      }),
      block('site/open-positions', {
        title: 'Openings for 2027',
        text: 'Apply by May 31, 2027. We review applications in the order they arrive.',
        listsPages: true,
        departments: ['Apprentices', 'Instructors'],
        ground: 'sunk',
      }),
      cover('com-break-garden', [
        heading(2, 'Learn on a working site'),
        paragraph('Classes take place in a bay of White Lick 2, next to working docks. Instructors and apprentices eat lunch together.'),
      ]),
      block('site/careers-employee-carousel', {
        title: 'Instructors',
        text: 'Four engineers, 13 weeks each. All four still work on our buildings.',
        personIds: people(['carmen-delacroix', 'ruben-achebe', 'joaquin-ferreira', 'lourdes-bianchi']),
        count: 4,
        ground: 'paper',
      }),
      buttons([
        { text: 'The first class, in Goodyear', url: '/news/forty-apprentices-one-roof-the-goodyear-training-bay/' },
        { text: 'The 2026 class, in Plainfield', url: '/news/apprentice-class-of-2026-36-chairs-in-plainfield/', style: 'outline' },
      ]),
    ],
  }),
];
