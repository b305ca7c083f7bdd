/** A page from each market, by the people who work there. */
import { post, type PostDraft } from './post.ts';

type MarketNoteDraft = Pick<PostDraft, 'title' | 'date' | 'tags' | 'picture' | 'writtenBy' | 'location' | 'lead' | 'text'>;

const marketNote = (draft: MarketNoteDraft) => post({ ...draft, category: 'insights' });

export const marketNotes = [
  marketNote({
    title: 'Market note: Seattle–Tacoma, where land ends at a river',
    date: '2021-03-16',
    tags: ['Research', 'Ports'],
    picture: 'reg-forest-hills',
    writtenBy: 'hana-kowata',
    location: 'Kent, Washington',
    lead: 'The Kent Valley is eleven miles long and two wide. What is not a warehouse there is water, a soccer field, or spoken for.',
    text: `
We walked every industrial parcel over five acres between Renton and Sumner. There are 214. Nineteen have nothing on them, and of those nineteen, fourteen are under water for part of a normal winter.

That leaves five, and three of them belong to owners who told us, kindly, that their grandchildren will decide.

- 214 parcels over five acres, 19 of them empty
- 4.1% of the valley’s space stands vacant
- 31 minutes from a dock in Kent to a berth in Tacoma, at six in the morning

So the valley grows by replacing. The building that comes down next is about fifty years old, has 18-foot ceilings, and is usually still full. A tenant in such a building should ask the owner two questions: what is the lease’s last day, and who has been surveying the roof.

We rent at [Green River](/markets/seattle-tacoma/) by the door, and read the river gauge every morning.`,
  }),
  marketNote({
    title: 'Market note: Portland after the last big lot',
    date: '2021-06-22',
    tags: ['Research', 'Permits'],
    picture: 'reg-river-city',
    writtenBy: 'tomasz-brennan',
    location: 'Portland, Oregon',
    lead: 'The growth boundary held, the airport kept its fields, and the last flat forty acres inside the line were sold in April.',
    text: `
Portland draws a line around itself and builds inside it. It is the most discussed line in Oregon. For a landlord it means that the map is finished, and that every further building is an argument with an older one.

The forty acres that sold in April went for $19.80 a square foot of land, twice the price of 2016. Four buildings will stand there. We did not bid: the slope needs a wall of 22 feet, and a wall is a thing one looks after forever.

What we did instead was to measure our own yards. Rivergate has 3.1 acres of asphalt that nobody has parked on since a tenant changed from trailers to containers. A dock face of twelve doors fits there. It needs a permit, 14 weeks, and no land at all.

If you own something inside the line, walk it with a tape before you look for more.`,
  }),
  marketNote({
    title: 'Market note: the East Bay counts its small doors',
    date: '2021-09-14',
    tags: ['Research', 'Last mile', 'California'],
    picture: 'reg-coast',
    writtenBy: 'graham-ostrowski',
    location: 'Hayward, California',
    lead: 'Everybody asks for 100,000 square feet near a bridge. Most of the East Bay comes in pieces of 22,000.',
    text: `
Between Richmond and Fremont stand 3,900 industrial buildings. Half of them are smaller than a supermarket, and they were made for machine shops, upholsterers and a cannery that has been gone since 1989.

This is a nuisance if you bring in goods on 53-foot trailers. It is a gift if you send them out on vans. A small building has a small court, a low roof and a neighbor who minds the noise, and from it a van reaches 2.6 million people in 40 minutes.

- 22,000 square feet: the building in the middle of the list
- 71% have a drive-in door, 38% a dock
- One in six has three-phase power worth the name

We have changed our listing sheets for this market. Drive-in doors come first, the height of the door second, amps third. Clear height, which leads the sheet everywhere else, has moved to line nine.`,
  }),
  marketNote({
    title: 'Market note: Stockton, Tracy and the long way to the sea',
    date: '2021-11-30',
    tags: ['Research', 'Ports', 'California'],
    picture: 'reg-plains',
    writtenBy: 'lupe-arellano',
    location: 'Tracy, California',
    lead: 'Sixty-two miles of freeway lie between the Port of Oakland and our docks in Tracy. In October they took four hours.',
    text: `
The Central Valley is where the Bay Area keeps its things. It has land, it has people who want to work closer to home than San Jose, and it has one freeway over one pass.

In October, with 80 ships at anchor off the coast, we asked drivers at Mossdale to write down when they left Oakland. The median was 1 hour 50 minutes. One in ten took more than four hours, and they did not know beforehand which ten.

Tenants here have begun to hold eleven days of stock where seven were enough. That is a third more floor. It is the reason why the valley filled up this year, and it has nothing to do with growth: it is a queue, laid out on concrete.

When the ships are gone, a part of that floor will come back to the market. We have put it in writing for our lenders, and so we may as well put it here.`,
  }),
  marketNote({
    title: 'Market note: Sacramento and its levees',
    date: '2022-02-08',
    tags: ['Research', 'Stormwater', 'California'],
    picture: 'sus-wetland',
    writtenBy: 'isaac-fontaine',
    location: 'Sacramento, California',
    lead: 'A third of this market’s warehouses stand below the river in a wet February. Ask about the levee before you ask about the rent.',
    text: `
The water in the Sacramento River stands, for a few weeks of most winters, higher than the floor of the buildings beside it. Between the two is a levee: earth, clay, a road on top, and a district that looks after it with a mower and a budget.

We own six buildings here. Four are behind levees, and each has a sheet in its manual with three numbers: the elevation of the slab, the year of the levee’s last certificate, and how many inches of water the yard can hold before a dock pit fills.

- Natomas: certified, work finished on 42 of 42 miles
- Yolo: a bypass that is meant to flood, and does
- 14 inches in the lowest court; pumps for 20

The insurer reads the first number. The tenant should read the third. It decides whether a wet weekend is a nuisance or a phone call, and nobody prints it on a flyer.`,
  }),
  marketNote({
    title: 'Market note: Reno has run out of easy power',
    date: '2022-04-19',
    tags: ['Research'],
    picture: 'reg-desert',
    writtenBy: 'caleb-whitfield',
    location: 'Sparks, Nevada',
    lead: 'Land is there, trucks are there, people drive in from Fernley. What is missing east of Reno is a transformer.',
    text: `
Ten years ago the utility answered a request for 4,000 amps with a date. Now it answers with a study. The study takes eight months, costs $25,000, and ends with a date that is three years off.

The reason stands along the interstate: halls of computers, each with the appetite of a small town. They pay for their own substations, and the lines to those substations are the lines that everybody else had counted on.

For an ordinary warehouse the arithmetic has turned around. A vacant building with 4,000 amps in its switchgear is worth more than a new one without. At Pyramid Siding we kept the old service when a tenant left, and paid $1,900 a month for power nobody used. The next tenant signed in five weeks, because of it.

If you look for space here, look at the panel first. Take a photograph of the plate. We will tell you what it means.`,
  }),
  marketNote({
    title: 'Market note: Los Angeles, one in every hundred feet is empty',
    date: '2022-06-28',
    tags: ['Research', 'Ports', 'California'],
    picture: 'hero-port',
    writtenBy: 'annika-dubois',
    location: 'Carson, California',
    lead: 'With 1.1% of the space vacant, a market stops being a market. It is a waiting list with lunch.',
    text: `
In a market at 6% vacancy a tenant sees ten buildings and chooses. At 1.1% a tenant sees one, on a Thursday, with four others in the parking lot, and signs on Friday.

We own 16 buildings here and have let three this year. None of them was ever advertised. We did not enjoy it as much as one might think: the last tenant of the three took a building with 22 doors for a business that needs 40, and will be unhappy by Christmas.

So we have begun to say no. A broker who brings a tenant to Dominguez gets a sheet with what the building can move in a day: pallets, trailers, people through the break room. If the business needs more, we say so and put the company on a list for the next one.

- Three lettings, no advertisement
- Two tenants sent away, both thanked us later, one in writing
- The list has nine names on it today`,
  }),
  marketNote({
    title: 'Market note: the Inland Empire in one morning',
    date: '2022-09-06',
    tags: ['Research', 'California'],
    picture: 'hero-dawn-park',
    writtenBy: 'soledad-reyes',
    location: 'Jurupa Valley, California',
    lead: 'On August 17 we stood at six interchanges from four to ten and counted trucks. There were 11,340.',
    text: `
Twelve of us, six bridges, folding chairs, clickers. The Inland Empire is the largest market we know, and we had never once looked at it all at the same time.

- 11,340 trucks in six hours; 61% with a container
- The peak is at 5:40, not at eight
- Etiwanda carries as many as the next two bridges together
- 212 trucks stood on shoulders, waiting for a gate to open at six

The last number is the one we took home. A truck on a shoulder is a yard that is too small. Eleven of the 212 belonged to carriers of our own tenants, and we know now which ones, and where.

At Cactus Avenue the gate has opened at four since September 1. It costs one guard for two hours. The shoulder outside is empty, and a neighbor, who had written to us in May, has written again. It was a shorter letter.`,
  }),
  marketNote({
    title: 'Market note: Orange County builds upward or not at all',
    date: '2022-11-01',
    tags: ['Research', 'Last mile', 'California'],
    picture: 'ext-urban-infill',
    writtenBy: 'farah-nazari',
    location: 'Anaheim, California',
    lead: 'An acre of industrial land costs $6 million here. At that price a parking space is worth more than the car on it.',
    text: `
We have five buildings in the county and no hope of a sixth on the ground. The last lot we looked at was 2.2 acres with a tire shop, a palm tree and 31 bidders.

What one can do is to use the same acre twice. At Kraemer the cars of 140 employees covered 1.4 acres. We have put them on a deck over the truck court, with 15 feet of clearance for the trailers under it. The deck cost $4.1 million. The land that it freed would have cost $8.4 million, if anyone had been selling.

- 140 cars, one level up
- 26 more trailer positions under them
- Shade for drivers, which they noticed first

It is not pretty from the street yet. The vines need three summers.`,
  }),
  marketNote({
    title: 'Market note: San Diego, and a border with two clocks',
    date: '2023-02-14',
    tags: ['Research', 'California'],
    picture: 'hero-interchange',
    writtenBy: 'nathaniel-quill',
    location: 'Otay Mesa, California',
    lead: 'A truck from Tijuana needs 20 minutes to cross, or four hours. Buildings at Otay Mesa are made for both.',
    text: `
Nine thousand trucks a week come north at Otay Mesa. Each brings parts to be finished or finished things to be sold, and most stop within three miles of the line, because the driver has to be back before his hours are over.

That makes a kind of building found nowhere else in the company: half dock, half waiting room. Otay Gate has 84 doors and only 190,000 square feet. Goods stay for nine hours on average. Nobody racks anything.

We keep two clocks in the guard’s window, and they mostly show the same time. In spring and fall, for some weeks, they don’t: the two countries change their clocks on different Sundays, or one does and the other doesn’t. In those weeks we open an hour earlier and pay for it ourselves. It is cheaper than the letters.

The new crossing, two miles east, has been about to open for eleven years. We own land beside it. We mow it.`,
  }),
  marketNote({
    title: 'Market note: Las Vegas works at night',
    date: '2023-04-11',
    tags: ['Research', 'People'],
    picture: 'ext-dusk-entrance',
    writtenBy: 'rosamund-kessler',
    location: 'North Las Vegas, Nevada',
    lead: 'From June to September the docks at Craig Yard are busiest between nine at night and five in the morning. We looked at why.',
    text: `
At two in the afternoon in July the air in a trailer that has stood in the sun is 138 degrees. Nobody should unload it. Our tenants found that out by themselves, one after the other, and moved the work into the dark.

So a warehouse here needs what one elsewhere does not: light in the court that shows the edge of a dock plate, a break room that serves a meal at one in the morning, a bus that comes at 4:40. We have the first two. The third took a year of letters, and came in March.

- 64% of pallets at Craig Yard move after nine at night
- 12 foot-candles in the court, where the code asks for one
- Route 219 now stops at the gate at 4:40 and 9:10

White roofs help. Shade over the doors helps more: the canopy at Whitney Mesa keeps the first six feet of trailer at 104 degrees. That is bad. It is 34 better.`,
  }),
  marketNote({
    title: 'Market note: Phoenix, or how to count a boom',
    date: '2023-06-20',
    tags: ['Research'],
    picture: 'reg-desert',
    writtenBy: 'jerome-pelletier',
    location: 'Goodyear, Arizona',
    lead: 'Forty-six million square feet are under way around Phoenix. We drove out to see how much of it has a roof.',
    text: `
A figure like forty-six million is made from permits and press releases. We own ten buildings here and wanted to know what will really compete with them next year, so three of us took two days, a tank of gas each, and a form with six boxes.

Of 118 projects on the list, 71 have walls. Nineteen have a slab and nobody on it. Twenty-eight are a sign, a fence and a horse.

- 27.9 million square feet with a roof or getting one by spring
- 6.2 million stopped at the slab; lenders, we were told, in so many words
- 12 million that will not be built in this cycle, whatever the sign says

Twenty-eight is still a great deal; it is two years of leasing. We have moved the start of Loop West 4 to 2025 and told the contractor in person. He had done the same drive, in May, with the same result, and an opinion about the horse.`,
  }),
  marketNote({
    title: 'Market note: Salt Lake City and the width of a valley',
    date: '2023-08-29',
    tags: ['Research', 'Rail'],
    picture: 'reg-mountains',
    writtenBy: 'everett-nakai',
    location: 'Salt Lake City, Utah',
    lead: 'Everything within a day’s drive of eleven states meets in a valley eighteen miles wide, at two rail yards and one sky.',
    text: `
On a map of truck hours, Salt Lake City is the middle of the West. Reno is eight hours away, Denver eight and a half, Los Angeles ten and a bit. A company that may have only one warehouse for the mountain states puts it here, and a third of them do.

The valley pays for it in winter. When cold air sits under warm, smoke stays. On 22 days last year the county asked people not to drive. Since then we tell tenants in advance what their fleet adds: it is in the report for each building, in pounds, by month.

- Six buildings at Saltair and Lake Bonneville, 1.5 million square feet
- Rail at four of them; one train takes 280 trucks off the road
- Chargers for 18 yard trucks, all in use by ten at night

The yard trucks matter most. They idle more than they move, and they never leave the valley.`,
  }),
  marketNote({
    title: 'Market note: hail, Denver and the price of a roof',
    date: '2023-11-14',
    tags: ['Research', 'Maintenance'],
    picture: 'reg-snow',
    writtenBy: 'sunniva-clarke',
    location: 'Commerce City, Colorado',
    lead: 'An inch of ice falling at 60 miles an hour is the most expensive weather we have. It lasts nine minutes.',
    text: `
On June 22 a storm crossed Adams County. At Sand Creek it broke 41 skylights and left 1,130 marks on a membrane that was four years old. The roof did not leak. The insurer’s deductible for hail is 2% of the building’s value, and so we paid for it ourselves.

We have since put three kinds of roof through the same test: a ball of ice, a length of pipe, a ladder. Sixty-mil membrane over foam bruises. Eighty-mil over a cover board does not. The difference is $1.10 a square foot, once, and the deductible was $3.40.

- Five buildings; all get cover boards at their next roof
- Skylights are replaced with prismatic domes rated for two inches
- Every roof photographed from above each April, before the season

If a lease makes you responsible for the roof in this county, ask what is under the membrane. If nobody knows, that is the answer.`,
  }),
  marketNote({
    title: 'Market note: Dallas–Fort Worth is four markets',
    date: '2024-01-23',
    tags: ['Research', 'Texas'],
    picture: 'reg-plains',
    writtenBy: 'owen-castellano',
    location: 'Dallas, Texas',
    lead: 'One number for vacancy in a region the size of Connecticut tells you as much as one number for its weather.',
    text: `
The number in the papers is 9.3%. It is right, and nobody should use it. We own 18 buildings between Alliance and Wilmer and keep four tables.

- **South Dallas:** 14.1%. Ten large buildings opened in one year, for tenants of a million feet, of whom there are about six.
- **Great Southwest:** 4.4%. Old, low, close to both cities; never empty for long.
- **Northwest and the airport:** 5.2%. Air freight pays for the rent and does not ask.
- **Alliance:** 10.8%, all of it in three buildings.

A tenant with 60,000 square feet has no power to bargain in a market at 9.3%, if the part of it with his drivers in it is at 4.4%. We say so in the first answer, because he will find out in the second.

The tables go to brokers each quarter. They may be forwarded; we would only ask that the footnotes travel along.`,
  }),
  marketNote({
    title: 'Market note: Houston is made of plastic',
    date: '2024-04-02',
    tags: ['Research', 'Ports', 'Texas'],
    picture: 'ext-cross-dock',
    writtenBy: 'dale-okonkwo',
    location: 'Baytown, Texas',
    lead: 'Six of our nine buildings near the Ship Channel hold the same thing: small white pellets in bags of 55 pounds.',
    text: `
Resin comes out of a plant in Mont Belvieu by hopper car, is bagged, stacked on pallets, and stuffed into containers. A pallet weighs 3,300 pounds, a container 52,000. It is the heaviest freight we handle, and it is the reason why floors at Cedar Bayou are eight inches thick where seven are usual.

- 1.9 million tons went out through Barbours Cut last year
- A bagging hall needs 480 volts, rail, and drains with baskets
- Pellets on a wet floor are ball bearings; there is a rule, and a vacuum at each fourth door

Spilled pellets also find the bay. We have screens in every storm inlet of the six buildings and empty them on Fridays: eleven pounds in an average week, from 4,000 tons. Eleven is too many. Two tenants now bag under cover, and their screens have come up empty since February.`,
  }),
  marketNote({
    title: 'Market note: San Antonio, halfway on purpose',
    date: '2024-05-21',
    tags: ['Research', 'Texas'],
    picture: 'ext-lastmile-vans',
    writtenBy: 'clementine-rusk',
    location: 'Schertz, Texas',
    lead: 'Laredo is two and a half hours south, Dallas four and a half north. A driver’s legal day fits exactly, if nobody makes him wait.',
    text: `
Eleven hours of driving, then ten of rest. From Laredo to Dallas and back is fourteen. So freight from Mexico changes trucks somewhere around San Antonio, and the place where it does so may as well have docks.

Cibolo Fork was built for this in 2017: 96 doors on two sides, 110 feet deep, no racks. A trailer from the border is emptied across the floor into trailers for five cities. It takes 70 minutes. It took 95 until we looked at the gate.

The gate had one lane, and a guard who wrote license plates on paper. It has three lanes and a camera now, and the guard walks around with a thermos, which turns out to be worth a good deal: she has found two stolen trailers and a leaking brake line.

- 70 minutes in and out, gate to gate
- 412 trailers on the busiest night
- Coffee from nine in the evening, free, since a driver asked`,
  }),
  marketNote({
    title: 'Market note: Austin wants it smaller and sooner',
    date: '2024-07-09',
    tags: ['Research', 'Last mile', 'Texas'],
    picture: 'ext-corner-glass',
    writtenBy: 'owen-castellano',
    location: 'Austin, Texas',
    lead: 'The average inquiry in Austin is for 31,000 square feet, ready in ninety days, with an office that has windows.',
    text: `
Elsewhere people ask us for a warehouse. Here they ask for a place to finish something: batteries for scooters, kitchens for trailers, a machine that folds shirts. They have money for two years and no patience for a permit.

Blanco Bend was planned as one building of 220,000 square feet. We stopped the drawing in March and cut it in seven. Each part has its own front door, three docks, one drive-in, 800 amps, and a glazed corner of 1,400 square feet that can be an office, or a showroom, or a room with a table for table tennis. We have seen all three.

- Seven units of 28,000 to 36,000 square feet
- A plan on the shelf at the city: a tenant’s changes need nine working days
- Rent 18% above one large building, cost 11% above

Four are taken. Two of the tenants have already asked whether the wall between them could go.`,
  }),
  marketNote({
    title: 'Market note: El Paso reads two newspapers',
    date: '2024-09-17',
    tags: ['Research', 'Texas'],
    picture: 'reg-desert',
    writtenBy: 'teresa-valdivia',
    location: 'El Paso, Texas',
    lead: 'What is decided in Chihuahua in the morning stands at our docks in the evening. We take both papers.',
    text: `
Juárez makes car seats, harnesses and hospital beds; El Paso keeps them for a night and sends them on. When the plants south of the river add a shift, our two buildings at Zaragoza need another forty trailer positions within a month.

The signal comes early if one looks for it. A plant that hires advertises on the radio first, then rents buses. Three of our tenants now tell us when they order buses. It sounds like an odd thing to put into a lease, and it is only a paragraph, but it is worth six weeks.

- Bridge time at Zaragoza, northbound: 48 minutes at the median, 140 at its worst
- 88% of trailers stay less than 30 hours
- Two buildings, 400,000 square feet, no vacancy since 2019

The second building has a fence one can move. It has been moved twice.`,
  }),
  marketNote({
    title: 'Market note: Minneapolis in the cold half of the year',
    date: '2024-11-19',
    tags: ['Research', 'Dock design'],
    picture: 'reg-snow',
    writtenBy: 'greta-fairweather',
    location: 'Shakopee, Minnesota',
    lead: 'A dock door is a hole in a wall. At minus eleven, forty of them are a bill.',
    text: `
Our four buildings near the Twin Cities burned 61% of their gas for one reason in the winter of 2022: air that came in around trailers. The gap between a truck and a door frame is about as long as a person is tall, and as wide as a hand.

Last winter we fitted Rush Creek with seals that are blown up like a tire when the trailer has docked. They cost $2,900 a door. We left 12 doors of 36 as they were, to see.

- 24 doors with seals: 41 therms a door in January
- 12 without: 118
- Paid back in three winters, at last year’s price of gas

What nobody had expected: the people at the 24 doors were sick for fewer days, and asked to stay there. The other 12 get theirs in October, and the sign-up sheet can come off the wall.`,
  }),
  marketNote({
    title: 'Market note: Chicago, six railroads and one Tuesday',
    date: '2025-01-21',
    tags: ['Research', 'Rail', 'Chicago'],
    picture: 'hero-interchange',
    writtenBy: 'abel-strand',
    location: 'Elwood, Illinois',
    lead: 'A quarter of the nation’s rail freight meets here. Between two yards it still goes by truck, and on Tuesdays it does not go at all.',
    text: `
Six large railroads end in Chicago, and not one runs through. A container from Long Beach to New Jersey comes in on one and leaves on another, eleven miles away, behind a truck. The trade calls it rubber-tired interchange. Drivers call it other things.

We looked at 90 days of gates at Elwood and Des Plaines Lock. Trains from the west arrive over the weekend and are grounded on Monday; everybody sends for them on Tuesday. A truck that takes 55 minutes on a Thursday takes three hours and ten.

- 55 minutes on Thursdays, 190 on Tuesdays
- 31% of our tenants’ pulls fell on a Tuesday
- 24% a year later, after we asked for Wednesday gates and got them

Nothing was built. Somebody made a chart and took it to lunch. Half of what we do in [Chicago](/markets/chicago/) is of that kind.`,
  }),
  marketNote({
    title: 'Market note: Indianapolis, and what one night reaches',
    date: '2025-03-11',
    tags: ['Research', 'Leasing'],
    picture: 'int-sort',
    writtenBy: 'philippa-dunmore',
    location: 'Plainfield, Indiana',
    lead: 'A parcel that is in Plainfield at eleven at night is in Atlanta, Boston or Denver before breakfast. Everything here follows from the planes.',
    text: `
One hundred and forty planes land at the airport between ten and two. For a company that sells by the day, each mile between its dock and the sorting hall is worth four minutes of later orders. Ours are at 5.2, 6.0 and 11 miles.

We put the three addresses into a table against last order times. The building at 5.2 miles may take orders until 9:35, the one at 11 until 9:05. A tenant who sells phone cases told us what thirty minutes are worth to him: 6% of his day.

- 9:35 against 9:05 in the evening
- $0.41 a square foot of difference in rent
- Six percent of a day’s orders

He moved, within our own park, 5.8 miles. We paid the movers, which brokers found funny. The old building went to a maker of hospital gowns, for whom nothing has to arrive before breakfast.`,
  }),
  marketNote({
    title: 'Market note: Columbus grows a factory',
    date: '2025-04-29',
    tags: ['Research', 'People'],
    picture: 'ext-sawtooth',
    writtenBy: 'santiago-mbeki',
    location: 'Etna, Ohio',
    lead: 'Seven thousand people will build one plant in Licking County. They need somewhere to keep their gloves.',
    text: `
Before a plant makes anything, it is a town. It wants hard hats, pipe, lunches, 900 portable rooms, and every one of those comes on a truck to somewhere nearby. Licking Depot, 14 miles off, was built for shoes. In two years 40% of it has turned to things for the site.

Such demand ends on a known day. We write it into the leases: three years, then a month’s notice, at a rent that is 9% higher than for ten years. Nobody has objected. A contractor knows better than most what temporary means.

- 480,000 square feet of four buildings on short leases
- The last of them ends in June 2028
- Two tenants have begun to ask about 2029, for the plant’s own parts

The second list is why we stay calm about the first.`,
  }),
  marketNote({
    title: 'Market note: St. Louis and a river that leaves its bed',
    date: '2025-06-10',
    tags: ['Research', 'Stormwater'],
    picture: 'reg-river-city',
    writtenBy: 'santiago-mbeki',
    location: 'Hazelwood, Missouri',
    lead: 'The gauge at Eads Bridge has been above flood stage in nine of the last twelve springs. Our buildings here were chosen by it.',
    text: `
Three buildings, 700,000 square feet, and none of them where the freeway is best. Gateway Levee stands behind a wall of 54 feet; Earth City behind one of 51 with its own pumps. A cheaper building across the river had neither, and two tenants a year.

We keep the gauge on the same screen as the alarms. At 30 feet the barges slow down; at 38 the northern road floods and drivers need another 25 minutes; at 44 we call tenants. It has come to that once, in 2019, at four in the morning, and everybody picked up.

- 25 minutes of detour above 38 feet, 11 days in a usual spring
- A second way out of both parks, agreed with the counties in writing
- Sandbags: none. If one needs sandbags, the building is in the wrong place

Barges carry grain down and fertilizer up. When they stop, rail takes over, and our spur at Earth City is busier in a flood than at any other time.`,
  }),
  marketNote({
    title: 'Market note: Kansas City below the ground',
    date: '2025-07-22',
    tags: ['Research'],
    picture: 'int-racking',
    writtenBy: 'abel-strand',
    location: 'Kansas City, Missouri',
    lead: 'A tenth of this city’s storage is in old limestone mines, at 68 degrees all year. It keeps the rest of us honest.',
    text: `
Fifty-five million square feet under the bluffs: stamps, films, cheese, a car museum. No roof to mend, no windows, no weather. The rent is half of ours, and a truck drives straight in.

So why does anybody rent above the ground? Because of 15 feet. The ceilings are where the limestone was worth digging, and pillars stand every 40 feet, 25 feet thick. A modern rack has nowhere to go. Anything that turns over quickly is better off at Homestead Lane.

We learned from the caves all the same. Their lights are off wherever nobody is; ours were on. With sensors in each aisle, our three buildings use 38% less for light than in 2021.

- 68 degrees, 55 million square feet, no vacancy to speak of
- 15 feet clear against our 36
- 38% less power for light, from an idea that came out of a mine`,
  }),
  marketNote({
    title: 'Market note: Nashville can’t find drivers',
    date: '2025-08-26',
    tags: ['Research', 'People'],
    picture: 'com-break-garden',
    writtenBy: 'ximena-prado',
    location: 'La Vergne, Tennessee',
    lead: 'Unemployment stands at 2.7%. In Rutherford County the scarce thing in a warehouse is the person who opens the door.',
    text: `
Tenants who tour Stones River ask for the clear height and then, more quietly, how far it is to the next apartment anyone can pay for. It is 19 miles. We had no good answer, so we went and asked 212 people who work in the building what would make them stay.

Money came first, and that is not ours to give. Then came, in this order: a way home after a late shift; a place to be outside that is not beside a dumpster; childcare; lockers that lock.

- A van to the bus, 11:15 at night, since April: 46 riders
- A garden of half an acre, with shade that was a parking row before
- Lockers that lock, which took four days

People who left within a year: 61% in 2023, 48% since. Our tenant says that a new hire costs him $4,100. The garden cost $96,000, once.`,
  }),
  marketNote({
    title: 'Market note: Atlanta spreads along three roads',
    date: '2025-09-30',
    tags: ['Research', 'Leasing'],
    picture: 'ext-frontal-fins',
    writtenBy: 'naomi-adeyemi',
    location: 'Union City, Georgia',
    lead: 'South for the airport, west for the railroad, northeast for people. Few tenants need all three, and most begin in the wrong one.',
    text: `
Four hundred inquiries came to our desk in Atlanta in two years. We read them all again and marked what the company turned out to need: the airport, the ramp at Austell, or a short way to customers.

Two thirds had asked for the south side, because that is where the large buildings are. Of those, fewer than half had anything to do with the airport. They sold furniture to people in Gwinnett County and drove it across the whole city, twice.

- 400 inquiries, 266 for the south side
- 118 of them needed the south side
- 51 minutes: what the wrong side costs a van, each way

We have stopped sending lists. The first answer from Atlanta is now a map with the company’s own deliveries on it, and a line around the places where the day gets shorter. At Mulberry Fork it has let two buildings to tenants who had never heard of Braselton.`,
  }),
  marketNote({
    title: 'Market note: Charlotte buys its furniture back',
    date: '2025-11-11',
    tags: ['Research', 'Brownfields'],
    picture: 'ba-upgrade-after',
    writtenBy: 'wilhelmina-osei',
    location: 'Charlotte, North Carolina',
    lead: 'The mills closed, the looms went abroad, and then sofas became too large to ship. Catawba Mill is full of them.',
    text: `
A sofa in a container is mostly air. When a container cost $2,000 that did not matter; at $11,000 it did, and since then about a fifth of the upholstery that had left the Carolinas has come back. It needs wide doors, slow racks and people who can sew.

Catawba Mill has all of it, because it was a mill: floors for 250 pounds a square foot, windows to the north, 1926. We closed 40 of 300 windows, opened 11 docks in a wall of three feet of brick, and left the rest as it was.

- 11 docks, cut with a wire, nine days each
- 84 people at machines under the north windows
- One tenant who had worked there before, at 19, in the card room

She found the hook on which she used to hang her coat. It is in the lease that it stays.`,
  }),
  marketNote({
    title: 'Market note: Savannah is waiting for the crane',
    date: '2026-01-13',
    tags: ['Research', 'Ports'],
    picture: 'hero-port',
    writtenBy: 'thaddeus-monroe',
    location: 'Pooler, Georgia',
    lead: 'The port has moved more boxes every year but two since 1999. The road to our docks has not been widened once.',
    text: `
Savannah is the simplest of our markets: ships, a road, warehouses. When the port adds a berth, the road fills two years later, and the warehouses a year after that. We own five and have seen it three times.

The next berth opens in 2028. So this year we look at the road. Jimmy Deloach Parkway carries 38,000 vehicles a day, a third of them trucks, through nine lights. We paid for a study of the lights, because nobody else’s budget had a line for it.

- Nine lights, six of them on timers set in 2014
- 14 minutes from gate to dock at nine in the morning, 31 at four
- 22 at four o’clock since the county put the study’s times in: a laptop, a van, two nights

The study cost $61,000. A lane costs about $40 million a mile. We are in favor of the lane as well.`,
  }),
  marketNote({
    title: 'Market note: Miami, where freight flies',
    date: '2026-02-17',
    tags: ['Research', 'Cold storage'],
    picture: 'reg-subtropical',
    writtenBy: 'beauregard-lyle',
    location: 'Doral, Florida',
    lead: 'Nine of every ten flowers sold in the country in February passed within two miles of our dock, in about thirty hours.',
    text: `
They come from Bogotá and Quito in the bellies of planes, at 38 degrees, in boxes as long as a person. They stand in a cooler for some hours, are looked at for beetles, and leave by truck. In the two weeks before February 14 it is 1,600 tons a day.

Doral Apron has 140,000 square feet, of which 90,000 are cold. For fifty weeks that is too much, for two it is not half enough. A tenant and we have tried something: refrigerated trailers on a yard with plugs, 44 of them, rented by the day.

- 44 plugs at 480 volts, used for 19 days a year by flowers
- Used for 120 more by fish, mangoes and, once, a circus
- 34 minutes from plane to cooler at the median

A rose loses a day of its life for each two hours above 50 degrees. There is no other freight on which one can see so plainly what a dock is for.`,
  }),
  marketNote({
    title: 'Market note: Northern New Jersey, floor by floor',
    date: '2026-03-24',
    tags: ['Research', 'Last mile'],
    picture: 'ext-multistorey-ramp',
    writtenBy: 'constance-rivera',
    location: 'Newark, New Jersey',
    lead: 'Twelve million people within an hour, and 2.4% vacant. The second floor has become a normal place for a truck.',
    text: `
Five years ago people came to look at a ramp as one looks at a bridge. Now there are eleven buildings between the Hudson and the Turnpike with docks upstairs, and nobody turns his head.

What we have learned at Ironbound since the ramp opened: drivers take the second floor if the turn is 130 feet wide, and refuse it at 120. Snow is not the trouble, a tarp over the ramp is. The upper floor lets at 88% of the rent below, not at the 70% of the first appraisal.

- 130 feet: the turn that everybody makes in one go
- 88% of the lower floor’s rent
- 3.5 minutes longer from gate to dock, which drivers get back on the way down

The third floor is a different matter. It is for vans, and for the view. On a clear day one sees both the port and the people.`,
  }),
  marketNote({
    title: 'Market note: the Lehigh Valley has learned to say no',
    date: '2026-04-28',
    tags: ['Research', 'Permits'],
    picture: 'reg-plains',
    writtenBy: 'ingeborg-mattis',
    location: 'Bethlehem, Pennsylvania',
    lead: 'Fourteen townships changed their rules in two years. Most of what they ask for, we should have offered.',
    text: `
For a decade the valley took everything. Then a school bus waited eleven minutes behind trailers at a stop sign in Upper Macungie, a parent filmed it, and the boards changed.

We read all fourteen ordinances. They ask for berms, for trees with trunks of three inches, for a truck route on a map, for engines off after five minutes, and for a person with a telephone number. Two ask for a limit of height that ends the discussion. Twelve don’t.

- Berms and trees: 2.1% of the cost of a building
- A truck route: a meeting with four haulers and a sign
- A person with a number: we have had one since 2013

At Jordan Creek the board approved our last building in two sessions. A neighbor spoke in favor. She had called the number, about a light, and the light had been turned. That is all she said, and she sat down.`,
  }),
  marketNote({
    title: 'Market note: Baltimore without a bridge',
    date: '2026-05-19',
    tags: ['Research', 'Ports'],
    picture: 'reg-coast',
    writtenBy: 'marcus-bell',
    location: 'Sparrows Point, Maryland',
    lead: 'Two years after the Key Bridge fell, trucks from Sparrows Point still drive around the harbor. We have counted what it costs.',
    text: `
It was the road for everything that may not go through a tunnel: fuel, chemicals, the tall and the wide. Since March 2024 those loads go around the city, 23 miles more, through nine other people’s neighborhoods.

Of 310 trucks a day at our building on the Point, 46 are of that kind. The rest use the tunnels, with 41,000 more vehicles than before.

- 46 trucks, 23 miles, each way
- 19 minutes more at the median for all others, 44 in the afternoon
- $2.10 more for a pallet to Curtis Bay, which is across the water and in plain sight

Nobody has left. Two tenants moved shifts to four in the morning, and we moved the guard, the light and the coffee with them. The new bridge is to open late in 2030. Until then the building that had the best road in the harbor has the second-best, and its rent says so.`,
  }),
  marketNote({
    title: 'Market note: Boston is already built',
    date: '2026-06-30',
    tags: ['Research', 'Last mile'],
    picture: 'ext-urban-infill',
    writtenBy: 'kwame-sorrell',
    location: 'Boston, Massachusetts',
    lead: 'Inside Route 128 one acre of industrial land is lost each nine days, to laboratories and apartments. None is made.',
    text: `
We have two buildings here, and people ask about a third as one asks about a second moon. Neponset is 6.1 miles from the State House. In 2010 it had eleven neighbors with docks. Four are left.

What follows from it is simple, and not comfortable: the goods for a growing city come from farther away every year. From Neponset a van makes 118 stops in a shift. From the nearest empty building, in Taunton, it makes 83.

- An acre every nine days; 400 since 2016
- 118 stops against 83
- Which is, for the same parcels, 42% more vans on the expressway

The city has begun to count industrial land as it counts trees. We sent our numbers when it asked, including the rent. If a rule comes of it, we could not sell to a laboratory either. We signed the letter nonetheless; somebody has to be close.`,
  }),
];
