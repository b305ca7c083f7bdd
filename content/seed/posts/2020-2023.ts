/** Posts published from 2020 to 2023. */
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
    lead: 'At 9:40 pm on October 9 the first trailer left door 84 with 22 pallets of oranges. The building behind it took 19 months to design and build.',
    text: `
We drew the first plan of Trinity Crossing 1 in March 2022, for a field that had grown cotton and then sorghum. The building has 780,400 square feet, 168 dock doors on two sides and one tenant, a grocer, who signed when the plans had only four sheets.

## What was hard

The clay. Soil south of Dallas swells by up to five inches when it gets wet, and it takes the floor with it. We dug out 11 feet of soil across 18 acres, 320,000 cubic yards in all, mixed it with 6% lime and put it back. It took nine weeks. Since then the slab has moved by less than an eighth of an inch.

The steel, too. Joists that took 12 weeks to deliver in 2020 took 44 in 2022. We ordered them before we had a permit, from drawings still marked “preliminary,” and were right about all but 16.

## What was easy

- The city, which took 14 weeks from complete plans to permit
- The neighbors, a dairy farm that asked for a gate and got two
- The tenant, who came every other Thursday with doughnuts and never more than three requests

!ext-dock-row Doors 1 to 84, 9:15 pm.

## What we would do differently

Group the doors. Drivers cluster around the office corner while the far doors sit idle. We have started to think about counting how often each door opens.

> Draw it, build it, then stand in it at night and listen.
> — Lucille Tan, Chief Development Officer

The wetland south of the yard was planted in the same month. Right now it is four acres of mud. Come back in three years.`,
  }),
  post({
    title: 'What we keep when we rebuild: a depot in Framingham',
    date: '2023-08-15',
    category: 'development',
    tags: ['Brownfields', 'Concrete'],
    picture: 'int-shell',
    writtenBy: 'desmond-leary',
    location: 'Framingham, Massachusetts',
    format: 'post-format-gallery',
    lead: 'A depot built in 1958 had a sound frame and ten-foot-wide doors. We kept 2,100 tons of concrete and moved every opening.',
    text: `
Framingham Depot came with a frame: concrete columns 40 feet apart, a roof at 28 feet, cast in 1958 by builders who added a generous margin of safety. Demolishing it would have produced 2,100 tons of rubble and released about as much carbon as 190 cars emit in a year.

!!ba-upgrade-before ba-upgrade-after

## What stayed

- 88 columns and the roof beams above them
- The slab in the west half, ground flat by half an inch
- The brick annex, now an office, with its original stairs

## What went

- All 26 doors: ten feet wide, and at the wrong height for any trailer built after 1980
- The corrugated asbestos-cement siding, removed by a licensed crew over six weeks
- An 11-ton boiler, lifted out through the roof

## What it cost

Rebuilding cost $94 per square foot. A new building would have cost $121 and taken nine months longer. The clear height is 24 feet, where a new building would have 36. For a tenant that has to be within 25 minutes of two million people and stacks four pallets high, that is enough.

> Demolition is a decision. It deserves a drawing of its own.
> — Desmond Leary, Director, Development

## Who leases it

A caterer with 60 vans took the west half, a museum stores picture frames in the annex, and a manufacturer of stage lights has the rest of [Framingham Depot](/properties/framingham-depot/). Two thirds of the space was leased before the doors were hung.`,
  }),
  post({
    title: 'Ten years of the service desk',
    date: '2023-05-09',
    category: 'company-news',
    tags: ['Maintenance', 'People'],
    picture: 'int-dock-staging',
    writtenBy: 'saskia-bellweather',
    format: 'post-format-quote',
    lead: 'In ten years our service desk has taken 131,000 calls. The shortest lasted nine seconds: “Never mind, it closed.”',
    text: `
The desk opened on May 6, 2013, with one phone, a map and me. Today seven of us answer 800-555-0100 around the clock, in English and Spanish, from a room in Long Beach that overlooks the yard of our first building.

- 131,000 calls, 36 a day on average
- a median of 11 seconds to answer and four hours to resolve
- Doors and levelers 41%, roofs 17%, lights 12%, gates 9%
- A few hundred calls about animals, including one peacock

> When a dock stops, forty people stop working. So we don’t ask for a reference number first.

Every month the engineers and the desk listen to ten calls together, five that went well and five that did not. No one’s name is attached. Most of the procedures in our operating manual started with one of the five that did not go well.

The first call in 2013 was about a gate in Carson. The tenant is still with us, and so is the gate, with its third motor.`,
  }),
  post({
    title: 'Basics: what ESFR means on a listing',
    date: '2023-03-07',
    category: 'basics',
    tags: ['Safety'],
    picture: 'int-racking',
    writtenBy: 'renata-kowalczyk',
    lead: 'ESFR stands for early suppression, fast response: ceiling sprinklers strong enough that the racking needs none of its own.',
    text: `
An ordinary sprinkler controls a fire until the fire department arrives. An ESFR head opens sooner and discharges about 100 gallons a minute, enough to put the fire out. Systems are designed for 12 heads operating at once.

The K-factor describes the size of the opening. K-14 was standard until about 2010, followed by K-17 and K-22. K-25 protects storage up to 40 feet high under a 45-foot ceiling without in-rack sprinklers.

- Ask which commodity the system was designed for. Foamed plastics need more water than canned soup
- Keep 36 inches clear below the sprinkler heads
- Do not use solid shelves, because water has to reach the lower levels

Every building we own that was completed since 1998 has ESFR. For older buildings the listing shows a density such as “.45 over 3,000 sq ft,” which is fine for steel parts but not for toys.`,
  }),
  post({
    title: 'Why we reply within two business days',
    slug: 'why-we-answer-within-two-working-days',
    date: '2023-01-24',
    category: 'insights',
    tags: ['Leasing', 'People'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'We contacted 60 landlords the way a tenant would. Nineteen replied within a week. None of them sent a floor plan.',
    text: `
Last fall we asked 60 owners for 80,000 square feet, in the name of one of our tenants and with that tenant’s consent. Then we waited.

- 19 replied within a week, 11 replied later, and 30 never did
- 17 of the 19 wanted a call before they would say whether the space existed
- 4 quoted a rent, and none sent a floor plan

Then we sent the same inquiry to ourselves. Our own reply took three days and contained a brochure with a sunset on the cover.

So now there is a rule. Someone from the region replies within two business days, and the first reply contains five things: the floor plan, the power supply, the number of dock doors, the rent and what is wrong with the space. That is 40 minutes of work per inquiry. Half of the inquiries lead nowhere, and half of those come back a year later.

## What is wrong with the space

The fifth item was the hardest. The first version of the rule said “known limitations,” and 31 of 40 replies left it blank. We changed the wording to “what would you tell your sister,” and now the replies say things like this: the truck court is ten feet short; the last bus leaves at nine; the business next door grinds stone on Tuesdays. About one inquiry in nine ends there. We had feared it would be one in two.

Each of our four offices displays the current response time on the wall. In December it was 1.4 days.`,
  }),
  post({
    title: '7.2 megawatts, and a standard for every new roof',
    date: '2022-11-15',
    category: 'sustainability',
    tags: ['Solar'],
    picture: 'sus-rooftop-solar',
    author: 'user:ingrid',
    lead: 'Twelve of our roofs now generate power. From here on, every new roof is designed to.',
    text: `
A roof designed for solar costs $1.40 per square foot more: a thicker membrane, stronger joists and conduit to the edge. Adding the same later costs $5 and takes a summer. So since 2021 we have included it in every new building, whether or not the utility has agreed to connect it.

Today 12 roofs have a capacity of 7.2 megawatts. The largest, in Moreno Valley, has 1.6 megawatts and supplies a tenant who freezes berries. The smallest, 120 kilowatts in Portland, supplies an office and a bakery.

- 26,400 kilowatt-hours on a good day in June
- A payback period of 9.1 years
- Nine utilities contacted, two of which replied within a month

Fourteen more roofs are on the list for 2023. We will also write about the ones that do not work out.

Our tenants buy the power at a discount to the grid price for the length of their lease. Nothing in the agreement lasts longer than the lease itself.`,
  }),
  post({
    title: 'A ghost story: the doors at the far end',
    date: '2022-10-25',
    category: 'insights',
    tags: ['Dock design', 'Research'],
    picture: 'ext-dock-row',
    author: 'user:arjun',
    lead: 'Doors 61 to 72 in one of our buildings had cobwebs on them. We asked why, and started counting.',
    text: `
In one of our buildings near Joliet, the last 12 doors had cobwebs across the leveler lips. The tenant was not short of trailers. At the other end of the wall, they were lined up.

We asked the crew. The printer is at the other end. So are the restroom, the coffee, the supervisor and the only lights that come on before seven. From door 72 it is a 640-foot walk to get a signature.

Moving a printer costs nothing. In August the tenant put a second desk at door 64. By October doors 61 to 72 handled 15% of all movements, and the line of trailers was gone.

We have 9,600 dock doors in 231 buildings and no idea how many of them have cobwebs. Counting would take a sensor on each door, at about $40 including the battery. We are asking for quotes.

Until then, we are asking our engineers to note unused doors on their quarterly inspections. If you work in one of our buildings and know of one, please tell the service desk.`,
  }),
  post({
    title: 'Storey Flat Data Hall hands over a substation',
    date: '2022-08-23',
    category: 'development',
    tags: ['Permits'],
    picture: 'ext-data-center',
    writtenBy: 'carmen-delacroix',
    location: 'McCarran, Nevada',
    lead: 'We needed 48 megawatts, and the valley had nine. So we built the substation first.',
    text: `
The first thing we built at Storey Flat was not ours to keep. The utility had nine megawatts left in the valley and no plans for more until 2027. We offered to pay for a new substation, built to the utility’s plans by its own contractor, and to hand it over on the day it was energized.

- 120 kV, two feeds and two 50-megawatt transformers
- $31 million, repaid over ten years through the rate
- 22 months instead of 60

The data center has 208,000 square feet, four halls of 12 megawatts each and one tenant, with a lease until 2037. It is cooled by air in a closed loop. The building uses 1,900 gallons of water a day, all of it in the restrooms. The site came with a farm well, and we gave the rest of its allotment back to the county.`,
  }),
  post({
    title: 'Every pane of Bayshore Sawtooth is back',
    date: '2022-04-19',
    category: 'community',
    tags: ['California', 'Brownfields'],
    picture: 'ext-sawtooth',
    writtenBy: 'isaac-fontaine',
    location: 'Hayward, California',
    lead: 'When we bought the building, 640 of its 1,180 panes were missing. A 71-year-old glazier installed the last one on April 8.',
    text: `
A sawtooth roof faces away from the sun and lets in light from the north. Bayshore Sawtooth was built that way in 1968 for a paint company, whose employees had to match colors.

Fifty years of forklifts, pigeons and plywood had taken 640 panes. The ribbed glass is no longer made. A retired glazier in Oakland, 71 years old, still had the roller for it in his garage. He came back to work for 14 months, with two apprentices, and retired again on April 8.

All eight units are leased: to a cheese importer, two bicycle manufacturers, a printer, a stage builder and three others. On a day in June the lights stay off for nine hours, which saves each tenant about $2,600 a year.

The two apprentices have since started their own business. They have asked us for a list of our other buildings with skylights.`,
  }),
  post({
    title: 'Basics: what entitled land is',
    date: '2022-02-15',
    category: 'basics',
    tags: ['Permits'],
    picture: 'reg-plains',
    writtenBy: 'lupe-arellano',
    lead: 'Land is entitled when it has every approval except the building permit. On average, getting there takes us 29 months.',
    text: `
A field with a sign on it is only a hope. Before you can apply for a building permit, five things have to be settled, and each one has its own hearing.

1. Zoning: what can be built here and how high. 4 to 14 months
2. Environment: which plants and animals live here and where their water comes from. 6 to 24 months
3. Traffic: which intersections are affected and who pays for the new signal. 5 to 12 months
4. Water and sewer: a letter from the utility that it will serve the site. 3 to 9 months
5. Neighbors: not required by law, but the first thing we do. As long as it takes

We hold 14 sites where all five are settled. For a tenant, that turns four years into about one: three months for drawings, three to five for the permit, and steel up 11 months after signing. To find out where our sites are, see [Build to suit](/build-to-suit/).`,
  }),
  post({
    title: 'A yard for 520 trailers, and nothing else',
    date: '2021-11-02',
    category: 'company-news',
    tags: ['Chicago', 'Rail'],
    picture: 'abs-trailers',
    writtenBy: 'philippa-dunmore',
    location: 'Joliet, Illinois',
    lead: 'We bought 24.8 acres of concrete with a 14,200-square-foot shop. It is the least-built property we own.',
    text: `
Between two intermodal ramps in Joliet, a trailer waits for 2.1 days on average. It waits on a street or in a yard. On October 28 we bought a yard: 520 stalls, three gates with license plate readers and a shop with four bays.

There are eight inches of concrete under every landing leg, so drivers do not need to carry planks. A ten-foot fence and 61 cameras have kept theft to one trailer in three years. It was recovered within a week.

Trailer yards are taxed as land, cost little to insure and lease like buildings. We paid $26.4 million, and the yard is leased until 2029. There are 11 more like it within five miles, serving 60,000 containers a week.

Why own one? Because every dock door we lease nearby depends on a place to park. When the yard is full, trailers wait in our truck courts, and our tenants’ loading times double.`,
  }),
  post({
    title: 'Six months with one service number',
    date: '2021-07-13',
    category: 'company-news',
    tags: ['Maintenance'],
    picture: 'int-dock-staging',
    author: 'user:bernard',
    lead: 'In January we closed our last 26 local numbers and moved everyone to the service desk. Calls went up 40%, and complaints fell by half.',
    text: `
Our service desk has answered 800-555-0100 since 2013, but until last year tenants in 26 locations still called a local property manager, who called a vendor, who called the tenant. In January we gave all of them the same number and one promise: the person who answers stays on the case until it is closed.

- 6,100 calls in six months, 40% more than before. The problems had always been there, but no one had counted them
- 51% fewer complaints about the same issues
- 19 vendors we no longer use, because the desk can now see who shows up late

The property managers worried that they would lose touch with their tenants. Instead, they now get a one-page summary of yesterday’s calls every morning, and they use the time they save to visit. We count those visits too: 1.6 per tenant per month, up from 0.9.`,
  }),
  post({
    title: 'Our first new cold storage building, in Goodyear',
    slug: 'first-of-its-kind-for-us-a-cold-store-in-goodyear',
    date: '2021-05-18',
    category: 'development',
    tags: ['Cold storage'],
    picture: 'ext-cold-storage',
    author: 'user:lucille',
    location: 'Goodyear, Arizona',
    lead: 'Agua Fria Cold Store opened on May 14: six rooms, 48 feet clear, with temperatures down to ten below zero.',
    text: `
We had bought cold storage buildings before, but we had never built one. So we hired people who had: an engineer from a fishing port and a foreman who builds ice rinks.

## What they taught us

- Insulate the ground. The soil under a freezer freezes too, swells and lifts the floor. Under ours are 14 inches of foam and 11 miles of pipe with warm glycol
- Seal the dock. The dock is a separate room kept at 38 degrees, and a trailer is sealed against it before its doors open
- Use carbon dioxide instead of ammonia. It costs 12% more and is safe to use near a school

The building has 264,900 square feet, 41,600 pallet positions and one tenant from opening day. On a 115-degree day the plant draws 2.4 megawatts. The roof is designed for solar. We have applied to the utility, which has said no once so far.`,
  }),
  post({
    title: 'What a pandemic year did to a warehouse floor',
    date: '2021-02-09',
    category: 'insights',
    tags: ['Research', 'People'],
    picture: 'int-dock-staging',
    author: 'user:arjun',
    lead: 'We surveyed 60 buildings in 2019 and again in 2020. Same tenants, same floors, different use. Here is what changed.',
    text: `
In the fall of 2019 we measured how 60 of our tenants used their floors, with a floor plan and a pencil. A year later we measured again.

## What grew

- Packing stations, from 3% of the floor to 8%
- Returns, from 2% to 5%. One tenant had moved them into the conference room
- Break space, from 1.1% to 2.4%, because keeping people six feet apart takes a lot of floor
- Parked trailers, up 31%, most of them full

## What shrank

Racking, from 58% to 51%. There was just as much to store, but the aisles were widened so that two people could pass. Offices shrank from 5% to 4%, and the desks that left have not come back.

!int-sort A sorter in Linden, New Jersey, where there was racking in 2019.

## What we design differently

Restrooms in the middle of the long wall, not only at the office corner. Ventilation that can change the air twice an hour instead of once. A second entrance for employees at the far end. None of this needs a pandemic to be useful: the far entrance alone saves 400 steps a shift.

> No one asked for more space in 2020. They asked for the same space in a different arrangement.
> — Arjun Petrossian, Head of Research

We will survey the same 60 buildings again in 2022, without telling the tenants when.`,
  }),
  post({
    title: 'Rent in April: what we billed and what we collected',
    slug: 'rent-in-april-what-we-asked-and-what-we-got',
    date: '2020-06-09',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    author: 'user:ruth',
    forPress: true,
    lead: 'We collected 96.4% of April’s rent. Because we called every tenant before the first of the month, we also know why the rest was late.',
    text: `
In the last week of March we called all 418 tenants and asked two questions: Are your people well? And can you pay on the first? The calls took 11 minutes on average. Seventy-one tenants asked for more time.

We gave it to 38 of them, all in spaces smaller than 60,000 square feet. Three months’ rent moved to the end of the lease, in a one-page agreement without interest. We said no to the other 33, most of which were busier than ever and said so when we asked.

- 96.4% of April’s rent was paid by April 30, and 97.8% of May’s by May 31
- $4.1 million deferred, of which we expect to lose $0.6 million
- No one at Causeway was laid off

Our engineers kept working, one to a van instead of two. The service desk answered from seven kitchens.`,
  }),
  post({
    title: 'Why this newsroom has numbers in it',
    date: '2020-02-11',
    category: 'company-news',
    tags: ['People'],
    picture: 'abs-panels',
    author: 'user:ruth',
    lead: 'Landlords like to write about vision. We own floors, doors and roofs, and you can count those. So we will.',
    text: `
I covered the harbor as a reporter for 12 years. In that time I received some 3,000 statements from companies that were thrilled. I remember four of them, because each contained a number I had not known.

So here are our rules for what we publish.

1. Every article has numbers in it, and we say where they come from.
2. What went wrong is in the article, not in a footnote.
3. We quote people only if they said it.
4. We use no adjective that our competitors could use just as well.
5. If you find an error, you get a reply the same day, and a dated correction appears at the top of the article.

We will publish in six categories: company news, insights, sustainability, development, community, and basics, where we explain terms we should not have been using without an explanation.

The press desk is at 562-555-0170. A person answers.`,
  }),
];
