/** Pieces that visitors must not see: drafts, one for later, one for colleagues, one behind a password. */
import { post } from './post.ts';

export const unpublishedPosts = [
  post({
    title: 'Draft: fourth-quarter leasing',
    slug: 'draft-fourth-quarter-leasing',
    date: '2026-11-17',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-corner-glass',
    author: 'user:marisol',
    status: 'draft',
    lead: 'Figures follow on January 12.',
    text: `
Signed so far in the quarter: seven leases, 640,000 square feet. Three more are out for signature and may slip into January. Do not publish before Arjun has checked the renewal rate.`,
  }),
  post({
    title: 'Draft: Northport 4 pours its first strip',
    slug: 'draft-northport-4-pours-its-first-strip',
    date: '2026-11-19',
    category: 'development',
    tags: ['Texas', 'Concrete'],
    picture: 'drawing-dusk-entrance',
    author: 'user:lucille',
    status: 'draft',
    lead: 'Footings are in; the first of 19 strips is planned for March.',
    text: `
The 196 footings at Northport 4 were poured between October 5 and 30. Ask Priya for the picture from the crane and for the cubic yards: 9,400 or 9,700.`,
  }),
  post({
    title: 'The letter in the cornerstone',
    date: '2033-10-09',
    category: 'community',
    tags: ['Texas'],
    picture: 'hero-dusk-docks',
    status: 'future',
    lead: 'In October 2023 we sealed a letter behind panel 1 of Trinity Crossing 1. Today it is ten years old.',
    text: `
Everyone who worked on the building wrote down one guess about the year 2033: what would stop at door 84, who would drive it and what it would run on. There are 214 guesses. We open the letter at noon, and the nearest guess gets the doughnuts.`,
  }),
  post({
    title: 'For colleagues: how we count a megawatt',
    slug: 'for-colleagues-how-we-count-a-megawatt',
    date: '2026-10-27',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    status: 'private',
    lead: 'Internal note: nameplate, not output; panels that are live, not panels that are up.',
    text: `
When a journalist asks, the figure is the nameplate of panels that feed a meter on the last day of the month. Roofs that are built and wait for a utility do not count. On October 27 that is 41.6 megawatts on 58 roofs, and 3.9 more on four roofs that wait.`,
  }),
  post({
    title: 'Third-quarter market tables for brokers',
    date: '2026-10-22',
    category: 'insights',
    tags: ['Research'],
    picture: 'abs-panels',
    author: 'user:arjun',
    password: 'berth-1310',
    lead: 'Tables for 34 markets, for brokers who have asked for them.',
    text: `
The third quarter in one line: asking rents rose by 0.8%, vacancy by 20 basis points to 6.9%, and construction fell to its lowest since 2014. Please do not pass on rents by building.

## Asking rents that moved most

- Phoenix, plus 3.1% to $11.30: three buildings of 2025 were filled
- Dallas–Fort Worth, plus 0.9% to $8.14: South Dallas fell by 10 cents, Northwest Dallas rose by 25
- Inland Empire, minus 2.4% to $13.20: 11 subleases over 200,000 square feet came back
- Northern New Jersey, plus 1.2% to $16.90 on four leases, which is too few to trust

## What we look at next

Subleases. They stood at 1.9% of stock in July and 1.6% in September. When they fall for two quarters in a row, rents have risen in the third, five times out of six since 2003.

Questions go to Arjun Petrossian, +1 562 555 0174.`,
  }),
];
