/** The company's leadership: nine officers and three directors. */
import { toNameSlug } from './team.ts';

export type Leader = { slug: string; name: string; title: string; excerpt: string; bio: string };

function createLeader(name: string, title: string, excerpt: string, bio: string): Leader {
  return { slug: toNameSlug(name), name, title, excerpt, bio };
}

export const leadership: readonly Leader[] = [
  createLeader(
    'Maren Okafor',
    'Chief Executive Officer',
    'Maren designed her first warehouse in 1998 and still checks the column grid. She has led Causeway since 2014.',
    `Maren designed her first warehouse in 1998 and still checks the column grid. She joined Causeway in 2005 as its second architect, ran development from 2009 and has led the company since 2014.

When she took over, Causeway owned 96 buildings in 21 markets. Today it owns 240 in 34, and she has been on the roof of 219 of them.

She holds a degree in architecture from the University of Illinois and a forklift certification, renewed in 2025.`,
  ),
  createLeader(
    'Teodoro Vance',
    'Chief Investment Officer',
    'Teodoro has led the purchase of 131 buildings since 2010 and reads every lease before naming a price.',
    `Teodoro has led the purchase of 131 buildings since 2010 and reads every lease before naming a price. He negotiates with the seller himself, so there is no second round with a different team.

His rule for a purchase fits on a card: the truck court has to fit a 53-foot trailer, the roof needs ten years left, and the seller has to tell us what went wrong. Fourteen deals have ended on the third point.`,
  ),
  createLeader(
    'Lucille Tan',
    'Chief Development Officer',
    'Lucille leads design and construction: nine buildings with 4.8 million square feet are under way today.',
    `Lucille leads design and construction: nine buildings with 4.8 million square feet are under way today. She trained as a structural engineer in Singapore and has worked on docks, bridges and one stadium.

She started the study that put a counter on each of our 9,870 dock doors and changed three of our standard drawings based on the results.`,
  ),
  createLeader(
    'Amir Haddadi',
    'Chief Financial Officer',
    'Amir finances buildings for the long term: 71% of our debt matures after the leases that secure it.',
    `Amir finances buildings for the long term: 71% of our debt matures after the leases that secure it. He joined in 2017 from an insurance company that had been one of our lenders for eight years.

Six months after each project opens, he shows the whole company its final cost next to the budget. The average difference across 40 projects is 2.3%.`,
  ),
  createLeader(
    'Josephine Brandt',
    'General Counsel',
    'Josephine cut our lease from 94 pages to 31 and has not added one since.',
    `Josephine cut our lease from 94 pages to 31 in 2019 and has not added one since. Legal review now takes a tenant’s lawyer six days on average, down from 23.

She practiced land-use law in Pennsylvania for 15 years and oversees the entitlements for all 19 sites we hold for future tenants.`,
  ),
  createLeader(
    'Ingrid Sørensen',
    'Head of Sustainability',
    'Ingrid’s team has installed 41.6 megawatts of solar on 58 of our roofs.',
    `Ingrid’s team has installed 41.6 megawatts of solar on 58 of our roofs. When she joined Causeway in 2018, her first project was a survey of every roof membrane in the portfolio.

That survey became our standard: since 2021 every new roof has been designed for solar. Her next goal is 55 megawatts by the end of 2027.`,
  ),
  createLeader(
    'Bernard Achterberg',
    'Chief Operating Officer',
    'Bernard runs 240 buildings with engineers who live within 40 minutes of them.',
    `Bernard runs 240 buildings with engineers who live within 40 minutes of them. He started as a building engineer himself, in Savannah in 1999, and wrote the first edition of our operating manual on a night shift.

The manual has 212 pages and one rule on the cover: find it before it is reported. Of last year’s 18,400 work orders, our own people opened 61%.`,
  ),
  createLeader(
    'Marisol Duarte',
    'Head of Leasing',
    'Marisol leads leasing in all eight regions: 6.1 million square feet signed in 2026 so far.',
    `Marisol leads leasing in all eight regions: 6.1 million square feet signed in 2026 so far, with 57 tenants. She leased her first building in Perris in 2003.

Her team’s first reply goes out within two business days with the floor plan, the power supply, the dock count and the known issues. That candor has cost us eleven deals that she knows of, and 84% of tenants whose leases ended have renewed.`,
  ),
  createLeader(
    'Kenji Wakefield',
    'Head of Building Systems',
    'Kenji connects 9,870 dock doors and 240 hourly meters to one service desk.',
    `Kenji connects 9,870 dock doors and 240 hourly meters to one service desk. He joined in 2020 from an elevator manufacturer.

Nothing he installs needs the internet to open a door. That was his condition for taking the job.`,
  ),
  createLeader(
    'Samuel Oyelaran',
    'Chair of the Board',
    'Samuel has chaired the board since 2016. Before that he ran a railroad’s intermodal division.',
    `Samuel has chaired the board since 2016. Before that he ran a railroad’s intermodal division for 11 years. He visits four markets a year and writes the board a one-page report on each.

He asks the same question about every new site: what happens when the road in front of it closes?`,
  ),
  createLeader(
    'Greta Halvorsen',
    'Member of the Board, Audit Committee',
    'Greta chairs the audit committee. She was the controller of a grocery company with 180 warehouses.',
    `Greta chairs the audit committee and joined the board in 2019. She was the controller of a grocery company with 180 warehouses, 17 of them leased from us.`,
  ),
  createLeader(
    'Winston Aldaba',
    'Member of the Board, Development Committee',
    'Winston has built ports in four countries and has served on our board since 2021.',
    `Winston has built ports in four countries and has served on our board since 2021. He reads the geotechnical report for every site over 20 acres, including the appendix.`,
  ),
];
