/** Posts of 2025. */
import { post } from './post.ts';

export const posts2025 = [
  post({
    title: 'Calumet Stack is filed: three levels, one ramp',
    date: '2025-12-04',
    category: 'development',
    tags: ['Chicago', 'Permits'],
    picture: 'drawing-multistorey-ramp',
    author: 'user:lucille',
    location: 'Chicago, Illinois',
    lead: 'We have filed the drawings for our first building in which trucks go upstairs.',
    text: `
Calumet Stack has 602,000 square feet on 11.6 acres at 4500 South Ashland Avenue. Each of its three levels has doors, a truck court and a way out. The set has 388 sheets, 61 of them about the ramp.

The ramp is a spiral of two lanes with a grade of 11% at the steepest. We built a quarter of it in plywood in a yard in Joliet, at full size, and asked 40 drivers to take it with a 53-foot trailer. Thirty-eight did it in one go. We widened the inner lane by 14 inches for the other two.

The foundation permit is expected in spring, the first caisson in June 2026. Level 2 opens in January 2028. [See the property](/properties/calumet-stack/).`,
  }),
  post({
    title: 'What a year of empty space costs, line by line',
    date: '2025-11-11',
    category: 'insights',
    tags: ['Finance', 'Leasing', 'Research'],
    picture: 'int-shell',
    author: 'user:arjun',
    lead: 'An empty building of 200,000 square feet costs its owner about $2.4 million a year. The rent is only two thirds of it.',
    text: `
We added up what 31 of our buildings cost while they stood empty for more than six months between 2019 and 2025. The figures below are for 200,000 square feet in a market that asks $8.00.

## The lines

1. Rent that does not come: $1,600,000
2. Taxes and insurance, which a tenant would pay: $318,000
3. Upkeep: $96,000. Less than when it is full, but not half
4. Power to keep pipes above 40 degrees, or the air below 95: $41,000
5. Theft of copper and what it breaks: $38,000 on average, 0 in most, $310,000 in one
6. Insurance surcharge after 60 days without a tenant: $22,000
7. People who show it, clean it, and drive there: $85,000
8. Value: lenders mark it down; at refinancing it came to $200,000 a year

Together $2.4 million, of which a third is not rent.

## What follows

A lower rent today is cheaper than a higher one in five months. Each month of vacancy costs 4.2% of a five-year lease at market. So we answer in two days, send a lease of 31 pages and decide on the phone. That is not kindness.

It also follows that a good tenant who asks for 8% less is right. In 2024 and 2025 we said yes to 17 of them, and kept 3.1 million square feet full.

!int-shell The most expensive view we own: a floor with nothing on it.

## What does not follow

Any tenant. In three cases we took one who could not pay, and lost 14 months instead of five, with a lawyer. Credit is checked in an hour. We take the hour.

> Vacancy is a tenant, too. It signs nothing, pays nothing and never leaves on time.
> — Arjun Petrossian, Head of Research

The table with all 31 buildings, without names, goes to brokers with the [quarterly numbers](/brokers/).`,
  }),
  post({
    title: 'A first roof for the neighbors: 1.2 megawatts in Newark',
    date: '2025-10-07',
    category: 'community',
    tags: ['Solar', 'People'],
    picture: 'sus-rooftop-solar',
    writtenBy: 'pilar-vandermeer',
    location: 'Newark, New Jersey',
    lead: '212 households in the Ironbound buy power from our roof, at 20% under the utility’s price.',
    text: `
The roof of Ironbound 1 makes more at noon than the building uses all day. Since September 15 the rest goes to 212 households within a mile, through the state’s community program. They pay 20% less than the utility asks, with no contract longer than a month.

It took four meetings in three languages. The best question was why the first bill would not be zero. The answer needs a blackboard, and we brought one to the second meeting.

- 1.2 megawatts, 2,940 panels, cleaned four times a year because of the airport
- $310 saved by an average household in a year
- 61 on the waiting list; a second roof in Linden follows in 2026

The church on Ferry Street keeps the list. We asked, and they knew everyone on it.`,
  }),
  post({
    title: 'Basics: what a leveler does, and why it fails',
    date: '2025-09-16',
    category: 'basics',
    tags: ['Maintenance', 'Dock design'],
    picture: 'ext-dock-row',
    author: 'user:bernard',
    lead: 'A leveler is a bridge of seven feet between a floor that stands still and a truck that doesn’t.',
    text: `
Trailers differ in height by up to 14 inches, and sink by four while they are loaded. The leveler, a steel plate with a hinged lip, makes up for both about 60,000 times in its life.

## Three kinds

- Mechanical: springs and a chain to pull. $4,800, needs an arm, fails at the hold-down
- Hydraulic: a pump and a button. $7,900, needs power, fails at the hose after nine years
- Vertical: stands upright when not in use, so the door closes on the floor. $11,500, for cold rooms

## How they fail

Of 2,117 calls about levelers last year, 44% were dirt under the lip, 21% hoses, 16% a bent lip, and 9% a pallet that had been left on it. Electronics were 4%.

Dirt is the landlord’s job. We sweep pits each quarter, and calls fell by a third. The bent lip is yours: it happens when a trailer leaves before the lip is down. A light that stays red until it is stored costs $600 and ends the discussion.

## What you can do

Look at the lip each Monday: it should lie flat on the trailer’s floor, four inches deep, on both sides. Listen: a pump that runs longer than eight seconds has lost oil. And teach drivers one thing, to wait for green.

Who pays? We do, for the first ten years, parts and labor. After that we share it, half and half.`,
  }),
  post({
    title: 'Ninety-one roofs, photographed after sunset',
    date: '2025-08-05',
    category: 'insights',
    tags: ['Maintenance', 'Research'],
    picture: 'hero-dusk-docks',
    author: 'user:bernard',
    lead: 'We flew over 91 roofs with a camera that sees heat. It found 640 wet places, 37 of which dripped.',
    text: `
A roof leaks long before it drips. Water gets under the membrane at a seam, soaks into the insulation and stays, sometimes for years, until there is enough of it to find a screw. Wet insulation holds the day’s heat. So in June we flew over 91 roofs in the first hour after sunset, when dry places cool and wet ones glow.

## What we saw

- 640 wet places on 23.5 million square feet, one to each 37,000
- 37 that anyone inside had noticed
- 71% within three feet of something that somebody had added: a vent, a sign, a cable, an antenna
- 3% in open field, where the membrane itself had failed

## What we did

Cutting out and patching a wet square of ten by ten feet costs about $1,900. Leaving it for three years turns it into 30 by 30. We patched 602 by the end of July for $1.1 million and replaced one roof, in Elk Grove Village, which was wet from end to end and had never dripped at all.

!hero-dusk-docks Half an hour after sunset is the best time to see a roof.

## What we changed

Nobody steps on a roof of ours without a work order, and the order ends with a photograph. Penetrations are made by our roofer, at our cost, within five days. That rule is printed on the hatch, in two languages, with a telephone number.

> Membranes don’t leak. People with drills leak.
> — Bernard Achterberg, Chief Operating Officer

The flight cost $0.008 a square foot. We will repeat it in odd years, a third of the portfolio at a time.`,
  }),
  post({
    title: 'Causeway sells its last building in Milwaukee',
    date: '2025-06-24',
    category: 'company-news',
    tags: ['Finance'],
    picture: 'reg-snow',
    writtenBy: 'santiago-mbeki',
    location: 'Milwaukee, Wisconsin',
    forPress: true,
    lead: 'One building is not a market. The tenant, a maker of bicycle frames, bought it.',
    text: `
We owned 118,000 square feet in Milwaukee since 2008 and never found a second building that fit. One building means no engineer who lives nearby, a vendor list of its own and a landlord who comes by plane.

The tenant had asked twice whether we would sell. On June 20 we did, for $9.7 million, at the average of two appraisals, with the leak log, the roof photographs of this month and the phone number of the man who knows the boiler.

That leaves 34 markets. We enter a market when we see room for at least two buildings and a person who wants to live there.`,
  }),
  post({
    title: 'Night pours: how to make a floor without joints',
    date: '2025-05-13',
    category: 'development',
    tags: ['Concrete', 'Texas'],
    picture: 'int-shell',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    lead: 'A joint is a crack with a date. At Trinity Crossing 2 we will pour strips of 60 by 617 feet and cut none.',
    text: `
Floors are cut into squares of 12 to 15 feet, so that they crack where somebody wants them to. Each cut is an edge, each edge is hit by a hard wheel several hundred times a day, and after four years the first one crumbles. Joints are 1% of a floor and 70% of its repairs.

## Without cuts

Concrete shrinks as it dries, about 0.7 inches in 100 feet. To keep it whole you let the slab slide as one piece and hold it together with enough steel.

1. Two layers of sheeting below, so that nothing holds the slab back
2. 66 pounds of steel fiber in each cubic yard, and bars at the strip’s edges
3. A mix with 22% slag, larger stone and less water: it shrinks a third less
4. Pouring at night, from ten to seven, because sun on one side curls it

We tried it in Lancaster in February on one strip of 60 by 320 feet. It has three hairlines, none wider than a business card.

## What it costs

$1.15 a square foot more, $1.2 million for [Trinity Crossing 2](/properties/trinity-crossing-2/). Joint filler and repairs over 20 years cost about $1.90. Then there are the forklifts: tires last 40% longer in Lancaster, says the tenant, who counts them.

> I asked for a floor you can roll a marble on. They asked how far.
> — Priya Ramanathan, Director, Development

The first of 28 strips is planned for January 2026. Visitors are welcome at three in the morning. Bring boots.`,
  }),
  post({
    title: 'Wages, buses and the last half mile',
    date: '2025-03-25',
    category: 'community',
    tags: ['People', 'Safety'],
    picture: 'com-roof-terrace',
    writtenBy: 'ottoline-grace',
    lead: 'At 61 of our buildings the bus stops more than half a mile from the door. We measured the walk and mended 19 of them.',
    text: `
Bus riders reach our buildings on the side that was drawn for trucks. In 2024 we walked from every stop to every door, 168 stops, with a wheel and a camera, at the hour when the shift changes.

- 61 buildings with a walk of more than half a mile
- 44 with a stretch without a sidewalk, 280 yards on average
- 29 where the light ends before the gate
- 7 where people had made a hole in the fence, each one in the right place

We put gates where the holes were. Then sidewalks: 19 so far, 2.9 miles, $1.7 million, with cities paying for a third. Two agencies moved a stop when they saw the map.

## What it costs to walk

A gate is $4,100 with its lock and light. A sidewalk is $112 a foot where the ground is flat. A shelter with a bench is $9,000 and takes nine months, because three agencies sign for it.

Tenants noticed first. In Fontana, where the walk fell from 14 minutes to five, one of them counts 11 fewer late starts a week. The other 42 walks are on a list with dates; the last is 2028.`,
  }),
  post({
    title: 'One year of reading meters by the hour',
    date: '2025-02-12',
    category: 'sustainability',
    tags: ['Solar', 'Maintenance', 'Research'],
    picture: 'com-lobby',
    author: 'user:ingrid',
    lead: 'Our 240 meters report every hour. A third of what empty halls use is light that nobody asked for.',
    text: `
A monthly bill is an average of 730 hours. Since January 2024 we read all meters by the hour, with the tenants’ consent, and send each of them a page a month: what the building used, what it used at three in the morning, and what the next building of its kind used.

## What three in the morning shows

A hall without a night shift should need 0.2 watts a square foot at that hour: alarms, chargers on trickle, the fridge. The median of ours was 0.5.

- 34% of the difference was light; sensors had been painted over or set to “on” for a tour
- 27% was fans that had no timer
- 19% was battery chargers of an old type, warm and empty
- 20% we never found

## What a page a month does

We changed nothing in the first six months but the page. Use at three in the morning fell by 22%. Then we offered to fix what the page showed, and split the saving with the tenant for three years: 41 said yes, and theirs fell by 48%.

!com-lobby Lobbies are 2% of the space and were 6% of the night’s power.

## What it does not show

Whether a building is well used. The one with the lowest night figure in 2024 was in Shakopee and turned out to be nearly empty; its tenant was moving out and had not told us. We learned it from the meter in October and leased the space in December.

> A meter never rounds up.
> — Ingrid Sørensen, Head of Sustainability`,
  }),
  post({
    title: 'Basics: what an amp is to a warehouse',
    date: '2025-01-21',
    category: 'basics',
    tags: ['Trucks and chargers'],
    picture: 'abs-panels',
    writtenBy: 'carmen-delacroix',
    lead: '4,000 amps at 480 volts are 2.7 megawatts you may use. Here is what uses them.',
    text: `
Power on a listing is the size of the pipe, not the water. Multiply amps by 480, by 1.73 and by 0.8, because you may not use all of it for long: 4,000 amps make 2.7 megawatts.

What 200,000 square feet draw at the busiest hour:

- Light, all LED: 60 kilowatts
- Forklifts, 40 of them, charging in turn: 120
- Conveyors and a sorter: 300 to 900
- Cooling offices and staging: 150
- Freezer instead of ambient: 1,500 and more
- Ten trucks on fast chargers: 1,500

So a plain hall is comfortable with 1,200 amps. One that sorts needs 2,000. One that charges trucks needs a second service and a conversation with the utility that begins two years before the trucks arrive. We begin it before the building.`,
  }),
];
