/** The pages about the board, the officers and the teams. */
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
    description: 'Three directors and nine officers: who runs Causeway Logistics, what the board decides and who can approve what.',
    blocks: [
      pageHero('Board and officers', 'The board meets six times a year, twice on a construction site. Officers own 2% of the company.', {
        variant: 'compact',
        eyebrow: 'About the company',
      }),
      block('site/board-of-directors', {
        title: 'Board of directors',
        text: 'The board approves every acquisition above $40 million. In 2025 it reviewed 11 and sent two back.',
        personIds: board,
      }),
      block('site/meet-our-leaders', {
        title: 'Officers',
        text: 'Our officers have been with us for a median of nine years.',
        moreLink: link('/leadership/', 'All 12 biographies'),
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
        title: 'Approval limits',
        text: 'Per building or contract.',
        emphasis: true,
        items: [
          { label: 'Engineer', value: '$2,500', note: 'for same-night repairs' },
          { label: 'Property manager', value: '$40,000', note: 'with two bids' },
          { label: 'Regional team', value: '$1 million', note: 'with a drawing' },
          { label: 'Officers', value: '$40 million', note: 'with two signatures' },
        ],
      }),
      block('site/styled-quote', {
        quote:
          'I ask the same question about every site: what happens when the road in front of it closes? If no one knows, we look at the next one.',
        name: 'Samuel Oyelaran',
        role: 'Chair of the Board',
        variant: 'margin',
      }),
    ],
  }),
  page({
    slug: 'teams',
    parent: 'about',
    title: 'Teams',
    order: 2,
    picture: 'com-lobby',
    description: `${team.length} people in six departments and eight regions: who leads each team, who is on it and what it does.`,
    blocks: [
      block('site/image-hero', {
        eyebrow: 'About the company',
        title: `${team.length} people, eight regions`,
        text: `Plus ${leadership.length} officers and directors. The people who design a building sit with the people who maintain it.`,
        imageId: mediaRef('com-lobby'),
        caption: 'Lobby, Long Beach',
        captionDetail: '33.7701° N, 118.1937° W',
        dimension: '22 ft',
        dimensionNote: '6.7 m from floor to gallery',
        primaryLink: link('/careers/', 'Open positions'),
      }),
      block('site/teams', {
        title: 'Teams that work across regions',
        teams: [
          {
            title: 'Tenant service desk',
            text: `<p>One phone number for ${figures.buildings} buildings. The median call is answered in 11 seconds.</p>`,
            leadId: ref('team:saskia-bellweather'),
            personIds: members('ruben-achebe', 'renata-kowalczyk', 'joaquin-ferreira'),
            link: link('/tenants/', 'How the desk works'),
          },
          {
            title: 'Research',
            text: '<p>Rents, permits and truck traffic in 34 markets. Our market tables go to 2,100 brokers each quarter.</p>',
            leadId: ref('team:arjun-petrossian'),
            personIds: members('farah-nazari', 'philippa-dunmore'),
            link: link('/brokers/market-tables/', 'Market tables'),
          },
          {
            title: 'Landscape and stormwater',
            text: '<p>14 wetlands and 4,042 living trees in our truck courts and along our fences.</p>',
            leadId: ref('team:ottoline-grace'),
            personIds: members('pilar-vandermeer'),
            link: link('/sustainability/', 'What we measure'),
          },
        ],
      }),
      block('site/team-accordion', {
        title: 'By department',
        text: 'Available 7 am to 6 pm local time.',
        departments: ['Leasing', 'Development', 'Investment', 'Operations', 'Sustainability', 'Corporate'],
        ground: 'sunk',
      }),
      pullquote('We hire people who have fixed things. It shows within a week.', 'Odette Fairbairn, Director, People'),
      block('site/team-grid', {
        title: 'By region',
        moreLink: link('/team/', 'All team members'),
        filterBy: 'region',
        count: 12,
        ground: 'paper',
      }),
      block('site/region-card-grids', { title: 'Regional contacts', moreLink: link('/contact/', 'Contact us'), ground: 'sunk' }),
    ],
  }),
];
