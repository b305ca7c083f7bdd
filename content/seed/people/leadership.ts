/** Twelve people who answer for the company: nine officers and three members of the board. */
import { toNameSlug } from './team.ts';

export type Leader = { slug: string; name: string; title: string; excerpt: string; bio: string };

function createLeader(name: string, title: string, excerpt: string, bio: string): Leader {
  return { slug: toNameSlug(name), name, title, excerpt, bio };
}

export const leadership: readonly Leader[] = [
  createLeader(
    'Maren Okafor',
    'Chief Executive Officer',
    'Maren drew her first warehouse in 1998 and still checks the column grid. She has led Causeway since 2014.',
    `Maren drew her first warehouse in 1998 and still checks the column grid. She came to Causeway in 2005 as its second architect, ran development from 2009 and has led the company since 2014.

When she took over there were 96 buildings in 21 markets. There are 240 in 34 today, and she has stood on the roof of 219 of them.

She holds a degree in architecture from the University of Illinois and a license to drive a forklift, renewed in 2025.`,
  ),
  createLeader(
    'Teodoro Vance',
    'Chief Investment Officer',
    'Teodoro has bought 131 buildings for Causeway since 2010 and read every lease in them before the price was named.',
    `Teodoro has bought 131 buildings for Causeway since 2010 and read every lease in them before the price was named. He sits at the table with the seller; there is no second team that negotiates again.

His rule for a purchase fits on a card: the yard must turn a 53-foot trailer, the roof must have ten years, and the seller must say what went wrong. Fourteen deals have ended at the third line.`,
  ),
  createLeader(
    'Lucille Tan',
    'Chief Development Officer',
    'Lucille answers for what is drawn and what is built: nine buildings with 4.8 million square feet at the moment.',
    `Lucille answers for what is drawn and what is built: nine buildings with 4.8 million square feet at the moment. She trained as a structural engineer in Singapore and has worked on docks, bridges and one stadium.

She started the study that put a counter on each of our 9,870 dock doors, and changed three of our standard drawings when it was done.`,
  ),
  createLeader(
    'Amir Haddadi',
    'Chief Financial Officer',
    'Amir finances buildings that are kept: 71% of our debt runs longer than the leases it stands behind.',
    `Amir finances buildings that are kept: 71% of our debt runs longer than the leases it stands behind. He joined in 2017 from an insurer that had lent to us for eight years.

He publishes the cost of every project six months after it opens, inside the company, with the budget beside it. The average difference over 40 projects is 2.3%.`,
  ),
  createLeader(
    'Josephine Brandt',
    'General Counsel',
    'Josephine cut our lease from 94 pages to 31 and has not added one since.',
    `Josephine cut our lease from 94 pages to 31 in 2019 and has not added one since. A tenant’s lawyer needs six days for it on average; it used to be 23.

She practiced land-use law in Pennsylvania for 15 years and keeps the file on all 19 sites that are entitled and wait for a tenant.`,
  ),
  createLeader(
    'Ingrid Sørensen',
    'Head of Sustainability',
    'Ingrid put 41.6 megawatts on 58 of our roofs and knows the name of the engineer at each utility.',
    `Ingrid put 41.6 megawatts on 58 of our roofs and knows the name of the engineer at each utility. She began at Causeway in 2018 with a ladder and a list of membranes.

The list is now a standard: since 2021 every new roof is built to carry panels. Her next number is 55 megawatts by the end of 2027.`,
  ),
  createLeader(
    'Bernard Achterberg',
    'Chief Operating Officer',
    'Bernard runs 240 buildings with engineers who live within 40 minutes of them.',
    `Bernard runs 240 buildings with engineers who live within 40 minutes of them. He was one himself, in Savannah from 1999, and wrote the first edition of the operating manual on a night shift.

The manual has 212 pages and one rule on the cover: look before it is reported. Of last year’s 18,400 work orders, 61% were opened by us.`,
  ),
  createLeader(
    'Marisol Duarte',
    'Head of Leasing',
    'Marisol leads the people who answer within two working days: 6.1 million square feet signed in 2026 so far.',
    `Marisol leads the people who answer within two working days: 6.1 million square feet signed in 2026 so far, with 57 tenants. She leased her first building in Perris in 2003.

Her team sends the plan, the power and the true dock count with the first answer. It has lost deals to that, eleven that she knows of, and kept 84% of tenants whose leases ended.`,
  ),
  createLeader(
    'Kenji Wakefield',
    'Head of Building Systems',
    'Kenji connects levelers, doors and panels to one desk: 9,870 doors report, 240 meters are read each hour.',
    `Kenji connects levelers, doors and panels to one desk: 9,870 doors report, 240 meters are read each hour. He came in 2020 from a maker of elevators.

Nothing he installs needs the internet to open a door. That was his condition for taking the job.`,
  ),
  createLeader(
    'Samuel Oyelaran',
    'Chair of the Board',
    'Samuel has chaired the board since 2016 and ran a railroad’s intermodal division before.',
    `Samuel has chaired the board since 2016 and ran a railroad’s intermodal division for 11 years before. He visits four markets a year and writes the board a page on each.

He asks one question of every new site: what happens when the road in front of it closes.`,
  ),
  createLeader(
    'Greta Halvorsen',
    'Member of the Board, Audit',
    'Greta heads the audit committee; she was the controller of a grocery company with 212 warehouses.',
    `Greta heads the audit committee and joined the board in 2019. She was the controller of a grocery company with 212 warehouses, 17 of them ours.`,
  ),
  createLeader(
    'Winston Aldaba',
    'Member of the Board, Development',
    'Winston has built ports in four countries and sat on our board since 2021.',
    `Winston has built ports in four countries and sat on our board since 2021. He reads the geotechnical report of every site over 20 acres, appendix included.`,
  ),
];
