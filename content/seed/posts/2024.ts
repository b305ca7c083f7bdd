/** Posts published in 2024. */
import { post } from './post.ts';

export const posts2024 = [
  post({
    title: 'The 31-page lease, five years on',
    date: '2024-11-19',
    category: 'insights',
    tags: ['Leasing'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'In 2019 we cut our lease from 94 pages to 31. We have signed 402 of them since and been to court twice.',
    text: `
A 94-page lease takes two lawyers 23 days. Ours was that long because every dispute since 2003 had added a paragraph. In 2019 Josephine Brandt read the whole thing aloud to the leasing team over two afternoons and struck every clause that no one could explain.

## What we removed

- Eleven definitions of “premises,” replaced with a floor plan and a red line
- Rules about pets, firearms, antennas and delivery hours. What is illegal is illegal without our lease
- The landlord’s right to move the tenant to another building, which we had never used
- “Consent not to be unreasonably withheld,” 38 times. Now we have two days to object, and silence means yes

## What we added

1. A one-page summary: who, where, how much, from when, until when.
2. A list of what we repair and what you repair, with time limits. See [what a leveler does](/news/basics-what-a-leveler-does-and-why-it-fails/).
3. A page of names and phone numbers, updated every January.

## Results

The median time from draft to signature fell from 41 days to 13. Legal review now takes a tenant’s lawyer six days, and 60 tenants signed without one. Two cases went to court. Both were about unpaid rent, and neither was about the wording.

> If we need a paragraph to protect us from our tenant, we have the wrong tenant.
> — Josephine Brandt, General Counsel

Three lenders asked for the old lease back. We showed them the record: six cases in court in the five years before the change, two in the five years after. They have not asked again.

There is one clause we should have kept: who shovels the sidewalk. It took three winters and one sprained ankle to notice that no one was doing it. It is now line 44 of the repair list.

You can ask for the form on our [leasing page](/lease/).`,
  }),
  post({
    title: 'Four thousand three hundred trees, and what kills them',
    date: '2024-10-08',
    category: 'sustainability',
    tags: ['Stormwater'],
    picture: 'reg-forest-hills',
    writtenBy: 'ottoline-grace',
    lead: 'Of the trees we have planted in our truck courts since 2021, 94% are alive. Most of the others died of three causes.',
    text: `
As of last week we had planted 4,300 trees in our truck courts and along our fences. These are separate from the 2021 saplings, one for each dock door, which we count on their own. We inspect the court trees every September. So far 258 have died, and we recorded why.

- 131 from drought in their second summer, because a two-year watering contract was ended after one
- 72 from plows and truck mirrors, all within five feet of a curb
- 38 from too much care: mulch piled against the bark and trunks cut by string trimmers
- 17 for reasons we do not know

We changed three things. Watering contracts now cover three summers. New trees are planted at least eight feet from any curb. And we plant smaller trees: one with a two-inch trunk outgrows one with a four-inch trunk within six years and costs a third as much.

The best tree in the portfolio is a bur oak in Braselton that was there before we were. We moved a truck court 11 feet to save it. Its shade is 90 feet across, and on most days nine people eat lunch under it.`,
  }),
  post({
    title: 'Second building in El Paso',
    date: '2024-09-17',
    category: 'company-news',
    tags: ['Texas', 'Finance'],
    picture: 'abs-panels',
    writtenBy: 'dale-okonkwo',
    location: 'El Paso, Texas',
    forPress: true,
    lead: 'We bought a second building six minutes from the Ysleta–Zaragoza bridge, which makes El Paso our newest market.',
    text: `
One building is an outpost; two are a market. On September 12 we closed on Zaragoza 2, a light industrial building next to the one we have owned since 2021. Together they have 400,000 square feet.

Trucks with a trusted-shipper card cross the bridge in a median of 38 minutes; trucks without one take 94. For that reason tenants here keep about five days’ worth of parts on the Texas side. Asking rents are around $8.00 per square foot per year, and half of the leases are in English and Spanish.

For now Delia Marchetti leases both buildings from Dallas, 635 miles away, which is farther than Dallas is from St. Louis. We are looking to hire someone local.

The purchase was made with our own capital from a family that had owned the building since it opened in 2003. Their company stays on as a tenant. The yard will be repaved before winter, and the dock doors get new levelers in the spring.`,
  }),
  post({
    title: 'The storm of May 28, hour by hour',
    date: '2024-07-16',
    category: 'insights',
    tags: ['Maintenance', 'Stormwater', 'Texas'],
    picture: 'hero-dawn-park',
    author: 'user:bernard',
    lead: 'Winds of 80 miles an hour crossed Dallas at six in the morning. Eleven of our buildings were hit, and nine were working the next day. Here is the log.',
    text: `
Other owners asked us for this log, so here it is, including our mistakes.

## Before

At 4:40 am the service desk saw the warning and called three engineers. By 5:15 Teresa Valdivia’s team had closed 412 of 640 dock doors around South Dallas by hand. The list of which doors to close first dated from 2016 and included two buildings we no longer owned.

## During

- 5:58 am: Power fails in seven buildings. Sprinkler pumps start on diesel in six of them
- 6:04 am: The roof edge lifts at Pleasant Run, 140 feet of it, because one clip in four was missing
- 6:11 am: An empty trailer tips over at Great Southwest. No one is hurt
- 6:20 am: The desk has received 61 calls and answered 58. It lost three because a phone was not charged

## After

By noon everyone was accounted for and every roof had been inspected. By nightfall 9,000 square feet of membrane had been secured under plywood. Nine of the eleven buildings were working on May 29. The other two waited for the utility, one for three days and one for five.

!abs-trailers Trailers parked close together rode out the wind. The one that tipped stood alone.

## What we changed

1. The door list is now printed every quarter from the system that knows which buildings we own.
2. We opened and inspected every roof edge in Texas and found 11 more that were short of clips.
3. Diesel pumps now start every Monday at 7 am, under load.
4. Every phone at the desk has a second battery.

> The log is for the next storm, not for the insurer.
> — Bernard Achterberg, Chief Operating Officer

The damage came to $2.9 million, of which insurance paid $2.2 million.`,
  }),
  post({
    title: 'Gardens for crews: what they chose',
    date: '2024-05-21',
    category: 'community',
    tags: ['People'],
    picture: 'com-roof-terrace',
    writtenBy: 'caspian-rhodes',
    lead: 'We asked 2,100 people who work in our buildings what they want in a 30-minute break. Shade won.',
    text: `
We are building a garden at every property over 400,000 square feet. Since 2022 the crews decide what goes into it. They vote on paper, in four languages, and each voter gets ten stickers worth $1,000 each.

- Shade: 31% of all stickers
- Tables for six or more, because teams eat together: 17%
- A tap with cold water: 14%
- A quiet place to make a phone call: 11%
- Grills: 9% overall and 40% in Texas
- Wi-Fi: 2%

!com-break-garden The garden at Mulberry Fork: a pergola, two long tables, a tap and three phone corners.

Twelve gardens are finished, at an average cost of $85,000. They fill up on 210 days a year in Atlanta and on 120 in Joliet, where the grill now has a roof. The phone corners, a bench behind a hedge, are the cheapest part at $2,400 and the first to be taken every day.

We learned to put the garden close to the break room door. Where the walk is longer than a minute, half as many people use it.`,
  }),
  post({
    title: 'Basics: trailer stalls, and how many are enough',
    date: '2024-03-12',
    category: 'basics',
    tags: ['Dock design'],
    picture: 'abs-trailers',
    author: 'user:lucille',
    lead: 'Count the trailers on your property at 5 pm on a Friday, subtract the ones at doors and add 10%. That is how many stalls you need.',
    text: `
A trailer is either at a door, on the road or parked. A parked trailer needs a stall of 12 by 55 feet, with eight inches of concrete where the landing gear comes down. Without it the legs sink into the asphalt.

Across our portfolio there are 1.3 stalls per dock door. Grocers need about 1.0, because their trailers go right back out. Parcel carriers need 2.5. Importers near ports need 3 in October and 1 in February.

- With too few, trailers block the truck court, and backing in takes twice as long
- With too many, you are renting asphalt at about $190 per stall per month

If you are short of stalls, look across the street before you look for another building. At [Lock Yard](/properties/lock-yard/) one tenant keeps 520 trailers for four buildings and moves them with two electric yard trucks.`,
  }),
  post({
    title: 'Results 2023: 14.8 megawatts, 5.9 million square feet signed',
    date: '2024-02-06',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    author: 'user:ruth',
    forPress: true,
    lead: 'Same-store rent grew 6.1%, three buildings opened, and one acquisition taught us to read every soil report twice.',
    text: `
In 2023 we signed leases for 5.9 million square feet with 71 tenants. Rent from buildings we owned in both years grew 6.1%. Three buildings with 1.6 million square feet opened, among them [Trinity Crossing 1](/properties/trinity-crossing-1/).

- Rooftop solar doubled from 7.2 to 14.8 megawatts
- 17,900 work orders, 52% of them opened by our own engineers
- Seven buildings acquired for $214 million and two sold for $61 million
- Debt at 31% of portfolio value, with an average rate of 4.1% and an average term of 6.4 years

One of the seven acquisitions cost $1.9 million more than planned, because an underground tank in Linden was not where the latest soil report said it was. Page 61 of the previous report had the right location. We now read both.

Figures by region and by building type are available from the press desk.`,
  }),
];
