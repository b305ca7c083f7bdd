/** Posts published from September to November 2026. */
import { buildings, figures, formatCount, formatMillions } from '../figures.ts';
import { post } from './post.ts';

const harborGateSizes = ['harbor-gate-3', 'harbor-gate-4', 'harbor-gate-5'].map(
  (slug) => buildings.find((item) => item.slug === slug)?.totalSquareFeet ?? 0,
);
const harborGateTotal = harborGateSizes.reduce((sum, total) => sum + total, 0);

export const posts2026Autumn = [
  post({
    title: 'The dock door is the product',
    hasDiscussion: true,
    date: '2026-11-12',
    category: 'insights',
    tags: ['Dock design', 'Cross-dock', 'Research'],
    picture: 'int-racking',
    author: 'user:lucille',
    thanks: 'Data collected by Operations, Mountain region.',
    location: 'Goodyear, Arizona',
    forPress: true,
    sticky: true,
    lead: 'We counted every dock door we own and how often each one opens. Half of a building’s value, it turns out, is decided in its last nine feet.',
    seoDescription:
      'Nine months of counters on 9,870 dock doors: the busiest tenth handles 41% of all movements. What we changed in our designs and what a tenant can do today.',
    text: `
A warehouse is usually described by its floor area. Brokers quote square feet, lenders underwrite square feet, and for 20 years we designed buildings from the floor outward. In January our operations team put a counter on each of our 9,870 dock doors. After nine months of data, we design from the door inward.

The first finding was no surprise. The busiest tenth of the doors handles 41% of all movements, and nearly all of those doors are within 300 feet of the office corner, where the light is better and the walk is shorter.

The second finding was. One door in seven opened fewer than twice a week. These are not spare doors. They are at the far ends of long buildings, 500 feet or more from the paperwork, and crews avoid them unless the closer ones are taken.

<!--more-->

## Nine feet, four seconds

A dock door costs about $21,000 with its pit, leveler, seal and light. A badly placed one costs more than that every year in forklift travel. At a cross-dock the math is worse, because every wasted foot is walked twice.

A new door opens in four seconds, an old one in eleven. Our busiest doors see 62 movements a day, so those seven seconds add up to 36 hours a year per door, spent waiting for it to open.

> We used to sell a floor with doors in it. Now we sell doors with a floor behind them.
> — Lucille Tan, Chief Development Officer

So we changed three things at [Trinity Crossing 2](/properties/trinity-crossing-2/):

1. Doors are grouped in sixes around a shared staging bay 70 feet deep.
2. Door numbers can be read from the cab: 24 inches high, lit and in traffic yellow.
3. Every leveler reports its own faults to the service desk.

!ext-dock-row North face of Trinity Crossing 2: 93 doors, 12 feet on center.

## How it changed the design

Groups of six cost us 4% of the wall, because each group needs 14 feet without a door for lighting, hose reels and a paperwork station. In return, no door is more than 90 feet from a place where a driver can sign.

We also moved the office. It used to be on the corner facing the road. Now it is on the corner facing the guardhouse, which saves each driver 310 steps and puts the busiest doors where the yard is widest.

## What a tenant can do today

Ask your landlord for hourly door counts. If there is no counter, a notebook and one shift will tell you most of what you need to know. Then move your fastest-moving product to the doors that already work best, before you buy another conveyor.

Two tenants in Phoenix did this in June. One gained 19 trailers a day through the same 44 doors. The other found that it needed only 31 of its 48 doors and gave back a bay.`,
  }),
  post({
    title: 'Trinity Crossing tops out with 1.04 million square feet under roof',
    seoTitle: 'Trinity Crossing tops out at 1.04 million square feet',
    date: '2026-11-04',
    category: 'development',
    tags: ['Cross-dock', 'Texas', 'Concrete'],
    picture: 'int-shell',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    forPress: true,
    lead: 'The second cross-dock at Trinity Crossing is weathertight, powered and open for tours.',
    text: `
The last of 6,240 roof panels went up on October 29. [Trinity Crossing 2](/properties/trinity-crossing-2/) has 1,042,730 square feet under one membrane, 186 dock doors on two sides and 4,000 amps of power that has been live since October 12.

The shell took 11 months and nine days from the first pier, six days longer than scheduled. Five of the six were rain days.

## In numbers

- 1,690 feet long, 617 feet deep, 40 feet clear at the first column
- 386 wall panels, the heaviest 118,000 pounds, lifted in 19 days
- 38,600 cubic yards of concrete, with 22% of the cement replaced by slag
- 312 trailer stalls, 1.7 per door
- No lost-time injuries in 214,000 hours of work

## What we did differently

[Trinity Crossing 1](/properties/trinity-crossing-1/) opened in October 2023 with 84 evenly spaced doors on each side. The second building groups its doors in sixes around staging bays 70 feet deep. We explain why in [The dock door is the product](/news/the-dock-door-is-the-product/).

The slab is the other change. We poured it at night, in strips of 60 by 617 feet, and cut no joints. A forklift now crosses one seam where it used to cross eleven.

> I tested it with a marble. It stays where you put it.
> — Priya Ramanathan, Director, Development

!hero-dawn-park The park from the east, with Trinity Crossing 1 in front and Trinity Crossing 2 behind it.

## What comes next

The 5,200-square-foot spec office will be finished before Christmas. LEED Gold certification is pending; the last meter reading is due on December 15. Lot 3 is graded and permitted for 480,000 square feet, and construction starts when a tenant signs.

Tours start at the truck gate, exit 274 on I-45, Monday to Friday, and take 40 minutes. We bring the hard hats. [Schedule a tour](/properties/trinity-crossing-2/).`,
  }),
  post({
    title: '41.6 megawatts on 58 roofs',
    date: '2026-10-28',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    forPress: true,
    lead: 'What five years of rooftop solar taught us about membranes, wind and utilities.',
    text: `
On October 21 our 58th solar roof went live: 640 kilowatts on a building in Kent, Washington. Together the 58 roofs have a capacity of ${figures.solarMegawatts} megawatts, about what 100 supermarkets draw at noon. Here is what we have learned in five years.

## The membrane comes first

A solar panel lasts 30 years and a roof membrane 20, and no one wants to lift 4,000 panels to repair a seam. Every new roof we have built since 2021 has an 80-mil membrane with a 25-year warranty that stays valid with panels on it. On older buildings we replace the roof first. That added $2.10 per square foot to 19 projects. It has already saved us one full removal, in Fontana, which would have cost $1.4 million.

## Wind is an edge problem

Most of our panels are held down by ballast, not bolts. The first two rows from each edge take three times the uplift of the others, so they carry three times the concrete. In five years we have lost 14 panels, all from the first row of one roof in Denver, before we added the weight.

## Utilities say no three times

1. First they say the feeder is full. Ask for the hourly data. Of 31 feeders that were supposedly full, 22 were full on only four evenings a year.
2. Then they ask for a new transformer. Offer to limit your exports on those four evenings, by contract and by relay.
3. Then they ask for patience. The median time from application to meter for our 58 roofs was 13 months. The longest took 34.

> The third no is a yes with a date on it.
> — Ingrid Sørensen, Head of Sustainability

We leave four feet between rows for maintenance and 12 feet around each hatch.

## What tenants pay

On average, tenants buy the power at 88% of the grid price for the length of their lease. Last year 46 of them saved a combined $3.1 million. Power that a building does not use goes to the grid and pays for cleaning.

We plan to reach 55 megawatts by the end of 2027. Nineteen more roofs are on the list.`,
  }),
  post({
    title: 'Orchard Timber One files for its permit',
    date: '2026-10-21',
    category: 'development',
    tags: ['Timber', 'Permits'],
    picture: 'drawing-timber-grove',
    writtenBy: 'june-hallowell',
    location: 'Hillsboro, Oregon',
    lead: 'The lumber for our first mass-timber office wing was grown, and will be milled, within 200 miles of Portland.',
    text: `
On October 20 we filed 214 sheets with the city of Hillsboro. They show a 210,400-square-foot warehouse in four units, which is ordinary, and a 22,000-square-foot office wing of Douglas fir, which is not.

## Why timber, and why only there

The warehouse has concrete panels because forklifts hit walls. Nothing hits the offices, so they can be light. The wing weighs 41% of what it would in steel and concrete, and its footings are a third smaller.

- 31,000 cubic feet of fir from four mills, none more than 190 miles away
- 19 hours: the time the county’s forests take to grow that much wood
- 62 beams, the longest 48 feet, all left exposed
- $11 per square foot more than steel for the wing, $1.15 for the whole building

## What the fire marshal asked

He asked to see a burned beam, so we had one tested. After two hours in the furnace, 4.1 of its 16 inches had charred, and the rest still carried 1.6 times its design load. It is on display in the site office.

## What prospective tenants asked

They asked whether the wood smells (of fir, for about a year), whether it creaks (a little, in the fall) and whether it can be painted (no). Four of the five companies that asked came back with colleagues.

Site work has been under way since September. If we receive the permit by February, the shell will be complete in November 2027 and the building will open in February 2028. See [the property](/properties/orchard-timber-one/).`,
  }),
  post({
    title: 'Third-quarter leasing: 1.3 million square feet, 13 tenants',
    date: '2026-10-20',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-frontal-fins',
    author: 'user:marisol',
    forPress: true,
    lead: `Few leases, but long ones: the average term was 8.1 years, compared with ${figures.averageLeaseYears} for the portfolio.`,
    text: `
From July to September we signed 13 leases for 1.3 million square feet. That brings the year to date to 6.1 million square feet with 57 tenants.

- Nine renewals for 910,000 square feet; 9 of the 11 tenants whose leases ended stayed
- Four new tenants for 390,000 square feet, three of them in the Inland Empire
- Average lease term of 8.1 years, with average annual rent increases of 3.4%
- Median time of 14 days from first draft to signature

Space that has been open for a year or more is ${figures.leased} leased. ${figures.availableNow} buildings have space today, most of it in units under 100,000 square feet. All of them are [listed here](/properties/) and checked every weekday at 6 am Pacific.

The largest lease was a grocer’s 238,000-square-foot renewal in Joliet, to 2034. The smallest was 12,000 square feet in Hayward for five years, for a violin maker who asked about humidity before asking about rent.`,
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
    lead: `Harbor Gate 3, 4 and 5 add ${formatCount(harborGateTotal)} square feet inside the overweight corridor, 1.1 miles from the berth.`,
    text: `
On October 14 we bought Harbor Gate 3, 4 and 5 with our own capital from the family that built them. We have owned [Harbor Gate 1](/properties/harbor-gate-1/), 2 and 6 since 2016, so the whole park is now ours: six buildings around one yard.

## What we bought

- [Harbor Gate 3](/properties/harbor-gate-3/), ${formatCount(harborGateSizes[0] ?? 0)} square feet
- [Harbor Gate 4](/properties/harbor-gate-4/), ${formatCount(harborGateSizes[1] ?? 0)} square feet
- [Harbor Gate 5](/properties/harbor-gate-5/), ${formatCount(harborGateSizes[2] ?? 0)} square feet, completed in 2024 and vacant today

In the overweight corridor, a truck can carry a fully loaded ocean container, up to 98,000 pounds gross, without a permit for each trip. Outside the corridor the same container has to be opened and split first, which costs about $410 and half a day. Some 60 buildings are inside the corridor, and there is no land left for more.

> The first conversation was in 2017. We brought a survey and they brought coffee. The deal itself took 61 days.
> — Eliot Frasier, Director, Investment

## What changes for tenants

On paper, nothing: the tenants keep their leases and their guards at the gate. On the ground, we are opening the fence between the lots, which saves each truck 0.8 miles. Three service contracts become one phone number, 800-555-0100, day and night.

Harbor Gate 5 is available starting November 1, undivided or in units of 106,000 square feet and up. [Hana Kowata](/team/hana-kowata/) gives tours on Tuesdays and Thursdays.

We now own 12 buildings with ${formatMillions(2_900_000)} square feet in the market. See [Seattle–Tacoma](/markets/seattle-tacoma/).`,
  }),
  post({
    title: 'A wetland that does the work of a pipe',
    hasDiscussion: true,
    date: '2026-09-30',
    category: 'community',
    tags: ['Stormwater', 'Texas'],
    picture: 'sus-wetland',
    writtenBy: 'ottoline-grace',
    location: 'Wilmer, Texas',
    lead: 'Trinity Crossing drains into four acres of reeds. Birders have counted 61 species there, and we saved $380,000 by not digging a storm sewer.',
    text: `
The 2021 plans for Trinity Crossing showed 2,900 feet of concrete pipe, 54 inches in diameter, from two roofs and three truck courts to Tenmile Creek. The pipe would have cost $1.1 million and done one thing: move water quickly to our neighbors downstream.

The four acres of reeds we planted instead cost $720,000. The difference is $380,000.

## How it works

1. Water from the truck courts first flows into a 9,000-square-foot forebay, where sand and tire dust settle. We dredge it every third year. The first time, it filled eleven dump trucks.
2. The water then spreads through the reeds, one foot deep, and takes 31 hours to cross them.
3. A weir releases it no faster than a field would. In the 25-year storm of May 2024, runoff left the site no faster than it had before there was a building.

Zinc leaves the wetland at 18 micrograms per liter, down from 240 at the inlet. A professor from Denton and her students have measured it twice a year since 2023 and publish the results.

The boardwalk is 640 feet long and open to everyone from 6 am to 9 pm.

## Who lives there

Since the first spring, the county’s Audubon chapter has counted 61 species, 14 of them nesting. Warehouse crews eat lunch on the boardwalk. A driver from Laredo asked for a bench with a back, and now there are three.

> My instructions were to keep the geese out. No one has told me how.
> — Ottoline Grace, Landscape Manager

## Where the next ones will be

We have 14 of these basins, 22 acres in all, and four more are planned: at [Ogeechee 4](/properties/ogeechee-4/), at [Orchard Timber One](/properties/orchard-timber-one/), in Edgerton and in Groveport. We share the plans with anyone who asks. So far nine cities and two competitors have.`,
  }),
  post({
    title: 'Why we stopped painting dock numbers',
    hasDiscussion: true,
    date: '2026-09-02',
    category: 'insights',
    tags: ['Dock design', 'Safety'],
    picture: 'ext-dock-row',
    author: 'user:bernard',
    lead: 'A door number that can’t be read from the cab costs 50 seconds per truck. We timed 1,200 arrivals and changed 2,300 signs.',
    text: `
Dock numbers used to be painted on the door itself, 12 inches high, black on gray. When the door is open, the number is gone. When a trailer is parked in front of it, you can’t see it either. So a driver looking for door 37 counts from door 31, which is closed, and backs into 38.

## What we timed

In March two of us stood in the yard at Great Southwest and timed 1,200 arrivals, from the gate until the truck was in position.

- 4 minutes 10 seconds on average by day, 5 minutes 40 seconds at night
- 1 truck in 22 backed up to the wrong door, and each correction took seven minutes
- At night, drivers who knew the site were no faster than those who did not

Then we installed signs at 78 doors: aluminum boxes, 24 inches high, lit from inside, in traffic yellow, mounted three feet above the door and tilted down eight degrees. In April we timed another 1,200 arrivals.

- 3 minutes 20 seconds by day, 3 minutes 35 seconds at night
- 1 truck in 190 at the wrong door

## What it costs

A sign costs $340 including wiring. At 18 trucks per door per week, it saves 13 hours a year of waiting for a truck, its driver and the dock crew. We have installed 2,300 so far and will have changed all ${formatCount(figures.dockDoors)} by the end of 2028.

> Paint is for walls. A number should be a light.
> — Bernard Achterberg, Chief Operating Officer

The drawing is on sheet D-14 of [the operating manual](/news/what-212-pages-taught-us-about-a-door/). Feel free to use it.`,
  }),
];
