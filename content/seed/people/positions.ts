/** The positions that the company is hiring for, and one that was filled recently. */
import { articleBlocks } from '../article-notation.ts';
import { ref, type Key, type SeedNode } from '../types.ts';

type Position = {
  slug: string;
  title: string;
  department: string;
  /** City and state. */
  location: string;
  streetAddress?: string;
  postalCode?: string;
  market?: string;
  posted: string;
  /** One or two sentences for lists. */
  summary: string;
  pay: readonly [minimum: number, maximum: number] | { hourly: number };
  /** In the notation for articles. */
  text: string;
  /** The people who answer questions about the job. Applications go to the first. */
  contacts: readonly string[];
  employmentType?: 'Full time' | 'Part time';
  workplace?: 'On site' | 'Hybrid';
  openings?: number;
  startDate?: string;
  validThrough?: string;
  closedOn?: string;
};

const HIRING_CONTACT = 'odette-fairbairn';

const benefits = `
## What we offer

- 26 paid days off from your first year
- 90% of the health premiums for you and your family
- A share of the 6% of the company that employees own
- $3,000 a year for training`;

const facilitiesEngineer = (district: string, details: string) => `
You keep one district’s buildings running: ${district}. You start with two weeks of nights on the service desk, because tenants call there first. By month six you have a company van and the district is yours.

## What you will do

- Maintain dock levelers, overhead doors, roofs and yards
${details}
- Inspect each roof twice a year and log every leak with its date
- Answer the on-call phone one week in six

## What you bring

- Five years of maintenance work in warehouses, in plants or on ships, or a completed apprenticeship
- A driver’s license, and no fear of ladders
- Clear written reports
${benefits}`;

const positions: readonly Position[] = [
  {
    slug: 'project-manager-dallas',
    title: 'Project Manager',
    department: 'Development',
    location: 'Dallas, Texas',
    streetAddress: '2100 Cotton Yard, Floor 3',
    postalCode: '75215',
    market: 'dallas-fort-worth',
    posted: '2026-11-02',
    summary: 'Lead one of our nine buildings under construction, based within 40 minutes of the site.',
    pay: [118_000, 134_000],
    workplace: 'Hybrid',
    contacts: [HIRING_CONTACT, 'priya-ramanathan'],
    validThrough: '2027-01-31',
    text: `
You lead one building from the pad to the first truck. Nine of our buildings are under construction, and you live within 40 minutes of yours.

## What you will do

- Run the schedule, the budget and the weekly meeting on site
- Walk the slab before every pour
- Settle changes with the general contractor within two days
- Hand the finished building to the property manager, with a list of every open item

## What you bring

- Seven years in construction, three of them on tilt-wall or steel buildings over 200,000 square feet
- Experience with a budget of at least $20 million
- A habit of writing things down
${benefits}`,
  },
  {
    slug: 'design-engineer-chicago',
    title: 'Design Engineer',
    department: 'Development',
    location: 'Chicago, Illinois',
    streetAddress: '77 Slip Street',
    postalCode: '60608',
    market: 'chicago',
    posted: '2026-10-26',
    summary: 'Test-fit truck courts before we buy the land, about 14 sites a year. Illinois PE license, or within two exams of one.',
    pay: [104_000, 121_000],
    workplace: 'Hybrid',
    contacts: [HIRING_CONTACT, 'greta-fairweather'],
    text: `
You find out whether a site works before we buy it. That means truck courts, stormwater and grades, for about 14 sites a year in five states.

## What you will do

- Test-fit buildings, truck courts and trailer yards on each site
- Check turning paths for tractors with 53-foot trailers
- Estimate earthwork and detention volumes
- Present the result to the investment committee, on two pages

## What you bring

- A degree in civil engineering
- An Illinois PE license, or no more than two exams left
- Four years of site design for industrial buildings
${benefits}`,
  },
  {
    slug: 'facilities-engineer-atlanta',
    title: 'Facilities Engineer',
    department: 'Property management',
    location: 'Atlanta, Georgia',
    market: 'atlanta',
    posted: '2026-11-16',
    summary: 'Maintain our Atlanta buildings, from dock levelers to roof drains, with a company van from month six.',
    pay: [80_000, 94_000],
    workplace: 'On site',
    contacts: [HIRING_CONTACT, 'caspian-rhodes'],
    validThrough: '2027-02-28',
    text: facilitiesEngineer('our buildings around Atlanta, all within a 40-minute drive', '- Keep drains clear before every summer storm'),
  },
  {
    slug: 'facilities-engineer-savannah',
    title: 'Facilities Engineer',
    department: 'Property management',
    location: 'Savannah, Georgia',
    market: 'savannah',
    posted: '2026-11-09',
    summary: 'Maintain doors, roofs and yards near the port, within a 40-minute drive.',
    pay: [78_000, 92_000],
    workplace: 'On site',
    contacts: [HIRING_CONTACT, 'caspian-rhodes'],
    text: facilitiesEngineer(
      'our buildings near the port of Savannah, all within a 40-minute drive',
      '- Prepare roofs and yards before hurricane season',
    ),
  },
  {
    slug: 'facilities-engineer-sumner',
    title: 'Facilities Engineer',
    department: 'Property management',
    location: 'Sumner, Washington',
    market: 'seattle-tacoma',
    posted: '2026-11-09',
    summary: 'Maintain docks near the port and roofs built for wind. Company van included.',
    pay: [84_000, 98_000],
    workplace: 'On site',
    contacts: [HIRING_CONTACT, 'tomasz-brennan'],
    text: facilitiesEngineer('our buildings between the Port of Tacoma and the valley', '- Keep stormwater systems within their permits'),
  },
  {
    slug: 'facilities-engineer-edgerton',
    title: 'Facilities Engineer',
    department: 'Property management',
    location: 'Edgerton, Kansas',
    market: 'kansas-city',
    posted: '2026-11-16',
    summary: 'Maintain three buildings near the rail hub and direct the snow crews from November.',
    pay: [76_000, 90_000],
    workplace: 'On site',
    contacts: [HIRING_CONTACT, 'lionel-szabo'],
    text: facilitiesEngineer('three buildings near the rail hub', '- Direct the snow crews from November to March'),
  },
  {
    slug: 'research-analyst-long-beach',
    title: 'Analyst',
    department: 'Research',
    location: 'Long Beach, California',
    streetAddress: '1 Pier Row, Suite 400',
    postalCode: '90802',
    posted: '2026-10-19',
    summary: 'Track rents, permits and truck traffic in 34 markets, and publish the margin of error.',
    pay: [88_000, 102_000],
    workplace: 'Hybrid',
    contacts: [HIRING_CONTACT, 'arjun-petrossian'],
    text: `
You count what others estimate: rents, permits and trucks in 34 markets. Each quarter, 2,100 brokers read your tables.

## What you will do

- Collect rents and permits, and check them against the county’s records
- Count trucks from public traffic data
- Publish every figure with its source and its margin of error
- Answer brokers who found a mistake

## What you bring

- Three years of work with data, in any field
- SQL and one statistical language
- Plain English
${benefits}`,
  },
  {
    slug: 'apprentice-building-trades',
    title: 'Apprentice, building trades',
    department: 'Apprentices',
    location: 'Plainfield, Indiana',
    market: 'indianapolis',
    posted: '2026-11-16',
    summary: '36 places in the class that starts on Tuesday, September 7, 2027. Applicants must be 17 or older.',
    pay: { hourly: 23 },
    workplace: 'On site',
    openings: 36,
    startDate: '2027-09-07',
    validThrough: '2027-05-31',
    contacts: [HIRING_CONTACT, 'carmen-delacroix'],
    text: `
One year, four trades, paid from day one. You learn in a bay of White Lick 2, next to working docks.

## What you will learn

- Doors: 13 weeks of levelers, springs and seals
- Power: 13 weeks of panels, meters and chargers
- Roofs: 13 weeks of inspection and repair, starting in March
- Yards: 13 weeks of drains, gates and snow removal

## What you bring

- You are 17 or older on the first day
- You can lift 50 pounds and get to Plainfield by 6:30 in the morning

You need no diploma and no experience. The tools are yours to keep. [More about the program](/careers/apprentices/)`,
  },
  {
    slug: 'instructor-doors-and-levelers',
    title: 'Instructor, doors and levelers',
    department: 'Instructors',
    location: 'Plainfield, Indiana',
    market: 'indianapolis',
    posted: '2026-11-16',
    summary: 'Teach two groups of 18 for 13 weeks a year. Ten years of experience with dock equipment required.',
    pay: { hourly: 62 },
    employmentType: 'Part time',
    workplace: 'On site',
    startDate: '2027-08-30',
    validThrough: '2027-05-31',
    contacts: [HIRING_CONTACT, 'carmen-delacroix'],
    text: `
You teach two groups of 18 apprentices how dock doors and levelers work, fail and get fixed. Each group stays with you for 13 weeks.

## What you will do

- Teach mornings in the training bay, and supervise work orders in the afternoon
- Sign each apprentice’s final work order, or not
- Keep the bay’s equipment broken in useful ways

## What you bring

- Ten years of experience with levelers, springs and seals
- Patience, and a voice that carries across a dock`,
  },
  {
    slug: 'leasing-coordinator-newark',
    title: 'Leasing Coordinator',
    department: 'Leasing',
    location: 'Newark, New Jersey',
    streetAddress: '9 Ferry Dock, Suite 12',
    postalCode: '07105',
    market: 'northern-new-jersey',
    posted: '2026-09-14',
    closedOn: '2026-11-12',
    summary: 'Prepare tours, proposals and lease drafts for our buildings in the Northeast.',
    pay: [68_000, 79_000],
    workplace: 'Hybrid',
    contacts: [HIRING_CONTACT],
    text: `
You prepare tours, proposals and lease drafts for our buildings in the Northeast.

## What you will do

- Schedule tours with brokers, tenants and the service desk
- Keep availability on this site correct to the day
- Compare lease drafts line by line
${benefits}`,
  },
];

export const positionNodes: readonly SeedNode[] = positions.map((position) => ({
  type: 'positions',
  slug: position.slug,
  title: position.title,
  date: `${position.posted}T09:00:00`,
  modified: `${position.closedOn ?? position.posted}T09:00:00`,
  author: 'user:ruth',
  excerpt: position.summary,
  blocks: articleBlocks(position.text),
  fields: {
    positionMeta: {
      department: position.department,
      location: position.location,
      streetAddress: position.streetAddress ?? null,
      postalCode: position.postalCode ?? null,
      market: position.market === undefined ? null : ref(`markets:${position.market}`),
      workplace: position.workplace ?? null,
      employmentType: position.employmentType ?? 'Full time',
      ...('hourly' in position.pay
        ? { salaryMinimum: position.pay.hourly, salaryPeriod: 'Hour' }
        : { salaryMinimum: position.pay[0], salaryMaximum: position.pay[1], salaryPeriod: 'Year' }),
      openings: position.openings ?? null,
      startDate: position.startDate ?? null,
      validThrough: position.validThrough ?? null,
      closedOn: position.closedOn ?? null,
      contacts: position.contacts.map((slug) => ref(`team:${slug}` satisfies Key)),
    },
  },
  seo: {
    title: `${position.title}, ${position.location} %%sep%% %%sitename%%`,
    description: `${position.title} in ${position.location}. ${position.summary}`,
  },
}));
