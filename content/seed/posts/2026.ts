/** Posts from January to August 2026. */
import { buildings, figures } from '../figures.ts';
import { post } from './post.ts';

const ofType = (type: string) => buildings.filter((item) => item.type === type).length;

export const posts2026 = [
  post({
    title: 'Charging at the gate: 96 ports for electric trucks',
    date: '2026-08-20',
    category: 'sustainability',
    tags: ['Trucks and chargers', 'California'],
    picture: 'sus-ev-trucks',
    writtenBy: 'joaquin-ferreira',
    location: 'Ontario, California',
    lead: 'Three gates in the Inland Empire now charge 96 trucks at once. The cable was the easy part.',
    text: `
Since August 3 trucks can charge at our gates in Ontario, Fontana and Moreno Valley: 32 ports each, 150 kilowatts and up, eight of them at 350. A tractor that comes in at 20% leaves at 80% after 94 minutes, which is a little longer than it takes to unload.

## Why at the gate

Chargers at the dock sound right and are wrong. A trailer at a door stays three hours, a tractor stays ten minutes and leaves for the next one. So we put the ports where tractors wait anyway, along the lane before the guard house, pull-through, no backing.

- 26 feet between islands, so that a 53-foot trailer may stay on
- Canopies of 14 feet 6 inches with 1.1 megawatts of panels on each
- Cables hang from above; none touches the ground

!sus-ev-trucks The islands at Ontario. Each post stands behind 18 inches of concrete.

## What took time

The utility needed 27 months for 12 megawatts in Fontana. We used them to lay conduit for a third more ports than we ordered, at $900 each. Laying it later would cost $11,000.

> Draw the trench for the truck after next.
> — Joaquin Ferreira, Facilities Engineer

## Who pays

Tenants pay by the kilowatt-hour, 31 cents at night and 44 at four in the afternoon. Carriers from outside pay two cents more and book by phone. In the first two weeks 1,140 sessions were counted, 38% of them by carriers who rent nothing from us.

Seven more gates are drawn, four in California, two in Phoenix, one in Newark.`,
  }),
  post({
    title: 'Basics: what clear height really measures',
    date: '2026-08-11',
    category: 'basics',
    tags: ['Dock design'],
    picture: 'int-shell',
    author: 'user:lucille',
    lead: 'Clear height is the distance from the floor to the lowest thing above it, at one place. Ask which place.',
    text: `
A brochure says 36 feet clear. It means that a pallet 36 feet high would touch nothing, at the spot where somebody measured. Three questions tell you whether that spot is yours.

## At which column?

A flat roof is not flat. It falls a quarter inch per foot toward the gutters, so a building 500 feet deep with its ridge in the middle is 62 inches lower at the wall. Honest plans give clear height at the first column line in from the dock, because that is where the racking begins. Ours do.

## Under what?

The lowest thing may be a joist, a sprinkler head, a light or a duct. Sprinklers need 18 to 36 inches of free air below them, so the height to the deck tells you nothing about the height of your load.

1. Take the clear height at the first column: 36 feet.
2. Subtract the clearance your insurer asks for: 36 inches.
3. Subtract one beam of racking for each level, 5 inches, six levels: 30 inches.
4. What is left, 30 feet 6 inches, divided by the height of your pallets, 5 feet, makes six levels and a hand’s width.

## Do you need it?

Going from 32 to 40 feet adds two levels, a third more positions, for about 6% more of the building’s cost. It also adds a truck: the reach kind, which costs three times a counterbalance. Fewer than half of our tenants over 36 feet use the top level. Those who do would not live without it.

[Agua Fria](/properties/agua-fria-cold-store/) has 48 feet because cold air is paid by the cubic foot, and ${figures.building} buildings under construction have between 32 and 40.`,
  }),
  post({
    title: 'Second-quarter leasing: 3.2 million square feet, 28 tenants',
    date: '2026-07-22',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-corner-glass',
    author: 'user:marisol',
    forPress: true,
    lead: 'The most we have signed in one quarter, two thirds of it by tenants who know the building.',
    text: `
From April to June 28 tenants signed for 3.2 million square feet, against 2.4 million a year before.

- 19 renewals for 2.1 million square feet, 86% of what could be renewed
- Nine new tenants for 1.1 million, five of them makers of things rather than movers
- 6.9 years, the average term; 3.6%, the average yearly step
- 12 days from first draft to signature, at the median

Dallas–Fort Worth led with 820,000 square feet, the Inland Empire followed with 610,000, and St. Louis, where rents are lowest, with 205,000 in one lease over a kitchen table.

We gave up on four deals, 540,000 square feet, because the yard could not turn what the tenant drives. Two of the four are in touch about a [build-to-suit](/build-to-suit/).`,
  }),
  post({
    title: 'The case for the boring box',
    date: '2026-07-09',
    category: 'insights',
    tags: ['Dock design', 'Finance'],
    picture: 'ext-frontal-fins',
    author: 'user:lucille',
    lead: 'We keep buildings for 40 years and tenants for seven. Anything that suits only the first tenant is paid for by the next five.',
    text: `
Every second client of ours asks for something no one has asked for before: a mezzanine that turns, a dock at 45 degrees, a floor that slopes to a drain. We draw it, price it and then show them a list of what earlier wishes have cost to remove.

- A pit for a carousel, 1989, Vernon: $212,000 to fill
- Docks at 45 degrees, 1974, Elk Grove: 11 of 40 doors unused for 30 years
- A helical conveyor through the roof, 2003, Linden: two leaks a year until we cut it out

## What stays

A rectangle. Columns 50 by 56 feet. A floor that is level to an eighth of an inch in ten feet. Doors at 12-foot centers, of which a third can be added later, because the knock-out panels are already cast. Power for twice what the first tenant needs, in conduit for three times.

!ext-frontal-fins Valwood Nine, Carrollton: three tenants in nine years, one set of drawings.

None of this photographs well. It leases well: our boxes stand empty for 4.1 months between tenants, and the special ones stood empty for 13 before we made them boxes.

## What may be special

Whatever can be unbolted. Racking, conveyors, freezers in panels, a test track in Austin that came on 14 trucks and left on 13. We have a rule for it: if four people can take it out in a month with hand tools, it is furniture, and we say yes on the phone.

> Architecture is what the third tenant is glad of.
> — Lucille Tan, Chief Development Officer

The corner is the exception. A door that can be found, a lobby with daylight and a stair to the roof cost $38 a square foot of office and are the one thing every tenant since 2012 has kept.`,
  }),
  post({
    title: 'Forty apprentices, one roof: the Goodyear training bay',
    date: '2026-06-25',
    category: 'community',
    tags: ['People', 'Safety'],
    picture: 'int-dock-staging',
    writtenBy: 'odette-fairbairn',
    location: 'Goodyear, Arizona',
    lead: 'Forty people learned a trade in an empty bay. Thirty-four have a job in it, nine of them with us.',
    text: `
Bay 11 at Agua Fria stood empty from June 2025, 14,000 square feet that nobody wanted for less than a year. We gave it to a class instead: forty people, twelve months, four trades.

- 12 dock and door mechanics
- 10 refrigeration technicians
- 10 electricians for chargers and panels
- 8 forklift drivers who now teach others

Pay was $21 an hour from the first day, shared between us, the county and five tenants. The college in Avondale gave the certificates, our engineers the afternoons.

## What we learned

Break things on purpose. The best hour of the week was Thursday at two, when Caleb’s people spoiled one leveler, one door and one light in ways they had seen on the job, and each team had 50 minutes.

Pay attention to the bus. Eleven people came by line 562, which ran once an hour. The agency moved it by ten minutes after we sent the class list; lateness fell from nine a week to one.

Start with hands. We began with a week of theory and lost three people. The second group began with a wrench on Monday and lost none.

> On my first night alone a door stuck at half. It was door four from the Thursday game. I laughed, then fixed it.
> — a graduate, dock mechanic in Tolleson

The bay itself cost $190,000 to fit out, half of it tools. The tools have moved on to the next class. Thirty-four of the forty work in what they learned, nine with us, six with tenants. The next class begins in September in Plainfield, Indiana, with 36 chairs. Forms are at [Careers](/careers/).`,
  }),
  post({
    title: 'Basics: reading a rent roll in ten minutes',
    date: '2026-06-12',
    category: 'basics',
    tags: ['Leasing', 'Finance'],
    picture: 'abs-panels',
    author: 'user:arjun',
    lead: 'A rent roll lists who pays what until when. Read it from the right.',
    text: `
We read about 200 rent rolls a year and buy perhaps a dozen of the buildings. Ten minutes are enough for the first no.

## Minutes one to three: dates

Cover the names. Write down the year in which each lease ends and the square feet that end with it. A building where 60% ends in one year is not leased, it is waiting.

## Minutes four to six: steps

Rent today matters less than rent in year five. A lease at $9.00 with 4% steps passes one at $9.80 with 2% in its fifth year. Flat leases from 2019 are the most interesting line on the page: somebody will have a surprise, and you should know who.

1. Write the rent per square foot beside each tenant.
2. Write the market’s asking rent beside that.
3. The difference, times square feet, is what the building earns or loses when the lease ends.

## Minutes seven and eight: what is not rent

Look for recoveries: taxes, insurance, upkeep. If a tenant pays “base year”, you pay every increase. If the roof is carved out, you pay the roof.

## Minutes nine and ten: names

Uncover them. One tenant in two buildings, a guarantor that was sold last year, a firm with three spellings. Then call the property manager and ask one question: who pays late?

Two more lines are worth a call. A tenant who pays early is about to leave or about to grow. A tenant with an option that costs nothing holds a second lease you can’t see.

Whatever is left goes to [the people who buy](/acquire/), with the plan of the yard on top.`,
  }),
  post({
    title: 'Calumet Stack receives its foundation permit',
    date: '2026-05-28',
    category: 'development',
    tags: ['Chicago', 'Permits'],
    picture: 'drawing-multistorey-ramp',
    writtenBy: 'hollis-grant',
    location: 'Chicago, Illinois',
    forPress: true,
    lead: 'The city has signed for 288 caissons. Our first building with three truck levels starts on June 15.',
    text: `
It took 26 months and 11 hearings. On May 26 the city of Chicago issued the foundation permit for [Calumet Stack](/properties/calumet-stack/): 602,000 square feet on three levels, each with its own truck court, on 11.6 acres six miles from the Loop.

## Why stack

A single floor on this lot would be 200,000 square feet. Land here costs $62 a square foot, so a building that stands once on it can’t pay for it. Stacked, the same land carries three times the doors, and a trailer reaches the top one in 70 seconds.

- 288 caissons, five feet wide, 92 feet deep, to hardpan
- Floors for 350 pounds a square foot on levels 2 and 3, trucks included
- A spiral ramp of two lanes, 11% at the steepest, heated with 3.4 miles of pipe
- 118 doors: 46 on level 1, 38 on level 2, 34 on level 3

## What the neighbors changed

Three things. Trucks leave to the west only, which costs each of them 0.4 miles. The ramp has a wall on the school’s side, 14 feet high, planted. And the roof has a terrace for the crews, because someone at the fourth hearing asked where 520 people would eat.

> They asked better questions than our lender.
> — Hollis Grant, Senior Project Manager

The ramp was tried at full size before it was drawn for good: a quarter turn in plywood in a Joliet yard, 40 drivers, one afternoon of rain.

Level 1 opens in November 2027, level 2 in January 2028, level 3 in April. Units begin at 200,000 square feet, one floor.`,
  }),
  post({
    title: 'Basics: triple net, and what the three nets catch',
    date: '2026-05-06',
    category: 'basics',
    tags: ['Leasing'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'Taxes, insurance, upkeep: in a triple-net lease the tenant pays all three. Here is what they come to.',
    text: `
A rent of $8.14 triple net is not what you pay. To it come three nets, and in our portfolio they add $2.36 a square foot on average.

- Taxes, $1.31: set by the county, and they jump when a building is sold. Ask for the last three bills.
- Insurance, $0.28: twice that within 30 miles of a coast.
- Upkeep, $0.77: sweeping, snow, landscaping, small repairs, the management fee of 3%.

## What is not in the nets

Roof and structure, in our leases. A new membrane on 300,000 square feet costs about $2.7 million, and a tenant of seven years should not buy a roof of twenty-five. Levelers are ours for the first ten years, then half and half.

## An example

A tenant in Carrollton leases 79,300 square feet at $10.10. Rent is $800,900 a year. The nets add $187,100: $104,000 of taxes, $22,000 of insurance, $61,100 of upkeep. The check is for $82,333 a month, and in January a letter says what the nets really were.

## Two questions worth asking

1. Is upkeep capped? Most leases we read say nothing, and nothing means no. Ours may rise by 5% a year at most, snow and insurance aside.
2. May I audit? You may, once a year, and 31 tenants did in 2025. We paid back $44,000 to six of them and said thank you. Three had found the same line, a landscaper billed to two buildings.`,
  }),
  post({
    title: 'First-quarter leasing: 1.6 million square feet, 16 tenants',
    date: '2026-04-21',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-dusk-entrance',
    author: 'user:marisol',
    forPress: true,
    lead: 'A slow January and a fast March: 1.6 million square feet in three months, half of it in the last 20 days.',
    text: `
Sixteen tenants signed for 1.6 million square feet between January and March. In the same months of 2025 it was 1.9 million with 21.

- Eleven renewals, 1.2 million square feet, 84% of what could be renewed
- Five new tenants, 400,000 square feet, two of them from abroad
- 6.4 years, the average term; 3.5%, the average yearly step

Tariffs were named in nine of sixteen conversations. What they changed was the length of the option, not the size of the building: tenants asked for two extensions of two years where they used to ask for one of five.

One vacancy, 88,000 square feet in Santa Fe Springs, had eight tours and no taker. Its columns stand 40 feet apart. We have cut the rent by 60 cents and left the columns.`,
  }),
  post({
    title: 'What 212 pages taught us about a door',
    date: '2026-03-17',
    category: 'insights',
    tags: ['Maintenance', 'Dock design'],
    picture: 'int-racking',
    author: 'user:bernard',
    lead: 'Our operating manual has 212 pages. The ones about doors have coffee on them. The ones about fountains are clean.',
    text: `
The first edition was written on a night shift in Savannah in 2006, 19 pages, stapled. The seventh has 212 and is out today. We print it because a yard at four in the morning has no signal and every truck has a glove box.

## The rule on the cover

Look before it is reported. Of 18,400 work orders in 2025, 61% were opened by our own people. Ten years ago it was 22%. The difference is worth $5.90 a door and month, mostly in overtime that no longer happens.

## Pages that get dirty

1. Page 31, the leveler lip: grease on the first Monday of the quarter, four strokes, wipe.
2. Page 58, door springs: 25,000 cycles, then change both, also the one that looks good.
3. Page 77, roof drains: twice a year and after every storm over two inches, with a photograph.
4. Page 104, who to wake: three names, in order, no apology needed.

!int-racking Lights are cleaned from the truck that changes them: page 90.

## Pages we tore out

The page on fountains, because we filled the last one in 2018. The page on smoking shelters. And a page of eleven steps for resetting a fire panel, which nobody had followed and which is now one step: call Saskia.

> If a page is clean after a year, it is decoration.
> — Bernard Achterberg, Chief Operating Officer

Tenants get the manual on the day they move in. It weighs two pounds and has a hole in one corner, for the hook beside the leveler box. Whoever else wants one can ask [the service desk](/tenants/). 340 have, among them eleven landlords.`,
  }),
  post({
    title: 'Ground breaks for Saucon Works 3, between 412 old footings',
    date: '2026-03-31',
    category: 'development',
    tags: ['Brownfields', 'Rail'],
    picture: 'ba-brownfield-before',
    writtenBy: 'desmond-leary',
    location: 'Bethlehem, Pennsylvania',
    lead: 'A plate mill left a footing every 24 feet. We mapped them with radar and put our columns between.',
    text: `
The mill ran from 1907 to 1995 and was pulled down to its floor in 1998. Below the floor it is still there: footings of ten feet by ten, twelve feet deep, 24 feet apart. Taking one out costs $31,000.

So we asked where they were. Four weeks of radar, 61 test pits and a set of drawings from the steel museum gave us 412 positions, each within four inches.

- 403 footings stay; nine had to go
- Our column grid is 56 by 48 feet, which is twice theirs and lands between
- $280,000 for the survey, against $12.8 million for digging all of them out

The switch for eight rail cars is approved and the first panel goes up in September. [Saucon Works 3](/properties/saucon-works-3/) opens in November 2027 with 560,000 square feet.`,
  }),
  post({
    title: 'Apprentice class of 2026: 36 chairs in Plainfield',
    date: '2026-02-18',
    category: 'community',
    tags: ['People'],
    picture: 'com-break-garden',
    writtenBy: 'odette-fairbairn',
    location: 'Plainfield, Indiana',
    lead: 'The second training bay opens in September with 36 chairs, three trades and pay from the first morning.',
    text: `
After Goodyear comes Plainfield. From September 8 one bay of White Lick 2 becomes a classroom for a year: 12 dock mechanics, 12 electricians, 12 drivers who learn to teach.

- $22 an hour, 40 hours, health insurance from day one
- No diploma asked; a reading test of 20 minutes, which can be taken twice
- Six tenants pay a third and get to see people work before they hire them

The bay has eleven doors, one of each make we own, and a leveler with a glass side, which a maker in Wisconsin built for us at cost. Applications are open until May 29. Last year 310 people applied for 40 chairs, so we added something for the others: four Saturdays, free, on forklifts and first aid, for 120 people at a time.`,
  }),
  post({
    title: 'Basics: cross-dock or rear-load',
    date: '2026-01-27',
    category: 'basics',
    tags: ['Cross-dock', 'Dock design'],
    picture: 'ext-cross-dock',
    author: 'user:lucille',
    lead: 'Doors on one side or on two. The answer is in your hours, not in your square feet.',
    text: `
A rear-load building has its doors on one long wall. A cross-dock has them on two, facing each other. We own ${ofType('Rear-load')} of the first kind and ${ofType('Cross-dock')} of the second.

## Ask how long a pallet stays

If it stays for more than three days, it lives in racking, and a second wall of doors only takes room from it. If it stays for less than a shift, it wants to go straight through.

- Rear-load: 250 to 320 feet deep, one door to about 7,000 square feet, one court
- Cross-dock: 400 to 620 feet deep, one door to about 5,500, two courts and twice the asphalt

## What the second wall costs

A cross-dock of 500,000 square feet needs nine acres more than a rear-load one and about $7 a square foot more to build. It pays when two shifts or more run through it. Below that, the second court is a parking lot with drains.

## Ask where your people walk

On a cross-dock a driver crosses from one face to the other 40 times a shift, which at 500 feet is nearly four miles. On a rear-load floor the walk is along the wall, and half of it can be saved by putting fast goods near the fast doors.

There is a third answer. Several of our rear-load buildings have knock-out panels on the blind side, cast with the wall and never opened. Ask before you move.`,
  }),
];
