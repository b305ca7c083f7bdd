/** Posts published from January to August 2026. */
import { buildings, figures } from '../figures.ts';
import { post } from './post.ts';

const countByType = (type: string) => buildings.filter((item) => item.type === type).length;

export const posts2026 = [
  post({
    title: 'Charging at the gate: 96 ports for electric trucks',
    date: '2026-08-20',
    category: 'sustainability',
    tags: ['Trucks and chargers', 'California'],
    picture: 'sus-ev-trucks',
    writtenBy: 'joaquin-ferreira',
    location: 'Ontario, California',
    lead: 'Three gates in the Inland Empire can now charge 96 trucks at once. The cable was the easy part.',
    text: `
On August 3 we connected the last six ports, so our gates in Ontario, Fontana and Moreno Valley now have 32 each. Most deliver 150 kilowatts; eight deliver 350. A tractor that arrives with a 20% charge leaves with 80% after 94 minutes, a little longer than it takes to unload its trailer.

## Why at the gate

Chargers at the dock sound right but don’t work well. A trailer stays at a door for three hours, while its tractor stays ten minutes and leaves for the next one. So we put the ports where tractors wait anyway: along the lane in front of the guardhouse, with pull-through stalls and no backing.

- 26 feet between islands, so a tractor can charge with its 53-foot trailer attached
- Canopies 14 feet 6 inches high, each with 1.1 megawatts of solar
- Cables that hang from above, so none touches the ground

The charging islands in Ontario. Concrete barriers 18 inches thick protect each post.

## What took time

In Fontana the utility needed 27 months to bring in 12 megawatts. We used the time to lay conduit for a third more ports than we had ordered, at $900 each. Adding it later would cost $11,000 each.

> Dig the trench for the trucks you will have in ten years.
> — Joaquin Ferreira, Facilities Engineer

## Who pays

Tenants pay by the kilowatt-hour: 31 cents at night and 44 cents at 4 pm. Other carriers pay two cents more and reserve by phone. In the first two weeks of August we counted 1,140 charging sessions, 38% of them by carriers that lease nothing from us.

Seven more gates are planned: four in California, two in Phoenix and one in Newark.`,
  }),
  post({
    title: 'Basics: what clear height really measures',
    date: '2026-08-11',
    category: 'basics',
    tags: ['Dock design'],
    picture: 'int-shell',
    author: 'user:lucille',
    lead: 'Clear height is the distance from the floor to the lowest obstruction above it, at one specific place. Ask which place.',
    text: `
A brochure says 36 feet clear. That means a 36-foot stack would touch nothing at the spot where the height was measured. Three questions tell you whether that spot is useful to you.

## At which column?

A flat roof is not flat. It slopes a quarter inch per foot toward the gutters, so a building 500 feet deep with its ridge in the middle is 62 inches lower at the wall. Reliable listings give the clear height at the first column line in from the docks, because that is where the racking starts. Ours do.

## Under what?

The lowest obstruction could be a joist, a sprinkler head, a light or a duct. Sprinklers need 18 to 36 inches of clearance below them, so the height of the roof deck tells you little about how high you can stack.

1. Start with the clear height at the first column: 36 feet.
2. Subtract the sprinkler clearance your insurer requires: 36 inches.
3. Subtract one rack beam per level, 5 inches times six levels: 30 inches.
4. That leaves 30 feet 6 inches. Divided by five-foot pallets, it makes six levels with a few inches to spare.

## Do you need it?

Going from 32 to 40 feet adds two levels, or a third more pallet positions, and raises construction cost by about 6%. It also requires reach trucks, which cost three times as much as counterbalance forklifts. Fewer than half of our tenants in buildings over 36 feet use the top level. Those who do would not give it up.

[Agua Fria](/properties/agua-fria-cold-store/) is 48 feet clear, because refrigeration is priced by the cubic foot. Our ${figures.underConstruction} buildings under construction are between 32 and 40.`,
  }),
  post({
    title: 'Second-quarter leasing: 3.2 million square feet, 28 tenants',
    date: '2026-07-22',
    category: 'company-news',
    tags: ['Leasing'],
    picture: 'ext-corner-glass',
    author: 'user:marisol',
    forPress: true,
    lead: 'Our strongest quarter for leasing so far. Two thirds of the space went to tenants who were already in the building.',
    text: `
From April to June, 28 tenants signed leases for 3.2 million square feet, compared with 2.4 million a year earlier.

- 19 renewals for 2.1 million square feet, 86% of what was up for renewal
- Nine new tenants for 1.1 million square feet, five of them manufacturers
- Average lease term of 6.9 years, with average annual rent increases of 3.6%
- Median time of 12 days from first draft to signature

Dallas–Fort Worth led with 820,000 square feet, followed by the Inland Empire with 610,000. In St. Louis, our market with the lowest rents, a single lease accounted for 205,000.

We walked away from four deals totaling 540,000 square feet, because the truck court was too small for the tenant’s equipment. Two of the four companies are now talking to us about a [build-to-suit](/build-to-suit/).

Average asking rent across the portfolio rose 1.1% from the first quarter. Eight markets had rent declines, led by Reno and Columbus. The full tables are in the [broker toolkit](/brokers/market-tables/).`,
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
Every second client asks for something no one has asked for before: a rotating mezzanine, docks at 45 degrees, a floor that slopes to a drain. We draw it and price it, and then we show them what it has cost to remove earlier requests.

- A pit for a carousel in Vernon, 1989: $212,000 to fill
- Docks at 45 degrees in Elk Grove, 1974: 11 of 40 doors unused for 30 years
- A conveyor through the roof in Linden, 2003: two leaks a year until we cut it out

## What works for every tenant

A rectangle. Columns 50 by 56 feet apart. A floor that is level to an eighth of an inch in ten feet. Doors 12 feet on center, a third of which can be added later because the knockout panels are already in the wall. Power for twice what the first tenant needs, and conduit for three times.

Valwood Nine, Carrollton: three tenants in nine years, one set of drawings.

None of this makes a great photograph. It does lease well. Our standard buildings are vacant for 4.1 months between tenants. The specialized ones were vacant for 13 until we converted them.

## What can be special

Anything that can be unbolted: racking, conveyors, panel freezers, a test track in Austin that arrived on 14 trucks and left on 13. Our rule is simple. If four people with hand tools can take it out in a month, it is furniture, and we say yes on the phone.

> Good design is what the third tenant is glad to have.
> — Lucille Tan, Chief Development Officer

The office corner is the exception. A door people can find, a lobby with daylight and a stair to the roof cost $38 per square foot of office, and every tenant since 2012 has kept them.`,
  }),
  post({
    title: 'Forty apprentices, one roof: the Goodyear training bay',
    date: '2026-06-25',
    category: 'community',
    tags: ['People', 'Safety'],
    picture: 'int-dock-staging',
    writtenBy: 'odette-fairbairn',
    location: 'Goodyear, Arizona',
    lead: 'Forty people learned a trade in an empty warehouse bay. Thirty-four of them now work in that trade, nine with us.',
    text: `
In June 2025 we had a vacant bay at Agua Fria: 14,000 square feet that no one wanted for less than a year. We turned it into a classroom for 40 people, 12 months and four trades.

- 12 dock and door mechanics
- 10 refrigeration technicians
- 10 electricians for chargers and solar
- 8 forklift drivers trained as instructors

Pay was $21 an hour from the first day, shared between us, the county and five tenants. The community college in Avondale certified the program, and our engineers taught in the afternoons.

## What we learned

Break things on purpose. The best hour of the week was Thursday at 2 pm, when Caleb Whitfield’s team sabotaged one leveler, one door and one light the way they had seen them fail on the job. Each group had 50 minutes to find and fix the fault.

Check the bus schedule. Eleven people came by line 562, which ran once an hour. After we sent the agency our class list, it moved the bus by ten minutes, and late arrivals fell from nine a week to one.

Start with hands-on work. We began with a week of theory and lost three people. The second group started with a wrench on Monday and lost no one.

> On my first night alone, a door stuck halfway. It was the same fault as door four from the Thursday exercise. I laughed, and then I fixed it.
> — A graduate, now a dock mechanic in Tolleson

The bay cost $190,000 to equip. Half of that was tools, which have moved on to the next class. Of the 40, 34 work in the trade they learned, nine of them with us and six with our tenants. The next class starts in September in Plainfield, Indiana, with 36 places. Applications are on our [Careers](/careers/) page.`,
  }),
  post({
    title: 'Basics: reading a rent roll in ten minutes',
    date: '2026-06-12',
    category: 'basics',
    tags: ['Leasing', 'Finance'],
    picture: 'abs-panels',
    author: 'user:arjun',
    lead: 'A rent roll lists who pays how much until when. Read it from right to left.',
    text: `
We read about 200 rent rolls a year and buy perhaps a dozen of the buildings. Ten minutes are enough to rule most of them out.

## Minutes one to three: dates

Cover the names. Write down the year in which each lease ends and the square feet that expire with it. If 60% of a building expires in one year, the building is not really leased.

## Minutes four to six: rent increases

Rent today matters less than rent in year five. A lease at $9.00 with 4% annual increases passes one at $9.80 with 2% in its sixth year. Flat leases from 2019 are the most interesting lines on the page: the tenant is paying well below market, and someone is in for a surprise.

1. Write the rent per square foot next to each tenant.
2. Write the market’s asking rent next to that.
3. The difference, times the square feet, is what the building gains or loses when the lease ends.

## Minutes seven and eight: everything that is not rent

Look at the recoveries: taxes, insurance and maintenance. If a tenant has a “base year,” you pay every increase over it. If the roof is excluded, you pay for the roof.

## Minutes nine and ten: names

Uncover the names. Watch for one tenant in two buildings, a guarantor that was sold last year, or a company with three spellings. Then call the property manager and ask one question: who pays late?

Two more items are worth a call. A tenant who pays early is about to leave or about to grow. A tenant with a free renewal option holds a second lease that does not appear on the page.

Whatever passes goes to [our investment team](/acquire/), with the site plan on top.`,
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
    lead: 'The city has approved 288 caissons. Construction of our first building with truck courts on three levels starts on June 15.',
    text: `
It took 26 months and 11 hearings. On May 26 the city of Chicago issued the foundation permit for [Calumet Stack](/properties/calumet-stack/): 602,000 square feet on three levels, each with its own truck court, on 11.6 acres six miles from the Loop.

## Why three levels

A single-story building on this lot would have 200,000 square feet. Land here costs $62 a square foot, and one story cannot pay for it. With three levels, the same land carries three times the dock doors, and a truck reaches the top in 70 seconds.

- 288 caissons, five feet in diameter and 92 feet deep, down to hardpan
- Floors on levels 2 and 3 designed for 350 pounds per square foot, trucks included
- A two-lane spiral ramp with a maximum grade of 11%, heated by 3.4 miles of pipe
- 118 dock doors: 46 on level 1, 38 on level 2 and 34 on level 3

## What the neighbors changed

Three things. Trucks leave only to the west, which adds 0.4 miles to each trip. The ramp has a planted wall, 14 feet high, on the side facing the school. And the roof has a terrace, because someone at the fourth hearing asked where 520 employees would eat lunch.

> They asked better questions than our lender did.
> — Hollis Grant, Senior Project Manager

We tested the ramp at full size before we finalized the design: a quarter turn in plywood, in a yard in Joliet, with 40 drivers, on a rainy afternoon.

Level 1 opens in November 2027, level 2 in January 2028 and level 3 in April 2028. Units start at 200,000 square feet, one full floor.`,
  }),
  post({
    title: 'Basics: triple net, and what the three nets catch',
    date: '2026-05-06',
    category: 'basics',
    tags: ['Leasing'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'Taxes, insurance and maintenance: in a triple-net (NNN) lease the tenant pays all three. Here is what they add up to.',
    text: `
A rent of $8.14 triple net is not what you pay. On top of it come three “nets,” which average $2.36 per square foot in our portfolio.

- Taxes, $1.31: set by the county, and they jump when a building is sold. Ask for the last three bills.
- Insurance, $0.28: about twice that within 30 miles of the coast.
- Common area maintenance, $0.77: sweeping, snow removal, landscaping, small repairs and a management fee of 3%.

## What is not included

In our leases, the roof and structure. A new membrane on 300,000 square feet costs about $2.7 million, and a tenant on a seven-year lease should not have to buy a roof that lasts 25. We pay for dock levelers for the first ten years and split the cost evenly after that.

## An example

A tenant in Carrollton leases 79,300 square feet at $10.10. Base rent is $800,900 a year. The nets add $187,100: $104,000 in taxes, $22,000 in insurance and $61,100 in maintenance. The tenant pays $82,333 a month, and in January we reconcile the estimate with the actual costs.

## Two questions worth asking

1. Are maintenance costs capped? Most leases we read say nothing, and nothing means no. In ours, controllable costs can rise by 5% a year at most, excluding snow removal and insurance.
2. Can I audit the charges? In our leases you can, once a year, and 31 tenants did so in 2025. We refunded $44,000 to six of them. Three had found the same error: a landscaper billed to two buildings.`,
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
Between January and March, 16 tenants signed leases for 1.6 million square feet. In the first quarter of 2025 it was 21 tenants and 1.9 million square feet.

- Eleven renewals for 1.2 million square feet, 84% of what was up for renewal
- Five new tenants for 400,000 square feet, two of them from abroad
- Average lease term of 6.4 years, with average annual rent increases of 3.5%

Tariffs came up in nine of the sixteen negotiations. They changed the renewal options rather than the size of the space: tenants asked for two two-year extensions where they used to ask for one of five years.

One vacancy, 88,000 square feet in Santa Fe Springs, had eight tours and no taker. Its columns are only 40 feet apart. We have cut the asking rent by 60 cents.

Leasing was strongest in Dallas–Fort Worth and Atlanta, which together accounted for a third of the space. Availability is [listed here](/properties/) and checked every weekday.`,
  }),
  post({
    title: 'What 212 pages taught us about a door',
    date: '2026-03-17',
    category: 'insights',
    tags: ['Maintenance', 'Dock design'],
    picture: 'int-racking',
    author: 'user:bernard',
    lead: 'Our operating manual has 212 pages. The pages about doors have coffee stains on them. The page about fountains is spotless.',
    text: `
The first edition was written on a night shift in Savannah in 2006: 19 pages, stapled. The seventh edition has 212 pages and comes out today. We still print it, because a yard at four in the morning often has no cell signal, and every truck has a glove box.

## The rule on the cover

Find it before it is reported. Our own people opened 61% of 18,400 work orders in 2025, up from 22% ten years ago. The difference saves $5.90 per door per month, mostly in overtime we no longer need.

## The pages that get dirty

1. Page 31, the leveler lip: grease it on the first Monday of the quarter, four strokes, and wipe.
2. Page 58, door springs: after 25,000 cycles replace both, including the one that still looks good.
3. Page 77, roof drains: check twice a year and after every storm of more than two inches, with a photo.
4. Page 104, who to call at night: three names, in order.

Lights are cleaned from the same lift that changes them: page 90.

## The pages we removed

The page on fountains, because we filled in the last one in 2018. The page on smoking shelters. And a page with eleven steps for resetting a fire panel, which is now one step: call the service desk.

> If a page is still clean after a year, no one needs it.
> — Bernard Achterberg, Chief Operating Officer

Tenants receive the manual on move-in day. It weighs two pounds and has a hole in one corner, so it can hang on a hook next to the leveler control box. Anyone else can request a copy from [the service desk](/tenants/). So far 340 people have, including eleven landlords.`,
  }),
  post({
    title: 'Ground breaks for Saucon Works 3, between 412 old footings',
    date: '2026-03-31',
    category: 'development',
    tags: ['Brownfields', 'Rail'],
    picture: 'ba-brownfield-before',
    writtenBy: 'desmond-leary',
    location: 'Bethlehem, Pennsylvania',
    lead: 'A plate mill left a footing every 24 feet. We mapped them with radar and placed our columns in between.',
    text: `
The mill ran from 1907 to 1995 and was demolished down to its floor in 1998. Below the floor, most of it is still there: footings ten feet square and twelve feet deep, 24 feet apart. Removing one costs $31,000.

So we set out to find them all. Four weeks of ground-penetrating radar, 61 test pits and a set of drawings from the local steel museum gave us 412 locations, each accurate to within four inches.

- 403 footings stay in place; only nine have to go
- Our column grid is 56 by 48 feet. The 48 is exactly two of the mill’s bays, so our columns land in between
- The survey cost $280,000. Removing every footing would have cost $12.8 million

A rail switch for eight cars has been approved, and the first wall panel goes up in September. [Saucon Works 3](/properties/saucon-works-3/) opens in November 2027 with 560,000 square feet.

The survey is public. If you are planning to build on the neighboring lots, we will send you the drawings.`,
  }),
  post({
    title: 'Apprentice class of 2026: 36 places in Plainfield',
    slug: 'apprentice-class-of-2026-36-chairs-in-plainfield',
    date: '2026-02-18',
    category: 'community',
    tags: ['People'],
    picture: 'com-break-garden',
    writtenBy: 'odette-fairbairn',
    location: 'Plainfield, Indiana',
    lead: 'Our second training bay opens in September with 36 places, three trades and pay from day one.',
    text: `
After Goodyear comes Plainfield. On September 8 a bay of White Lick 2 becomes a classroom for a year. The class has 36 places: 12 for dock mechanics, 12 for electricians and 12 for forklift drivers who want to become instructors.

- $22 an hour for 40 hours a week, with health insurance from day one
- No diploma required, only a 20-minute reading test that can be taken twice
- Six tenants pay a third of the cost and get to see people work before they hire them

The bay has eleven dock doors, one of every make we own, and a leveler with a glass side panel that a manufacturer in Wisconsin built for us at cost.

Applications are open until May 29. Last year 310 people applied for 40 places, so this year we are adding something for everyone else: four free Saturday courses in forklift safety and first aid, for 120 people each.`,
  }),
  post({
    title: 'Basics: cross-dock or rear-load',
    date: '2026-01-27',
    category: 'basics',
    tags: ['Cross-dock', 'Dock design'],
    picture: 'ext-cross-dock',
    author: 'user:lucille',
    lead: 'Dock doors on one side or on two? The answer depends on how long your pallets stay, not on your square feet.',
    text: `
A rear-load building has its dock doors on one long wall. A cross-dock has them on two walls facing each other. We own ${countByType('Rear-load')} of the first kind and ${countByType('Cross-dock')} of the second.

## How long does a pallet stay?

If it stays for more than three days, it is stored in racking, and a second wall of doors only takes up room. If it stays for less than a shift, it should go straight through.

- Rear-load: 250 to 320 feet deep, about one door per 7,000 square feet, one truck court
- Cross-dock: 400 to 620 feet deep, about one door per 5,500 square feet, two truck courts and twice the asphalt

## What the second wall costs

A 500,000-square-foot cross-dock needs nine acres more than a rear-load building and costs about $7 per square foot more to build. It pays off when you run two shifts or more. With less, the second truck court is just a parking lot.

## How far do your people walk?

In a cross-dock, a forklift driver crosses from one side to the other about 40 times a shift. At 500 feet that is nearly four miles. In a rear-load building the travel is along the wall, and you can cut it in half by putting fast-moving goods near the busiest doors.

There is a third option. Several of our rear-load buildings have knockout panels in the blind wall that have never been opened. Ask before you move.`,
  }),
];
