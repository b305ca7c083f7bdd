/** Posts that are not public: drafts, a scheduled post, a private post and a password-protected post. */
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
    lead: 'Final figures due January 12.',
    text: `
Signed so far this quarter: seven leases, 640,000 square feet. Three more are out for signature and may slip into January. Do not publish until Arjun has checked the renewal rate.`,
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
    lead: 'The footings are in, and the first of 19 slab strips is scheduled for March.',
    text: `
The 196 footings at Northport 4 were poured between October 5 and 30. Ask Priya for the crane photo and for the concrete volume: 9,400 or 9,700 cubic yards?`,
  }),
  post({
    title: 'The letter in the cornerstone',
    date: '2033-10-09',
    category: 'community',
    tags: ['Texas'],
    picture: 'hero-dusk-docks',
    status: 'future',
    lead: 'In October 2023 we sealed a letter behind wall panel 1 of Trinity Crossing 1. Today it is ten years old.',
    text: `
Everyone who worked on the building wrote down one prediction for 2033: what kind of truck would pull up to door 84, who would drive it and what it would run on. There are 214 predictions. We open the letter at noon today, and the closest one wins a box of doughnuts.`,
  }),
  post({
    title: 'Internal: how we count a megawatt',
    slug: 'for-colleagues-how-we-count-a-megawatt',
    date: '2026-10-27',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    status: 'private',
    lead: 'Internal note: we count nameplate capacity, and only panels that are live.',
    text: `
When a reporter asks, the figure is the nameplate capacity of all panels connected to a meter on the last day of the month. Finished roofs that are waiting for a utility do not count. As of October 27 that is 41.6 megawatts on 58 roofs, with another 3.9 megawatts on four roofs awaiting connection.`,
  }),
  post({
    title: 'Third-quarter market tables for brokers',
    date: '2026-10-22',
    category: 'insights',
    tags: ['Research'],
    picture: 'abs-panels',
    author: 'user:arjun',
    password: 'berth-1310',
    lead: 'Tables for 34 markets, for registered brokers.',
    text: `
The third quarter in brief: asking rents rose 0.8%, vacancy rose 20 basis points to 6.9%, and construction fell to its lowest level since 2014. Please do not share rents for individual buildings.

## Biggest changes in asking rents

- Phoenix, up 3.1% to $11.30, after three buildings completed in 2025 were leased
- Dallas–Fort Worth, up 0.9% to $8.14: South Dallas fell by 10 cents, Northwest Dallas rose by 25
- Inland Empire, down 2.4% to $13.20, after 11 subleases over 200,000 square feet came on the market
- Northern New Jersey, up 1.2% to $16.90, based on only four leases

## What we are watching

Sublease space, which fell from 1.9% of inventory in July to 1.6% in September. Since 2003, two consecutive quarterly declines have been followed by higher rents in the third quarter five times out of six.

Questions? Call Arjun Petrossian at 562-555-0174.`,
  }),
];
