/** Posts of 2024. */
import { post } from './post.ts';

export const posts2024 = [
  post({
    title: 'The 31-page lease, five years on',
    date: '2024-11-19',
    category: 'insights',
    tags: ['Leasing'],
    picture: 'com-lobby',
    author: 'user:marisol',
    lead: 'In 2019 our lease went from 94 pages to 31. We have signed 402 of them and been to court twice.',
    text: `
A lease of 94 pages takes two lawyers 23 days. We had one because every quarrel since 1998 had added a paragraph. In 2019 Josephine Brandt read all of them aloud to the leasing team over two afternoons and struck each one that no one could explain.

## What went

- Eleven definitions of “premises”, reduced to a drawing with a red line
- Rules about pets, firearms, antennas and the hours of deliveries; what is illegal is illegal without us
- The landlord’s right to move the tenant to another building, used never
- Consent “not to be unreasonably withheld”, 38 times; now it is two days, then it is yes

## What came

1. Page one is a table: who, where, how much, from when, to when.
2. A list of what we repair and what you repair, with years. See [what a leveler does](/news/basics-what-a-leveler-does-and-why-it-fails/).
3. A page of names and telephone numbers, renewed each January.

## What happened

Median time from draft to signature fell from 41 days to 13. A tenant’s lawyer needs six days, and 60 tenants signed without one. Two cases went to court, both about money owed and neither about a word.

> If we need a paragraph to be safe from our tenant, we have the wrong tenant.
> — Josephine Brandt, General Counsel

Three lenders asked for the old one back. We showed them the count: in the five years before, six cases in court; in the five years since, two. They have not asked again.

One clause we miss. It said who shovels the sidewalk. It took three winters and one sprained ankle to see that nobody did; it is now line 44 of the list.

The form is on the [leasing page](/lease/). Use it if you like.`,
  }),
  post({
    title: 'Four thousand three hundred trees, and what kills them',
    date: '2024-10-08',
    category: 'sustainability',
    tags: ['Stormwater'],
    picture: 'reg-forest-hills',
    writtenBy: 'ottoline-grace',
    lead: 'Of the trees we have planted since 2021, 94% are alive. The rest died of three things.',
    text: `
By last week we had planted 4,300 trees in our courts and along our fences. We count them every September. Two hundred and fifty-eight are dead, and for each we wrote down why.

- 131 of thirst in the second summer, when the crew’s two-year contract had ended after one
- 72 of plows and mirrors, all within five feet of a curb
- 38 of love: mulch piled against the bark, weeds cut with wire
- 17 of reasons unknown to us

So contracts now run three summers. Trees stand eight feet from any curb. And we plant smaller: a tree of two inches overtakes one of four within six years and costs a third.

The best tree in the portfolio is a bur oak in Braselton that was there first. We moved a truck court by 11 feet for it. It has 90 feet of shade and, on most days, nine people.`,
  }),
  post({
    title: 'Second building in El Paso',
    date: '2024-09-17',
    category: 'company-news',
    tags: ['Texas', 'Finance'],
    picture: 'reg-desert',
    writtenBy: 'dale-okonkwo',
    location: 'El Paso, Texas',
    forPress: true,
    lead: 'We bought a second building six minutes from the Ysleta–Zaragoza bridge, and will soon count a new market.',
    text: `
One building is an outpost, two are a market. On September 12 we closed on Zaragoza 2, a light industrial building next door to the one we have owned since 2021. Together they have 400,000 square feet.

Trucks cross the bridge in 38 minutes on the median with a trusted-shipper card and in 94 without, so tenants here keep about five days of parts on the Texas side. Rents are around $8.00, and half of the leases are in two languages.

Delia Marchetti leases it from Dallas for now, 635 miles away, which is farther than Dallas is from St. Louis. We are looking for a person who wants to live there.`,
  }),
  post({
    title: 'The storm of May 28, hour by hour',
    date: '2024-07-16',
    category: 'insights',
    tags: ['Maintenance', 'Stormwater', 'Texas'],
    picture: 'ba-upgrade-before',
    author: 'user:bernard',
    lead: 'Eighty-mile winds crossed Dallas at six in the morning. Eleven buildings were hit; nine opened the next day. Here is the log.',
    text: `
Other owners asked us for this, so here it is, with our mistakes in it.

## Before

At 4:40 am the service desk saw the warning and called three engineers. At 5:15 Teresa’s people had closed 412 of 640 doors around South Dallas by hand. The list of which doors to close first was from 2016 and named two buildings we had sold.

## During

- 5:58: power fails in seven buildings; sprinkler pumps start on diesel in six
- 6:04: roof edge lifts at Pleasant Run, 140 feet, because one clip in four was missing
- 6:11: a trailer goes over in Great Southwest, empty, no one hurt
- 6:20: the desk has 61 calls, answers 58, and loses three to a phone that was not charged

## After

By noon everybody was counted and every roof had been seen. By nightfall 9,000 square feet of membrane were nailed down under plywood. Nine of eleven buildings worked on May 29. The other two waited for the utility, three and five days.

!ba-upgrade-before A dock we closed for good that week: the frame was sound, the rest was not.

## What we changed

1. The list of doors is printed each quarter by the system that knows which buildings we own.
2. Every roof edge in Texas was opened and looked at: 11 more were short of clips.
3. Diesel pumps start each Monday at seven, under load, not only on paper.
4. Two phones are charged.

> The log is for the next storm, not for the insurer.
> — Bernard Achterberg, Chief Operating Officer

Damage came to $2.9 million, of which insurance paid 2.2. The three calls we lost were about the same cat, which is fine.`,
  }),
  post({
    title: 'Gardens for crews: what they chose',
    date: '2024-05-21',
    category: 'community',
    tags: ['People'],
    picture: 'com-break-garden',
    writtenBy: 'caspian-rhodes',
    lead: 'We asked 2,100 people what they want to see in a break of 30 minutes. Nobody wrote “amenity”.',
    text: `
Every building over 400,000 square feet gets a garden beside it. Since 2022 the crews choose what is in it, on paper, in four languages, with small change: each voter gets ten stickers worth a thousand dollars each.

- Shade: 31% of all stickers
- Tables for six or more, because teams eat together: 17%
- A tap with cold water: 14%
- A place to phone without being heard: 11%
- Grills: 9%, and 40% in Texas
- Wi-Fi: 2%

!com-break-garden The garden at Mulberry Fork: pergola, two long tables, one tap, three phone corners.

Twelve gardens are built, at $85,000 on average. They are full on 210 days a year in Atlanta and on 120 in Joliet, where the grill has a roof now. The phone corners are the cheapest part, a hedge and a bench for $2,400, and the first to be occupied every day.`,
  }),
  post({
    title: 'Basics: trailer stalls, and how many are enough',
    date: '2024-03-12',
    category: 'basics',
    tags: ['Dock design'],
    picture: 'abs-trailers',
    author: 'user:lucille',
    lead: 'Count your trailers at five on a Friday. Divide by your doors. That is the number you need, plus a tenth.',
    text: `
A trailer is at a door, on the road or parked. Parked ones need 12 by 55 feet each, on eight inches of concrete where the landing legs stand, or they sink.

Across our portfolio there are 1.3 stalls for each door. Grocers need 1.0, because their trailers go out again at once. Parcel carriers need 2.5. Importers near ports need 3 in October and 1 in February.

- Too few, and trailers stand in the court: backing time doubles, we have measured it
- Too many, and you rent asphalt at about $190 a stall and month

If you are short, look across the street before you look for another building. At [Lock Yard](/properties/lock-yard/) one tenant keeps 520 trailers for four buildings and moves them with two electric shuttles.`,
  }),
  post({
    title: 'Results 2023: 14.8 megawatts, 5.9 million square feet signed',
    date: '2024-02-06',
    category: 'company-news',
    tags: ['Finance', 'Leasing'],
    picture: 'hero-interchange',
    author: 'user:ruth',
    forPress: true,
    lead: 'Rent grew by 6.1%, three buildings opened, and one purchase taught us to read soil reports twice.',
    text: `
In 2023 we signed 5.9 million square feet with 71 tenants. Rent from buildings that we owned in both years grew by 6.1%. Three buildings opened with 1.6 million square feet, among them [Trinity Crossing 1](/properties/trinity-crossing-1/).

- Rooftop solar doubled from 7.2 to 14.8 megawatts
- 17,900 work orders, 52% of them opened by ourselves
- Seven buildings bought for $214 million, two sold for $61 million
- Debt of 31% of value, 4.1% average rate, 6.4 years average term

One of the seven purchases cost $1.9 million more than planned, because a tank in Linden was not where the report said. It was on page 61 of the report before that. We read both now.`,
  }),
];
