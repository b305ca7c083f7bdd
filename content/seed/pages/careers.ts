/** Work with us: six chairs, what they earn and how one gets into them; and the apprentice year. */
import { page } from '../page.ts';
import { block, buttons, heading, link, mediaRef, paragraph } from '../markup.ts';
import { articleBlocks } from '../article-notation.ts';
import { cover } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { faq, pageHero } from './shared.ts';

const people = (slugs: readonly string[]) => slugs.map((slug) => ref(`team:${slug}`));

function position(
  title: string,
  department: string,
  location: string,
  datePosted: string,
  description: string,
  employmentType = 'Full time',
) {
  return { title, department, location, employmentType, datePosted, description, link: link('/contact/', 'Write to Odette') };
}

const chairs = [
  position(
    'Project Manager',
    'Development',
    'Dallas, Texas',
    '2026-11-02',
    'You build one of nine buildings under way and sit within 40 minutes of it. $118,000 to $134,000.',
  ),
  position(
    'Design Engineer',
    'Development',
    'Chicago, Illinois',
    '2026-10-26',
    'You draw truck courts before we own the land, 14 a year. Stamp in Illinois, or two exams away from it. $104,000 to $121,000.',
  ),
  position(
    'Facilities Engineer',
    'Property management',
    'Savannah, Georgia',
    '2026-11-09',
    'Two weeks with the service desk first, at night. Then doors, roofs and yards within 40 minutes. $78,000 to $92,000.',
  ),
  position(
    'Facilities Engineer',
    'Property management',
    'Sumner, Washington',
    '2026-11-09',
    'Docks near the port, wind on every roof, one van. $84,000 to $98,000.',
  ),
  position(
    'Facilities Engineer',
    'Property management',
    'Edgerton, Kansas',
    '2026-11-16',
    'Rail on two sides and snow from November: plows are yours to call. $76,000 to $90,000.',
  ),
  position(
    'Analyst',
    'Research',
    'Long Beach, California',
    '2026-10-19',
    'Counts doors, permits and trucks in 34 markets; has to like being wrong by 2%. $88,000 to $102,000.',
  ),
];

export const careerPages = [
  page({
    slug: 'careers',
    title: 'Careers',
    order: 15,
    picture: 'com-lobby',
    description:
      'Six chairs are free: two in development, three in property management, one in research. How we hire, what we pay and what the first year looks like.',
    blocks: [
      pageHero('Six chairs are free', 'Two in development, three in property management, one in research. All of them get a hard hat.', {
        imageId: mediaRef('com-lobby'),
        caption: 'Lobby, Long Beach',
        primaryLink: link('/contact/', 'Write to Odette'),
      }),
      block('site/open-positions', {
        title: 'Open today',
        text: 'Pay stands with the work. The first answer comes within two working days, from the person you would sit beside.',
        positions: chairs,
        emptyText: '<p>No chair is free this week. The median stay is nine years, so ask again in March.</p>',
      }),
      block('site/career-card', {
        eyebrow: 'Property management',
        title: 'From a ladder to eleven roofs',
        text: '<p>Facilities engineers begin with two weeks at the service desk, at night. After six months they have their own van and 30 to 40 buildings’ worth of keys.</p>',
        imageId: mediaRef('int-dock-staging'),
        steps: [
          { label: 'Weeks 1 and 2', title: 'Service desk, nights' },
          { label: 'Month 3', title: 'First roof alone' },
          { label: 'Month 6', title: 'A van and a district' },
          { label: 'Year 4', title: 'Property manager, if you like' },
        ],
        facts: [
          { label: 'Pay', value: '$76,000 to $98,000' },
          { label: 'Drive to any building', value: '40 min at most' },
        ],
        link: link('/careers/apprentices/', 'Without a trade yet? Apprentices'),
        ground: 'sunk',
      }),
      ...articleBlocks(`
## How we hire

1. You write half a page about something you mended.
2. We call, 20 minutes, with the person you would work with.
3. You come for a day and are paid for it, $400.
4. We answer within two working days, as we do to tenants.

One in three of us has worked on a dock. The median stay is nine years. Pay for each chair is in the list above; it does not depend on what you earned before.`),
      block('site/careers-employee-carousel', {
        title: 'Ask the people who do it',
        text: 'Each of them answers a mail about the work, within a week.',
        moreLink: link('/team/', 'Everybody'),
        personIds: people(['renata-kowalczyk', 'hollis-grant', 'yuki-tanabe', 'joaquin-ferreira', 'lourdes-bianchi', 'ottoline-grace']),
        count: 6,
      }),
      block('site/line-grid', {
        title: 'What comes with a chair',
        items: [
          { label: 'Paid days off', value: '26', note: 'from the first year' },
          { label: 'Of premiums we pay', value: '90%', note: 'health, for you and yours' },
          { label: 'Owned by those who work here', value: '6%', note: 'shared by tenure, not by title' },
          { label: 'A year for learning', value: '$3,000', note: 'license for a forklift included' },
          { label: 'Nights on call', value: '1 in 6', note: 'property management only' },
          { label: 'Boots', value: '2 pairs', note: 'one of them for snow' },
        ],
      }),
      block('site/large-quote', {
        quote: 'On my first day I was given a hard hat, a key and a list of eleven roofs.',
        name: 'Renata Kowalczyk',
        role: 'Facilities Engineer, Midwest',
        portraitId: mediaRef('portrait-renata-kowalczyk'),
        ground: 'night',
      }),
      faq('Asked by applicants', [
        ['May I work from home?', 'If your work is on paper, two days a week. If it is on roofs, no.'],
        ['Do I need a degree?', 'For stamped drawings, yes. For everything else we ask what you have mended.'],
        [
          'What about apprentices?',
          'The next class begins in September 2027 in Plainfield, Indiana. <a href="/careers/apprentices/">What the year holds</a>',
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
    description: 'One year, four trades, paid from the first day: the class of September 2027 in Plainfield, Indiana, has 36 chairs.',
    blocks: [
      block('site/plus-hero', {
        eyebrow: 'Careers',
        title: 'One year, four trades',
        text: 'The class of September 2027 has 36 chairs in Plainfield, Indiana. In 2026 each learned one of three trades; now everybody learns four.',
        imageId: mediaRef('int-sort'),
        primaryLink: link('/contact/', 'Ask for a chair'),
        points: [
          { title: 'Doors', text: 'Thirteen weeks of levelers, springs and seals.' },
          { title: 'Power', text: 'Thirteen weeks of panels, meters and chargers.' },
          { title: 'Roofs', text: 'Thirteen weeks, harness on, from April.' },
          { title: 'Yards', text: 'Thirteen weeks of drains, gates and plows.' },
        ],
      }),
      block('site/career-card', {
        eyebrow: 'The year',
        title: 'Four trades, then a choice',
        text: '<p>Each trade ends with a work order of your own. In Goodyear 34 of the first 40 stayed in the trade, nine of them with us.</p>',
        imageId: mediaRef('int-shell'),
        imagePosition: 'end',
        steps: [
          { label: 'September', title: 'Doors' },
          { label: 'December', title: 'Power' },
          { label: 'April', title: 'Roofs' },
          { label: 'July', title: 'Yards' },
        ],
        facts: [
          { label: 'Pay', value: '$23 an hour' },
          { label: 'Tools', value: 'Yours to keep' },
        ],
      }),
      block('site/open-positions', {
        title: 'Chairs of 2027',
        text: 'Letters are read until the last day of May 2027, in the order they come.',
        positions: [
          position(
            'Apprentice, building trades',
            'Apprentices',
            'Plainfield, Indiana',
            '2026-11-16',
            'Thirty-six chairs, $23 an hour, from the first Monday of September 2027. You are 17 or older.',
          ),
          position(
            'Instructor, doors and levelers',
            'Instructors',
            'Plainfield, Indiana',
            '2026-11-16',
            'Thirteen weeks a year, two groups of 18. Ten years with springs, and patience. $62 an hour.',
            'Part time',
          ),
        ],
        ground: 'sunk',
      }),
      cover('com-break-garden', [
        heading(2, 'Lunch is at noon, for 40 minutes'),
        paragraph('Instructors eat at the same tables. Questions asked there count.'),
      ]),
      block('site/careers-employee-carousel', {
        title: 'Who teaches it',
        text: 'Four engineers, thirteen weeks each. All of them still carry a pager.',
        personIds: people(['carmen-delacroix', 'ruben-achebe', 'joaquin-ferreira', 'lourdes-bianchi']),
        count: 4,
        ground: 'paper',
      }),
      buttons([
        { text: 'How the first class went', url: '/news/apprentice-class-of-2026-36-chairs-in-plainfield/' },
        { text: 'The bay in Goodyear', url: '/news/forty-apprentices-one-roof-the-goodyear-training-bay/', style: 'outline' },
      ]),
    ],
  }),
];
