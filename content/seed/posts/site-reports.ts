/** Reports from sites and roofs. */
import { post, type PostDraft } from './post.ts';

type SiteReportDraft = Omit<PostDraft, 'category'>;

const sustainabilityPost = (draft: SiteReportDraft) => post({ ...draft, category: 'sustainability', author: 'user:ingrid' });
const developmentPost = (draft: SiteReportDraft) => post({ ...draft, category: 'development', author: 'user:lucille' });

export const siteReportPosts = [
  sustainabilityPost({
    title: 'The first meter we read by the hour',
    date: '2020-10-13',
    tags: ['Solar', 'Research'],
    picture: 'sus-rooftop-solar',
    lead: 'A bill says how much. A meter that speaks each hour says when, and most of what we could save turned out to be a when.',
    text: `
In June we put a meter with a modem on one building in Ontario, because the tenant had asked why his bill was twice his neighbor’s. The neighbor has the same hall, the same lights, the same trucks.

By July we knew. At five in the morning, six days a week, all 44 chargers of the forklifts start within nine minutes. For those nine minutes the building draws 310 kilowatts, and for the rest of the month it pays as if it always did.

- 310 kilowatts at 5:04, 120 at any other time
- 41% of the bill is for those nine minutes
- A timer on every second charger: $600

The timer went in on August 3. September’s bill was $3,900 lower. We have ordered 30 more of the meters. They cost $340 each, and so far the only thing we’ve had to do with what they tell us is to wait a little.`,
  }),
  sustainabilityPost({
    title: 'Rain for the toilets of Carlstadt',
    date: '2021-05-04',
    tags: ['Stormwater'],
    picture: 'sus-wetland',
    location: 'Carlstadt, New Jersey',
    lead: 'A roof of nine acres catches ten million gallons a year. Sixty people flush four hundred thousand. We have built the smallest tank that is never empty.',
    text: `
The first design had a tank of 200,000 gallons. It would have been full all year, and have cost as much as a truck court. Then somebody asked how long it ever stays dry in the Meadowlands. Nineteen days, in 1957.

Sixty people for nineteen days are 21,000 gallons. So the tank has 22,000, stands behind a column, and is filled by one of 14 downpipes. The other 13 go to the wetland, as they should.

- 22,000 gallons; lowest so far, 9,400
- 410,000 gallons of drinking water a year left in the reservoir
- $38,000, against $290,000 for the first design

What we hadn’t thought of is color. Rain from a roof is the color of weak tea. There is a sign in each stall now, in three languages. Somebody has added, in pen, “no sugar”.`,
  }),
  sustainabilityPost({
    title: 'What we burned in 2021, ton by ton',
    date: '2022-02-22',
    tags: ['Solar', 'Research'],
    picture: 'abs-panels',
    forPress: true,
    lead: 'Our own fuel and power made 8,120 tons of carbon dioxide. What our tenants burn in our buildings is twenty times as much, and nobody had added it up.',
    text: `
The first number is easy: gas and electricity for common parts, cars, two offices. It fell by 6%, nearly all of it lamps.

The second took a year. We asked 214 tenants for their bills. A lease doesn’t oblige anybody to show them; 131 did, some on paper, one in a shoebox. For the other 83 we took the hall’s size and the neighbors’ use, and say so.

- Ours: 8,120 tons, from 8,640
- Tenants’: 163,000 tons, of which 61% measured
- Trucks at our docks: not in here; nobody knows how to count them once only

The third line is the largest, and we’ll try. A truck belongs to one company, carries for another, and stands at a third’s dock. If all three count it, the world has three. If each waits for the others, it has none.`,
  }),
  developmentPost({
    title: 'A fence, a field, a feasibility study',
    date: '2020-11-17',
    tags: ['Permits', 'Texas'],
    picture: 'hero-dawn-park',
    location: 'Wilmer, Texas',
    lead: 'We own 212 acres south of Dallas since October. What happens between a field and a first shovel, in the order in which it can go wrong.',
    text: `
**Title.** The field had seven owners, two of them dead since 1951. It took five months until everybody’s grandchildren had signed.

**Ground.** Sixty-one borings, 40 feet deep. Clay, as expected; clay that swells, as feared.

**Water.** A creek that isn’t on the map, because it only runs in May. It’s on ours now, with 50 feet on either side.

**Road.** The county will widen its half if we widen ours. We have it in writing, which in counties is a unit of time.

- Bought: 212 acres, $9.4 million
- To be built on: 141; the rest is creek, road and a pipeline’s strip
- First shovel: not before the spring of 2022

We’ll write again when there’s something to see. Until then a farmer from Ferris cuts hay on it. He pays in hay, which goes to a school for therapeutic riding, and it’s the most popular building we don’t have.`,
  }),
  developmentPost({
    title: 'A roof comes off in Bandini, and people keep working',
    date: '2021-08-10',
    tags: ['Maintenance', 'California'],
    picture: 'ext-sawtooth',
    location: 'Vernon, California',
    lead: 'For eleven weeks a bakery, a printer and a maker of zippers worked under a roof that was being taken away above their heads.',
    text: `
The roof of Bandini 2 was from 1949: boards on bowed trusses, tar on boards, tar on tar. It weighed twice what it should, and in the last good earthquake it had moved by two inches and not come all the way back.

To empty the building would have cost each tenant a year. So we hung a second floor under the roof, of scaffold and plywood, 20 feet wide, and moved it along by one bay each week. Above it people took out boards; below it others made zippers.

- Eleven bays in eleven weeks, two nights of rain, one leak, into a bucket
- 44 tons of steel in, 310 tons of tar out
- The bakery lost one batch, of rolls, to dust; we bought them

The trusses are the old ones, straightened. Under the tar there was a layer of newspaper, and on it the box scores of a Sunday in June. They hang in the lunchroom, framed.`,
  }),
  developmentPost({
    title: 'Twelve weeks for a transformer: then 64',
    date: '2022-06-14',
    tags: ['Permits', 'Research'],
    picture: 'ext-data-centre',
    lead: 'Everything for Walnut Creek 2 is on the site but for one gray box. We drove to the factory to see why.',
    text: `
In 2019 a transformer of 2,500 kVA took twelve weeks. When we ordered one last July the answer was 26. In November it was 40, in March 64, and by then it had become rude to ask.

So two of us flew to Mississippi and asked in person. The plant makes nine a week. It could make fourteen, if it had steel of one particular kind, which comes from one mill, which has sold this year’s to makers of cars.

- Nine a week; 470 ahead of us
- A used one of 2,000 kVA, rebuilt in Ohio: eleven weeks, 70% of the price
- What the tenant needs in the first year: 1,400

Walnut Creek opened on June 1 with the used one. It hums in A-flat, a little lower than new ones do, says the tenant, who tunes pianos. The new one comes next summer, and we’ll keep the old. It’s the only thing in the yard that has gone up in price since we bought it.`,
  }),
  developmentPost({
    title: 'Mockingbirds at Cedar Bayou',
    date: '2023-05-23',
    tags: ['Texas', 'Permits'],
    picture: 'reg-subtropical',
    writtenBy: 'priya-ramanathan',
    location: 'Baytown, Texas',
    lead: 'A nest in a crane stopped 140 people for nineteen days. It was cheaper than it sounds, and we would do it again.',
    text: `
Nobody had used the second crane over Easter. On Tuesday there was a nest in it, in the angle where the boom meets the mast, with three blue eggs. Mockingbirds are the bird of Texas, and one may not touch them, by state and by federal law and by the opinion of the crane’s operator, who is from Beaumont.

We turned the order of work around. The panels that the second crane was to lift could wait; the slab of the north half could not, and had been planned for June. It was poured in April, in cooler air, which is better for slabs.

- Nineteen days, four of them lost in the end
- Three birds flew on May 4, one of them into the site office
- The slab has 30% fewer cracks than its twin

The operator kept a log, by the hour. It’s the most complete document about any of our sites. The law would have been satisfied with a photograph.`,
  }),
  sustainabilityPost({
    title: 'Sixty thousand pallets of nothing',
    date: '2024-04-30',
    tags: ['Cold storage', 'Research'],
    picture: 'int-racking',
    lead: 'A freezer cools what is in it, and also what is not. We asked a tenant to fill the gaps with water.',
    text: `
In February the cold store in Goodyear was 58% full. Cold air is a poor thing to keep cold in: open a door and it’s gone. A pallet of peas stays where it is.

Lourdes Bianchi’s idea was to fill empty positions with barrels of brine. Brine freezes at six below and takes a day to thaw. At noon, when power costs most, the plant can be off for five hours, and the barrels hold the room.

- 1,900 barrels on 475 pallets, in places nobody had rented
- Plant off from 3 to 8 pm, each day from May to September
- $212,000 less for power in a summer; barrels, pumps and salt were $88,000

The tenant pays less, and we keep a seventh of the saving for the barrels. When peas come the barrels move out, which takes a night. It’s a strange business in which empty space is rented to water, and the water pays.`,
  }),
  developmentPost({
    title: 'The ramp at Ironbound: one winter in numbers',
    date: '2025-04-15',
    tags: ['Dock design', 'Last mile'],
    picture: 'drawing-multistorey-ramp',
    writtenBy: 'desmond-leary',
    location: 'Newark, New Jersey',
    lead: 'Nineteen storms, 61 inches of snow, 38,400 trucks up and as many down. Two of them had to be helped.',
    text: `
A ramp of 7% is nothing in July. We had heated it, roofed it, tested it with a truck full of sand, and still slept badly in December.

The heat comes from the cold store next door, which has more of it than it can get rid of. Glycol at 90 degrees runs in four miles of pipe under the lanes. It starts when the air is at 36 and wet, not when it snows, because snow that never lies need not be melted.

- 61 inches; none stayed on the ramp for more than 20 minutes
- Two trucks helped: one without tires to speak of, one whose driver had simply had enough
- Heat bought: none; pumps, $4,300

The turn at the top is what we’d do differently. It’s 130 feet wide, and at night drivers can’t see the far curb. It has a strip of light now, at the height of a hubcap. They follow it, as one follows a wall with a hand.`,
  }),
  sustainabilityPost({
    title: 'Old panels, new roof, and where 11,200 of them went',
    date: '2025-09-09',
    tags: ['Solar'],
    picture: 'ba-brownfield-after',
    location: 'Moreno Valley, California',
    lead: 'The first large roof we ever covered has been taken down after 16 years. It still made 84% of its power. Here is why, and what became of it.',
    text: `
Membranes last 22 years, panels 30. When the roof under the panels in Moreno Valley began to leak, one had to go, and one can’t take off a roof without what stands on it.

It would have been possible to put the old panels back. They make 220 watts each, new ones 560, on the same square feet, and the tenant has bought trucks. So we looked for people who needed 220.

- 7,900 panels: schools and farms in Imperial County, for the freight
- 2,600: a maker of fences in Arizona, upright, along a highway
- 700, broken or dark: taken apart in Yuma; glass, silver, aluminum, 94% by weight
- New: 4.4 megawatts, from 1.6

From now on panels and membrane are bought as a pair, with a guarantee of the same length. It’s in the standard for new roofs, under “things that should have been obvious”.`,
  }),
  developmentPost({
    title: 'White Lick 6 stands: what a month of rain did',
    date: '2026-06-09',
    tags: ['Concrete', 'Stormwater'],
    picture: 'reg-plains',
    writtenBy: 'greta-fairweather',
    location: 'Plainfield, Indiana',
    lead: 'It rained on 26 of the 30 days in April. The building is eleven days late. It could have been sixty.',
    text: `
One can’t pour on wet ground, and one can’t dry nine acres. So in a wet April one waits, and every week of waiting costs $84,000.

We had 400 tons of lime on the site, for the soil, and two weeks of work planned with it. The foreman proposed to use it all at once, in one afternoon between two fronts: quicklime takes up a third of its weight in water and gets hot while doing so. They spread it from noon to seven, with masks, and turned it under.

- Ground at 24% water at noon, 16% the next morning
- Eleven days lost instead of about sixty
- $71,000 for more lime, and 90 ruined pairs of boots, which we replaced

The slab has lain since May 20. There’s a paragraph about lime in the manual now, with a photograph of a steaming field at sunset. It’s the only beautiful picture in chapter nine.`,
  }),
  sustainabilityPost({
    title: 'A tree for each door, five years on',
    date: '2026-08-11',
    tags: ['Maintenance', 'People'],
    picture: 'reg-forest-hills',
    writtenBy: 'ottoline-grace',
    lead: 'In 2021 we promised a tree for each of our dock doors. We planted 9,412. I have been to see all of them that are left.',
    text: `
There are 7,368. I counted with six students, from February to May, in 31 markets, with a tape and a tag.

It’s 78%, which is better than cities do and worse than we said. Most of the dead ones died in their second summer, when the contract for watering had ended and the roots had not arrived. A tree doesn’t know about contracts. The new ones have water for three years.

- Best: Portland, 97%; it rains
- Worst: Las Vegas, 41%; we had planted the right trees for Sacramento
- Shade at noon today: 31 acres; in 2041, if they’re left alone, 190

Where people sit there are more of them left, and it’s not because of the place. Somebody waters. At Des Plaines Lock a night shift has given names to eleven lindens, and not one of them has died. We’ve asked whether they would like some more.`,
  }),
];
