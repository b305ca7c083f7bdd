/** Posts published in 2025. */
import { post } from './post.ts';

export const posts2025 = [
  post({
    title: 'Calumet Stack is filed: three levels, one ramp',
    date: '2025-12-04',
    category: 'development',
    tags: ['Chicago', 'Permits'],
    picture: 'abs-trailers',
    author: 'user:lucille',
    location: 'Chicago, Illinois',
    lead: 'We have filed plans for our first building with a truck court on three levels.',
    text: `
Calumet Stack will have 602,000 square feet on 11.6 acres at 4500 South Ashland Avenue. Each of its three levels has its own dock doors, truck court and exit. The permit set has 388 sheets, 61 of them about the ramp.

The ramp is a two-lane spiral with a maximum grade of 11%. To test it, we built a quarter turn at full size, in plywood, in a yard in Joliet and asked 40 drivers to take it with a 53-foot trailer. Thirty-eight made it on the first try. For the other two we widened the inner lane by 14 inches.

We expect the foundation permit in the spring and plan to drill the first caisson in June 2026. All levels open in January 2028. [See the property](/properties/calumet-stack/).

The site was a cold storage warehouse until 2012. A single-story building would have filled it with 200,000 square feet; three levels triple that and leave room for 84 trailer stalls and 320 cars.`,
  }),
  post({
    title: 'What a year of empty space costs, line by line',
    date: '2025-11-11',
    category: 'insights',
    tags: ['Finance', 'Leasing', 'Research'],
    picture: 'abs-panels',
    author: 'user:arjun',
    lead: 'An empty 200,000-square-foot building costs its owner about $2.4 million a year. Lost rent is only two-thirds of that.',
    text: `
We added up the costs of 31 of our buildings that stood empty for more than six months between 2019 and 2025. The figures below are for 200,000 square feet in a market with asking rents of $8.00.

## The costs

1. Lost rent: $1,600,000
2. Taxes and insurance that a tenant would otherwise pay: $318,000
3. Maintenance: $96,000, which is less than in an occupied building but more than half
4. Power to keep pipes above 40 degrees or the air below 95: $41,000
5. Copper theft and the damage it causes: $38,000 on average, zero in most buildings and $310,000 in one
6. Insurance surcharge after 60 days without a tenant: $22,000
7. Staff time to show, clean and visit the building: $85,000
8. Lower valuation at refinancing: $200,000 a year

The total is $2.4 million, and a third of it is not rent.

## What this means for leasing

A lower rent today costs less than a higher rent in five months. Each month of vacancy costs 2.5% of the rent from a five-year lease. That is why we reply in two days, send a 31-page lease and make decisions on the phone. It is simply cheaper.

It also means that a good tenant who asks for 8% off is right to ask. In 2024 and 2025 we said yes to 17 of them and kept 3.1 million square feet occupied.

!int-shell Vacant shell space. Every month without a tenant costs about $200,000.

## What this does not mean

It does not mean that any tenant will do. In three cases we leased to a company that could not pay, and we lost 14 months instead of five, plus legal fees. A credit check takes an hour. We take the hour.

> Vacancy is the one tenant that never pays and never leaves on time.
> — Arjun Petrossian, Head of Research

The table with all 31 buildings, without names, is available to brokers with our [quarterly data](/brokers/).`,
  }),
  post({
    title: 'A first roof for the neighbors: 1.2 megawatts in Newark',
    date: '2025-10-07',
    category: 'community',
    tags: ['Solar', 'People'],
    picture: 'sus-rooftop-solar',
    writtenBy: 'pilar-vandermeer',
    location: 'Newark, New Jersey',
    lead: '212 households in the Ironbound neighborhood now buy power from our roof for 20% less than the utility charges.',
    text: `
At noon the roof of Ironbound 1 generates more power than the building uses. Since September 15 the surplus has gone to 212 households within a mile, through the state’s community solar program. They pay 20% less than the utility’s rate and can leave on a month’s notice.

It took four community meetings in three languages to get there. The best question was why the first bill would not be zero. We answered it with a diagram of how credits are calculated, and the city now uses the same diagram for other projects.

- 1.2 megawatts from 2,940 panels, which we clean four times a year because of the airport
- $310 in annual savings for the average household
- 61 households on the waiting list; a second roof, in Linden, follows in 2026

The church on Ferry Street manages the waiting list. We asked because the parish already knew almost everyone on it.`,
  }),
  post({
    title: 'Basics: what a leveler does, and why it fails',
    date: '2025-09-16',
    category: 'basics',
    tags: ['Maintenance', 'Dock design'],
    picture: 'ext-dock-row',
    author: 'user:bernard',
    lead: 'A dock leveler is a seven-foot bridge between a floor that stays put and a trailer that moves.',
    text: `
Trailer floors differ in height by up to 14 inches, and a trailer sinks about four inches as it is loaded. The leveler, a steel plate with a hinged lip, makes up the difference. It does so about 60,000 times in its life.

## Three kinds

- Mechanical: lifted by springs and a pull chain. $4,800. Needs no power; the hold-down wears out first
- Hydraulic: lifted by a pump at the push of a button. $7,900. Hoses fail after about nine years
- Vertical: stored upright, so the door closes directly on the floor. $11,500. Used for cold storage

## How they fail

Last year we received 2,117 calls about levelers. The causes were dirt under the lip (44%), hoses (21%), a bent lip (16%) and a pallet left on the plate (9%). Electronics accounted for 4%.

Dirt is the landlord’s job. Since we began sweeping the pits every quarter, calls have fallen by a third. A bent lip is usually the tenant’s: it happens when a trailer pulls away before the lip is down. A signal light that stays red until the leveler is stored costs $600 and prevents it.

## What you can do

Check the lip every Monday. It should lie flat on the trailer floor, four inches deep, on both sides. Listen to the pump: if it runs longer than eight seconds, it is low on oil. And teach every driver to wait for the green light.

Who pays? For the first ten years we pay for parts and labor. After that we split the cost evenly.`,
  }),
  post({
    title: 'Ninety-one roofs, photographed after sunset',
    date: '2025-08-05',
    category: 'insights',
    tags: ['Maintenance', 'Research'],
    picture: 'ext-dusk-entrance',
    author: 'user:bernard',
    lead: 'We flew over 91 roofs with a thermal camera. It found 640 wet spots. Our tenants had noticed 37 of them.',
    text: `
A roof leaks long before it drips. Water gets under the membrane at a seam, soaks into the insulation and can stay there for years until there is enough of it to reach a screw hole. Wet insulation also holds the day’s heat. So in June we flew over 91 roofs in the first hour after sunset, when dry areas cool and wet ones glow on a thermal camera.

## What we found

- 640 wet spots on 23.5 million square feet, one for every 37,000 square feet
- 37 of them had been noticed by anyone inside
- 71% were within three feet of something added later: a vent, a sign, a cable or an antenna
- 3% were in the open field of the roof, where the membrane itself had failed

## What we did

Cutting out and patching a ten-by-ten-foot wet spot costs about $1,900. If you leave it for three years, it grows to 30 by 30. By the end of July we had patched 602 spots for $1.1 million and replaced one entire roof, in Elk Grove Village, which was wet from end to end and had never dripped.

!hero-dusk-docks The best time to survey a roof is half an hour after sunset.

## What we changed

No one goes on a roof without a work order, and every work order ends with a photo. Our own roofer makes all penetrations, at our cost, within five days. The rule is posted on every roof hatch in English and Spanish, with a phone number.

> Membranes rarely leak. Holes that someone drilled later do.
> — Bernard Achterberg, Chief Operating Officer

The survey cost $0.008 per square foot. We will repeat it every other year, covering a third of the portfolio each time.`,
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
    lead: 'We only operate in markets with room for two or more buildings. The tenant in Milwaukee, a bicycle manufacturer, bought ours.',
    text: `
We bought 118,000 square feet in Milwaukee in 2008 and never found a second building that fit. With only one building in a market, we cannot place an engineer nearby, we need a separate list of vendors, and every visit takes a flight.

The tenant had asked twice whether we would sell. On June 20 we agreed, for $9.7 million, the average of two appraisals. The buyer also received the leak log, this month’s roof photos and the phone number of the technician who has serviced the boiler since 2008.

The sale leaves us with 34 markets. We enter a market when we see room for at least two buildings and can hire someone who lives there. For the same reason we bought a second building in [El Paso](/markets/el-paso/) last year.

We will reinvest the proceeds in our other Midwest markets.`,
  }),
  post({
    title: 'Night pours: how to make a floor without joints',
    date: '2025-05-13',
    category: 'development',
    tags: ['Concrete', 'Texas'],
    picture: 'int-shell',
    writtenBy: 'priya-ramanathan',
    location: 'Wilmer, Texas',
    lead: 'A floor joint is a planned crack, and it wears out first. At Trinity Crossing 2 we will pour strips of 60 by 617 feet and cut none.',
    text: `
Concrete floors are cut into squares of 12 to 15 feet so that they crack in a straight line. Every cut leaves two edges, and forklift wheels hit those edges several hundred times a day. After about four years the first ones crumble. Joints make up 1% of a floor and cause 70% of its repairs.

## How to avoid the cuts

Concrete shrinks as it dries, by about 0.7 inches per 100 feet. To keep it in one piece, you let the slab slide as a whole and hold it together with enough steel.

1. Two layers of sheeting underneath, so that nothing holds the slab back
2. 66 pounds of steel fiber per cubic yard, plus rebar at the edges of each strip
3. A mix with 22% slag, larger stone and less water, which shrinks a third less
4. Pours from 10 pm to 7 am, because sun on one side makes a slab curl

In February we tested the method in Lancaster on a strip of 60 by 320 feet. It has three hairline cracks, none wider than a business card.

## What it costs

The method adds $1.15 per square foot, or $1.2 million for [Trinity Crossing 2](/properties/trinity-crossing-2/). Filling and repairing joints would cost about $1.90 per square foot over 20 years. There is another benefit: the tenant in Lancaster reports that forklift tires last 40% longer on the test strip.

> I asked for a floor you can roll a marble on. They asked me how far.
> — Priya Ramanathan, Director, Development

The first of 28 strips is scheduled for January 2026. Visitors are welcome at 3 am. Bring boots.`,
  }),
  post({
    title: 'Wages, buses and the last half mile',
    date: '2025-03-25',
    category: 'community',
    tags: ['People', 'Safety'],
    picture: 'com-roof-terrace',
    writtenBy: 'ottoline-grace',
    lead: 'At 61 of our buildings the nearest bus stop is more than half a mile from the door. We measured every walk and have fixed 19 of them.',
    text: `
People who take the bus to our buildings arrive on the side that was designed for trucks. In 2024 we walked from every stop to every employee entrance, 168 routes in all, with a measuring wheel and a camera, at the hour when shifts change.

- 61 buildings with a walk of more than half a mile
- 44 with a stretch that has no sidewalk, 280 yards on average
- 29 where the lighting ends before the gate
- 7 where people had cut a hole in the fence, every time in the most sensible place

We put gates where the holes were. Then we built sidewalks: 19 so far, 2.9 miles, at a cost of $1.7 million, a third of which was paid by the cities. Two transit agencies moved a stop after they saw our map.

## What it costs

A pedestrian gate with a lock and a light costs $4,100. A sidewalk costs $112 per foot on flat ground. A shelter with a bench costs $9,000 and takes nine months, because three agencies have to sign off on it.

Tenants noticed first. In Fontana, where the walk dropped from 14 minutes to five, one tenant now counts 11 fewer late arrivals a week. The other 42 walks are scheduled, the last of them for 2028.`,
  }),
  post({
    title: 'One year of reading meters by the hour',
    date: '2025-02-12',
    category: 'sustainability',
    tags: ['Solar', 'Maintenance', 'Research'],
    picture: 'int-racking',
    author: 'user:ingrid',
    lead: 'Our meters report every hour. About a third of what quiet buildings use at night is lighting that no one needs.',
    text: `
A monthly bill is an average of 730 hours. Since January 2024 we have read every meter in the portfolio hourly, with our tenants’ consent. Each tenant gets a one-page report a month: what the building used, what it used at three in the morning, and what a comparable building used.

## What the 3 am reading shows

A building without a night shift should need about 0.2 watts per square foot at that hour for alarms, trickle chargers and a refrigerator. Our median was 0.5.

- 34% of the difference was lighting. Motion sensors had been painted over or switched to “on” for a tour
- 27% was fans without timers
- 19% was older battery chargers, warm even when empty
- 20% we could not explain

## What a one-page report does

For the first six months we changed nothing except sending the report. Power use at 3 am fell 22%. Then we offered to fix what the report showed and to split the savings with the tenant for three years. Tenants of 41 buildings said yes, and their use fell by 48%.

!com-lobby Lobbies are 2% of the space and were 6% of nighttime power use.

## What it does not show

It does not show whether a building is well used. The building with the lowest nighttime reading in 2024, in Shakopee, turned out to be nearly empty. Its tenant was moving out and had not told us. We noticed it on the meter in October and leased the space in December.

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
    lead: 'A 4,000-amp service at 480 volts gives you about 2.7 megawatts. Here is what uses it.',
    text: `
The amperage on a listing tells you the size of the pipe, not how much water is in it. To get from amps to kilowatts, multiply by 480 volts, by 1.73 for three-phase power and by 0.8, because you should not run a service above 80% for long. So 4,000 amps come to 2.7 megawatts.

Typical peak loads in a 200,000-square-foot building:

- Lighting, all LED: 60 kilowatts
- 40 forklifts, charging in turn: 120 kilowatts
- Conveyors and a sorter: 300 to 900 kilowatts
- Air-conditioned offices and staging: 150 kilowatts
- A freezer: 1,500 kilowatts and up
- Ten trucks on fast chargers: 1,500 kilowatts

An ordinary warehouse is comfortable with 1,200 amps. One with a sorter needs 2,000. One that charges trucks needs a second service and a conversation with the utility that starts two years before the trucks arrive. We start ours before we build.`,
  }),
];
