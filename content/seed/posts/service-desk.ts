/** The service desk column: one call and what it taught us. */
import { post, type PostDraft } from './post.ts';

type ServiceDeskDraft = Pick<PostDraft, 'title' | 'slug' | 'date' | 'tags' | 'picture' | 'lead' | 'text'>;

const serviceDeskPost = (draft: ServiceDeskDraft) =>
  post({ ...draft, category: 'company-news', writtenBy: 'saskia-bellweather', location: 'Long Beach, California' });

export const serviceDeskPosts = [
  serviceDeskPost({
    title: 'From the service desk: the door that froze in August',
    date: '2021-04-13',
    tags: ['Maintenance', 'Cold storage'],
    picture: 'ext-cold-storage',
    lead: 'Last August a caller in Goodyear reported ice on a dock door. It was 111 degrees outside. She was right, and she had waited a week to call.',
    text: `
She thought we would laugh. The door belonged to a freezer, and the seal at the bottom had a tear as long as a thumb. Desert air came in through it, hot and, during the monsoon, just humid enough to freeze on the inside of the panel. It added a quarter inch a night.

By the time she called, the door weighed 140 pounds more than its spring was designed for. The spring broke that Thursday.

- A new seal would have cost $38 and taken 20 minutes
- The spring, the panel and a night without a door cost $4,120
- Calling a week earlier would have cost nothing

Since then there has been a sentence on our wall: “No one has ever called too early.” We went through all the records, and it is true. In eight years, not one call was about something that would have fixed itself.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: who turned the lights off?',
    date: '2021-07-20',
    tags: ['Maintenance', 'Safety'],
    picture: 'int-shell',
    lead: 'At 3:10 am a building in Fontana went dark. By 3:11 we had eleven calls. By 3:40 we had the reason.',
    text: `
It was the clock. The lighting controls had been replaced in June, and the new ones had a holiday calendar that kept the lights off on days when no one worked. The calendar knew about the holiday on July 5. It did not know that the night shift of July 4 ends on the morning of July 5.

Forty people were standing among forklifts by the light of the exit signs. They did the right thing: engines off, sit down, call.

- 29 minutes without light
- No injuries
- 31 other buildings with the same controls, all changed before noon

We took away a rule: any control that saves energy by turning something off has to follow the shift schedule, not the calendar. It sounds obvious. When we asked the manufacturer how many other owners had called about it, the answer was none. They had put tape over the sensor.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: a peacock in Tujunga',
    date: '2021-10-12',
    tags: ['Maintenance', 'People'],
    picture: 'com-break-garden',
    lead: 'We have records of 140 calls about animals. This one took nine days, two counties and a retired teacher.',
    text: `
He arrived on a Monday, settled on the roof of the guardhouse and screamed. A peacock screams about every 40 seconds. The drivers thought it was funny until Tuesday.

Animal control in one county said he was livestock. In the next county, he was wildlife. Neither sends anyone for a bird on a roof.

Then a forklift driver remembered that her third-grade teacher in Shadow Hills used to keep peacocks. The teacher is 81. She came with a folding chair and a bag of dog food, talked to him for two hours and opened her car door, and he got in.

- Nine days, 46 calls
- One bag of dog food, which we paid for
- The animal page of our manual now has her phone number on it, at her request

We asked her what we should have done on day one. “Stop shouting at him,” she said. “He thought you were another peacock.”`,
  }),
  serviceDeskPost({
    title: 'From the service desk: eleven seconds',
    date: '2022-01-18',
    tags: ['Maintenance', 'People'],
    picture: 'com-lobby',
    lead: 'Our median time to answer a call is eleven seconds. People ask why it is not five. We tried that.',
    text: `
The phone rings twice before anyone picks up, and that is on purpose. Someone who grabs it on the first ring leaves another task half done, usually the notes on the previous call. In 2019 we tried answering immediately. We got faster, our notes got shorter, and technicians drove to the wrong door.

So eleven seconds is two rings and a breath. What matters comes next. Our first question is not for a reference number. It is “Is anyone in danger?” The second is “What can’t you do right now?” The third is where.

- 11 seconds until someone answers
- 70 seconds until we know what is broken
- 94% of technicians go to the right door on the first try, up from 81%

We publish the first number because it is easy to measure. We pay bonuses for the third.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the leak that was not rain',
    date: '2022-05-10',
    tags: ['Maintenance'],
    picture: 'sus-rooftop-solar',
    lead: 'Water dripped from the roof of a building in Natomas every clear night, and never when it rained.',
    text: `
Three roofers had looked for the hole. They patched eleven places, and to be fair, all eleven could use a patch. On the next clear night the water came back.

Our engineer Carmen Delacroix asked when exactly it dripped. She sat under it with a thermometer until 2 am. At 1:20 the steel roof deck was colder than the air below it, and the air was humid, because the tenant had started washing produce crates on the night shift.

- The water was condensation from inside the building
- Two slow-turning 20-foot fans solved it, for $11,400
- The eleven patches, for $9,700, had made no difference

Our form now has a line before “call a roofer.” It asks what the weather was. We went back through our records and found that a third of all roof leaks had been reported on dry days. No one had ever compared the two columns.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: please close the gate',
    date: '2022-07-26',
    tags: ['Maintenance', 'Trucks and chargers'],
    picture: 'hero-dawn-park',
    lead: 'For six weeks the gate at Agua Mansa stayed open every afternoon. The cause was a palm tree.',
    text: `
Automatic gates have a sensor. As long as it sees something in the way, it keeps the gate open so that no vehicle gets hit. At Agua Mansa it saw something on most afternoons, and there was nothing there.

The manufacturer sent a new sensor and then a new motor. Both worked fine. It was our guard who noticed that the trouble started whenever the wind picked up. A palm tree across the road was casting its shadow on the lens, and to a sensor built in 2016, a moving shadow looks like a car.

- Six weeks, open from about 2 pm until sunset
- One stolen trailer, found in Barstow with everything still in it
- The fix: a bent piece of steel over the lens, for $14

We wrote to the manufacturer, and the new model comes with a hood. We have since checked the gates at our other parks in Southern California and added hoods to nine of them.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: two hundred keys',
    date: '2022-12-13',
    tags: ['Maintenance', 'Safety'],
    picture: 'ext-corner-glass',
    lead: 'We counted the keys in our cabinet and found 212. We have 164 locks.',
    text: `
Forty-eight keys opened nothing we knew of. They had tags like “Annex,” “Bill” and “NOT this one.” No one throws away a key, because you never know.

So we invited our longest-serving colleagues to lunch and asked what they remembered. “Annex” was a building in Carson that we sold in 2009. “Bill” was for Bill’s locker; he retired in 2014. “NOT this one” opened the main sprinkler valve in Dominguez 1. The valve had been hidden behind a later wall, and we had paid a locksmith twice to get to it.

- 48 mystery keys: 31 identified, 17 still in a jar
- One lost valve found
- Since March, every fire protection lock uses the same type of key

The jar is on the desk. Visitors are welcome to guess what the 17 keys are for. We can’t tell them whether they are right.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the night of the hoses',
    slug: 'from-the-service-desk-the-night-of-the-hoses',
    date: '2023-02-28',
    tags: ['Maintenance', 'Safety'],
    picture: 'reg-snow',
    lead: 'In the freeze of December 23, 64 buildings called within nine hours. We had practiced for 40.',
    text: `
Sprinkler pipes crack when they freeze, but they leak when they thaw. So the calls came on the afternoon of the 24th, from Dallas first, then from Nashville, then from all over Georgia at once.

We have a plan for that. It says which valves to close and who is allowed to close them: the tenant’s own people, because no one else can get there in time. In October we had shown 1,100 of them how, with a practice valve on a cart. At 51 buildings the valve was already closed by the time we picked up the phone.

- 64 buildings, 13 of them with water on the floor for more than ten minutes
- $2.1 million in damage, where the insurer had expected $9 million
- The practice cart cost $3,800, and two fire departments have asked to borrow it

What the plan did not include was food for a desk that worked through the night. A caller in McDonough found out and sent barbecue to Long Beach by air. We tried to pay for it. He said it was cheaper than a new floor.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: how to describe a noise',
    date: '2023-07-11',
    tags: ['Maintenance'],
    picture: 'int-dock-staging',
    lead: 'For six years we have kept a list of the words callers use for noises, and what turned out to be broken.',
    text: `
A dock leveler that “bangs” has a lip that drops. One that “groans” needs oil, and one that “sighs” has lost air pressure. A “clonk” is a pin. A “clunk” is, four times out of five, the truck.

The list now has 84 words in two languages, and it works better than our old question, which was “What is wrong?” People often don’t know what is wrong. They know very well what they heard.

- “Screech”: a roller. Bring two
- “Ticking, then nothing”: the motor starter. Don’t press the button again
- “Like a bag of walnuts”: the gearbox, every time

New dispatchers learn the list by ear. These are the three above, in order:

~service-desk-noises A screech, ticking that stops, and a bag of walnuts. Twelve seconds.

Technicians get the word with the work order. Ruben Achebe says he loads his van by it. Before we had the list, 17% of repairs took a second visit because a part was missing. Now it is 8%. The walnuts came from a tenant in Houston. We sent him a bag to say thanks.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the smallest invoice',
    date: '2023-12-05',
    tags: ['Maintenance', 'Leasing'],
    picture: 'ext-lastmile-vans',
    lead: 'We billed a tenant 41 cents. It took four people, two systems and a stamp. Here is what we do now.',
    text: `
The lease said the tenant pays for light bulbs. So a bulb was ordered, installed, recorded, approved, billed and mailed. The stamp cost more than the bulb, and the letter annoyed the tenant, which cost more than the stamp.

Emil Castaneda, who runs procurement, added up every invoice under $50 that we had sent in a year. There were 3,906, and together they came to $61,000. Sending them had cost about $190,000 in staff time.

- Under $50: we fix it and don’t bill it
- The annual statement lists these repairs, so tenants can see what we did
- Calls about invoices are down 72%

A few people worried that tenants would start breaking bulbs. They have not. What they have done is call earlier, when problems still cost less than $50 to fix. No one had included that in the calculation, and it has paid for the whole change.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: a wedding at dock 14',
    date: '2024-06-25',
    tags: ['People', 'Safety'],
    picture: 'ext-dusk-entrance',
    lead: 'They met on the night shift in 2017, between doors 13 and 15. They wanted to get married at door 14.',
    text: `
The request came in on our standard form. Under “Nature of the problem” it said “None.” Under “What can’t you do right now?” it said “Get married. We need permission.”

We had no objection. But a dock is four feet off the ground, and wedding guests do not wear safety shoes. So Mei-Lin Harcourt, who manages the park, planned it the way she would plan a crane lift: barriers, a ramp, lights, no trailers for three hours and an engineer at the controls. The tenant gave the shift the time off with pay.

- 110 guests, no injuries
- The leveler went up on “I do.” That was the engineer’s idea
- Rice is a slip hazard, so the guests threw paper and swept it up themselves

Our system records it as a planned three-hour shutdown. It asked for a category, and there was none that fit. There is now. It has been used once since, for a retirement party.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: what a meter heard',
    date: '2024-08-13',
    tags: ['Maintenance', 'Stormwater'],
    picture: 'sus-wetland',
    lead: 'No one uses water in an empty building at two in the morning. In Elk Grove Village the meter kept counting.',
    text: `
Since last year we have read our water meters by the hour. Every morning at six the desk gets a list of meters that never stopped during the night. The first list had 40 entries, and most of them were running toilets.

One was not. It ran at four gallons a minute, day and night, in a building that had been vacant since March. We walked the building twice, found every faucet dry and started to doubt the meter. Then an engineer held one end of a screwdriver to the floor and the other to his ear.

- The leak: a pipe under the slab, cracked by frost, 31 feet from the nearest faucet
- 2.1 million gallons lost before we heard it, all of it into the sand below
- A few more weeks would have undermined the slab

The toilets alone justified the list: 39 of them, wasting 6,000 gallons a day. The screwdriver now hangs in our Chicago office, above a small brass plate.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: we were wrong about mats',
    date: '2024-12-10',
    tags: ['People', 'Safety'],
    picture: 'int-sort',
    lead: 'For ten years our manual banned rubber mats at packing tables. A caller asked why. We did not know.',
    text: `
She packs orders for nine hours, standing on concrete, and had bought a mat with her own money. The property manager had taken it away, politely, because page 88 said so.

We looked for the reason. Page 88 came from the 2013 edition, which took it from a 2006 lease, which took it from a fire inspector in another state who had once objected to mats in front of an exit. That was all. Eleven people had copied the rule and assumed that someone else had thought about it.

- Page 88 is gone. Mats are fine anywhere except in front of exits
- We bought 600 mats, because it was our mistake
- The same week we found 14 other rules without a reason, and removed nine of them

Every rule in the manual now states its reason and the name of a person who will defend it. That made the manual 30 pages longer. It is also the first edition that people actually read.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: who owns a puddle',
    date: '2025-02-25',
    tags: ['Maintenance', 'Leasing', 'Stormwater'],
    picture: 'abs-panels',
    lead: 'It was half in our yard and half in the county’s road, and it had ducks. Four parties had written letters about it.',
    text: `
Every time it rained in La Vergne, a puddle of about 2,000 square feet formed at the gate of Stones River, and trucks splashed it onto the bus stop. The county said the water was ours, because it came off our roof. We said it was the county’s, because it was on their asphalt. Lawyers on both sides had been paid to say so.

Then Caspian Rhodes bought a level for $89 and measured. The low point was on our side after all, by five inches. The drain that should have taken the water was on theirs, and it was full of roots.

- We raised the curb by five inches: $3,300
- They cut out the roots: one morning
- The letters up to that point: about $14,000

The bus stop is dry. The ducks have moved to the retention pond. The level now goes along whenever two parties disagree about water, and it has settled six more cases, four of them against us.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: robots with names',
    slug: 'from-the-service-desk-please-stop-naming-the-robots',
    date: '2025-05-20',
    tags: ['People', 'Maintenance'],
    picture: 'int-sort',
    lead: 'A tenant’s robots report their own faults to us, under the names the crew gave them.',
    text: `
“Dolores can’t turn left.” “Big Mike is asleep in aisle 9.” For a while we thought something terrible was happening in Plainfield.

There are 64 of them, flat, orange and about the size of a coffee table. When one gets stuck, it sends us a message through the tenant’s system with a location, a fault code and a name, which the crew can choose. A new colleague at the desk takes about a week to stop asking whether Dolores is hurt.

- 64 robots, 41 of them with names
- 7 in 10 faults are in the floor, not in the robot
- All of those were within 80 feet of one floor joint, which we ground flat in March

That was the surprise. A person steps over a joint that is an eighth of an inch too high. A robot can’t. Dolores found that joint more than 200 times and told us each time. It took us until February to listen.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: thirty-one languages',
    date: '2025-07-08',
    tags: ['People', 'Safety'],
    picture: 'com-lobby',
    lead: 'We answer the phone in two languages. The people who work in our buildings speak 31, and that kept some of them from calling.',
    text: `
We suspected it because of the calls we were not getting. In a building in Aurora with 300 employees, no one had reported anything for seven months. Then an inspector found nine levelers out of order and tape on a tenth.

The crew speaks Amharic, Karen and Spanish. The foreman speaks English and assumed they would tell him. They assumed he knew.

Odette Fairbairn’s team made a card with 18 pictures: a door, a leak, a light, smoke, a person on the floor. You take a photo of the picture and of the place and send both to the same number.

- 400 cards, posted at eye level next to the docks
- 11% of all reports now come in by picture; in Aurora it is 70%
- Two pictures were redrawn after callers told us how they had read them

The picture for “leak” had been understood as “soup.” We can see why.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: an inspection by bicycle',
    date: '2025-10-07',
    tags: ['Maintenance', 'Trucks and chargers'],
    picture: 'abs-trailers',
    lead: 'It takes 50 minutes to drive around Pleasant Run and miss almost everything. By bicycle it takes 70, and you see it all.',
    text: `
After knee surgery, Teresa Valdivia was told to ride a bicycle. So she did her weekly round of the Pleasant Run park in Dallas on one, and came back with 22 items. The week before, from the truck, she had noted three.

From a truck you see what is at truck height: signs, lights and doors. From a bicycle you see hinges, bolts, curbs, oil stains, the bottom of the fence and what is behind the dumpster. People also talk to you. No one waves down a pickup.

- 22 items by bicycle compared with three by truck; the following week, 18 compared with four
- Nine parks now have a bicycle, with a bell and a basket for loose bolts
- No bicycle rounds in Phoenix in August, on the advice of Teresa’s surgeon

There is a form for all of this, of course. Its first line used to ask for the vehicle number. Now it asks “Truck, bicycle or on foot?”`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the quiet hour',
    date: '2026-01-27',
    tags: ['People', 'Maintenance'],
    picture: 'com-roof-terrace',
    lead: 'Between 4 and 5 am hardly anyone calls us. So we have started to call them.',
    text: `
It is the hour when the night shift is too tired to complain, so we ask. We pick one number at random and ask the person who answers what they have gotten used to. That is the whole question.

People get used to astonishing things: a light that has buzzed since 2021, a step that is two inches too high, a door that has to be kicked in one particular spot with the left foot.

- 260 calls in a year, 191 things we had not known about
- 140 of them fixed for less than $200
- Four people hung up. One called back to apologize, and then mentioned the step

“What have you gotten used to?” is now on our wall, under “No one has ever called too early.” A new colleague asked whether the question applies to the desk as well. Since then we have a new coffee machine.`,
  }),
];
