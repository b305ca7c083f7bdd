/** Market notes: one post about each market, by a member of the local team. */
import { post, type PostDraft } from './post.ts';

type MarketNoteDraft = Pick<PostDraft, 'title' | 'slug' | 'date' | 'tags' | 'picture' | 'writtenBy' | 'location' | 'lead' | 'text'>;

const marketNote = (draft: MarketNoteDraft) => post({ ...draft, category: 'insights' });

export const marketNotes = [
  marketNote({
    title: 'Market note: Seattle–Tacoma, where land ends at a river',
    date: '2021-03-16',
    tags: ['Research', 'Ports'],
    picture: 'reg-forest-hills',
    writtenBy: 'hana-kowata',
    location: 'Kent, Washington',
    lead: 'The Kent Valley is eleven miles long and two miles wide. Almost every parcel in it is built on, under water or spoken for.',
    text: `
We walked every industrial parcel over five acres between Renton and Sumner. There are 214. Nineteen of them are vacant, and 14 of those 19 are under water for part of a normal winter.

That leaves five. The owners of three of them told us, politely, that they are keeping the land for their grandchildren.

- 214 parcels over five acres, 19 of them vacant
- 4.1% of the valley’s warehouse space is available
- 31 minutes from a dock in Kent to a berth in Tacoma at 6 am

So the valley grows by replacement. The next building to come down will be about 50 years old with 18-foot ceilings, and it will probably still be leased. If you are a tenant in a building like that, ask your owner two questions: when does my lease really end, and has anyone been surveying the roof?

We lease our [Green River buildings](/markets/seattle-tacoma/) in units as small as a few dock doors, and we check the river gauge every morning.`,
  }),
  marketNote({
    title: 'Market note: Portland after the last big lot',
    date: '2021-06-22',
    tags: ['Research', 'Permits'],
    picture: 'reg-river-city',
    writtenBy: 'tomasz-brennan',
    location: 'Portland, Oregon',
    lead: 'The urban growth boundary held, the airport kept its fields, and the last flat 40 acres inside the line were sold in April.',
    text: `
Portland has drawn a line around itself and builds inside it. For a landlord that means the map is complete, and every new building has to replace an older one.

The 40 acres that sold in April went for $19.80 a square foot of land, twice the price of 2016. Four buildings are planned there. We did not bid. The slope needs a 22-foot retaining wall, and a retaining wall is something you maintain forever.

Instead, we measured our own yards. At Rivergate we found 3.1 acres of asphalt that have been empty since a tenant switched from trailers to containers. That is enough room for a row of twelve dock doors. It needs a permit, 14 weeks and no new land.

If you own property inside the line, measure what you have before you look for more. We have since done the same at all six of our Portland buildings and found room for 60 more trailer stalls without buying an acre.`,
  }),
  marketNote({
    title: 'Market note: the East Bay and its small buildings',
    slug: 'market-note-the-east-bay-counts-its-small-doors',
    date: '2021-09-14',
    tags: ['Research', 'Last mile', 'California'],
    picture: 'reg-coast',
    writtenBy: 'graham-ostrowski',
    location: 'Hayward, California',
    lead: 'Everyone asks for 100,000 square feet near a bridge. Most of the East Bay comes in pieces of 22,000.',
    text: `
There are 3,900 industrial buildings between Richmond and Fremont. Half of them are smaller than a supermarket. They were built for machine shops, upholsterers and a cannery that closed in 1989.

That is a problem if your goods arrive on 53-foot trailers. It is an advantage if they leave in vans. A small building has a small truck court, a low roof and a neighbor who minds the noise, but a van can reach 2.6 million people from it in 40 minutes.

- Median building size: 22,000 square feet
- 71% have a drive-in door, 38% have a dock-high door
- One in six has a three-phase power supply worth mentioning

We have changed our listing sheets for this market. Drive-in doors come first, their height second and power third. Clear height, which is at the top of the sheet everywhere else, has moved to line nine.`,
  }),
  marketNote({
    title: 'Market note: Stockton, Tracy and the long way to the sea',
    date: '2021-11-30',
    tags: ['Research', 'Ports', 'California'],
    picture: 'reg-plains',
    writtenBy: 'lupe-arellano',
    location: 'Tracy, California',
    lead: 'The Port of Oakland is 62 freeway miles from our docks in Tracy. In October the drive took up to four hours.',
    text: `
The Central Valley is where the Bay Area keeps its inventory. It has land, it has people who would rather work closer to home than San Jose, and it has one freeway over one pass.

In October, with 80 ships at anchor off the coast, we asked drivers at Mossdale to write down when they had left Oakland. The median trip was 1 hour 50 minutes. One in ten took more than four hours, and there was no way to know in advance which one.

As a result, tenants here have started to hold eleven days of inventory where seven used to be enough. That takes about a third more floor space. It is the main reason the valley filled up this year, and it has little to do with growth. It is a traffic jam, stored in warehouses.

When the ships are gone, some of that space will come back to the market. We have told our lenders so in writing, and we think our tenants and brokers should know it too.`,
  }),
  marketNote({
    title: 'Market note: Sacramento and its levees',
    date: '2022-02-08',
    tags: ['Research', 'Stormwater', 'California'],
    picture: 'sus-wetland',
    writtenBy: 'isaac-fontaine',
    location: 'Sacramento, California',
    lead: 'In a wet February, a third of this market’s warehouses are below the level of the river. Ask about the levee before you ask about the rent.',
    text: `
For a few weeks in most winters, the Sacramento River is higher than the floors of the buildings next to it. Between the two is a levee: an earth and clay embankment with a road on top and a district that maintains it.

We own six buildings here. Four are behind levees, and the manual for each of them has a sheet with three numbers: the elevation of the slab, the year of the levee’s last certification, and how many inches of water the yard can hold before a dock pit floods.

- Natomas: certified, with work finished on all 42 miles
- Yolo: a bypass that is designed to flood, and does
- Our lowest truck court can hold 14 inches; its pumps can handle 20

Insurers look at the first number. Tenants should look at the third. It decides whether a wet weekend is a nuisance or an emergency, and you will not find it on a flyer. Ask your landlord for it.`,
  }),
  marketNote({
    title: 'Market note: Reno has run out of easy power',
    date: '2022-04-19',
    tags: ['Research'],
    picture: 'reg-desert',
    writtenBy: 'caleb-whitfield',
    location: 'Sparks, Nevada',
    lead: 'There is land, there are trucks, and people commute in from Fernley. What is missing east of Reno is electrical capacity.',
    text: `
Ten years ago, when you asked the utility for 4,000 amps, it gave you a date. Now it gives you a study. The study takes eight months, costs $25,000 and ends with a date three years away.

You can see the reason from the interstate: data centers, each of which uses as much power as a small town. They pay for their own substations, but they draw on the same transmission lines everyone else had counted on.

For ordinary warehouses, this has reversed the economics. A vacant building with 4,000 amps in its switchgear is now worth more than a new one without. When a tenant left Pyramid Siding, we kept the service active and paid $1,900 a month for power no one used. The next tenant signed within five weeks because of it.

If you are looking for space here, look at the electrical panel first. Take a photo of the nameplate and send it to us. We will tell you what it can support.`,
  }),
  marketNote({
    title: 'Market note: Los Angeles at 1.1% vacancy',
    slug: 'market-note-los-angeles-one-in-every-hundred-feet-is-empty',
    date: '2022-06-28',
    tags: ['Research', 'Ports', 'California'],
    picture: 'hero-port',
    writtenBy: 'annika-dubois',
    location: 'Carson, California',
    lead: 'When only 1.1% of the space is vacant, a market turns into a waiting list.',
    text: `
In a market with 6% vacancy, a tenant tours ten buildings and picks one. At 1.1%, a tenant sees one building on a Thursday, with four competitors in the parking lot, and signs on Friday.

We own 16 buildings here and have leased three this year. None of them was advertised. That is less satisfying than it sounds. The last of the three went to a company that needs 40 dock doors and took a building with 22. It will be unhappy by Christmas.

So we have started to say no. A broker who brings a tenant to Dominguez now gets a sheet that shows what the building can handle in a day: pallets, trailers and employees. If the business needs more, we say so and put the company on a list for the next building.

- Three leases, no advertising
- Two tenants turned away; both thanked us later
- Nine companies on the list today`,
  }),
  marketNote({
    title: 'Market note: the Inland Empire in one morning',
    date: '2022-09-06',
    tags: ['Research', 'California'],
    picture: 'hero-dawn-park',
    writtenBy: 'soledad-reyes',
    location: 'Jurupa Valley, California',
    lead: 'On August 17 we stood at six interchanges from 4 to 10 am and counted trucks. There were 11,340.',
    text: `
Twelve people, six overpasses, folding chairs and clickers. The Inland Empire is our largest market, and we had never observed all of it at the same time.

- 11,340 trucks in six hours, 61% of them carrying a container
- The peak is at 5:40 am, not at 8
- Etiwanda carries as many trucks as the next two interchanges combined
- 212 trucks were parked on shoulders, waiting for a gate to open at 6 am

The last number is the one that stayed with us. A truck on the shoulder means a yard that is too small or a gate that opens too late. Eleven of the 212 belonged to our own tenants’ carriers, and now we know which ones, and where.

At Cactus Avenue the gate has opened at 4 am since September 1. It costs two more hours of a guard’s time. The shoulder outside is empty, and a neighbor who complained in May has written again to say thank you.`,
  }),
  marketNote({
    title: 'Market note: Orange County builds up, not out',
    slug: 'market-note-orange-county-builds-upward-or-not-at-all',
    date: '2022-11-01',
    tags: ['Research', 'Last mile', 'California'],
    picture: 'ext-urban-infill',
    writtenBy: 'farah-nazari',
    location: 'Anaheim, California',
    lead: 'An acre of industrial land here costs $6 million. At that price a parking space is worth more than the car on it.',
    text: `
We own five buildings in the county and do not expect to find land for a sixth. The last lot we looked at was 2.2 acres with a tire shop on it, and there were 31 bidders.

What you can do is use the same acre twice. At Kraemer, 140 employee cars took up 1.4 acres. We moved them to a deck above the truck court, with 15 feet of clearance for trailers underneath. The deck cost $4.1 million. The land it freed up would have cost $8.4 million, if anyone had been selling.

- 140 cars, one level up
- 26 more trailer stalls below them
- Shade for drivers, who noticed it first

The deck does not look like much from the street yet. We have planted vines, and they need about three summers to cover it. In the meantime the city has asked for our drawings, because four other owners have applied for the same permit.`,
  }),
  marketNote({
    title: 'Market note: San Diego, and a border with two clocks',
    date: '2023-02-14',
    tags: ['Research', 'California'],
    picture: 'hero-interchange',
    writtenBy: 'nathaniel-quill',
    location: 'Otay Mesa, California',
    lead: 'A truck from Tijuana takes 20 minutes to cross the border, or four hours. Buildings at Otay Mesa have to work for both.',
    text: `
More than twenty thousand trucks a week come north through Otay Mesa. They carry parts to be finished or finished goods to be sold, and most of them stop within three miles of the border, because the driver has to get back before his hours run out.

That makes for a kind of building we own nowhere else: half dock, half waiting room. Otay Gate 1 has 83 dock doors and almost no racking. Goods stay for nine hours on average.

The guardhouse has two clocks, one for each side of the border. For most of the year they show the same time. But the two countries do not always change their clocks on the same Sunday, and in those weeks we open an hour earlier at our own expense. It is cheaper than a morning of missed appointments.

The new crossing, two miles east, has been about to open for eleven years. We own land next to it, and we are ready to build when it does.`,
  }),
  marketNote({
    title: 'Market note: Las Vegas works at night',
    date: '2023-04-11',
    tags: ['Research', 'People'],
    picture: 'ext-dusk-entrance',
    writtenBy: 'rosamund-kessler',
    location: 'North Las Vegas, Nevada',
    lead: 'From June to September the docks at Craig Yard are busiest between 9 pm and 5 am. We looked into why.',
    text: `
At 2 pm in July, the air inside a trailer that has been parked in the sun is 138 degrees. No one should be unloading it. One after another, our tenants worked that out for themselves and moved the work to the night shift.

So a warehouse here needs things that others do not: enough light in the truck court to see the edge of a dock plate, a break room that serves a meal at 1 am, and a bus at 4:40 am. We had the first two. The third took a year of letters and arrived in March.

- 64% of the pallets at Craig Yard move after 9 pm
- 12 foot-candles of light in the truck court, where the code requires one
- Route 219 now stops at the gate at 4:40 am and 9:10 pm

White roofs help. Shade over the doors helps more: the canopy at Whitney Mesa keeps the first six feet of a trailer at 104 degrees. That is still hot, but it is 34 degrees cooler.`,
  }),
  marketNote({
    title: 'Market note: Phoenix, or how to count a boom',
    date: '2023-06-20',
    tags: ['Research'],
    picture: 'reg-desert',
    writtenBy: 'jerome-pelletier',
    location: 'Goodyear, Arizona',
    lead: 'Forty-six million square feet are said to be under construction around Phoenix. We drove out to see how much of it has a roof.',
    text: `
A figure like 46 million is compiled from permits and press releases. We own ten buildings here and wanted to know what would actually compete with them next year. So three of us spent two days driving to every project on the list.

Of 118 projects, 71 have walls. Nineteen have a slab and no one working on it. Twenty-eight are a sign and a fence.

- 27.9 million square feet have a roof or will have one by spring
- 6.2 million have stopped at the slab because lenders pulled out
- 12 million will not be built in this cycle, whatever the sign says

Twenty-eight million is still a lot, about two years of leasing. We have moved the start of our next building at Loop West to 2025 and told the contractor in person. He had made the same drive in May and come to the same conclusion.`,
  }),
  marketNote({
    title: 'Market note: Salt Lake City, a day’s drive from 11 states',
    slug: 'market-note-salt-lake-city-and-the-width-of-a-valley',
    date: '2023-08-29',
    tags: ['Research', 'Rail'],
    picture: 'reg-mountains',
    writtenBy: 'everett-nakai',
    location: 'Salt Lake City, Utah',
    lead: 'Freight for eleven states comes together in a valley 18 miles wide, with two rail yards and one air supply.',
    text: `
On a map of truck hours, Salt Lake City is the middle of the West. Reno is eight hours away, Denver eight and a half, Los Angeles a little over ten. If a company can have only one warehouse for the mountain states, it often puts it here.

The valley pays for it in winter. When cold air is trapped under warm air, smoke and exhaust stay in the valley. On 22 days last year the county asked people not to drive. Since then we have told tenants before each winter how much their fleets pollute. Each building’s report shows it in pounds per month.

- Six buildings at Saltair and Lake Bonneville with 1.5 million square feet
- Two rail yards within six miles; one train takes 280 trucks off the road
- Chargers for 18 yard trucks, all in use by 10 pm

The yard trucks matter most. They idle more than they move, and they never leave the valley.`,
  }),
  marketNote({
    title: 'Market note: Denver, hail and the price of a roof',
    slug: 'market-note-hail-denver-and-the-price-of-a-roof',
    date: '2023-11-14',
    tags: ['Research', 'Maintenance'],
    picture: 'reg-snow',
    writtenBy: 'sunniva-clarke',
    location: 'Commerce City, Colorado',
    lead: 'One-inch hail falling at 60 miles an hour is the most expensive weather we have. It usually lasts nine minutes.',
    text: `
On June 22 a storm crossed Adams County. At Sand Creek it broke 41 skylights and left 1,130 marks on a membrane that was four years old. The roof did not leak. Our insurance deductible for hail is 2% of the building’s value, so we paid for the repairs ourselves.

We have since put three kinds of roofs through the same impact test with ice balls, a length of pipe and a ladder. A 60-mil membrane over foam bruises. An 80-mil membrane over a cover board does not. The difference is a one-time cost of $1.10 per square foot. The deductible was $3.40.

- All five of our buildings get cover boards when they are reroofed
- Skylights are replaced with prismatic domes rated for two-inch hail
- Every roof is photographed from above in April, before the season

If your lease makes you responsible for the roof in this county, ask what is under the membrane. If no one can tell you, assume the worst.`,
  }),
  marketNote({
    title: 'Market note: Dallas–Fort Worth is four markets',
    date: '2024-01-23',
    tags: ['Research', 'Texas'],
    picture: 'reg-plains',
    writtenBy: 'owen-castellano',
    location: 'Dallas, Texas',
    lead: 'A single vacancy rate for a region the size of Connecticut is about as useful as a single weather forecast.',
    text: `
The number in the news is 9.3%. It is correct, and it will not help you. We own buildings from Alliance to Wilmer and keep four sets of figures.

- **South Dallas:** 14.1%. Ten large buildings opened in one year, for tenants that need a million square feet. There are about six such tenants.
- **Great Southwest:** 4.4%. Old, low and close to both cities; space here never stays empty for long.
- **Northwest Dallas and the airport:** 5.2%. Air freight companies pay the asking rent.
- **Alliance:** 10.8%, all of it in three buildings.

If you need 60,000 square feet, a vacancy rate of 9.3% sounds like bargaining power. It is not if the part of the market where your drivers live is at 4.4%. We say so in our first reply, because you would find out anyway.

The tables go to brokers every quarter. Feel free to forward them. We only ask that you include the footnotes.`,
  }),
  marketNote({
    title: 'Market note: Houston and the resin trade',
    slug: 'market-note-houston-is-made-of-plastic',
    date: '2024-04-02',
    tags: ['Research', 'Ports', 'Texas'],
    picture: 'hero-port',
    writtenBy: 'dale-okonkwo',
    location: 'Baytown, Texas',
    lead: 'Six of our nine buildings in Houston store the same product: plastic resin pellets in 55-pound bags.',
    text: `
Resin comes out of the plants in Mont Belvieu, is bagged and palletized, and leaves in containers. A pallet weighs 3,300 pounds, a container 52,000. It is the heaviest freight we handle, which is why we poured a second slab over the original floor in the bagging bays at Cedar Bayou.

- 1.9 million tons left through Barbours Cut last year
- A bagging line needs 480-volt power, a reinforced floor and drains with screens
- Pellets on a wet floor roll like ball bearings, so there is a vacuum at every fourth door

Spilled pellets also find their way into the bay. Every storm inlet at the six buildings has a screen, which we empty on Fridays. The average is eleven pounds a week, out of 4,000 tons handled. Eleven pounds is still too many. Two tenants now bag under cover, and their screens have come up empty since February.`,
  }),
  marketNote({
    title: 'Market note: San Antonio, the halfway point',
    slug: 'market-note-san-antonio-halfway-on-purpose',
    date: '2024-05-21',
    tags: ['Research', 'Texas'],
    picture: 'ext-lastmile-vans',
    writtenBy: 'clementine-rusk',
    location: 'Schertz, Texas',
    lead: 'Laredo is two and a half hours south, Dallas four and a half north. Freight from Mexico has to change trucks somewhere in between.',
    text: `
A driver can legally drive for eleven hours before a ten-hour rest. Laredo to Dallas and back takes fourteen. So freight from Mexico changes trucks somewhere around San Antonio, and that place needs docks.

Cibolo Fork 1 works as a transfer point, with 69 doors on two sides. A trailer from the border is emptied across the floor into trailers for five cities. That takes 70 minutes. It used to take 95, until we looked at the gate.

The gate had one lane and a guard who wrote down license plates by hand. Now it has three lanes and a camera, and the guard walks the yard instead. So far she has found two stolen trailers and a leaking brake line.

- 70 minutes in and out, gate to gate
- 412 trailers on the busiest night
- Free coffee from 9 pm, because a driver asked`,
  }),
  marketNote({
    title: 'Market note: Austin wants it smaller and sooner',
    date: '2024-07-09',
    tags: ['Research', 'Last mile', 'Texas'],
    picture: 'ext-corner-glass',
    writtenBy: 'owen-castellano',
    location: 'Austin, Texas',
    lead: 'The average inquiry in Austin is for 31,000 square feet, ready in 90 days, with an office that has windows.',
    text: `
Elsewhere, people ask us for a warehouse. In Austin they ask for a place to finish a product: batteries for scooters, kitchens for food trailers, a machine that folds shirts. They have funding for two years and no time for a permit.

We had planned to lease Blanco Bend in two large blocks, 224,600 square feet in all. In March we stopped and redesigned it as seven units. Each has its own front door, dock doors, a drive-in door, 800 amps and an office of about 1,400 square feet with windows.

- Seven units of 28,000 to 36,000 square feet
- A permit set that is pre-approved by the city, so a tenant’s changes take nine business days
- Rents 18% higher than for the large blocks, at 11% higher cost

Four units are leased. Two of the tenants have already asked whether the wall between them can come out.`,
  }),
  marketNote({
    title: 'Market note: El Paso, on both sides of the border',
    slug: 'market-note-el-paso-reads-two-newspapers',
    date: '2024-09-17',
    tags: ['Research', 'Texas'],
    picture: 'reg-desert',
    writtenBy: 'teresa-valdivia',
    location: 'El Paso, Texas',
    lead: 'What a factory in Juárez decides in the morning shows up at our docks in the evening. So we read the news from both cities.',
    text: `
Juárez makes car seats, wiring harnesses and hospital beds. El Paso stores them for a few hours or a few days and sends them on. When the plants south of the border add a shift, our buildings at Zaragoza need another 40 trailer stalls within a month.

There is an early signal if you look for it. A plant that is about to hire advertises on the radio first and then rents buses. Three of our tenants now tell us when they order buses. It is an unusual clause for a lease, but it is only one paragraph, and it gives us six weeks’ notice.

- Northbound crossing time at Zaragoza: a median of 48 minutes, 140 at its worst
- 88% of trailers leave within 30 hours
- Two buildings, 400,000 square feet, and no vacancy in the three years we have owned here

The fence around the yard is movable. We have moved it twice.`,
  }),
  marketNote({
    title: 'Market note: Minneapolis in winter',
    slug: 'market-note-minneapolis-in-the-cold-half-of-the-year',
    date: '2024-11-19',
    tags: ['Research', 'Dock design'],
    picture: 'reg-snow',
    writtenBy: 'greta-fairweather',
    location: 'Brooklyn Park, Minnesota',
    lead: 'A dock door is a hole in a wall. At eleven below zero, 35 of them run up a heating bill.',
    text: `
In the winter of 2022, our four buildings in the Twin Cities used 61% of their gas to heat air that came in around trailers. The gap between a trailer and the door frame is about as long as a person is tall and as wide as a hand.

Last winter we installed inflatable seals at Rush Creek. They fill with air, like a tire, once the trailer has docked. Each one costs $2,900. We left 12 of the 35 doors as they were, for comparison.

- 23 doors with seals: 41 therms per door in January
- 12 doors without: 118 therms per door
- Payback: three winters at last year’s gas price

There was one result no one had expected. The people working at the 23 sealed doors took fewer sick days and asked to stay there. The other 12 doors get their seals before next winter.`,
  }),
  marketNote({
    title: 'Market note: Chicago, six railroads and one Tuesday',
    date: '2025-01-21',
    tags: ['Research', 'Rail', 'Chicago'],
    picture: 'hero-interchange',
    writtenBy: 'abel-strand',
    location: 'Joliet, Illinois',
    lead: 'A quarter of the nation’s rail freight meets here. Between two yards it moves by truck, and on Tuesdays it barely moves at all.',
    text: `
Six large railroads end in Chicago, and none of them runs through. A container from Long Beach to New Jersey arrives on one railroad and leaves on another, eleven miles away, on a truck. The industry calls it rubber-tire interchange.

We analyzed 90 days of gate records at the Joliet ramps and at our Des Plaines Lock buildings. Trains from the west arrive over the weekend and are unloaded on Monday, and everyone sends a truck on Tuesday. A trip that takes 55 minutes on a Thursday takes three hours and ten.

- 55 minutes on Thursdays, 190 on Tuesdays
- 31% of our tenants’ pickups were on a Tuesday
- A year later it is 24%, after we asked for Wednesday appointments and got them

Nothing had to be built. It took a chart and a few phone calls. Much of our work in [Chicago](/markets/chicago/) is like that.`,
  }),
  marketNote({
    title: 'Market note: Indianapolis and the overnight hub',
    slug: 'market-note-indianapolis-and-what-one-night-reaches',
    date: '2025-03-11',
    tags: ['Research', 'Leasing'],
    picture: 'int-sort',
    writtenBy: 'philippa-dunmore',
    location: 'Plainfield, Indiana',
    lead: 'A parcel that is in Plainfield at 11 pm can be in Atlanta, Boston or Denver before breakfast. Everything in this market follows from that.',
    text: `
Between 10 pm and 2 am, 140 planes land at the airport. For an online retailer, every mile closer to the sorting hub means about four more minutes to take orders. Our buildings are 5.2, 6.0 and 11 miles away.

We compared the three locations by order cutoff. From the building at 5.2 miles you can take orders until 9:35 pm, from the one at 11 miles until 9:05 pm. A tenant who sells phone cases told us what those 30 minutes are worth to him: 6% of his daily orders.

- Cutoff times of 9:35 pm and 9:05 pm
- A difference in rent of $0.41 per square foot
- 6% of a day’s orders

He moved 5.8 miles, within our own portfolio, and we paid for the movers. His old space went to a manufacturer of hospital gowns, whose shipments do not have to arrive before breakfast.`,
  }),
  marketNote({
    title: 'Market note: Columbus gets ready for a factory',
    slug: 'market-note-columbus-grows-a-factory',
    date: '2025-04-29',
    tags: ['Research', 'People'],
    picture: 'ext-sawtooth',
    writtenBy: 'santiago-mbeki',
    location: 'Etna, Ohio',
    lead: 'Seven thousand people will build one plant in Licking County. Their equipment has to be stored somewhere.',
    text: `
Before a factory makes anything, its construction site is a town. It needs hard hats, pipe, lunches and 900 portable offices, and all of it arrives by truck and is stored nearby. Licking Depot, 14 miles away, was built for shoes. In two years, 40% of it has been leased to suppliers for the site.

That kind of demand ends on a known date. We write it into the lease: three years, then month to month, at a rent 9% higher than on a ten-year lease. No one has objected. Contractors know what temporary means.

- 50,000 of the building’s 125,600 square feet are on short-term leases
- The last of them ends in June 2028
- Two tenants have started to ask about 2029, when they would store parts for the plant itself

Those two inquiries are why we are comfortable with the short leases.`,
  }),
  marketNote({
    title: 'Market note: St. Louis and the river gauge',
    slug: 'market-note-st-louis-and-a-river-that-leaves-its-bed',
    date: '2025-06-10',
    tags: ['Research', 'Stormwater'],
    picture: 'reg-river-city',
    writtenBy: 'santiago-mbeki',
    location: 'Earth City, Missouri',
    lead: 'The gauge at Eads Bridge has been above flood stage in nine of the past 12 springs. We chose our buildings here accordingly.',
    text: `
We own three buildings with 700,000 square feet, and we did not pick them for their freeway access. Gateway Levee is behind a levee rated for a 54-foot crest, and Earth City is behind one rated for 51 feet, with its own pumps. A cheaper building across the river had neither. It went through two tenants a year.

Our service desk watches the gauge. At 30 feet, barges slow down. At 38 feet, the northern road floods, and drivers need 25 minutes more. At 44 feet, we call our tenants. That has happened once, in 2019, at four in the morning, and every tenant picked up.

- A 25-minute detour above 38 feet, on 11 days in a typical spring
- A second exit from both parks, agreed in writing with the counties
- No sandbags. If a building needs sandbags, it is in the wrong place

Barges carry grain downriver and fertilizer up. When they stop, the railroads take over, and the yard next to Earth City is busier in a flood than at any other time.`,
  }),
  marketNote({
    title: 'Market note: Kansas City underground',
    slug: 'market-note-kansas-city-below-the-ground',
    date: '2025-07-22',
    tags: ['Research'],
    picture: 'int-racking',
    writtenBy: 'abel-strand',
    location: 'Kansas City, Missouri',
    lead: 'A tenth of this city’s storage space is in former limestone mines, at 68 degrees all year. It keeps the rest of us competitive.',
    text: `
There are 55 million square feet of space under the bluffs, used for stamps, film, cheese and a car museum. There is no roof to repair and no weather. The rent is half of ours, and trucks drive straight in.

So why would anyone lease space above ground? The ceiling. In the mines it is 15 feet high, with a pillar 25 feet thick every 40 feet. Modern racking does not fit. Anything that turns over quickly is better off at Homestead Lane.

We have learned something from the mines all the same. Their lights are off wherever no one is working, and ours used to be on. With motion sensors in every aisle, our three buildings use 38% less power for lighting than in 2021.

- 68 degrees and 55 million square feet, with almost no vacancy
- 15 feet of clear height, compared with 36 at Homestead Lane 2
- 38% less power for lighting, thanks to an idea from a mine`,
  }),
  marketNote({
    title: 'Market note: Nashville can’t find workers',
    slug: 'market-note-nashville-cant-find-drivers',
    date: '2025-08-26',
    tags: ['Research', 'People'],
    picture: 'com-break-garden',
    writtenBy: 'ximena-prado',
    location: 'La Vergne, Tennessee',
    lead: 'Unemployment is at 2.7%. In Rutherford County the hardest thing to find for a warehouse is someone to work in it.',
    text: `
Tenants who tour Stones River ask about the clear height. Then they ask how far it is to an apartment their employees can afford. It is 19 miles. We cannot change that, so we asked 212 people who work in the building what would make them stay.

The first answer was pay, which is not ours to give. After that came a way home after a late shift, a place to sit outside that is not next to a dumpster, childcare, and lockers that lock.

- Since April, a van to the bus at 11:15 pm, with 46 regular riders
- A half-acre garden, with shade, where there used to be a row of parking
- Lockers that lock, which took four days to install

In 2023, 61% of the employees left within a year. Since then it has been 48%. Our tenant says that replacing one employee costs $4,100. The garden cost $96,000, once.`,
  }),
  marketNote({
    title: 'Market note: Atlanta, and how to pick the right side',
    slug: 'market-note-atlanta-spreads-along-three-roads',
    date: '2025-09-30',
    tags: ['Research', 'Leasing'],
    picture: 'ext-frontal-fins',
    writtenBy: 'naomi-adeyemi',
    location: 'Union City, Georgia',
    lead: 'South for the airport, west for the railroad, northeast for customers. Few tenants need all three, and most start on the wrong side.',
    text: `
In two years our Atlanta office received 400 inquiries. We reread all of them and noted what each company turned out to need: the airport, the rail ramp at Austell or a short drive to customers.

Two thirds had asked for the south side, because that is where the large buildings are. Of those, fewer than half had any connection to the airport. Many sold furniture to people in Gwinnett County and drove it across the entire city, twice.

- 400 inquiries, 266 of them for the south side
- 118 of those 266 needed the south side
- 51 minutes: what the wrong side costs a van, each way

We no longer send lists. Our first reply from Atlanta is a map of the company’s own deliveries with an outline of the areas where the driving day gets shorter. At Mulberry Fork, it has leased two buildings to tenants who had never heard of Braselton.`,
  }),
  marketNote({
    title: 'Market note: Charlotte’s furniture makers return',
    slug: 'market-note-charlotte-buys-its-furniture-back',
    date: '2025-11-11',
    tags: ['Research', 'Brownfields'],
    picture: 'ba-upgrade-after',
    writtenBy: 'wilhelmina-osei',
    location: 'Charlotte, North Carolina',
    lead: 'The mills closed and production moved overseas. Then shipping a sofa became too expensive. Today Catawba Mill is full of them.',
    text: `
A sofa in a container is mostly air. When a container cost $2,000, that did not matter. At $11,000 it did, and since then about a fifth of the upholstery work that left the Carolinas has come back. It needs wide doors, deep racks and people who can sew.

Catawba Mill has all of that, for a reason. The original 1926 mill was beyond saving, but we kept its north wall, three feet of brick with tall windows, when we built the new hall in 2019. The sewing machines are on the old side, where the light is best.

- 21 dock doors on the new side
- 84 people at sewing machines along the north windows
- One of the tenants first worked there at 19, in the mill’s card room

She found the hook where she used to hang her coat. Her lease says that it stays.`,
  }),
  marketNote({
    title: 'Market note: Savannah is waiting for the road',
    slug: 'market-note-savannah-is-waiting-for-the-crane',
    date: '2026-01-13',
    tags: ['Research', 'Ports'],
    picture: 'hero-port',
    writtenBy: 'thaddeus-monroe',
    location: 'Pooler, Georgia',
    lead: 'The port has moved more containers every year but two since 1999. The road to our docks has not been widened once.',
    text: `
Savannah is the simplest of our markets: ships, a road and warehouses. When the port adds a berth, the road fills up two years later and the warehouses a year after that. We own five buildings here and have seen it happen three times.

The next berth opens in 2028. So this year we looked at the road. Jimmy Deloach Parkway carries 38,000 vehicles a day, a third of them trucks, through nine traffic lights. We paid for a study of the lights, because no agency had it in its budget.

- Nine lights, six of them on timers set in 2014
- From gate to dock: 14 minutes at 9 am, 31 minutes at 4 pm
- 22 minutes at 4 pm since the county applied the new timing, which took two nights

The study cost $61,000. A new lane costs about $40 million a mile. We support the lane as well.`,
  }),
  marketNote({
    title: 'Market note: Miami, where freight flies',
    date: '2026-02-17',
    tags: ['Research', 'Cold storage'],
    picture: 'reg-coast',
    writtenBy: 'beauregard-lyle',
    location: 'Doral, Florida',
    lead: 'Nine out of ten flowers sold in the country this February passed within two miles of our dock in Doral, in about 30 hours.',
    text: `
They come from Bogotá and Quito in the holds of cargo planes, at 38 degrees, in boxes as long as a person. They spend a few hours in a cooler, are inspected for insects and leave by truck. In the two weeks before February 14, that is 1,600 tons a day.

Medley Lock 1 has 282,200 square feet of cold storage. For 50 weeks of the year that is plenty, and for two it is not nearly enough. Together with a tenant we tried something new: a yard with electrical hookups for 44 refrigerated trailers, rented by the day.

- 44 hookups at 480 volts, used by flower importers for 19 days a year
- Used on another 120 days for fish, mangoes and, once, a circus
- a median of 34 minutes from plane to cooler

A rose loses a day of its life for every two hours above 50 degrees. No other freight shows so clearly what a dock is for.`,
  }),
  marketNote({
    title: 'Market note: Northern New Jersey, floor by floor',
    date: '2026-03-24',
    tags: ['Research', 'Last mile'],
    picture: 'ext-multistorey-ramp',
    writtenBy: 'constance-rivera',
    location: 'Newark, New Jersey',
    lead: 'Twelve million people within an hour, and 2.4% vacancy. A truck on the second floor has become a normal sight.',
    text: `
Five years ago, people came just to look at a truck ramp. Today there are eleven buildings between the Hudson and the Turnpike with docks on an upper level, and no one looks twice.

We do not own one yet. But at Ironbound 1 a ramp leads to a parking deck for trailers above the yard, and it has taught us what drivers will accept. They use the upper level if the turn is 130 feet wide and refuse if it is 120. Snow is not the problem; a roof over the ramp takes care of it. We will apply all of this at Calumet Stack in Chicago.

- 130 feet: the turn that every driver makes on the first try
- 88%: what upper floors in the eleven buildings rent for, compared with the ground floor. Appraisers had expected 70%
- 3.5 more minutes from gate to dock, which drivers make up on the way down

A third floor is a different matter. So far it only works for vans.`,
  }),
  marketNote({
    title: 'Market note: the Lehigh Valley has learned to say no',
    date: '2026-04-28',
    tags: ['Research', 'Permits'],
    picture: 'reg-plains',
    writtenBy: 'ingeborg-mattis',
    location: 'Bethlehem, Pennsylvania',
    lead: 'Fourteen townships changed their zoning rules in two years. Most of what they now require, we should have offered.',
    text: `
For a decade the valley approved everything. Then a school bus in Upper Macungie waited eleven minutes behind trailers at a stop sign, a parent filmed it, and the township boards changed course.

We read all 14 ordinances. They require berms, trees with three-inch trunks, a designated truck route, engines off after five minutes, and a contact person with a phone number. Two of them limit building heights so strictly that nothing can be built. Twelve do not.

- Berms and trees: 2.1% of the cost of a building
- A truck route: one meeting with four trucking companies, and a sign
- A contact person with a phone number: we have had one since 2013

At Jordan Creek the board approved our last building in two sessions. A neighbor spoke in favor of it. She had called our number about a light, and the light had been turned within two days. That was all she had to say, and it was enough.`,
  }),
  marketNote({
    title: 'Market note: Baltimore without a bridge',
    date: '2026-05-19',
    tags: ['Research', 'Ports'],
    picture: 'reg-coast',
    writtenBy: 'marcus-bell',
    location: 'Sparrows Point, Maryland',
    lead: 'Two years after the Key Bridge collapsed, trucks from Sparrows Point still have to drive around the harbor. We calculated what that costs.',
    text: `
The bridge carried everything that is not allowed in a tunnel: fuel, chemicals, and tall or wide loads. Since March 2024 those loads have gone around the city, 23 miles farther, through nine other neighborhoods.

Of the 310 trucks a day at our two buildings on the Point, 46 carry such loads. The rest use the tunnels, along with 41,000 more vehicles a day than before.

- 46 trucks a day, 23 miles farther each way
- a median of 19 more minutes for all others, 44 in the afternoon
- $2.10 more per pallet to Curtis Bay, which you can see across the water

No one has left. Two tenants moved shifts to 4 am, and we adjusted guard hours and lighting to match. The new bridge is scheduled to open late in 2030. Until then, buildings that had the best road connection in the harbor have the second best, and we have priced them accordingly.`,
  }),
  marketNote({
    title: 'Market note: Boston is already built',
    date: '2026-06-30',
    tags: ['Research', 'Last mile'],
    picture: 'ext-urban-infill',
    writtenBy: 'kwame-sorrell',
    location: 'Canton, Massachusetts',
    lead: 'Along Route 128 an acre of industrial land is lost every nine days to laboratories and apartments. None is added.',
    text: `
We own two buildings here, and people ask us about a third as if there were land for one. Neponset is 14 miles from the State House. In 2010 it had eleven neighbors with loading docks. Four are left.

The consequence is simple: the goods for a growing city come from farther away every year. From Neponset a van makes 118 stops in a shift. From the nearest vacant building, in Taunton, it makes 83.

- One acre every nine days, or about 400 acres since 2016
- 118 stops compared with 83
- For the same number of parcels, that means 42% more vans on the expressway

The region has started to track its industrial land the way it tracks its trees. When the planners asked for data, we sent ours, including rents. If a zoning rule comes of it, we will not be able to sell to a laboratory either. We signed the letter of support anyway, because someone has to be close to the customers.`,
  }),
];
