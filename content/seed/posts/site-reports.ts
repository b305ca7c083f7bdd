/** Reports from construction sites and on energy, water and trees. */
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
    lead: 'A bill tells you how much power you used. An hourly meter tells you when, and most of what we could save turned out to be a question of when.',
    text: `
In June we installed a meter with a modem in one building in Ontario, because the tenant wanted to know why his bill was twice his neighbor’s. Both have the same floor area, the same lights and the same trucks.

By July we knew. At 5 am, six days a week, all 44 forklift chargers switch on within nine minutes. For those nine minutes the building draws 310 kilowatts, and its demand charge for the whole month is based on that peak.

- 310 kilowatts at 5:04 am, 120 at any other time
- 41% of the bill was for those nine minutes
- The fix: a timer on every second charger, $600

We installed the timers on August 3. September’s bill was $3,900 lower. We have ordered 30 more meters, at $340 each. In most cases the savings will come from doing the same thing a little later.`,
  }),
  sustainabilityPost({
    title: 'Rain for the toilets of Carlstadt',
    slug: 'rain-for-the-toilets-of-carlstadt',
    date: '2021-05-04',
    tags: ['Stormwater'],
    picture: 'sus-wetland',
    location: 'Carlstadt, New Jersey',
    lead: 'The roof collects more than four million gallons of rain a year. Sixty people flush 410,000. So we built the smallest tank that never runs dry.',
    text: `
The first design called for a 200,000-gallon tank. It would have been full all year and cost as much as a truck court. Then someone asked how long it ever goes without rain in the Meadowlands. The record is 19 days, in 1957.

Sixty people use about 21,000 gallons in 19 days. So our tank holds 22,000. It fits behind a column and is filled by one of 14 downspouts. The other 13 drain to the wetland, as they should.

- 22,000 gallons; the lowest level so far was 9,400
- 410,000 gallons of drinking water saved every year
- $38,000, compared with $290,000 for the first design

One thing we had not thought of was the color. Rainwater from a roof looks like weak tea. Every stall now has a sign about it in three languages. Someone has added “no sugar” in pen.`,
  }),
  sustainabilityPost({
    title: 'What we burned in 2021, ton by ton',
    slug: 'what-we-burned-in-2021-ton-by-ton',
    date: '2022-02-22',
    tags: ['Solar', 'Research'],
    picture: 'abs-panels',
    forPress: true,
    lead: 'Our own fuel and power produced 8,120 tons of carbon dioxide in 2021. Our tenants’ use of our buildings produced 20 times as much, and no one had ever added it up.',
    text: `
The first number is easy: gas and electricity for common areas, vehicles and offices. It fell by 10%, nearly all of it from new lighting.

The second took a year. We asked all 430 tenants for their energy bills. Their leases do not require them to share, but 263 did, some on paper and one in a shoebox. For the other 167 we estimated from the size of the space and the use in similar buildings, and we say so.

- Our own operations: 8,120 tons, down from 9,040
- Our tenants’ energy use: 163,000 tons, based on bills from 61% of them
- Trucks at our docks: not included, because no one has a method that counts each truck only once

The third item is the largest, and we intend to try. A truck belongs to one company, carries freight for another and docks at a building owned by a third. If all three count it, it is counted three times. If each waits for the others, it is not counted at all.`,
  }),
  developmentPost({
    title: 'A fence, a field, a feasibility study',
    date: '2020-11-17',
    tags: ['Permits', 'Texas'],
    picture: 'hero-dawn-park',
    location: 'Wilmer, Texas',
    lead: 'In October we bought 212 acres south of Dallas. Here is everything that happens before the first shovel, in the order in which it can go wrong.',
    text: `
**Title.** The field had seven owners of record, two of whom died in 1951. It took five months to collect all of the heirs’ signatures.

**Soil.** Sixty-one borings, 40 feet deep. We expected clay. We hoped it would not be the kind that swells, but it is.

**Water.** There is a creek that is not on the county’s map because it only runs in May. It is on ours now, with a 50-foot buffer on either side.

**Road.** The county will widen its half if we widen ours. We have that in writing.

- Purchased: 212 acres for $9.4 million
- Buildable: 141 acres; the rest is creek, road and a pipeline easement
- Groundbreaking: not before the spring of 2022

We will write again when there is something to see. Until then a farmer from Ferris cuts hay on the land. He pays us in hay, and we donate it to a therapeutic riding school nearby.`,
  }),
  developmentPost({
    title: 'A roof comes off in Bandini, and people keep working',
    date: '2021-08-10',
    tags: ['Maintenance', 'California'],
    picture: 'ext-sawtooth',
    location: 'Vernon, California',
    lead: 'For eleven weeks a bakery, a printer and a zipper manufacturer kept working under a roof that was being removed above their heads.',
    text: `
The wood roof over part of Bandini 2 came from an older building on the site: boards on bowed trusses, tar on boards, tar on tar. It weighed twice what it should. In the last strong earthquake it moved two inches and did not come all the way back.

Emptying the building would have cost each tenant a year. So we hung a second floor below the roof, 20 feet wide, made of scaffolding and plywood, and moved it along by one bay a week. Above it, crews took out boards. Below it, people made zippers.

- Eleven bays in eleven weeks, two nights of rain, and one leak, which we caught in a bucket
- 44 tons of steel in, 310 tons of tar out
- The bakery lost one batch of rolls to dust. We paid for it

We straightened the old trusses and reused them. Under the tar was a layer of newspaper with the box scores from a Sunday in June 1949. It hangs in the lunchroom now, framed.`,
  }),
  developmentPost({
    title: 'Transformers: from 12 weeks to 64',
    slug: 'twelve-weeks-for-a-transformer-then-64',
    date: '2022-06-14',
    tags: ['Permits', 'Research'],
    picture: 'ext-data-center',
    lead: 'Everything for Walnut Creek 2 is on site except one gray box. We visited the factory to find out why.',
    text: `
In 2019 it took 12 weeks to get a 2,500-kVA transformer. When we ordered one last July, the quoted lead time was 26 weeks. In November it was 40, and in March 64.

So two of us flew to Mississippi and asked in person. The plant makes nine a week. It could make 14 if it had enough of one particular grade of steel, which comes from a single mill. That mill has sold its entire output for the year to carmakers.

- Nine a week, with 470 orders ahead of ours
- A used 2,000-kVA unit, rebuilt in Ohio: eleven weeks, at 70% of the price
- What the tenant needs in the first year: 1,400 kVA

Walnut Creek 2 opened on June 1 with the rebuilt transformer. The new one arrives next summer, and we will keep the old one as a spare. It is the only piece of equipment on site that has gained value since we bought it.`,
  }),
  developmentPost({
    title: 'Mockingbirds at Cedar Bayou',
    date: '2023-05-23',
    tags: ['Texas', 'Permits'],
    picture: 'reg-subtropical',
    writtenBy: 'priya-ramanathan',
    location: 'Baytown, Texas',
    lead: 'A nest in a crane stopped part of our site for 19 workdays. It was cheaper than it sounds, and we would do it again.',
    text: `
No one had used the second crane over Easter. On Tuesday there was a nest in it, in the angle between the boom and the mast, with three blue eggs. The mockingbird is the state bird of Texas, and federal and state law both protect its nests. So does our crane operator, who is from Beaumont.

We rearranged the schedule. The panels for the second crane could wait. The slab in the north half, which had been planned for June, could be moved up. We poured it in April, in cooler air, which is better for concrete.

- 19 workdays without the crane, four days lost in the end
- Three birds fledged on May 4, one of them into the site office
- The slab has 30% fewer cracks than the one we poured in the south half

The operator kept an hourly log of the nest. It is the most complete record we have of anything on that site. For the permit file, a photo would have been enough.`,
  }),
  sustainabilityPost({
    title: 'Filling an empty freezer with brine',
    slug: 'sixty-thousand-pallets-of-nothing',
    date: '2024-04-30',
    tags: ['Cold storage', 'Research'],
    picture: 'int-racking',
    lead: 'A freezer cools what is in it, and also the empty space. We asked a tenant to fill the gaps with salt water.',
    text: `
In February the cold storage building in Goodyear was 58% full. Cold air does not hold much energy: open a door, and it is gone. A pallet of frozen peas stays cold for hours.

Lourdes Bianchi’s idea was to fill empty pallet positions with barrels of brine. Brine freezes at six below zero and takes a day to thaw. In the late afternoon, when power costs most, the refrigeration plant can now shut down for five hours while the barrels hold the temperature.

- 1,900 barrels on 475 pallets, in positions no one had leased
- Plant off from 3 to 8 pm every day from May to September
- Expected savings of $212,000 in power per summer; the barrels, pumps and salt cost $88,000

The tenant pays less for power, and we keep a seventh of the savings to cover the barrels. When the peas arrive, the barrels move out, which takes one night.

We are now looking at the same approach for our other cold storage buildings. The larger the empty share, the better it works.`,
  }),
  developmentPost({
    title: 'The ramp at Ironbound: one winter in numbers',
    date: '2025-04-15',
    tags: ['Dock design', 'Last mile'],
    picture: 'drawing-multistorey-ramp',
    writtenBy: 'desmond-leary',
    location: 'Newark, New Jersey',
    lead: 'Nineteen storms, 61 inches of snow and 38,400 trucks up the ramp to our new trailer deck. Two of them needed help.',
    text: `
At Ironbound 1, trailers now park on a deck above the yard, at the top of a 7% ramp. That grade is nothing in July. We had heated the ramp, put a roof over it and tested it with a truck full of sand, and we were still nervous in December.

The heat comes from the building next door, which has more waste heat than it can use. Warm glycol, at 90 degrees, runs through four miles of pipe under the lanes. It turns on when the air is at 36 degrees and damp, not when snow starts to fall, because snow that never sticks does not have to be melted.

- 61 inches of snow, none of which stayed on the ramp for more than 20 minutes
- Two trucks helped: one with worn-out tires, one with a driver at the end of a 14-hour day
- Heating fuel: none. Power for the pumps: $4,300

The turn at the top is what we would do differently. It is 130 feet wide, and at night drivers could not see the far curb. It now has a strip of light at hubcap height. We are using the same strip in the design of Calumet Stack in Chicago.`,
  }),
  sustainabilityPost({
    title: 'Old panels, new roof, and where 11,200 of them went',
    date: '2025-09-09',
    tags: ['Solar'],
    picture: 'ba-brownfield-after',
    location: 'Moreno Valley, California',
    lead: 'After 16 years we took down the first large solar array we ever owned. It still produced 84% of its original output. Here is why, and where the panels went.',
    text: `
A roof membrane lasts 22 years and a panel 30. When the roof in Moreno Valley started to leak, the panels had to come off so that we could replace it.

We could have put the old panels back. But they are rated at 220 watts each, and new ones make 560 in the same space. The tenant, who has bought electric trucks, needs the power. So we looked for people who could use 220 watts.

- 7,900 panels went to schools and farms in Imperial County, for the cost of freight
- 2,600 went to a fence manufacturer in Arizona, which mounts them upright along a highway
- 700 were broken and were recycled in Yuma: glass, silver and aluminum, 94% by weight
- The new array has 4.4 megawatts, up from 1.6

From now on we buy panels and membranes together, with warranties of the same length. It seems obvious now, and it is in our standard for new roofs.`,
  }),
  developmentPost({
    title: 'What a month of rain did to White Lick 4',
    slug: 'white-lick-6-stands-what-a-month-of-rain-did',
    date: '2026-06-09',
    tags: ['Concrete', 'Stormwater'],
    picture: 'abs-panels',
    writtenBy: 'greta-fairweather',
    location: 'Plainfield, Indiana',
    lead: 'It rained on 26 of the 30 days in April. The project is eleven days behind schedule. It could have been sixty.',
    text: `
You can’t pour concrete on wet ground, and you can’t dry nine acres. So in a wet April you wait, and every week of waiting costs $84,000.

We had 400 tons of lime on site for soil stabilization, enough for two weeks of work. Our foreman suggested using all of it in one afternoon, between two storms. Quicklime takes up a third of its weight in water and gives off heat as it does. The crew spread it from noon to 7 pm, with masks, and tilled it in.

- Soil moisture: 24% at noon, 16% the next morning
- Eleven days lost instead of about sixty
- $71,000 for more lime, and 90 pairs of ruined boots, which we replaced

The building pad passed its compaction test on May 20. Our operating manual now has a section on lime, with a photo of a steaming field at sunset. It is the most attractive picture in the book.

Delivery of [White Lick 4](/properties/white-lick-4/) is still planned for August 2027.`,
  }),
  sustainabilityPost({
    title: 'A tree for each door, five years on',
    date: '2026-08-11',
    tags: ['Maintenance', 'People'],
    picture: 'reg-forest-hills',
    writtenBy: 'ottoline-grace',
    lead: 'In 2021 we promised one sapling for each of our dock doors and planted 9,412. I went to see all of them that are left.',
    text: `
There are 7,368. I counted them with six students, from February to May, in 31 markets, with a tape measure and tags. The saplings line streets and parking lots around our buildings. They do not include the 4,300 larger trees in our truck courts, which we water and count separately.

The survival rate is 78%. That is better than most cities achieve and worse than we promised. Most of the saplings that died did so in their second summer, after the watering contract had ended and before the roots were deep enough. New plantings now come with three years of water.

- Best: Portland, 97%. It rains
- Worst: Las Vegas, 41%. We had planted species suited to Sacramento
- Shade at noon today: 31 acres. In 2041, if they are left to grow: 190

More of the trees survive near places where people sit, because someone waters them. At Des Plaines Lock, a night shift has named eleven lindens, and not one of them has died. We have offered to plant them some more.`,
  }),
];
