/** Posts from September to November 2026. */
import { buildings, formatCount, figures, formatMillions } from '../figures.ts';
import { post } from './post.ts';

const harborGate = ['harbor-gate-3', 'harbor-gate-4', 'harbor-gate-5'].map(
  (slug) => buildings.find((item) => item.slug === slug)?.total ?? 0,
);
const harborGateTotal = harborGate.reduce((sum, total) => sum + total, 0);

export const posts2026Autumn = [
  post({
    title: 'The dock door is the product',
    discussed: true,
    date: '2026-11-12',
    category: 'insights',
    tags: ['Dock design', 'Cross-dock', 'Research'],
    picture: 'int-racking',
    author: 'user:lucille',
    thanks: 'Numbers by Operations, Mountain region.',
    location: 'Goodyear, Arizona',
    forPress: true,
    sticky: true,
    lead: 'We counted every door we own and how often each one opens. Half of a building’s value, it turns out, is decided in its last nine feet.',
    seoDescription:
      'Nine months of counters on 9,870 dock doors: the busiest tenth handles 41% of all movements. What we changed in our drawings, and what a tenant can do today.',
    text: `
A warehouse is described by its floor. Brokers quote square feet, lenders underwrite square feet, and for forty years we drew buildings from the floor outward. In January our operations team put a counter on each of our 9,870 dock doors. After nine months of listening, we draw them from the door inward.

The first finding was plain. The busiest tenth of doors handle 41% of all movements, and nearly all of them sit within 300 feet of the office corner, where the light is better and the walk is shorter.

The second was not. One door in seven opened fewer than twice a week. These are not spare doors: they stand at the far ends of long buildings, 500 feet and more from the paperwork, and crews avoid them unless the near ones are taken.

<!--more-->

## Nine feet, four seconds

A door costs about $21,000 with its pit, leveler, seal and light. A badly placed one costs more than that every year in forklift travel. On a cross-dock the sums are worse, because each wasted foot is walked twice.

Opening takes four seconds on a new door and eleven on an old one. At 62 movements a day, which is what our busiest doors see, seven seconds are 36 hours a year for one door, spent looking at it.

> We used to sell a floor with doors in it. We sell doors with a floor behind them.
> — Lucille Tan, Chief Development Officer

So we changed three things at [Trinity Crossing 2](/properties/trinity-crossing-2/):

1. Doors are grouped in sixes around a shared staging bay 70 feet deep.
2. Numbers are read from the cab: 24 inches high, lit, and in traffic yellow.
3. Every leveler reports its own faults to the service desk.

!ext-dock-row North face of Trinity Crossing 2: 93 doors at 12 ft centers.

## What it did to the drawing

Groups of six cost us 4% of the wall, because each group needs 14 feet without a door for its column of light, hose and paperwork. In return no door is more than 90 feet from a place where a driver can sign.

We also moved the office. It used to stand on the corner that faces the road. It now stands on the corner that faces the guard house, which saves a driver 310 steps and put the busiest doors where the yard is widest.

## What a tenant can do today

Ask your landlord for door counts by hour. If there is no counter, a notebook and one shift will tell you most of it. Then move your fastest product to the doors that already work, before you buy another conveyor.

Two tenants in Phoenix did this in June. One gained 19 trailers a day through the same 44 doors. The other found that it needed 31 of its 48 and gave back a bay.`,
  }),
  post({
    title: 'Trinity Crossing tops out with 1.04 million square feet under roof',
    date: '2026-11-04',
    category: 'development',
    tags: ['Cross-dock', 'Texas', 'Concrete'],
    picture: 'hero-dawn-park',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    forPress: true,
    lead: 'The second cross-dock at the park is dry, powered and open for tours.',
    text: `
The last of 6,240 roof panels went down on October 29. [Trinity Crossing 2](/properties/trinity-crossing-2/) has 1,042,730 square feet under one membrane, 186 doors on two faces and 4,000 amps that have been live since October 12.

The shell took 11 months and nine days from the first pier, six days longer than the program said. Five of the six were rain.

## In numbers

- 1,690 feet long, 617 feet deep, 40 feet clear at the first column
- 386 wall panels, the heaviest 118,000 pounds, lifted in 19 days
- 38,600 cubic yards of concrete, 22% of the cement replaced by slag
- 312 trailer stalls, 1.7 for each door
- 0 lost-time injuries in 214,000 hours

## What we did differently from the first

[Trinity Crossing 1](/properties/trinity-crossing-1/) opened in October 2023 with 84 doors on each side, evenly spaced. The second building groups its doors in sixes around staging bays 70 feet deep. The reasons are in [The dock door is the product](/news/the-dock-door-is-the-product/).

The slab is the other change. We poured it in strips of 60 by 617 feet at night, each in one go, and cut no joints. A forklift now crosses one seam where it crossed eleven.

> I have walked it with a marble. It stops where you put it.
> — Priya Ramanathan, Director, Development

!hero-dawn-park The park from the east: Trinity Crossing 1 in front, 2 behind.

## What comes next

The spec office of 5,200 square feet is being fitted and will be done before Christmas. LEED Gold is pending; the last meter reading goes in on December 15. Lot 3 is graded and permitted for 480,000 square feet, and we begin it the day a tenant signs.

Tours start at the truck gate, exit 274 on I-45, Monday to Friday. Forty minutes, hard hats in our car. [Ask for a time](/contact/).`,
  }),
  post({
    title: '41.6 megawatts on 58 roofs',
    date: '2026-10-28',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    forPress: true,
    lead: 'What we learned about membranes, wind and patient utilities.',
    text: `
On October 21 the roof of a Kent building went live with 640 kilowatts. It is our 58th. Together the 58 make ${figures.solarMegawatts} megawatts, which is what 30 supermarkets draw at noon. Here is what five years taught us.

## The membrane comes first

A panel lasts 30 years, a membrane 20, and nobody wants to lift 4,000 panels to mend a seam. Since 2021 every new roof we build has an 80-mil membrane with a 25-year warranty that stays valid with panels on it. On older buildings we replace the roof first. That added $2.10 a square foot to 19 projects and has saved us one full removal already, in Fontana, at $1.4 million.

## Wind is a row problem

Ballast, not bolts, holds most of our panels. The first two rows from each edge take three times the uplift of the rest, so they carry three times the concrete. We lost 14 panels in five years, all from one roof in Denver, all in row one, before we knew.

## Utilities say no three times

1. First they say the feeder is full. Ask for the hourly data: of 31 feeders that were full, 22 were full on four evenings a year.
2. Then they ask for a new transformer. Offer to limit export on those four evenings, by contract and by relay.
3. Then they ask for patience. The median of our 58 took 13 months from form to meter; the longest took 34.

> The third no is a yes with a date on it.
> — Ingrid Sørensen, Head of Sustainability

!sus-rooftop-solar Four feet between the rows for feet and hoses, 12 feet around each hatch.

## What tenants pay

Tenants buy the power at 88% of the grid price on average, for the length of their lease. Last year 46 of them saved $3.1 million together. Where the building uses less than the roof makes, the rest goes to the grid and pays for cleaning.

We plan 55 megawatts by the end of 2027. Nineteen roofs are on the list; seven of them have their third no.`,
  }),
  post({
    title: 'Orchard Timber One files for its permit',
    date: '2026-10-21',
    category: 'development',
    tags: ['Timber', 'Permits'],
    picture: 'drawing-timber-grove',
    writtenBy: 'june-hallowell',
    location: 'Hillsboro, Oregon',
    lead: 'Our first mass-timber office wing was grown and will be milled within 200 miles of Portland.',
    text: `
On October 20 we filed 214 sheets with the city of Hillsboro. They show a hall of 210,400 square feet in four units, which is ordinary, and an office wing of 22,000 square feet in Douglas fir, which is not.

## Why wood, and why only there

Panels of concrete carry the hall because forklifts hit walls. Offices are not hit, so they can be light: the wing weighs 41% of what it would in steel and concrete, and its footings shrink by a third.

- 31,000 cubic feet of fir, from four mills, none farther than 190 miles
- 19 hours: the time the county’s forests take to grow that much again
- 62 beams, the longest 48 feet, all visible from below
- $11 a square foot more than steel for the wing, $1.15 for the building as a whole

## What the fire marshal asked

He asked for a burned beam. We had one tested: after two hours in the furnace 4.1 of its 16 inches were char and the rest still carried 1.6 times its load. It stands in the site office, and visitors put a thumb in it.

## What tenants asked

Whether it smells (for a year, of fir), whether it creaks (twice, in October), and whether it may be painted. It may not. Four of the five who asked came back with colleagues.

Site work has been under way since September. With a permit by February the shell is done in November 2027 and the building opens in February 2028. See [the property](/properties/orchard-timber-one/).`,
  }),
  post({
    title: 'Third-quarter leasing: 1.3 million square feet, 13 tenants',
    date: '2026-10-20',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-frontal-fins',
    author: 'user:marisol',
    forPress: true,
    lead: `A quarter with few signatures and long ones: the average term was 8.1 years, against ${figures.leaseYears} for the portfolio.`,
    text: `
From July to September we signed 13 leases for 1.3 million square feet. That brings the year to 6.1 million square feet with 57 tenants.

- Nine renewals, 910,000 square feet; the tenants stayed in 9 of 11 buildings where a lease ended
- Four new tenants, 390,000 square feet, three of them in the Inland Empire
- 8.1 years, the average term; 3.4%, the average yearly step
- 14 days from first draft to signature, at the median

Space that has been open for a year or more is ${figures.leased} leased. ${figures.openNow} buildings have space today, most of them less than 100,000 square feet; they are [listed](/properties/) and checked each weekday at six in the morning.

The largest lease was a grocer’s renewal in Joliet for 238,000 square feet to 2034. The smallest was a violin maker’s in Hayward, 12,000 square feet for five years, who asked about humidity before rent.`,
  }),
  post({
    title: 'Causeway buys three port-side buildings in Tacoma',
    date: '2026-10-15',
    category: 'company-news',
    tags: ['Ports', 'Finance'],
    picture: 'hero-port',
    writtenBy: 'eliot-frasier',
    location: 'Fife, Washington',
    forPress: true,
    lead: `Harbor Gate 3, 4 and 5 add ${formatCount(harborGateTotal)} square feet inside the overweight corridor, 1.1 miles from the quay.`,
    text: `
We bought Harbor Gate 3, 4 and 5 on October 14, with our own capital, from the family that built them. With [Harbor Gate 1](/properties/harbor-gate-1/) and 2, which we have owned since 2015, the park is ours: five buildings around one yard.

## What we bought

- [Harbor Gate 3](/properties/harbor-gate-3/), ${formatCount(harborGate[0] ?? 0)} square feet
- [Harbor Gate 4](/properties/harbor-gate-4/), ${formatCount(harborGate[1] ?? 0)} square feet
- [Harbor Gate 5](/properties/harbor-gate-5/), ${formatCount(harborGate[2] ?? 0)} square feet, finished in 2024 and empty today

A container may travel at sea weight on the corridor, up to 98,000 pounds with its truck, without a permit for each trip. Outside of it the same box is opened and split first, which costs about $410 and half a day. Some 60 buildings stand inside. No more can be added, because the corridor is full.

> The first conversation was in 2017. We brought a survey, they brought coffee. The fourth building took 61 days, the nine years before that were the work.
> — Eliot Frasier, Director, Investment

## What changes for tenants

Nothing on paper: two tenants keep their leases and their people at the gate. On the ground we open the fence between the lots, which saves each truck a turn of 0.8 miles, and put the three service contracts into one desk, 800 555 0100, day and night.

Harbor Gate 5 can be leased from December 1, whole or in units from 106,000 square feet. [Hana Kowata](/team/hana-kowata/) shows it on Tuesdays and Thursdays, at low tide if you want to see the piles.

The market now counts 12 of our buildings, ${formatMillions(2_900_000)} square feet. See [Seattle–Tacoma](/markets/seattle-tacoma/).`,
  }),
  post({
    title: 'A wetland that does the work of a pipe',
    discussed: true,
    date: '2026-09-30',
    category: 'community',
    tags: ['Stormwater', 'Texas'],
    picture: 'sus-wetland',
    writtenBy: 'ottoline-grace',
    location: 'Wilmer, Texas',
    lead: 'Trinity Crossing drains into four acres of reeds. The county counts 61 bird species; we count $380,000 of storm sewer we did not dig.',
    text: `
In 2021 the drawing for Trinity Crossing had 2,900 feet of concrete pipe on it, 54 inches wide, from two roofs and three truck courts to Tenmile Creek. It would have cost $1.1 million and done one thing: move water away fast, to people downstream.

The four acres of reeds that we built instead cost $720,000. That is where the $380,000 comes from.

## How it works

1. Water from the courts goes first to a forebay of 9,000 square feet, where sand and tire dust sink. It is dredged every third year; the first time filled eleven trucks.
2. Then it spreads over the reeds, one foot deep, and takes 31 hours to cross them.
3. A weir lets it out at the speed of a field. The 25-year storm of May 2024 left the site no faster than before there was a building.

Zinc leaves at 18 micrograms per liter, down from 240 at the inlet. A professor from Denton measures it with her students, twice a year since 2023, and publishes what she finds.

!sus-wetland The boardwalk is 640 feet long and open to everyone from six to nine.

## Who lives there

The county’s audubon chapter has counted 61 species since the first spring, 14 of them nesting. Crews eat lunch on the boardwalk. A driver from Laredo asked for a bench with a back, and there are three now.

> I was told to keep the geese out. I have not been told how.
> — Ottoline Grace, Landscape Manager

## Where the next ones are

There are 14 such basins in the portfolio, 22 acres in all, and four more on the boards: at [Ogeechee 4](/properties/ogeechee-4/), at [Orchard Timber One](/properties/orchard-timber-one/), in Edgerton and in Groveport. We give the drawing to anyone who asks. Nine cities and two competitors have.`,
  }),
  post({
    title: 'Why we stopped painting dock numbers',
    discussed: true,
    date: '2026-09-02',
    category: 'insights',
    tags: ['Dock design', 'Safety'],
    picture: 'ext-dock-row',
    author: 'user:bernard',
    lead: 'A number that can’t be read from a cab costs 50 seconds. We timed 1,200 trucks and changed 2,300 signs.',
    text: `
Dock numbers used to be painted on the door, 12 inches high, black on grey. A door that is open has no number. A door with a trailer in front of it has none either. So a driver looks for door 37 by counting from door 31, which is closed, and backs into 38.

## What we timed

In March two of us stood in the yard at Great Southwest and timed 1,200 arrivals from the gate to the last move of the wheel.

- 4 minutes 10 seconds on average by day, 5 minutes 40 at night
- 1 truck in 22 backed to the wrong door; each correction took 7 minutes
- Drivers who had been there before were no faster than the others at night

Then we hung signs on 78 doors: a box of aluminum, 24 inches high, lit from inside, traffic yellow, three feet above the door and tilted eight degrees down. In April we timed another 1,200.

- 3 minutes 20 seconds by day, 3 minutes 35 at night
- 1 truck in 190 at the wrong door

## What it costs

A sign costs $340 with its wire. At 18 trucks a door and week it saves 13 hours a year of a truck, a driver and whoever waits for both. We have hung 2,300 since and will have changed all ${formatCount(figures.dockDoors)} by the end of 2028.

> Paint is for walls. A number is a light.
> — Bernard Achterberg, Chief Operating Officer

The drawing is on sheet D-14 of [the operating manual](/news/what-212-pages-taught-us-about-a-door/). Take it.`,
  }),
];
