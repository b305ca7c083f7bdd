import { expect, test } from 'vitest';
import { buildJobPosting } from './job-posting.ts';

const job = {
  title: 'Project Manager',
  location: 'Dallas, Texas',
  employmentType: 'Full time',
  link: 'https://jobs.example/1',
  datePosted: '2026-11-02',
  validThrough: '2027-01-31',
  description: 'Lead a building. $118,000 to $134,000.',
};

test('states the place, the deadline and the pay of a position', () => {
  expect(buildJobPosting(job, 'Causeway')).toEqual({
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: '2026-11-02',
    validThrough: '2027-01-31T23:59:59-12:00',
    employmentType: 'FULL_TIME',
    url: job.link,
    hiringOrganization: { '@type': 'Organization', name: 'Causeway' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Dallas', addressRegion: 'Texas', addressCountry: 'US' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 118_000, maxValue: 134_000, unitText: 'YEAR' },
    },
  });
});

test.each([{ location: null }, { datePosted: null }, { description: '' }])('needs a place, a date and a description: %j', (missing) => {
  expect(buildJobPosting({ ...job, ...missing }, 'Causeway')).toBeNull();
});

test.each([
  ['$23 an hour, 36 places.', { value: 23, unitText: 'HOUR' }],
  ['Pay: $62.50/hr', { value: 62.5, unitText: 'HOUR' }],
  ['$4,000–$5,000 per month', { minValue: 4000, maxValue: 5000, unitText: 'MONTH' }],
  ['$90k to $110k', { minValue: 90_000, maxValue: 110_000, unitText: 'YEAR' }],
  ['$90-110k a year', null],
  ['$80,000', { value: 80_000, unitText: 'YEAR' }],
  ['A paid day with the team ($400).', null],
  ['$80,000 and a signing bonus of $5,000', null],
  ['$134,000 to $118,000', null],
  ['No pay stated', null],
])('finds the pay in %j', (description, value) => {
  const posting = buildJobPosting({ ...job, description }, 'Causeway');
  expect(posting?.['baseSalary']).toEqual(
    value === null ? undefined : { '@type': 'MonetaryAmount', currency: 'USD', value: { '@type': 'QuantitativeValue', ...value } },
  );
});

test.each([
  ['Joliet', { addressLocality: 'Joliet' }],
  ['Sumner, WA', { addressLocality: 'Sumner', addressRegion: 'WA', addressCountry: 'US' }],
  ['Dallas, Texas / Remote', { addressLocality: 'Dallas, Texas / Remote' }],
])('splits the place %j', (location, address) => {
  expect(buildJobPosting({ ...job, location }, 'Causeway')).toMatchObject({
    jobLocation: { address: { '@type': 'PostalAddress', ...address } },
  });
});

test('prefers the facts of the position to its text, and states only what is known', () => {
  const posting = buildJobPosting({ ...job, location: 'Remote, United States' }, 'Causeway', {
    pay: { minimum: 23, maximum: null, period: 'Hour' },
    streetAddress: '100 Main Street',
    postalCode: '75141',
    isRemote: true,
    openings: 36,
    startDate: null,
    identifier: '7',
    canApplyDirectly: true,
  });
  expect(posting).toMatchObject({
    identifier: { '@type': 'PropertyValue', name: 'Causeway', value: '7' },
    jobLocation: { address: { streetAddress: '100 Main Street', postalCode: '75141' } },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    baseSalary: { value: { value: 23, unitText: 'HOUR' } },
    totalJobOpenings: 36,
    directApply: true,
  });
  expect(posting?.['jobStartDate']).toBeUndefined();
});
