/** Who answers for the company: the board and officers, and the teams below them. */
import { page } from '../page.ts';
import { figures } from '../figures.ts';
import { block, link, mediaRef } from '../markup.ts';
import { leadership } from '../people/leadership.ts';
import { team } from '../people/team.ts';
import { pullquote } from '../core-blocks.ts';
import { ref } from '../types.ts';
import { pageHero } from './shared.ts';

const leaders = (...slugs: readonly string[]) => slugs.map((slug) => ref(`leadership:${slug}`));
const members = (...slugs: readonly string[]) => slugs.map((slug) => ref(`team:${slug}`));
const board = leaders('samuel-oyelaran', 'greta-halvorsen', 'winston-aldaba');

export const leaderPages = [
  page({
    slug: 'governance',
    parent: 'about',
    title: 'Board and officers',
    order: 1,
    picture: 'ext-dusk-entrance',
    description:
      'Three members of the board, nine officers: who decides at Causeway Logistics, on what, and above which sum they have to ask.',
    blocks: [
      pageHero(
        'Three who ask, nine who answer',
        'The board meets six times a year, twice of them in a hard hat. Officers own 2% of what they run.',
        {
          variant: 'compact',
          eyebrow: 'About the company',
        },
      ),
      block('site/board-of-directors', {
        title: 'The board',
        text: 'Every purchase above $40 million comes here. In 2025 that was 11; two were sent back.',
        personIds: board,
      }),
      block('site/meet-our-leaders', {
        title: 'The officers',
        text: 'The median officer has been here for nine years and has had two jobs.',
        moreLink: link('/leadership/', 'All twelve, with their stories'),
        personIds: leaders(
          'maren-okafor',
          'teodoro-vance',
          'lucille-tan',
          'amir-haddadi',
          'josephine-brandt',
          'ingrid-sorensen',
          'bernard-achterberg',
          'marisol-duarte',
          'kenji-wakefield',
        ),
        ground: 'sunk',
      }),
      block('site/line-grid', {
        title: 'Who may decide what',
        text: 'Sums for one building or one contract.',
        emphasis: true,
        items: [
          { label: 'Engineer', value: '$2,500', note: 'mended the same night' },
          { label: 'Property manager', value: '$40,000', note: 'with two bids' },
          { label: 'Region', value: '$1 million', note: 'with a drawing' },
          { label: 'Officers', value: '$40 million', note: 'two signatures' },
        ],
      }),
      block('site/styled-quote', {
        quote: 'What happens when the road in front of it closes? If nobody knows, we look at the next site.',
        name: 'Samuel Oyelaran',
        role: 'Chair of the Board',
        portraitId: mediaRef('portrait-samuel-oyelaran'),
        variant: 'portrait',
      }),
    ],
  }),
  page({
    slug: 'teams',
    parent: 'about',
    title: 'Teams',
    order: 2,
    picture: 'com-lobby',
    description: `${team.length} people in six departments and eight regions: who leads each team, who belongs to it and what it counts.`,
    blocks: [
      block('site/image-hero', {
        eyebrow: 'About the company',
        title: `${team.length} people, eight regions`,
        text: `${leadership.length} more answer for them. Whoever draws a building and whoever mends it sit in one room.`,
        imageId: mediaRef('com-lobby'),
        caption: 'Lobby, Long Beach',
        captionDetail: '33.7701° N, 118.1937° W',
        dimension: '22 ft',
        dimensionNote: '6.7 m from floor to gallery',
        primaryLink: link('/careers/', 'Six chairs are free'),
      }),
      block('site/teams', {
        title: 'Three that work across regions',
        teams: [
          {
            title: 'Tenant service desk',
            text: `<p>One number for ${figures.buildings} buildings. The median call is answered after 11 seconds.</p>`,
            leadId: ref('team:saskia-bellweather'),
            personIds: members('ruben-achebe', 'renata-kowalczyk', 'joaquin-ferreira'),
            link: link('/tenants/', 'How the desk works'),
          },
          {
            title: 'Research',
            text: '<p>Rents, permits and trucks in 34 markets. Tables go to 2,100 brokers each quarter.</p>',
            leadId: ref('team:arjun-petrossian'),
            personIds: members('farah-nazari', 'philippa-dunmore'),
            link: link('/brokers/market-tables/', 'The tables'),
          },
          {
            title: 'Ground and water',
            text: '<p>Fourteen wetlands, 4,300 trees planted and 258 of them mourned.</p>',
            leadId: ref('team:ottoline-grace'),
            personIds: members('pilar-vandermeer'),
            link: link('/sustainability/', 'What we measure'),
          },
        ],
      }),
      block('site/team-accordion', {
        title: 'Everybody, by what they do',
        text: 'Each answers the phone in their own time zone, from seven to six.',
        departments: ['Leasing', 'Development', 'Investment', 'Operations', 'Sustainability', 'Corporate'],
        ground: 'sunk',
      }),
      pullquote('We hire people who have mended something. It shows after about a week.', 'Odette Fairbairn, Director, People'),
      block('site/team-grid', {
        title: 'Or by region',
        moreLink: link('/team/', 'The whole list'),
        filterBy: 'region',
        count: 12,
        ground: 'paper',
      }),
    ],
  }),
];
