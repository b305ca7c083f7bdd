/** The trade's words, explained with numbers; and short pieces on how the company works. */
import { post, type PostDraft } from './post.ts';

type ExplainerDraft = Omit<PostDraft, 'category'>;

const basicsPost = (draft: ExplainerDraft) => post({ ...draft, category: 'basics' });

export const explainerPosts = [
  basicsPost({
    title: 'Basics: what a column grid decides',
    date: '2021-02-09',
    tags: ['Dock design'],
    picture: 'int-shell',
    writtenBy: 'yuki-tanabe',
    lead: 'Columns stand 50 or 56 feet apart, and six feet can cost you a row of racks in every bay.',
    text: `
A standard pallet rack is four feet deep, and two rows stand back to back with a hand’s width between. An aisle for a reach truck is nine and a half feet. Put those numbers side by side until they reach the next column, and you see what a grid is for.

In 50 feet you get two double rows and a bit that is good for nothing. In 56 you get two and a half aisles more cleverly shared, or the same racks with an aisle of 11 feet, which a cheaper truck can use. In 54 you get an argument.

- Ask for both directions: 50 by 56 is not 56 by 50
- Ask for the first bay behind the docks, which should be 60 or more
- Take the rack drawing with you and lay it on the plan

A column in an aisle can’t be negotiated. We print the grid on the first line of each plan, and draw the racks of three trucks into it, so that you need not.`,
  }),
  basicsPost({
    title: 'Basics: slab, joint, flatness',
    date: '2021-05-18',
    tags: ['Concrete'],
    picture: 'int-shell',
    writtenBy: 'hollis-grant',
    lead: 'FF 50, FL 35, seven inches, 4,000 psi. What the line on the floor means, and which part of it you will feel.',
    text: `
FF says how bumpy a floor is, FL how much it leans. Both are measured within three days after the pour, on lines two feet apart, and higher is better. A parking lot has an FF of about 15, an ordinary warehouse 35, ours 50, a floor for tall narrow aisles 100.

Seven inches is the thickness. It carries a rack leg of 9,000 pounds if the ground below was compacted, and half as much if it was not. Ask for the report on the ground. It exists, and nobody ever asks.

Joints are where floors die. Each time a hard wheel crosses one, a grain of the edge breaks off. Steel plates cast into the edge stop it; filler must be replaced once, in the second year, when the concrete has finished shrinking.

- FF for machines, FL for height
- Thickness for racks, ground for everything
- Joints: walk them with a coin. If it falls in, so will a caster`,
  }),
  basicsPost({
    title: 'Basics: cap rates without tears',
    date: '2021-08-24',
    tags: ['Finance'],
    picture: 'abs-panels',
    writtenBy: 'anders-whitcombe',
    lead: 'Rent after costs, divided by price. That is all. What makes it interesting is what people put into the first number.',
    text: `
A building earns $1,000,000 a year after its costs and sells for $20,000,000. The cap rate is 5%. At the same rent and 4% it would have sold for 25 million; at 6%, for 16.7. One point is a third of the price, which is why grown people raise their voices about it.

The division is easy. The trouble is in “after its costs”. Is the roof in it? A roof costs $9 a square foot once in 22 years, and a seller will tell you that this isn’t a cost of this year. Nor will it be of next year. In the 22nd it is all there is.

- Ask whether the rent is what is paid, or what is asked
- Ask for the last year without a new lease in it
- Take off 15 cents a square foot for the roof, whatever they say

We publish our own with the roof in. It looks worse by a quarter of a point. Lenders have stopped asking why.`,
  }),
  basicsPost({
    title: 'Basics: a lease’s dates, and which one is the real one',
    date: '2021-12-07',
    tags: ['Leasing'],
    picture: 'com-lobby',
    writtenBy: 'annika-dubois',
    lead: 'Signature, possession, commencement, rent commencement, expiration, holdover. Six dates, one of which will surprise you.',
    text: `
You sign on March 3. You get the keys on April 1: possession. You may put up racks but not work. On May 1 the term begins: commencement. On August 1 you begin to pay: rent commencement. Sixty months are counted, and here it comes, from which of them?

Most leases say from commencement. Some say from rent commencement, and then sixty months are sixty-three, and the option that you had to use “nine months before the end” is due three months later than your calendar says. Or earlier, if it was the other way around.

- Put all six into one table before you sign
- Have both sides write their initials beside the table
- Set the alarm for the option a year before; it has never hurt anybody

Holdover is the date after the last. One day costs 150% of a day’s rent. Last year eleven companies paid it to us. We had called each of them three times, and would have preferred an answer.`,
  }),
  basicsPost({
    title: 'Basics: drive-in, dock-high, and the ramp between',
    date: '2022-03-15',
    tags: ['Dock design', 'Last mile'],
    picture: 'ext-dock-row',
    writtenBy: 'june-hallowell',
    lead: 'One door is at the height of the road, the other at the height of a trailer. Turning one into the other is possible, once.',
    text: `
A trailer’s floor is 46 to 52 inches above the road. A dock-high door has its sill at 48, and a leveler makes up the rest. A drive-in door has no sill: vans, forklifts and fire engines go straight through.

Buildings for pallets want docks, buildings for parcels want both. If yours has too few drive-ins, a ramp of concrete makes a dock door into one. It is 12 feet wide and 48 long at the slope that a loaded van can climb, and it takes away the two doors beside it.

- Slope: one foot in twelve; steeper, and vans scrape
- Drain at the foot, or you have made a pool
- $46,000 to $70,000, and nobody has ever asked to have one removed

The other way around, a drive-in made into a dock, needs a pit for the truck and is only worth it where the ground is yours and dry. We have done it four times, and three were worth it.`,
  }),
  basicsPost({
    title: 'Basics: how far is it really to the port?',
    date: '2022-08-09',
    tags: ['Ports', 'Research'],
    picture: 'hero-port',
    writtenBy: 'soledad-reyes',
    lead: 'In miles, in minutes, in turns a day. Only the third is money.',
    text: `
A flyer says “18 miles to the port”. A better one says “34 minutes”. What a drayage company charges by is neither: it is how often one truck can go there and back before the driver’s hours are over. That number is two, or three, or four.

A turn is the way out, the queue, the crane, the way back, and somebody at your dock who takes the box off. From Carson it is 2 hours 10, from Ontario 3 hours 40. With eleven hours of driving in a day Carson gets four turns and Ontario two, with much waiting.

- Carson: four turns, $240 a box
- Ontario: two, $480
- Ontario at night: three, $330

So night is worth a third of the distance. Before you pay for being nearer, ask your trucker what he would charge if your dock took boxes at eleven in the evening. It is the cheapest mile there is.`,
  }),
  basicsPost({
    title: 'Basics: what a trailer stall needs under it',
    date: '2022-10-04',
    tags: ['Concrete', 'Trucks and chargers'],
    picture: 'abs-trailers',
    writtenBy: 'thaddeus-monroe',
    lead: 'A parked trailer stands on two steel feet the size of dinner plates. On a warm day in Georgia they go straight through asphalt.',
    text: `
Asphalt is a very slow liquid. A loaded trailer puts 20,000 pounds on two feet of about a square foot each, and in August it sinks an inch a day. Then somebody pulls it out sideways, and there is a hole.

So each stall needs a strip of concrete, eight feet wide, eight inches thick, where the feet come down. That’s simple if all trailers are 53 feet long. With 28-foot pups and 40-foot chassis the feet land elsewhere, and the strip has to be 20 feet wide, or be there twice.

- One strip for 53s: $1,900 a stall
- Two strips for everything: $3,100
- No strip: $700 a year, in patches, for ever

Ask for the strip’s width and where it lies. If a listing says “trailer parking” and the picture shows one color from edge to edge, you know what you will be parking on.`,
  }),
  basicsPost({
    title: 'Basics: the R in R-30',
    date: '2023-04-25',
    tags: ['Cold storage', 'Maintenance'],
    picture: 'ext-cold-storage',
    writtenBy: 'lourdes-bianchi',
    lead: 'Insulation is told in R. Twice the R is half the loss, which sounds like a bargain until you look at the doors.',
    text: `
A dry warehouse roof has R-20, a cooler R-30, a freezer R-45 or more. R-30 means that one square foot lets through one thirtieth of a unit of heat per hour for each degree of difference. A wall of R-2, which is bare concrete, lets through fifteen times as much.

One may now calculate how much thicker insulation saves. We did, for Goodyear. From R-45 to R-60 saved 3% of the power. Then we measured where the rest went.

- Walls and roof: 19%
- Product that comes in warm: 24%
- Doors: 41%
- Lights, people, trucks: 16%

A door that stands open for a minute lets in as much as the whole wall in an hour. So the money went into doors that open in 1.2 seconds and a light that shames whoever leaves them. R is what you buy; seconds are what you pay for.`,
  }),
  basicsPost({
    title: 'Basics: estoppel, or please sign that nothing is wrong',
    date: '2023-09-19',
    tags: ['Leasing', 'Finance'],
    picture: 'com-lobby',
    writtenBy: 'wilhelmina-osei',
    lead: 'One day a letter arrives that wants your signature within ten days. It is harmless if you read it, and only then.',
    text: `
When a building is sold or a loan renewed, somebody who has never met you wants to know whether your lease is what the owner says it is. So you are asked to certify: the rent, the dates, the deposit, that nobody owes anybody anything, that there are no side letters.

Once you have signed, you are held to it. If the owner had promised to mend the yard, in a conversation, by the gate, and you sign that there are no promises, there are none.

- Compare every number with the lease, not with your memory
- Write in what is open: “yard to be repaved by June”
- Cross out “to the best of Tenant’s knowledge there are no…” if there are

Owners don’t like handwriting on it. We do: last year 14 of 92 letters came back with something in ink, and in twelve the tenant was right. It is the cheapest audit we have.`,
  }),
  basicsPost({
    title: 'Basics: what tilt-up means, and why walls lie down first',
    date: '2024-02-20',
    tags: ['Concrete'],
    picture: 'ext-frontal-fins',
    writtenBy: 'greta-fairweather',
    lead: 'The walls of nearly all our buildings were once a floor. They were poured flat, and stood up in one day.',
    text: `
It is the fastest way to make a wall that is 40 feet high: build a shallow frame on the slab, put in steel, inserts for the crane and foam where the windows will be, pour, wait ten days, and lift. A panel weighs 60 to 110 tons. A good crew stands up thirty in a day.

Everything that one sees of a warehouse has to be thought of while the wall lies on its face. A groove for a shadow is a strip of wood; a window too low by a foot is a saw and a bad week. That is why we draw each panel from behind.

- Panels at Northport: 212, the heaviest 104 tons
- From first to last: eight days of lifting
- Braces come off when the roof is on; until then don’t lean

If you are near a site on a lifting day, come and look. It is done at dawn, because of the wind, and it’s the only part of our work that anybody has ever applauded.`,
  }),
  basicsPost({
    title: 'Basics: stormwater in one bucket',
    date: '2024-10-08',
    tags: ['Stormwater'],
    picture: 'sus-wetland',
    writtenBy: 'pilar-vandermeer',
    lead: 'An inch of rain on one of our roofs is 620,000 gallons. It has to go somewhere, later, and cleaner than it came.',
    text: `
A field lets rain in. A roof does not. Where there was a field, the law asks that after we build, no more water leaves the site in an hour than before. So it must wait: in a pond, in a pipe, in gravel, in the ground.

For a building of a million square feet and the first inch, that’s a bucket of 620,000 gallons. A dry pond of two acres holds it. So does a pipe ten feet across and 1,050 long, under the trailer yard, at four times the price, where land costs more than pipe.

- Pond: cheap, wants two acres and a fence
- Pipe: dear, invisible, must be cleaned by somebody on his knees
- Wetland: slow, cleans by itself, and has herons

Which one stands behind your building matters to you for a plain reason: its upkeep is in your share of the costs. Ask who mows, who pumps, and when it was last dug out.`,
  }),
  basicsPost({
    title: 'Basics: reading a plan in four minutes',
    date: '2025-08-05',
    tags: ['Dock design', 'Leasing'],
    picture: 'drawing-corner-glass',
    writtenBy: 'june-hallowell',
    lead: 'North, scale, court, grid. In this order, and you will know more than the person who sent it.',
    text: `
**First minute: north and scale.** Which side has the sun, which has the wind? How long is your thumb? Ours is 60 feet on a plan at an inch to 60.

**Second: the court.** Measure from the door to whatever is opposite. Under 120 feet a driver needs two tries; under 110 he needs a friend. If trailers are parked opposite, take 55 off.

**Third: the grid.** Count columns, read the spacing, look at the first bay. Find the office, and imagine the racks behind it. Is there a bay that nobody can reach?

**Fourth: the edges.** Where does the water go, where do cars cross trucks, where is the gate, and can a truck wait in front of it without standing in the road?

If the plan has no north, no scale or no court, it is not a plan but a picture. Ask for the other one. It exists: nobody has ever built from a picture.`,
  }),
  post({
    title: 'Results 2021: 16.2 million square feet signed, nobody hired a helicopter',
    date: '2022-01-25',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-dusk-docks',
    forPress: true,
    lead: 'It was the best year that our kind of business has ever had. We would like to be careful about how much of it was us.',
    text: `
Rents rose by 19% across the country. Ours rose by 17%. Space on offer fell to the lowest number since anybody began to count, and a person with a clipboard and a pulse could have let a warehouse.

So here is what we think was ours. We finished four buildings on the day that was in the lease, in a year without steel. We lost 3% of tenants whose leases ended, where the usual number is 25. And we answered within two working days, even when there was nothing to offer, which was most of the time.

- 16.2 million square feet signed or renewed, 174 tenants
- 97% of expiring leases renewed
- Four buildings on time, one 41 days late, told in advance

The helicopter is a reference to a competitor’s party, at which we were guests. It was a very good party.`,
  }),
  post({
    title: 'Results 2022: the year the phone rang less',
    date: '2023-01-17',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    forPress: true,
    lead: 'Money became dear in June, and by October the people who had wanted everything wanted to think about it.',
    text: `
We bought two buildings in the first half of the year and none in the second. Three sellers named the price of March in October. We told them that we would call in a year, and have put it into the calendar.

Our own debt costs 3.4% and is fixed until 2027, with small exceptions that are in the table. It isn’t cleverness. In 2020 a lender had offered to make it half as long and a little cheaper, and Anders Whitcombe had said that he would rather sleep.

- 9.8 million square feet signed, from 16.2
- Rents at signing: 14% above the old ones
- Two starts put off, Goodyear and Braselton; the land is paid for

A slower year is good for some things. We have walked every roof, for the first time since 2018. What we found there is the reason why repairs in the plan for 2023 are up by a third.`,
  }),
  post({
    title: 'Two classes, one crane: apprentices in Wilmer',
    date: '2022-05-31',
    category: 'community',
    tags: ['People', 'Texas'],
    picture: 'hero-dawn-park',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    lead: 'Twenty-two people from Wilmer-Hutchins built a wall, lifted it, and took it down again. Fourteen now do so for money.',
    text: `
A site of 18 acres in a town of 5,000 is a spaceship. It lands, it makes noise, it leaves. We wanted it to leave something, and asked the school what. The principal said: jobs that don’t need a bus at five in the morning.

So a corner of the site became a classroom. For twelve weeks, two classes of eleven learned to read a panel drawing, tie steel, and talk to a crane. The contractor lent two foremen, who complained about it until week three.

- 22 began, 21 finished, one became a nurse
- 14 were hired at $24 an hour, four of them by the foremen
- The practice panel, 8 by 12, stands at the school’s gate

It cost $311,000, of which the state paid a third. We’ll do it again wherever a building takes more than a year. The foremen have asked to be asked.`,
  }),
  post({
    title: 'Bees on a roof in Carson, a correction',
    date: '2022-09-27',
    category: 'sustainability',
    tags: ['Maintenance', 'California'],
    picture: 'com-roof-terrace',
    author: 'user:ingrid',
    lead: 'Last year we announced two hives. This year we have none, and the wild ones are better off.',
    text: `
It was a nice idea, and photographs well. Two hives of honeybees on the roof at Dominguez, 60 jars for tenants, a label with a bee on it.

Then a biologist from the college came by and counted. Within a mile of the building live 31 kinds of wild bees, several of them rare, in the cracks of the old railroad. What they eat grows on about four acres of weeds. Two hives are 80,000 mouths that fly farther and get up earlier.

- Honeybees on the weeds in spring: 9 of 10 visits
- Wild kinds seen: 31 before, 19 with the hives
- 27 again this June, after the hives had gone to an orange grove

So we have stopped keeping bees and begun to keep weeds. The strip along the tracks is now cut once a year, in November. It looks neglected. There is a sign that says it isn’t, with a bee on it, from the old labels.`,
  }),
  post({
    title: 'A yard light that points down',
    date: '2023-03-28',
    category: 'community',
    tags: ['Safety', 'Maintenance'],
    picture: 'ext-dusk-entrance',
    writtenBy: 'ottoline-grace',
    location: 'Braselton, Georgia',
    lead: 'A neighbor sent a photograph of her bedroom at midnight, taken without a flash. One could read the clock.',
    text: `
The lamp was ours, 38 feet high, at the corner of a truck court, and it had been tilted by 15 degrees to light a sign that was taken down in 2019. Nobody had ever stood where she sleeps.

We went to look, at midnight, with her permission and a meter. Then we did what we should have done at the start, and looked at all of our parks from outside.

- 1,940 yard lights; 212 of them shone past the fence
- All 212 leveled or hooded by February, for $31,000
- Power saved by lighting only what’s ours: 4%

Drivers were asked too. They see better: a lamp in the eyes makes the ground dark. The neighbor has sent another photograph. It’s black. She wrote “thank you” under it, in white, so that we could see which way was up.`,
  }),
  post({
    title: 'Why the new hall in Orenco has no gas',
    date: '2023-06-06',
    category: 'sustainability',
    tags: ['Timber', 'Solar'],
    picture: 'ext-timber-grove',
    author: 'user:ingrid',
    location: 'Hillsboro, Oregon',
    lead: 'Heating a warehouse with electricity is a bad idea in most places, and a good one in Hillsboro. Here’s the sum.',
    text: `
A dry hall is kept at 50 degrees so that pipes don’t freeze. With gas it costs $0.09 a square foot and year in Oregon. With heat pumps on the roof it’s $0.07, if the sun pays for a third of it, and they also cool the office.

What speaks against it elsewhere is the first cold week. In Minneapolis a heat pump of the same size gives half as much at minus eleven, just when one needs twice. There we would need 1,200 amps more, and the utility has none.

- Hillsboro: 19 degrees on the coldest day of ten years
- Four pumps, 640 amps, on a roof with 700 kilowatts
- $410,000 more than gas at the start; $28,000 less a year

It pays for itself in about 15 years, which is slow. We did it because the gas main would have cost another $350,000 and a summer. Often what looks like principle is a trench.`,
  }),
  post({
    title: 'Chicago office moves nine floors down',
    date: '2023-10-03',
    category: 'company-news',
    tags: ['Chicago', 'People'],
    picture: 'com-lobby',
    lead: 'From the tenth floor one could see the lake. From the first one can see who comes in.',
    text: `
Our people in Chicago had an office with a view and a visitor’s badge. Tenants came once, to sign. Since August the office is in the front of a building in Bolingbrook that we own, between a distributor of tiles and a maker of stage curtains, with the door on the truck court.

It’s louder. There’s a bell that rings whenever the tile people drop something. In the first month 61 people walked in without an appointment, which is 58 more than in the ten years before.

- 61 visitors, 40 of them with a question that took less than five minutes
- Rent: ours to ourselves, and $310,000 less than downtown
- The view: a dock, a birch, weather

Two colleagues miss the lake, and have been given the desk beside the birch. The lease downtown had a clause about leaving the carpet. We left it.`,
  }),
  post({
    title: 'A hundred doors measured: what we give away',
    date: '2024-03-26',
    category: 'insights',
    tags: ['Dock design', 'Research'],
    picture: 'ext-dock-row',
    author: 'user:arjun',
    lead: 'We put a clock on a hundred dock doors for a month. On average they were used for 2 hours and 50 minutes a day.',
    text: `
A door costs about $31,000 with its pit, leveler, seal, lights and share of the court. It’s the most expensive thing in a warehouse that anybody can lean on. We had always assumed that there were never enough.

The clocks say otherwise. A busy door has a trailer at it for nine hours, but is only worked for four. A door at the corner sees one trailer a week. In every building a quarter of the doors does half the work.

- Two hours 50 minutes of work a day at the median door
- The best quarter: 6:40; the last quarter: 0:35
- What the good ones have in common: they’re near the racks, not near the gate

So the next buildings get fewer doors in better places, and walls with the pits cast in behind the others, to be opened when somebody needs them. At Northport it’s 24 doors that are drawn and not built. The difference pays for the solar roof.`,
  }),
  post({
    title: 'Northport 2: the first building with a spare wall',
    date: '2024-10-29',
    category: 'development',
    tags: ['Texas', 'Concrete'],
    picture: 'ext-cross-dock',
    author: 'user:lucille',
    location: 'Fort Worth, Texas',
    forPress: true,
    lead: 'Its south side can be taken out, panel by panel, on four weekends, and the building grows by half while people work in it.',
    text: `
Tenants who grow leave. They don’t want to; there is no more building. A move costs a company about $14 a square foot and one bad quarter, and it costs us eleven months of rent until the next one comes.

So Northport 2 has a wall that isn’t one. Its 22 panels carry only themselves. The roof behind them hangs on a row of columns that stand ready for a second half, footings included, under a strip of grass 260 feet deep that we mow and don’t sell.

- 480,000 square feet today, 740,000 when asked
- Four weekends to take out the panels, which become the new wall
- 2.4% more at the start, for columns and footings

The tenant, a grocer again, has a right to the grass for eight years. He walked over it on the first day with his arms spread out, to see how far it was. It took him a while.`,
  }),
  post({
    title: 'What tenants said: 212 answers, 38 complaints, one poem',
    date: '2025-01-07',
    category: 'insights',
    tags: ['Leasing', 'People'],
    picture: 'com-break-garden',
    author: 'user:marisol',
    lead: 'Once a year we ask whether they would lease from us again, and print everything but the names.',
    text: `
One hundred and seventy-one would, 29 would not, twelve wrote that it depends on the rent, which is fair.

Of the 29, eleven mentioned the same thing: the yearly bill for shared costs comes in April, for a year that began sixteen months before, and nobody can remember. They’re right. From this year on there’s a sheet each quarter, with what was spent and on what, and April is an addition.

- “The desk is better than our own” (four times, in other words)
- “The trees are too small” (twice; they are, come back)
- “You said the bus would come in May” (it came in October; we’re sorry)

The poem is about a leveler. It has three verses, and the last one doesn’t scan, but neither, as the author points out, did the leveler. Both have been seen to.`,
  }),
  post({
    title: 'Forty ports in one night: how a yard learns to share power',
    date: '2025-03-25',
    category: 'sustainability',
    tags: ['Trucks and chargers', 'California'],
    picture: 'sus-ev-trucks',
    author: 'user:ingrid',
    location: 'Perris, California',
    lead: 'Forty trucks need 5.2 megawatts if all of them charge at once. The yard has 1.6. Nobody has been late.',
    text: `
Trucks don’t need power at six in the evening, when they come in. They need it to be there at four in the morning. Between lie ten hours, and that is the whole secret.

Each evening the dispatcher’s plan tells a small computer when each truck leaves and how far it goes. It fills those first that leave first, and those that only go to Ontario get as much as Ontario needs. At eleven, when the tenant’s conveyors stop, the building lends what it doesn’t use.

- 40 ports, 1.6 megawatts, 212 nights without a truck left short
- The same with power for all at once: $4.1 million and three years
- This way: $690,000 and eleven weeks

There’s a red button for a driver whose plan has changed. It has been pressed nine times, seven of them on the first day, by people who wanted to see what it did.`,
  }),
  post({
    title: 'Hartmann gets a second life as a food bank’s first floor',
    date: '2025-06-24',
    category: 'community',
    tags: ['People', 'Brownfields'],
    picture: 'ba-upgrade-after',
    writtenBy: 'caspian-rhodes',
    location: 'Nashville, Tennessee',
    lead: 'For 14 months nobody wanted 41,000 square feet with a low ceiling. Then somebody came who stacks cans.',
    text: `
The south end of Hartmann was built in 1961 for paper. Sixteen feet clear, six docks, floors like a billiard table. No company that racks to 36 feet will look at it, and we had looked at it ourselves for over a year.

The food bank stacks two pallets high, because volunteers of 70 have to reach the second. It needs docks at one end, a door for people at the other, and a cooler in the middle. It doesn’t have much money. We had an empty building that cost $9,000 a month.

- $1 a year for five years, costs paid by the tenant
- The cooler came out of a building in Doral, on two trucks
- 5.1 million meals in the first year

In the valuation it stands as vacant. In the region’s report it stands on page one. The volunteers have painted dock numbers, though we don’t do that any more. We let it be.`,
  }),
  post({
    title: 'The surveyor’s stake: why Catawba was two feet off',
    date: '2025-12-09',
    category: 'development',
    tags: ['Permits', 'Concrete'],
    picture: 'hero-dawn-park',
    writtenBy: 'thaddeus-monroe',
    location: 'Charlotte, North Carolina',
    lead: 'A stake was hit by a mower in March, and put back by somebody helpful. In June the footings were two feet too far east.',
    text: `
Nobody had done anything wrong. The mower’s driver saw a stake lying there and pushed it into the nearest hole. The crew measured from it, as crews do. Three surveys later somebody noticed that the building would stand in its own fire lane.

There are two things one can do. Break out 40 footings, at $310,000. Or move the fire lane, at $60,000 and a permit of eight weeks. We did the second, and used the weeks to think.

- Every stake now has two others that know where it should be
- Mowers stay 20 feet off, and the edge is left to a person
- The first day of each pour begins with a tape, by someone who did not set the stake

We print this because the rule had been there before, as a line in a list of 60. It’s now the first line, and it has the mower in it. Rules that have a mower in them are remembered.`,
  }),
  post({
    title: 'Ten questions from students in Reading',
    date: '2026-02-03',
    category: 'community',
    tags: ['People', 'Research'],
    picture: 'com-roof-terrace',
    writtenBy: 'pilar-vandermeer',
    location: 'Reading, Pennsylvania',
    lead: 'A class of eleven-year-olds walked around Jordan Creek and wrote down what they didn’t understand. We answered all ten.',
    text: `
**Why is it so big?** Because the things in it are for four million people. It’s 52 soccer fields of roof, and your shoes have very likely been in it.

**Why has it no windows?** Sun fades boxes, and racks would stand in front. There are some now, low, where people work. You’re right that there should be more.

**What’s it like at night?** Busy. Come with your parents; there’s an evening in May.

**Who owns the stream?** Nobody. We own the bank.

- **Do trucks sleep?** Drivers do, for ten hours, by law
- **What’s the smallest thing inside?** Buttons, eleven million
- **What was here before?** Corn, and before that a forest
- **Will it still be here when I’m old?** The frame will. The roof will be your fifth
- **Why did you cut down the big oak?** We shouldn’t have. There are 40 in its place; it’ll take a while
- **Can we plant something?** Yes. April 18, bring boots

Two of them sent a poem instead of a question:

| Eleven million buttons
| asleep on shelf nineteen.
| The truck says good night to the dock.
| The dock says: nine, and clean.`,
  }),
  post({
    title: 'First-quarter market tables are out, with one column less',
    date: '2026-04-07',
    category: 'insights',
    tags: ['Research', 'Leasing'],
    picture: 'abs-panels',
    author: 'user:arjun',
    lead: 'We have taken out “absorption”. In ten years nobody could tell us what they did with it.',
    text: `
Absorption is the space that was filled less the space that was emptied. It’s a difference of two large numbers, each of which is known to about 5%, and it is printed to the nearest thousand square feet. In a small market it jumps from plus to minus because a furniture store moved in January and not in December.

We asked 60 brokers and 40 tenants what they do with it. Brokers said that tenants want it, tenants that brokers send it.

- What’s left: vacancy, asking rent, signed rent, space under way with a roof
- Signed rent is what was signed, with free months taken off
- Each number has the count of buildings behind it

The tables are on two pages again. If you did something with absorption, write to me. I’ll put it back, with your name on top of the column.`,
  }),
];
