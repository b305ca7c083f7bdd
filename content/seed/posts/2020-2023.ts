/** Posts from 2020 to 2023. */
import { post } from './post.ts';

export const posts2020To2023 = [
  post({
    title: 'Trinity Crossing 1 works its first night shift',
    date: '2023-10-17',
    category: 'development',
    tags: ['Cross-dock', 'Texas'],
    picture: 'hero-dusk-docks',
    author: 'user:lucille',
    location: 'Wilmer, Texas',
    forPress: true,
    lead: 'At 9:40 pm on October 9 the first trailer left door 84 with 22 pallets of oranges. The building behind it took 19 months.',
    text: `
We drew Trinity Crossing 1 in March 2022 on a field that had been cotton, then sorghum, then a bank’s. It has 780,400 square feet, 168 doors on two faces and one tenant, a grocer, who signed when the drawing had four sheets.

## What was hard

The clay. Soil south of Dallas swells by up to five inches when it gets wet, and a floor follows. We dug out 11 feet across 18 acres, mixed it with 6% lime and put it back, 320,000 cubic yards. It took nine weeks. Since then a level on the slab has moved by less than an eighth of an inch.

The steel, too. Joists that took 12 weeks in 2020 took 44 in 2022. We ordered them before the permit, from a drawing that still said “preliminary”, and were right about all but 16.

## What was easy

- The city: 14 weeks from complete drawings to permit
- The neighbors: a dairy, which asked for a gate and got two
- The tenant, who came every second Thursday with doughnuts and a list of three things at most

!hero-dusk-docks Doors 1 to 84, 9:15 pm.

## What we would do differently

Space the doors in groups. Drivers bunch around the office corner, and the far doors wait. We have begun to think about counting them.

> Draw it, build it, then stand in it at night and listen.
> — Lucille Tan, Chief Development Officer

The wetland south of the yard was planted in the same month. It is four acres of mud at the moment. Come back in three years.`,
  }),
  post({
    title: 'What we keep when we rebuild: a depot in Framingham',
    date: '2023-08-15',
    category: 'development',
    tags: ['Brownfields', 'Concrete'],
    picture: 'ba-upgrade-after',
    writtenBy: 'desmond-leary',
    location: 'Framingham, Massachusetts',
    format: 'post-format-gallery',
    lead: 'A depot of 1958 had good bones and ten-foot doors. We kept 2,100 tons of frame and moved every opening.',
    text: `
New buildings start with a frame. Framingham Depot had one: concrete, columns at 40 feet, roof at 28, cast in 1958 by people who did not trust calculations. Breaking it would have made 2,100 tons of rubble and released about as much carbon as 190 cars in a year.

!!ba-upgrade-before ba-upgrade-after

## What stayed

- 88 columns and the roof beams over them
- The slab in the west half, ground flat by half an inch
- The brick annex, as an office; its stairs have 41 steps and 65 years of boots in them

## What went

- All 26 doors: ten feet wide and at the wrong height for a trailer built after 1980
- The skin, corrugated asbestos cement, in white suits, for six weeks
- A boiler of 11 tons, through the roof

## In sums

Rebuilding cost $94 a square foot, a new building would have cost $121 and nine months more. Clear height is 24 feet where a new one would have had 36. For a tenant who needs to be 25 minutes from two million people and stacks four high, this is enough.

> Demolition is a decision. It deserves a drawing of its own.
> — Desmond Leary, Director, Development

## Who wanted it

A caterer with 60 vans took the west half, a museum stores its frames in the annex, and a maker of stage lights has the rest of [Framingham Depot](/properties/framingham-depot/). Leases for two thirds of it were signed before the doors were hung.`,
  }),
  post({
    title: 'Ten years of the service desk',
    date: '2023-05-09',
    category: 'company-news',
    tags: ['Maintenance', 'People'],
    picture: 'int-dock-staging',
    writtenBy: 'saskia-bellweather',
    format: 'post-format-quote',
    lead: 'In ten years 131,000 calls came in on 800 555 0100. The shortest took nine seconds: “Never mind, it closed.”',
    text: `
The desk opened on May 6, 2013, with one phone, a map and me. Seven of us answer it now, day and night, in English and Spanish, from a room in Long Beach with a window on the yard of building 1.

- 131,000 calls, 36 a day
- 11 seconds to answer, at the median; four hours to close
- Doors and levelers 41%, roofs 17%, lights 12%, gates 9%
- 212 calls about animals, among them a peacock

> When a dock stops, forty people stand still. So we don’t ask for a reference number first.

Every month the engineers and the desk read ten calls aloud, five good and five bad. Nobody’s name is on them. Most of what stands in the operating manual began as one of the five bad ones.`,
  }),
  post({
    title: 'Basics: what ESFR means on a listing',
    date: '2023-03-07',
    category: 'basics',
    tags: ['Safety'],
    picture: 'int-racking',
    writtenBy: 'renata-kowalczyk',
    lead: 'Early suppression, fast response: sprinklers that drown a fire from above, so that racking needs no pipes of its own.',
    text: `
An ordinary sprinkler holds a fire until the brigade arrives. An ESFR head opens faster and pours about 100 gallons a minute on it, enough to put it out. Twelve heads at once are the case it is designed for.

The K number is the size of the hole. K-14 was usual until 2010, K-17 and K-22 came after it, K-25 allows storage up to 40 feet under a ceiling of 45 without pipes in the racks.

- Ask which commodity it was designed for: plastics in foam need more than cans of soup
- Keep 36 inches free below the heads
- No solid shelves; water must fall through

Each of our buildings finished since 1998 has ESFR. In older ones the listing says “.45 over 3,000”, which is a density: fine for steel, not for toys.`,
  }),
  post({
    title: 'Why we answer within two working days',
    date: '2023-01-24',
    category: 'insights',
    tags: ['Leasing', 'People'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'We wrote to 60 landlords as a tenant would. Nineteen answered in a week. None sent a plan.',
    text: `
Last fall we asked 60 owners for 80,000 square feet, under a tenant’s name and with the tenant’s consent, and waited.

- 19 answered within a week, 11 later, 30 never
- 17 of the 19 asked for a call before they said whether the space existed
- 4 named a rent, none sent a plan

Then we wrote to ourselves. Our own answer took three days and had a brochure in it with a sunset.

So there is a rule now. A person from the region answers within two working days, and the first answer holds five things: the plan, the power, the true number of doors, the rent, and what is wrong with the space. It is 40 minutes of work per inquiry. Half of them come to nothing, and half of those come back a year later.

## What is wrong with the space

The fifth thing was the hardest to write. The first draft of the rule said “known limitations”, and 31 of 40 answers left it empty. We changed the words to “what would you tell your sister”, and now it reads like this: the court is ten feet short; the bus stops at nine; the neighbor grinds stone on Tuesdays. About one inquiry in nine ends there. We had feared one in two.

The clock is on the wall in each of our four offices. In December it showed 1.4 days.`,
  }),
  post({
    title: '7.2 megawatts, and a standard for every new roof',
    date: '2022-11-15',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    lead: 'Twelve roofs make power now. From here on every new one is built for it, sold or not.',
    text: `
A roof that is built for panels costs $1.40 a square foot more: thicker membrane, stronger joists, conduit to the edge. Adding the same later costs $5 and a summer. So since 2021 we add it to each new building, whether a utility has said yes or not.

Twelve roofs make 7.2 megawatts today. The largest, in Moreno Valley, has 1.6 and feeds a tenant who freezes berries. The smallest, 120 kilowatts in Portland, feeds an office and a bakery.

- 26,400 kilowatt-hours on a good June day
- 9.1 years until a roof has earned its cost
- Two utilities out of nine that answered within a month

The list for 2023 has 14 roofs. We will write about those that fail as well.`,
  }),
  post({
    title: 'A ghost story: the doors at the far end',
    date: '2022-10-25',
    category: 'insights',
    tags: ['Dock design', 'Research'],
    picture: 'ext-dock-row',
    author: 'user:arjun',
    lead: 'Doors 61 to 72 in one of our buildings had cobwebs. We asked why, and began to count.',
    text: `
In a building of ours near Joliet the last twelve doors had cobwebs across the lip. The tenant was not short of trailers: at the other end of the wall they queued.

We asked the crew. The printer is at the other end. So is the restroom, the coffee, the supervisor and the only light that works before seven. It is 640 feet from door 72 to a signature.

Moving a printer costs nothing. In August the tenant put a second desk at door 64. By October doors 61 to 72 did 15% of all movements and the queue was gone.

We have 9,600 doors in 231 buildings and no idea how many of them have cobwebs. Counting them would need a sensor on each, about $40 with its battery. We are asking for quotes.`,
  }),
  post({
    title: 'Storey Flat Data Hall hands over a substation',
    date: '2022-08-23',
    category: 'development',
    tags: ['Permits'],
    picture: 'ext-data-centre',
    writtenBy: 'carmen-delacroix',
    location: 'McCarran, Nevada',
    lead: 'We needed 48 megawatts and the valley had nine. So the building came second.',
    text: `
The first thing we built at Storey Flat was not ours to keep. The utility had nine megawatts left in the valley and a plan for more in 2027. We offered to pay for the substation, to its drawings, with its contractor, and to hand it over on the day it was energized.

- 120 kV, two feeds, two transformers of 50 megawatts
- $31 million, repaid over ten years through the tariff
- 22 months instead of 60

The hall has 208,000 square feet, four rooms of 12 megawatts and one tenant until 2037. Cooling is air in a closed loop; the building uses 1,900 gallons of water a day, all of it in restrooms. It was a farm well’s allotment, and we gave the rest back.`,
  }),
  post({
    title: 'Every pane of Bayshore Sawtooth is back',
    date: '2022-04-19',
    category: 'community',
    tags: ['California', 'Brownfields'],
    picture: 'ext-sawtooth',
    writtenBy: 'isaac-fontaine',
    location: 'Hayward, California',
    lead: '640 of 1,180 panes were missing when we bought it. A glazier of 71 put the last one in on April 8.',
    text: `
A sawtooth roof turns its back on the sun and opens to the north. Bayshore Sawtooth was built that way in 1968, for people who matched the colors of paint.

Fifty years of forklifts, pigeons and plywood had taken 640 panes. New ones of the same rib are not made any more. A glazier in Oakland, 71 years old and retired, had the roller for it in his garage. He came back for 14 months, with two apprentices, and retired again on April 8.

The eight units are leased: a cheese importer, two makers of bicycles, a printer, a stage builder and three more. Lights are off for nine hours on a June day, which saves each of them about $2,600 a year.`,
  }),
  post({
    title: 'Basics: what entitled land is',
    date: '2022-02-15',
    category: 'basics',
    tags: ['Permits'],
    picture: 'reg-plains',
    writtenBy: 'lupe-arellano',
    lead: 'Land is entitled when nobody’s permission is missing any more but a building permit. It takes us 29 months on average.',
    text: `
A field with a sign on it is a hope. Before a building can be filed for permit, five things have to be settled, and each has a hearing.

1. Zoning: what may stand here, and how high. 4 to 14 months
2. Environment: what lives here, and what it drinks. 6 to 24 months
3. Traffic: who waits at which light, and who pays for the next one. 5 to 12 months
4. Water and sewer: a letter that says will serve. 3 to 9 months
5. Neighbors: not in the law, first in the order. As long as it takes

We hold 14 sites where all five are settled. For a tenant this turns four years into one: drawings in three months, permit in three to five, steel eleven months after signature. Which ones? [Ask](/build-to-suit/).`,
  }),
  post({
    title: 'A yard for 520 trailers, and nothing else',
    date: '2021-11-02',
    category: 'company-news',
    tags: ['Chicago', 'Rail'],
    picture: 'abs-trailers',
    writtenBy: 'philippa-dunmore',
    location: 'Joliet, Illinois',
    lead: 'We bought 24.8 acres of concrete with a shop of 14,200 square feet. It is the least built place we own.',
    text: `
Between two intermodal ramps in Joliet a trailer waits for 2.1 days. It waits on somebody’s street or in somebody’s yard. On October 28 we bought a yard: 520 stalls, three gates with plate readers, and a shop with four bays.

Eight inches of concrete lie under every landing leg, so nobody carries planks. A fence of ten feet and 61 cameras keep theft at one trailer in three years; it came back on a Tuesday, washed.

Yards are taxed as land, insured as nothing and leased like buildings. We paid $26.4 million and have a tenant to 2029. There are 11 more like it within five miles, and 60,000 containers a week.`,
  }),
  post({
    title: 'Six months with one service number',
    date: '2021-07-13',
    category: 'company-news',
    tags: ['Maintenance'],
    picture: 'int-dock-staging',
    author: 'user:bernard',
    lead: 'In January we closed 26 local numbers and kept one. Calls went up by 40% and complaints down by half.',
    text: `
Until last year a tenant called a property manager, who called a vendor, who called the tenant. In January we gave all of them one number, 800 555 0100, and promised that whoever answers will stay with the call until it is closed.

- 6,100 calls in six months, 40% more than before. They were always there; nobody had counted them
- 51% fewer complaints about the same things
- 19 vendors we no longer use, because the desk now sees who comes late

The managers worried that they would lose touch with their tenants. Instead they get a page each morning with yesterday’s calls, and they visit. We count the visits as well: 1.6 for each tenant and month, up from 0.9.`,
  }),
  post({
    title: 'First of its kind for us: a cold store in Goodyear',
    date: '2021-05-18',
    category: 'development',
    tags: ['Cold storage'],
    picture: 'ext-cold-storage',
    author: 'user:lucille',
    location: 'Goodyear, Arizona',
    lead: 'Agua Fria opened on May 14: six rooms, 48 feet clear, minus ten degrees outside nobody’s window.',
    text: `
Cold space is a machine with a building around it. We had never built one, so we hired people who had: an engineer from a fishing port, a foreman from an ice rink.

## What they taught us

- Insulate the ground. Below a freezer it freezes too, swells, and lifts the floor. Ours has 14 inches of foam and 11 miles of pipe with warm glycol in it
- Doors close before they open. The dock is a room of its own at 38 degrees; a trailer is sealed to it first
- Carbon dioxide, not ammonia. It costs 12% more and lets you sleep beside a school

The store has 264,900 square feet, 41,600 pallet positions and one tenant from the first day. On a day of 115 degrees it draws 2.4 megawatts. The roof will carry panels; the utility has been asked, and has said no once.`,
  }),
  post({
    title: 'What a pandemic year did to a warehouse floor',
    date: '2021-02-09',
    category: 'insights',
    tags: ['Research', 'People'],
    picture: 'int-sort',
    author: 'user:arjun',
    lead: 'We walked 60 buildings in 2019 and again in 2020. Same tenants, same floors, other use: here is what moved.',
    text: `
In the fall of 2019 we measured how 60 of our tenants used their floors, with a plan and a pencil. A year later we measured again.

## What grew

- Packing tables, from 3% of the floor to 8%
- Returns, from 2% to 5%; one tenant had put them into the conference room
- Break space, from 1.1% to 2.4%, because six feet between chairs is a lot of floor
- Parked trailers, by 31%, most of them full

## What shrank

Racking, from 58% to 51%. Not because there was less to store, but because the aisles became wider for two people to pass. Offices fell from 5% to 4%, and the desks that left have not come back.

!int-sort A sorter where there was racking in 2019; Linden, New Jersey.

## What we draw differently

Restrooms in the middle of the long wall, not only at the office corner. Air that can be changed twice an hour instead of once. A second door for people, at the far end. None of this needs a pandemic to be useful: the far door saves 400 steps a shift.

> Nobody asked for more space in 2020. They asked for the same space in another order.
> — Arjun Petrossian, Head of Research

We will walk the same 60 buildings again in 2022. Nine tenants have asked us not to tell them when.`,
  }),
  post({
    title: 'Rent in April: what we asked and what we got',
    date: '2020-06-09',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    author: 'user:ruth',
    forPress: true,
    lead: '96.4% of April’s rent came in. We called everybody before the first of the month, which is why we know about the rest.',
    text: `
In the last week of March we called all 418 tenants and asked two questions: are your people well, and can you pay on the first? Calls took 11 minutes on average. 71 tenants asked for time.

We gave it to 38, all of them smaller than 60,000 square feet: three months’ rent moved to the end of the lease, one page, no interest. We said no to 33, most of which were busier than ever and said so when asked.

- 96.4% of April’s rent was paid by the 30th, 97.8% of May’s
- $4.1 million deferred; we expect to lose 0.6 of it
- No one in our company was let go

Engineers kept working, two to a van became one to a van, and the service desk answered from seven kitchens.`,
  }),
  post({
    title: 'Why this newsroom has numbers in it',
    date: '2020-02-11',
    category: 'company-news',
    tags: ['People'],
    picture: 'abs-panels',
    author: 'user:ruth',
    lead: 'Landlords write about vision. We own floors, doors and roofs, and they can be counted. So we will.',
    text: `
I was a reporter at the harbor for 12 years. In that time I was sent some 3,000 statements by companies that were thrilled. I remember four of them: each had a number in it that I had not known.

So here are the rules for what we publish. There are five.

1. Every paragraph has a number, and we say where it is from.
2. What went wrong is in the piece, not in the footnote.
3. People are quoted when they said it, not when it would be good to have said it.
4. No adjective that a competitor could use as well.
5. Whoever finds an error gets an answer the same day and a line below the piece.

Six kinds of pieces will appear: company news, insights, sustainability, development, community, and basics, in which we explain words that we should not have been using without explaining them.

The press desk is +1 562 555 0170. A person answers.`,
  }),
];
