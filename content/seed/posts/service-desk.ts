/** The column of the service desk: one call, one thing learned. */
import { post, type PostDraft } from './post.ts';

type ServiceDeskDraft = Pick<PostDraft, 'title' | 'date' | 'tags' | 'picture' | 'lead' | 'text'>;

const serviceDeskPost = (draft: ServiceDeskDraft) =>
  post({ ...draft, category: 'company-news', writtenBy: 'saskia-bellweather', location: 'Long Beach, California' });

export const serviceDeskPosts = [
  serviceDeskPost({
    title: 'From the service desk: the door that froze in August',
    date: '2021-04-13',
    tags: ['Maintenance', 'Cold storage'],
    picture: 'ext-cold-storage',
    lead: 'A caller in Goodyear reported ice on a dock door at 111 degrees. She was right, and she had waited a week to say so.',
    text: `
She had thought that we would laugh. The door belonged to a freezer, the seal at its foot had a tear as long as a thumb, and the desert came in through it: dry, hot, and just wet enough in the monsoon to freeze on the inside of the panel, a quarter inch a night.

By the time she called, the door weighed 140 pounds more than the spring was made for. The spring broke on the Thursday.

- The seal: $38 and twenty minutes
- The spring, the panel and a night without a door: $4,120
- The week between: nothing, it was free to call

Since then the desk has had a sentence on the wall. It says that nobody has ever called too early. We have looked through all the records, and it is true: not one call in eight years was about something that would have got better by itself.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: who turned the lights off?',
    date: '2021-07-20',
    tags: ['Maintenance', 'Safety'],
    picture: 'int-shell',
    lead: 'At 3:10 in the morning a building in Fontana went dark. At 3:11 we had eleven calls. At 3:40 we had the reason.',
    text: `
It was the clock. The light controls had been replaced in June, and somebody had given them a holiday calendar, so that nothing burned on days when nobody worked. The calendar knew July 5. The night shift of July 4, which ended on July 5, it did not know.

Forty people stood among forklifts in the light of the exit signs. They did the right thing: engines off, sit down, call.

- 29 minutes without light
- No one hurt, one thumb bruised on a telephone
- 31 other buildings with the same controls, all changed before noon

What we took from it is a rule about shifts. Whatever saves something by turning it off has to know when people go home, and not what the date is. It sounds plain. We asked the maker how many other owners had called. Nobody had; they had put tape over the sensor.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: a peacock in Tujunga',
    date: '2021-10-12',
    tags: ['Maintenance', 'People'],
    picture: 'com-break-garden',
    lead: 'There are 212 calls about animals in the records. This one took nine days, two counties and a retired teacher.',
    text: `
He arrived on a Monday, sat down on the roof of the guard’s hut, and screamed. Peacocks scream about every forty seconds. The drivers thought it was funny until Tuesday.

Animal control in one county said that he was livestock. The other said that he was wildlife. Neither sends anybody for a bird that is on a roof. A tenant offered to shoot him, which is a felony, as it turned out, in both counties.

Then a forklift driver remembered that her third-grade teacher in Shadow Hills had kept four. She is 81 years old. She came with a folding chair and a bag of dog food, talked to him for two hours, opened the door of her car, and he got in.

- Nine days, 46 calls
- One bag of dog food, which we paid for
- The manual’s page on animals, now with her telephone number, at her own request`,
  }),
  serviceDeskPost({
    title: 'From the service desk: eleven seconds',
    date: '2022-01-18',
    tags: ['Maintenance', 'People'],
    picture: 'com-lobby',
    lead: 'We answer in eleven seconds at the median. People ask why not in five. Because of the twelfth.',
    text: `
The telephone rings twice before anybody picks up, and it should. A colleague who tears the receiver off at the first ring has left something half done: a note about the last call, mostly. We tried it in 2019. Answers got faster, notes got shorter, and technicians drove to the wrong door.

So the eleven seconds are two rings and a breath. What matters comes after. The first question is not for a number; it is “Is anybody in danger?” The second is “What can’t you do right now?” The third is where.

- 11 seconds until somebody speaks
- 70 seconds until we know what is broken
- 94% of technicians at the right door at the first try, from 81%

We time the first, because it is easy. We pay the bonus for the third.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the leak that was not rain',
    date: '2022-05-10',
    tags: ['Maintenance'],
    picture: 'sus-rooftop-solar',
    lead: 'Water came through the roof of a building in Tracy every clear night and never when it rained.',
    text: `
Three roofers had looked for the hole. They had patched eleven places, and each of them was, to be fair, a place one could have patched. The water came back with the stars.

It was Carmen Delacroix, our engineer there, who asked when exactly. She sat under the drip with a thermometer until two in the morning. At 1:20 the steel of the roof deck was colder than the air under it, and the air was wet, because the tenant had begun to wash produce crates on the night shift.

- The water was theirs, and came from below
- Two fans of 20 feet, turning slowly: $11,400
- Eleven patches: $9,700, no use, still there

We have a new line on the form now, before “call a roofer”. It asks what the weather was. A third of all leaks on record, it seems, were reported on dry days, and nobody had ever put the two columns side by side.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: please close the gate',
    date: '2022-07-26',
    tags: ['Maintenance', 'Trucks and chargers'],
    picture: 'hero-dawn-park',
    lead: 'The gate at Agua Mansa opened for everybody for six weeks. It had been told to by a palm tree.',
    text: `
Gates have an eye. When the eye sees something in the way it keeps the gate open, so that no car is crushed. At Agua Mansa it saw something on most afternoons, and there was nothing there.

The maker sent a new eye, and then a new gate motor. Both were good. It was our guard who noticed that it began when the wind did. A palm across the road was throwing its shadow over the lens, and a shadow that moves is, to an eye of 2016, a car.

- Six weeks open from about two until sunset
- One trailer stolen, and found in Barstow with everything in it
- A hood of bent steel over the lens: $14

We wrote to the maker. The new model comes with a hood. They thanked us and sent a cap, which the palm tree, as the guard said, should have had.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: two hundred keys',
    date: '2022-12-13',
    tags: ['Maintenance', 'Safety'],
    picture: 'ext-corner-glass',
    lead: 'We counted the keys in the cabinet and found 212. There are 164 locks.',
    text: `
Forty-eight keys open nothing we know of. They have tags: “Annex”, “Bill”, “NOT this one”. Nobody throws a key away, because the day after would be the day.

So we asked the people who had been here longest to come for lunch and bring their memories. “Annex” had been a building in Carson, sold in 2009. “Bill” opened a cabinet with Bill’s lunch in it; Bill retired in 2014. “NOT this one” opened, of all things, the main valve of the sprinklers in Dominguez 3, which had been under a false floor since 1998 and for which we had paid a locksmith twice.

- 48 keys, 31 explained, 17 in a jar
- One valve found again
- All locks of fire equipment on one kind of key since March

The jar stands on the desk. Visitors guess. Nobody has guessed right yet, since we don’t know either.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the night of the hoses',
    date: '2023-02-28',
    tags: ['Maintenance', 'Safety'],
    picture: 'reg-snow',
    lead: 'In the freeze of December 23, 64 buildings called within nine hours. We had practiced for forty.',
    text: `
Sprinkler pipes break when they thaw, not when they freeze. So the calls came on the afternoon of the 24th, from Dallas first, then Nashville, then all of Georgia at once.

There is a plan for that. It says which valves to close and who may close them: the tenant’s own people, because nobody else is there in time. We had shown it to 1,100 of them in October, with a valve on a cart. Fifty-one buildings had closed theirs before the desk picked up.

- 64 buildings, 13 with water on the floor for more than ten minutes
- $2.1 million of damage; the insurer had expected nine
- The cart with the valve cost $3,800, and has been asked for by two fire departments

What failed was lunch. Nobody had thought of food for a desk that did not go home. A caller in Macon found out, and sent barbecue to Long Beach by air. We tried to pay. He said that it was cheaper than a floor.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: how to describe a noise',
    date: '2023-07-11',
    tags: ['Maintenance'],
    picture: 'int-dock-staging',
    lead: 'It goes clonk. Or clunk. For six years we have kept a list of the words callers use, and what was broken.',
    text: `
A dock leveler that “bangs” has a lip that falls. One that “groans” wants oil, one that “sighs” has lost its air. “Clonk” is a pin. “Clunk” is, four times of five, the truck.

The list has 84 words now, in two languages, and it is better than the question we used to ask, which was what is wrong. People don’t know what is wrong. They know very well what they hear.

- “Screech”: a roller, bring two
- “Ticking, then nothing”: the motor’s starter, and don’t press again
- “Like a bag of walnuts”: the gearbox; nobody who has said it was mistaken

Technicians get the word with the order. Ruben Achebe says that he packs the van by it. Visits that had to be made twice for want of a part: 17% before the list, 8% with it. The walnuts came from a gentleman in Laredo. We have sent him a bag.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the smallest invoice',
    date: '2023-12-05',
    tags: ['Maintenance', 'Leasing'],
    picture: 'ext-lastmile-vans',
    lead: 'We billed a tenant 41 cents. It took four people, two systems and a stamp. Here is what we do now.',
    text: `
The lease said that the tenant pays for bulbs. So a bulb was ordered, installed, entered, approved, billed and mailed. The stamp cost more than the bulb, and the letter made the tenant angry, which cost more than the stamp.

Emil Castaneda, who buys for us, added up every invoice under $50 that we had sent in a year. There were 3,906. Together they came to $61,000, and to write them had taken about $190,000 worth of people.

- Under $50: we fix it, we don’t bill it
- It is told in the yearly sheet, so that nobody thinks it was free
- Calls about invoices: down by 72%

A few people feared that tenants would begin to break bulbs. They have not. They have begun to call earlier, when things still cost less than $50, which nobody had put into the calculation, and which has paid for all of it.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: a wedding at dock 14',
    date: '2024-06-25',
    tags: ['People', 'Safety'],
    picture: 'ext-dusk-entrance',
    lead: 'They had met between doors 13 and 15, on the night shift, in 2017. They wanted to get married at 14.',
    text: `
The request came through the ordinary form. Under “Nature of the problem” it said “none”. Under “What can’t you do right now?” it said “get married, we have no permission”.

We are not against weddings. But a dock is four feet high, and guests fall off things. So Mei-Lin Harcourt, who looks after the park, made a plan as she would for a crane: barriers, a ramp, lights, no trailers for three hours, an engineer at the door button. The tenant gave the shift off with pay.

- 110 guests, none of whom fell
- The leveler went up on “I do”, by the engineer’s own idea
- Rice is a slip hazard; they threw paper, and swept it up themselves

It is in the records as a planned stop of three hours, cause “joy”. The system asked for a category. There is one now. It has been used once more since then, for a retirement.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: what a meter heard',
    date: '2024-08-13',
    tags: ['Maintenance', 'Stormwater'],
    picture: 'sus-wetland',
    lead: 'At two in the morning nobody uses water in an empty building. In Elk Grove the meter counted all the same.',
    text: `
Since last year we read water by the hour, and the desk gets a list at six of those that never stood still. The first list had 40 names on it. Most were toilets.

One was not. It ran at four gallons a minute, day and night, in a building that had been vacant since March. We walked it twice, found every tap dry, and began to doubt the meter. Then Lionel Szabo put a screwdriver to the floor and his ear to the screwdriver.

- A pipe under the slab, cracked by frost, 31 feet from any tap
- 2.1 million gallons before we heard it; the sand below had taken all of it
- Eleven more inches and the slab would have had nothing to lie on

The toilets, by the way, were worth the list alone: 39 of them, 6,000 gallons a day. The screwdriver hangs in the office in Bolingbrook with a small brass plate.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: we were wrong about mats',
    date: '2024-12-10',
    tags: ['People', 'Safety'],
    picture: 'int-sort',
    lead: 'For ten years the manual forbade rubber mats at packing tables. A caller asked why. We did not know.',
    text: `
She packs for nine hours, standing on concrete, and had bought a mat with her own money. The property manager had taken it away, politely, because page 88 says so.

We looked for the reason. Page 88 had come from the edition of 2013, that one from a lease of 2006, and that one from a fire inspector in another state, who had once objected to mats in front of an exit. Nothing else. It had been copied eleven times by people who assumed that somebody had thought.

- Page 88 is gone; mats may lie anywhere but before exits
- We bought 600, because it was our page
- 14 other rules without a reason were found in the same week; nine of them are gone too

Each rule in the manual now has its reason beside it, and the name of somebody who will defend it. It made the book thicker by 30 pages. It is also the first edition that people read.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: who owns a puddle',
    date: '2025-02-25',
    tags: ['Maintenance', 'Leasing', 'Stormwater'],
    picture: 'abs-panels',
    lead: 'It lies half in our yard, half in the county’s road, and has ducks. Four parties had written letters about it.',
    text: `
Whenever it rains in La Vergne, a puddle of about 2,000 square feet appears at the gate of Stones River. Trucks splash it over the bus stop. The county says that the water is ours, since it comes from our roof. We said that it was the county’s, since it stands on their asphalt. A lawyer on each side had been paid for saying so.

Caspian Rhodes bought a level for $89 and measured. The low point was on our side after all, by five inches. The drain that should have taken it was on theirs, and full of roots.

- We raised the curb by five inches: $3,300
- They cut the roots: one morning
- The letters, until then: about $14,000

The bus stop is dry. The ducks have moved to the retention pond, where, to be fair, we had wanted them in the first place.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: please stop naming the robots',
    date: '2025-05-20',
    tags: ['People', 'Maintenance'],
    picture: 'int-sort',
    lead: 'A tenant’s machines report their own faults to us. They do it under the names that the crew gave them.',
    text: `
“Dolores can’t turn left.” “Big Mike is asleep in aisle 9.” For a while we thought that something terrible was happening in Plainfield.

There are 64 of them, flat, orange, about the size of a coffee table. When one is stuck it sends a message through the tenant’s system to ours, with a place and a fault, and with a name, which the crew may choose. It takes a new colleague at the desk about a week until she stops asking whether Dolores is hurt.

- 64 machines, 41 of them with names
- Faults of the floor, not of the machine: 7 in 10
- All seven within 80 feet of one joint, which we ground flat in March

That was the surprise. A person steps over a joint that is an eighth of an inch too high. Dolores does not. She found it 212 times, and told us each time, and it took us until February to listen.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: thirty-one languages',
    date: '2025-07-08',
    tags: ['People', 'Safety'],
    picture: 'com-lobby',
    lead: 'We answer in two. People who work in our buildings speak thirty-one, and some don’t call because of it.',
    text: `
We had suspected it from the calls that were not there. In a building in Aurora with 300 people, nobody had reported anything for seven months. Then an inspector found nine levelers out of order and tape on a tenth.

The crew speaks Amharic, Karen and Spanish. The foreman speaks English and had assumed that they would tell him. They had assumed that he knew.

Odette Fairbairn’s people made a card. It has eighteen pictures: a door, a leak, a light, smoke, a person on the floor. One photographs the picture and the place and sends both to the same number.

- 400 cards, on every dock door, at the height of the eyes
- 11% of reports come by picture now; in Aurora, 70%
- Two of the pictures were redrawn after callers told us what they had taken them for

The one for “leak” had been understood as “soup”. We see it now.`,
  }),
  serviceDeskPost({
    title: 'From the service desk: an inspection by bicycle',
    date: '2025-10-07',
    tags: ['Maintenance', 'Trucks and chargers'],
    picture: 'abs-trailers',
    lead: 'It takes 50 minutes to drive around Pleasant Run and see nothing. By bicycle it takes 70, and one sees everything.',
    text: `
Teresa Valdivia had her knee operated on and was told to ride. So she did her weekly round of the park in Dallas on a bicycle, to combine things, and came back with 22 entries. The week before, from the truck, she had made three.

From the truck one sees what is as high as a truck: signs, lamps, doors. From the saddle one sees hinges, bolts, curbs, oil, the lower third of a fence, and what somebody has put behind the dumpster. One also gets spoken to. People don’t wave down a pickup.

- 22 entries against three; 18 against four the week after
- Nine parks have a bicycle now, with a bell and a basket for bolts
- No round in August in Phoenix, by order of the knee’s own surgeon

There is a form for all this, of course. Its first line used to say “Vehicle number”. It now says “On what?”`,
  }),
  serviceDeskPost({
    title: 'From the service desk: the quiet hour',
    date: '2026-01-27',
    tags: ['People', 'Maintenance'],
    picture: 'com-roof-terrace',
    lead: 'Between four and five in the morning hardly anybody calls. We have begun to use the hour for calling them.',
    text: `
It is the hour in which the night shift is too tired to complain, and so we ask. One number from the list, picked by lot; whoever answers is asked what they have got used to. That is the whole question.

People have got used to astonishing things. A light that has buzzed since 2021. A step that is two inches too high. A door one has to kick, in a particular place, with the left foot.

- 260 calls in a year, 191 things we had not known
- 140 of them mended for less than $200
- Four people hung up; one called back to apologize, and then mentioned the step

“What have you got used to” is on the wall now, under “Nobody has ever called too early”. A new colleague asked whether it applied to the desk as well. Since then the coffee machine has been replaced.`,
  }),
];
