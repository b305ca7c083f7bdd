/** The basics series, which explains industry terms, and posts about the company from several categories. */
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
    lead: 'Columns are usually 50 or 56 feet apart. Those six feet can decide whether a row of racks fits in each bay.',
    text: `
A standard pallet rack is about four feet deep, and two rows back to back take eight and a half feet. An aisle for a reach truck is nine and a half feet wide. Lay those dimensions side by side until you reach the next column, and you can see what a column grid is for.

In 50 feet you get two double rows and leftover space. In 56 feet you get the same racks with 11-foot aisles, which a less expensive forklift can use. In 54 feet you get a discussion.

- Ask for both directions: 50 by 56 is not the same as 56 by 50
- Ask for the speed bay, the first bay behind the docks, which should be 60 feet or more
- Bring your rack layout and lay it over the plan

You can’t negotiate with a column in an aisle. So we print the grid on the first line of every plan, and we draw the racks for three types of forklift into it.`,
  }),
  basicsPost({
    title: 'Basics: slab, joint, flatness',
    date: '2021-05-18',
    tags: ['Concrete'],
    picture: 'int-shell',
    writtenBy: 'hollis-grant',
    lead: 'FF 50, FL 35, seven inches, 4,000 psi. What the specification of a floor means, and which part of it you will notice.',
    text: `
FF measures how flat a floor is and FL how level it is. Both are measured within three days of the pour, and higher numbers are better. A parking lot has an FF of about 15, an ordinary warehouse 35 and ours 50. Very narrow aisles with tall racks need 100.

Seven inches is the thickness. It carries a rack leg of 9,000 pounds if the soil below was compacted properly, and half as much if it was not. Ask for the compaction report. It exists, and hardly anyone asks for it.

Joints are where floors wear out. Each time a hard wheel crosses a joint, a bit of the edge breaks off. Steel plates cast into the edge prevent that. Joint filler has to be replaced once, in the second year, after the concrete has finished shrinking.

- Flatness matters for equipment, levelness for tall racks
- Thickness matters for racks, compaction for everything
- Check the joints with a coin. If it falls in, so will a caster`,
  }),
  basicsPost({
    title: 'Basics: cap rates without tears',
    date: '2021-08-24',
    tags: ['Finance'],
    picture: 'abs-panels',
    writtenBy: 'anders-whitcombe',
    lead: 'Income after expenses, divided by price. That is all a cap rate is. The interesting part is what people count as income.',
    text: `
A building earns $1,000,000 a year after expenses and sells for $20,000,000. Its cap rate is 5%. At 4%, the same income would have brought $25 million, and at 6%, $16.7 million. A swing of two points is a third of the price, so it is worth understanding.

The division is easy. The trouble is in “after expenses.” Is the roof included? A roof costs $9 per square foot once every 22 years. A seller will tell you that it is not an expense of this year, or of next year. In year 22 it is the only expense that matters.

- Ask whether the rent is in-place rent or asking rent
- Ask for the last full year without a new lease in it
- Deduct 15 cents per square foot for the roof, whatever you are told

When we publish our own cap rates, they include the roof. That makes them look worse by about a quarter of a point. Our lenders have stopped asking why.`,
  }),
  basicsPost({
    title: 'Basics: a lease’s dates, and which one is the real one',
    date: '2021-12-07',
    tags: ['Leasing'],
    picture: 'com-lobby',
    writtenBy: 'annika-dubois',
    lead: 'Signing, possession, commencement, rent commencement, expiration, holdover: a lease has six dates, and one of them may surprise you.',
    text: `
You sign on March 3. You get the keys on April 1; that is possession. You can install racks but not operate yet. On May 1 the term begins; that is commencement. On August 1 you start paying rent; that is rent commencement. The lease runs for 60 months. From which of these dates?

Most leases count from commencement. Some count from rent commencement. In that case the 60 months end three months later than you think, and a renewal option that has to be exercised “nine months before the end” is due on a different day from the one in your calendar.

- Put all six dates in one table before you sign
- Have both parties initial the table
- Set a reminder for the renewal option a full year in advance

Holdover is what happens after the last date. One day costs 150% of a day’s rent. Last year eleven companies paid it to us. We had called each of them three times, and we would rather have had a decision.`,
  }),
  basicsPost({
    title: 'Basics: drive-in, dock-high, and the ramp between',
    date: '2022-03-15',
    tags: ['Dock design', 'Last mile'],
    picture: 'ext-dock-row',
    writtenBy: 'june-hallowell',
    lead: 'A drive-in door is at ground level, and a dock-high door is at the height of a trailer. You can convert one into the other, once.',
    text: `
A trailer floor is 46 to 52 inches above the pavement. A dock-high door has its sill at 48 inches, and a leveler makes up the difference. A drive-in door has no sill, so vans, forklifts and fire trucks can drive straight in.

Buildings for pallets need docks. Buildings for parcels need both. If yours has too few drive-in doors, a concrete ramp can turn a dock-high door into one. The ramp is 12 feet wide and 48 feet long, at a slope a loaded van can climb, and it blocks the doors on either side.

- Slope: one foot in twelve. Anything steeper, and vans scrape
- Put a drain at the bottom, or the ramp becomes a pool
- Cost: $46,000 to $70,000

Converting a drive-in door to a dock means digging a truck well, which only makes sense where the soil is dry. We have done it four times, and three were worth it.`,
  }),
  basicsPost({
    title: 'Basics: how far is it really to the port?',
    date: '2022-08-09',
    tags: ['Ports', 'Research'],
    picture: 'hero-port',
    writtenBy: 'soledad-reyes',
    lead: 'You can measure it in miles, in minutes or in turns per day. Only the third one sets the price.',
    text: `
One flyer says “18 miles to the port.” A better one says “34 minutes.” A drayage company prices by neither. It prices by how many round trips one truck can make before the driver’s hours run out. The answer is two, three or four.

A turn is the trip out, the line at the terminal, the crane, the trip back and someone at your dock to receive the container. From Carson a turn takes 2 hours 10 minutes, from Ontario 3 hours 40. In an eleven-hour driving day, that is four turns from Carson and two from Ontario, with a lot of waiting.

- Carson: four turns a day, $240 per container
- Ontario: two turns, $480
- Ontario at night: three turns, $330

So working at night is worth a third of the distance. Before you pay higher rent to be closer, ask your trucking company what it would charge if your dock received containers at 11 pm.`,
  }),
  basicsPost({
    title: 'Basics: what a trailer stall needs under it',
    date: '2022-10-04',
    tags: ['Concrete', 'Trucks and chargers'],
    picture: 'abs-trailers',
    writtenBy: 'thaddeus-monroe',
    lead: 'A parked trailer rests on two steel feet the size of dinner plates. On a hot day in Georgia they sink straight into asphalt.',
    text: `
Asphalt softens in the heat. A loaded trailer puts 20,000 pounds on two landing gear pads of about one square foot each, and in August it sinks an inch a day. Then someone pulls it out at an angle, and there is a hole.

So every stall needs a concrete strip, eight feet wide and eight inches thick, where the landing gear comes down. That is simple if all your trailers are 53 feet long. With 28-foot pups and 40-foot chassis the landing gear is in a different place, so the strip has to be 20 feet wide or there have to be two.

- One strip, for 53-foot trailers: $1,900 per stall
- Two strips, for everything: $3,100
- No strip: $700 a year in patches, indefinitely

Ask how wide the strip is and where it is. If a listing says “trailer parking” and the photo shows one color of pavement from edge to edge, there is no strip.`,
  }),
  basicsPost({
    title: 'Basics: the R in R-30',
    date: '2023-04-25',
    tags: ['Cold storage', 'Maintenance'],
    picture: 'ext-cold-storage',
    writtenBy: 'lourdes-bianchi',
    lead: 'Insulation is rated by R-value. Twice the R means half the heat loss, which sounds like a bargain until you look at the doors.',
    text: `
A dry warehouse roof has about R-20, a cooler R-30 and a freezer R-45 or more. R-30 means that one square foot lets through one thirtieth of a BTU per hour for each degree of temperature difference. A bare concrete wall, at R-2, lets through 15 times as much.

You can calculate what thicker insulation would save. We did that for Goodyear: going from R-45 to R-60 would cut power use by 3%. Then we measured where the rest of the heat comes in.

- Walls and roof: 19%
- Product that arrives warm: 24%
- Doors: 41%
- Lights, people and forklifts: 16%

A freezer door that stays open for one minute lets in as much heat as the whole wall does in an hour. So we put the money into doors that open and close in 1.2 seconds, with a warning light for any that are left open. R-value is what you buy. Door seconds are what you pay for.`,
  }),
  basicsPost({
    title: 'Basics: the estoppel certificate, and why to read it',
    slug: 'basics-estoppel-or-please-sign-that-nothing-is-wrong',
    date: '2023-09-19',
    tags: ['Leasing', 'Finance'],
    picture: 'com-lobby',
    writtenBy: 'wilhelmina-osei',
    lead: 'One day you get a letter that asks for your signature within ten days. It is harmless if you read it first.',
    text: `
When a building is sold or a loan is renewed, a buyer or lender who has never met you wants to know whether your lease is what the owner says it is. So you are asked to certify the rent, the dates, the deposit, that neither side owes the other anything, and that there are no side agreements.

Once you sign, you are bound by it. If the owner promised you at the gate that the yard would be repaved, and you sign that there are no other promises, then there are none.

- Compare every number with the lease, not with your memory
- Write in anything that is still open: “yard to be repaved by June”
- Cross out “to the best of Tenant’s knowledge there are no…” if there are

Most owners dislike handwriting on the form. We welcome it. Last year 14 of 92 certificates came back with corrections, and in 12 cases the tenant was right.`,
  }),
  basicsPost({
    title: 'Basics: what tilt-up means, and why walls lie down first',
    date: '2024-02-20',
    tags: ['Concrete'],
    picture: 'ext-frontal-fins',
    writtenBy: 'greta-fairweather',
    lead: 'The walls of almost all our buildings were cast flat on the floor and lifted into place in a few days.',
    text: `
Tilt-up is the fastest way to build a 40-foot wall. You build a shallow form on the slab, place the steel, the lifting inserts and foam blocks where the windows will be, pour the concrete, wait ten days and lift. A panel weighs 50 to 110 tons. A good crew sets 30 panels a day.

Every detail you see on a warehouse wall has to be planned while the wall is lying face down. A shadow line is a strip of wood in the form. A window that is a foot too low means a concrete saw and a bad week. That is why we draw every panel from the back.

- Panels at Northport 3: 196, the heaviest 104 tons
- From first to last: eight days of lifting
- Braces stay in place until the roof is on

If you are near one of our sites on a lifting day, come and watch. We lift at dawn, before the wind picks up. It is the only part of our work that has ever drawn applause.`,
  }),
  basicsPost({
    title: 'Basics: stormwater in one bucket',
    date: '2024-10-08',
    tags: ['Stormwater'],
    picture: 'sus-wetland',
    writtenBy: 'pilar-vandermeer',
    lead: 'One inch of rain on a million-square-foot roof is 620,000 gallons. It has to go somewhere, slowly, and cleaner than it arrived.',
    text: `
A field absorbs rain, and a roof does not. The rules require that after we build, water leaves the site no faster than it did before. So it has to wait somewhere: in a pond, a pipe, gravel or the ground.

For a building of a million square feet and the first inch of rain, that is 620,000 gallons. A dry pond of two acres can hold it. So can a pipe ten feet in diameter and 1,050 feet long under the trailer yard. The pipe costs four times as much, and it makes sense where land is expensive.

- Pond: inexpensive, but takes two acres and a fence
- Pipe: expensive and invisible, and someone has to crawl in to clean it
- Wetland: slow, self-cleaning and popular with herons

Which one is behind your building matters to you, because its upkeep is part of your maintenance charges. Ask who mows it, who pumps it and when it was last dredged.`,
  }),
  basicsPost({
    title: 'Basics: reading a plan in four minutes',
    date: '2025-08-05',
    tags: ['Dock design', 'Leasing'],
    picture: 'drawing-corner-glass',
    writtenBy: 'june-hallowell',
    lead: 'North arrow, truck court, column grid, edges. Check them in this order, and you will know more about the building than most people who tour it.',
    text: `
**First minute: north and scale.** Which side gets the sun, and which gets the wind? Find the scale bar, and mark it on the edge of a sheet of paper so you can measure.

**Second minute: the truck court.** Measure from the dock doors to whatever is opposite. Under 120 feet, a driver needs two tries. Under 110, he needs help. If trailers park on the opposite side, subtract 55 feet.

**Third minute: the column grid.** Count the columns, read the spacing and look at the first bay. Find the office and imagine the racks behind it. Is there a bay you can’t reach?

**Fourth minute: the edges.** Where does the water go? Where do cars cross paths with trucks? Where is the gate, and can a truck wait in front of it without blocking the road?

If a plan has no north arrow, no scale and no truck court, it is a marketing drawing. Ask for the real one. It exists, because someone built from it.`,
  }),
  post({
    title: 'Results 2021: 16.2 million square feet signed',
    slug: 'results-2021-16-2-million-square-feet-signed-nobody-hired-a-helicopter',
    date: '2022-01-25',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-dusk-docks',
    forPress: true,
    lead: 'It was the best year our industry has ever had. We would like to be careful about how much of it was us.',
    text: `
Rents rose 19% nationwide. Ours rose 17%. Available space fell to the lowest level on record, and for most of the year a vacant warehouse leased itself.

So here is what we think was our own doing. We delivered four of five buildings on the date in the lease, in a year when steel was hard to get. We lost 3% of the tenants whose leases ended, where the industry average is 25%. And we replied to every inquiry within two business days, even when we had nothing to offer, which was most of the time.

- 16.2 million square feet signed or renewed with 174 tenants
- 97% of expiring leases renewed
- Four buildings delivered on time; the fifth was 41 days late, and we told the tenant in advance

We do not expect 2022 to be as strong. We have kept our debt low and our plans flexible, and we will not build ahead of demand.`,
  }),
  post({
    title: 'Results 2022: the year the phone rang less',
    date: '2023-01-17',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    forPress: true,
    lead: 'Interest rates rose in June. By October, companies that had wanted space at once wanted time to think.',
    text: `
We bought two buildings in the first half of the year and none in the second. In October three sellers were still asking March prices. We told them we would call back in a year.

Our own debt costs 4.0% on average and is fixed until 2027, with a few exceptions listed in the tables. That was not foresight. In 2020 a lender offered us a shorter loan at a slightly lower rate, and Amir Haddadi, our chief financial officer, preferred the longer one.

- 9.8 million square feet signed, compared with 16.2 million in 2021
- New rents 14% above the expiring ones
- Two projects postponed, in Goodyear and Braselton; the land is paid for

A slower year has its uses. We inspected every roof in the portfolio for the first time since 2018. What we found is the reason our repair budget for 2023 is up by a third.`,
  }),
  post({
    title: 'Two classes, one crane: apprentices in Wilmer',
    date: '2022-05-31',
    category: 'community',
    tags: ['People', 'Texas'],
    picture: 'hero-dawn-park',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    lead: 'Twenty-two people from Wilmer-Hutchins built a concrete wall, lifted it and took it down again. Fourteen of them now do it for a living.',
    text: `
A construction site covering 18 acres is a big presence in a town of 5,000. It makes noise for a year and a half, and then it is gone. We wanted it to leave something behind, so we asked the local high school what would help. The principal said: jobs that do not require a bus at five in the morning.

So we turned a corner of the site into a classroom. Over 12 weeks, two classes of eleven learned to read panel drawings, tie rebar and direct a crane. The contractor lent us two foremen, who complained about it until week three.

- 22 started, and 21 finished; one left to become a nurse
- 14 were hired at $24 an hour, four of them by the foremen
- The practice panel, 8 by 12 feet, now stands at the school’s gate

The program cost $311,000, a third of which the state paid. We will offer it at every project that takes more than a year. The foremen have asked to be included.`,
  }),
  post({
    title: 'Bees on a roof in Carson, a correction',
    date: '2022-09-27',
    category: 'sustainability',
    tags: ['Maintenance', 'California'],
    picture: 'com-roof-terrace',
    author: 'user:ingrid',
    lead: 'Last year we put two beehives on a roof in Carson. This year we removed them, and the wild bees are better off.',
    text: `
It was a nice idea: two hives of honeybees on the roof at Dominguez and 60 jars of honey for our tenants.

Then a biologist from the local college came to count. Within a mile of the building live 31 species of wild bees, several of them rare, in the cracks along the old railroad. Together they feed on about four acres of wildflowers and weeds. Two hives hold 80,000 honeybees, which fly farther and start earlier in the day.

- In spring, 9 out of 10 visits to the flowers were by honeybees
- Wild species counted: 31 before the hives, 19 with them
- 27 again this June, after the hives had moved to an orange grove

So we have stopped keeping bees and started keeping weeds. We mow the strip along the tracks only once a year, in November. It looks neglected, and a sign explains why it is not.`,
  }),
  post({
    title: 'A yard light that points down',
    date: '2023-03-28',
    category: 'community',
    tags: ['Safety', 'Maintenance'],
    picture: 'ext-dusk-entrance',
    writtenBy: 'ottoline-grace',
    location: 'Braselton, Georgia',
    lead: 'A neighbor sent us a photo of her bedroom at midnight, taken without a flash. You could read the clock on the wall.',
    text: `
The light was ours, on a 38-foot pole at the corner of a truck court. It had been tilted 15 degrees to light a sign that was taken down in 2019. None of us had ever seen it from her side of the fence.

We went to look, at midnight, with her permission and a light meter. Then we did what we should have done from the start and checked all of our parks from the outside.

- 1,940 yard lights, 160 of which shone past the fence
- All 160 leveled or shielded by February, for $31,000
- 4% less power, because we now light only our own property

We asked the drivers too. They can see better now: a lamp in your eyes makes the ground look dark. The neighbor has sent us another photo of her bedroom at midnight. It is completely black, except for a “thank you” that she added in white.`,
  }),
  post({
    title: 'Why we took the gas out at Orenco',
    slug: 'why-the-new-hall-in-orenco-has-no-gas',
    date: '2023-06-06',
    category: 'sustainability',
    tags: ['Timber', 'Solar'],
    picture: 'ext-timber-grove',
    author: 'user:ingrid',
    location: 'Hillsboro, Oregon',
    lead: 'Heating a warehouse with electricity is a bad idea in most places and a good one in Hillsboro. Here is the math.',
    text: `
A dry warehouse is kept at 50 degrees so the pipes do not freeze. In Oregon that costs $0.09 per square foot per year with gas. With heat pumps on the roof, and solar panels covering a third of the power, it costs $0.07, and the heat pumps cool the office as well. So when the boilers at Orenco Spur 1 were due for replacement, we removed them.

What rules this out elsewhere is the first cold week. In Minneapolis a heat pump puts out half as much heat at eleven below, just when you need twice as much. There we would need 1,200 more amps, and the utility does not have them.

- Coldest day in Hillsboro in ten years: 19 degrees
- Four heat pumps, 640 amps, under a 700-kilowatt solar array
- $410,000 more than new gas boilers, and $28,000 less to run per year

On its own, that pays back in about 15 years, which is slow. We did it because a new gas main would have cost another $350,000 and a summer of digging.`,
  }),
  post({
    title: 'Chicago office moves nine floors down',
    date: '2023-10-03',
    category: 'company-news',
    tags: ['Chicago', 'People'],
    picture: 'com-lobby',
    location: 'Chicago, Illinois',
    lead: 'From the tenth floor downtown we could see the lake. From the ground floor on Slip Street we can see our tenants.',
    text: `
Our Chicago team used to have an office with a view and a security desk. Tenants came once, to sign. Since August the office has been at 77 Slip Street, on the ground floor of a warehouse, between a tile distributor and a company that makes stage curtains. The front door opens onto the truck court.

It is louder. A bell rings whenever the tile distributor moves a full pallet. In the first month, 61 people walked in without an appointment. At the old office it had been about three a year.

- 61 visitors, 40 of them with a question that took less than five minutes
- $310,000 a year less in rent than downtown
- The view: a loading dock and a birch tree

Two colleagues missed the lake, and we gave them the desks by the birch. If you are a tenant or a broker in Chicago, stop by. The hours are on our [contact page](/contact/).`,
  }),
  post({
    title: 'A hundred doors measured: how little they are used',
    slug: 'a-hundred-doors-measured-what-we-give-away',
    date: '2024-03-26',
    category: 'insights',
    tags: ['Dock design', 'Research'],
    picture: 'ext-dock-row',
    author: 'user:arjun',
    lead: 'We put timers on 100 dock doors for a month. At the median, a door was in use for 2 hours and 50 minutes a day.',
    text: `
A dock door costs about $31,000 with its pit, leveler, seal, lights and share of the truck court. It is one of the most expensive things in a warehouse, and we had always assumed there were never enough.

The timers say otherwise. A busy door has a trailer at it for nine hours but is worked for only four. A door in a far corner may see one trailer a week. In every building we measured, a quarter of the doors does about half the work.

- a median of 2 hours 50 minutes of work a day per door
- Busiest quarter: 6 hours 40 minutes. Least busy quarter: 35 minutes
- What the busiest doors have in common: they are close to the racks, not to the gate

So our next buildings will get fewer doors in better places, with knockout panels and pits cast in for the others, to be opened when a tenant needs them. At Northport 4 we have planned 24 doors that way. The savings pay for the solar-ready roof.`,
  }),
  post({
    title: 'A building with a spare wall',
    slug: 'northport-2-the-first-building-with-a-spare-wall',
    date: '2024-10-29',
    category: 'development',
    tags: ['Texas', 'Concrete'],
    picture: 'ext-cross-dock',
    author: 'user:lucille',
    location: 'Houston, Texas',
    forPress: true,
    lead: 'The south wall of Cypress Lateral 3 can be taken out, panel by panel, over four weekends. The building can grow by half while people work in it.',
    text: `
Tenants who grow have to leave. They would rather stay, but there is no more building. A move costs a company about $14 per square foot and one bad quarter. It costs us eleven months of rent until the next tenant moves in.

So Cypress Lateral 3, which opened last year, has a wall that can be removed. Its 22 panels carry nothing but themselves. The roof behind them rests on a row of columns that are ready to support a second half, footings included. The land for it is a strip of grass 260 feet deep that we mow and do not sell.

- 525,900 square feet today, room for 260,000 more
- Four weekends to move the panels, which become the new south wall
- 2.4% higher construction cost, for the extra columns and footings

The tenant has a right to the expansion for eight years. On opening day he walked across the grass to see how far it went. It took him a while.`,
  }),
  post({
    title: 'Tenant survey: 212 responses and 38 complaints',
    slug: 'what-tenants-said-212-answers-38-complaints-one-poem',
    date: '2025-01-07',
    category: 'insights',
    tags: ['Leasing', 'People'],
    picture: 'com-break-garden',
    author: 'user:marisol',
    lead: 'Once a year we ask our tenants whether they would lease from us again, and we publish the results, including the complaints.',
    text: `
Of 212 tenants who responded, 171 would lease from us again and 29 would not. Twelve wrote that it depends on the rent, which is fair.

Eleven of the 29 named the same problem: our annual reconciliation of shared costs arrives in April, for a year that began 16 months earlier, and by then no one remembers the details. They are right. From this year on, we send a statement every quarter that shows what was spent and on what. April will only add up the four.

- “Your desk is better than our own,” in various wordings, four times
- “The trees are too small,” twice. They are growing
- “You said the bus would come in May.” It came in October, and we apologize

Of the 38 complaints in the comments, we have resolved 31. The other seven involve cities, utilities or railroads, and we have told those tenants where things stand. The next survey goes out in November.`,
  }),
  post({
    title: 'Forty ports in one night: how a yard learns to share power',
    date: '2025-03-25',
    category: 'sustainability',
    tags: ['Trucks and chargers', 'California'],
    picture: 'abs-trailers',
    author: 'user:ingrid',
    location: 'Perris, California',
    lead: 'Forty trucks would need 5.2 megawatts to charge at the same time. This tenant’s yard has 1.6. No truck has left late.',
    text: `
Trucks do not need to be charged at 6 pm, when they come in. They need to be charged by 4 am, when they leave. There are ten hours in between, and that is the whole trick.

Every evening the tenant’s dispatch plan tells a small computer when each truck leaves and how far it goes. The computer charges the trucks that leave first, and a truck that only goes to Ontario gets only as much as it needs for Ontario. At 11 pm, when the conveyors stop, the building’s unused power goes to the trucks as well.

- 40 ports in the tenant’s yard, 1.6 megawatts, 197 nights without a truck left short
- Full power for all at once would have cost $4.1 million and taken three years
- This solution cost $690,000 and took eleven weeks

A red button lets a driver override the plan. It has been pressed nine times, seven of them on the first day, by people who wanted to see what it did.`,
  }),
  post({
    title: 'A food bank moves into Hartmann',
    slug: 'hartmann-gets-a-second-life-as-a-food-banks-first-floor',
    date: '2025-06-24',
    category: 'community',
    tags: ['People', 'Brownfields'],
    picture: 'ba-upgrade-after',
    writtenBy: 'caspian-rhodes',
    location: 'Lebanon, Tennessee',
    lead: 'For 14 months no one wanted 41,000 square feet with a low ceiling. Then a food bank called.',
    text: `
The south half of Hartmann 2 was built in 1985 for paper storage: 22 feet clear, four docks and a very flat floor. Companies that stack to 36 feet would not even tour it, and it had been vacant for over a year.

The food bank stacks two pallets high, because its volunteers, some of them in their seventies, have to reach the second one. It needed docks at one end, an entrance for clients at the other and a cooler in between. It does not have much money. We had an empty space that cost us $9,000 a month.

- $1 a year for five years; the tenant pays its own utilities
- The cooler came out of one of our buildings in Miami, on two trucks
- 5.1 million meals in the first year

On our books the space counts as vacant. In our regional report it is on page one. The volunteers have painted numbers above the docks, and although we no longer do that, we left them.`,
  }),
  post({
    title: 'The surveyor’s stake: why Catawba was two feet off',
    date: '2025-12-09',
    category: 'development',
    tags: ['Permits', 'Concrete'],
    picture: 'hero-dawn-park',
    writtenBy: 'thaddeus-monroe',
    location: 'Charlotte, North Carolina',
    lead: 'In March a mower hit a survey stake, and someone helpful put it back. In June the footings for an addition at Catawba Mill were two feet too far east.',
    text: `
No one had been careless. The mower’s driver saw the stake on the ground and pushed it into the nearest hole. The crew measured from it, as crews do. Three surveys later someone noticed that the new dock addition would extend into its own fire lane.

We had two options. We could break out 40 footings, for $310,000. Or we could move the fire lane, for $60,000 and an eight-week permit. We chose the second, and used the eight weeks to change our procedures.

- Every stake now has two reference stakes
- Mowers stay 20 feet away, and the edges are trimmed by hand
- On the first day of every pour, someone who did not set the stakes checks them with a tape measure

We publish this because we already had a rule about it, as one line in a list of 60. It is now the first line, and it mentions the mower. People remember a rule when they know the story behind it.`,
  }),
  post({
    title: 'Ten questions from students in Reading',
    date: '2026-02-03',
    category: 'community',
    tags: ['People', 'Research'],
    picture: 'com-roof-terrace',
    writtenBy: 'pilar-vandermeer',
    location: 'Reading, Pennsylvania',
    lead: 'A class of eleven-year-olds toured Jordan Creek and wrote down what they did not understand. We answered all ten questions.',
    text: `
**Why is it so big?** Because the things in it are for four million people. The roof is almost as big as two soccer fields. There is a good chance your shoes have been inside.

**Why doesn’t it have windows?** Sunlight fades boxes, and there would be racks in front of most windows. There are some low ones where people work. You are right that there should be more.

**What is it like at night?** Busy. We have an open house in May. Come with your parents.

**Who owns the stream?** No one. We own the bank next to it.

- **Do trucks sleep?** Drivers do, for ten hours, by law
- **What is the smallest thing inside?** Buttons. We have eleven million
- **What was here before?** A cornfield, and before that a forest
- **Will it still be here when I am old?** The frame will. The roof will be its fourth
- **Why did you cut down the big oak?** We should not have. We planted 40 oaks in its place, but it will take a while
- **Can we plant something?** Yes. April 18, and bring boots

Two students sent a poem instead of a question:

| Eleven million buttons
| asleep on shelf nineteen.
| The truck says good night to the dock.
| The dock says: nine, and clean.`,
  }),
  post({
    title: 'First-quarter market tables are out, with one less column',
    slug: 'first-quarter-market-tables-are-out-with-one-column-less',
    date: '2026-04-07',
    category: 'insights',
    tags: ['Research', 'Leasing'],
    picture: 'abs-panels',
    author: 'user:arjun',
    lead: 'We have removed the “absorption” column. In ten years no one has been able to tell us how they use it.',
    text: `
Absorption is the space that was filled minus the space that was vacated. It is the difference between two large numbers, each of which is known to within about 5%, and yet it is published to the nearest thousand square feet. In a small market it can swing from positive to negative because a furniture store moved in January instead of December.

We asked 60 brokers and 40 tenants what they do with the figure. The brokers said tenants want it. The tenants said brokers send it.

- What is left: vacancy, asking rent, signed rent and space under construction
- Signed rent is the rent in signed leases, net of free rent
- Each figure shows the number of buildings it is based on

The tables are back to two pages. If you did use absorption, write to me, and I will put it back with your name at the top of the column. The tables are in the [broker toolkit](/brokers/market-tables/).`,
  }),
];
