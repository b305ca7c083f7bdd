/** Structured data of open positions (schema.org JobPosting). */
import { type Pay, parsePay } from '#lib/careers/pay.ts';
import type { JsonLd } from './json-ld.ts';

type Job = {
  title: string;
  location: string | null | undefined;
  employmentType: string | null | undefined;
  link: string | null | undefined;
  datePosted: string | null | undefined;
  validThrough: string | null | undefined;
  /** Plain text or HTML. */
  description: string | null | undefined;
};

/** What a page of a position states in addition. */
type JobDetails = {
  pay?: Pay | null;
  streetAddress?: string | null;
  postalCode?: string | null;
  isRemote?: boolean;
  openings?: number | null;
  startDate?: string | null;
  identifier?: string | null;
  /** Whether candidates apply on the page itself. */
  canApplyDirectly?: boolean;
  /** Absolute URL of the employer's site, whose pages describe the employer in their structured data, with its logo. */
  organizationUrl?: string;
};

/** Patterns for common spellings of the employment types in schema.org. */
const employmentTypes: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/full.?time|permanent/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/temp|season/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
];

/** Returns null without a date, a location or a description, because search engines require them. */
export function buildJobPosting(job: Job, organization: string, details: JobDetails = {}): JsonLd | null {
  const { title, location, employmentType, link, datePosted, validThrough, description } = job;
  if (!location || !datePosted || !description) return null;
  const { identifier, isRemote, organizationUrl, openings, startDate } = details;
  const address = toPostalAddress(location);
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    // The last day is included. UTC−12 is the time zone in which it ends last.
    validThrough: validThrough && /^\d{4}-\d{2}-\d{2}$/.test(validThrough) ? `${validThrough}T23:59:59-12:00` : validThrough,
    employmentType: employmentTypes.find(([pattern]) => pattern.test(employmentType ?? ''))?.[1],
    // Search engines need an absolute URL.
    url: link?.startsWith('http') ? link : undefined,
    identifier: identifier ? { '@type': 'PropertyValue', name: organization, value: identifier } : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationUrl && `${organizationUrl}#organization`,
      name: organization,
      sameAs: organizationUrl,
    },
    jobLocation: {
      '@type': 'Place',
      address: { ...address, streetAddress: details.streetAddress || undefined, postalCode: details.postalCode || undefined },
    },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: address['addressCountry'] ?? 'US' },
    }),
    baseSalary: details.pay ? toSalary(details.pay) : findSalary(description),
    totalJobOpenings: openings || undefined,
    jobStartDate: startDate || undefined,
    directApply: details.canApplyDirectly,
  };
}

/** Splits `Dallas, Texas` or `Dallas, TX`. Any other text is the locality. */
function toPostalAddress(location: string): JsonLd {
  const [, city, state] = /^([^,;/]+),\s*([A-Z][A-Za-z .]+)$/.exec(location.trim()) ?? [];
  if (city === undefined) return { '@type': 'PostalAddress', addressLocality: location };
  return { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' };
}

const AMOUNT = String.raw`\$\s?(\d[\d,]*(?:\.\d{1,2})?)(k)?`;
const SALARY = new RegExp(
  String.raw`${AMOUNT}(?:\s*(?:to|-|–|—)\s*${AMOUNT})?(?:\s*(?:an|a|per|/)\s*(hour|hr|year|yr|annum|month|week)\b)?`,
  'gi',
);

/** Amounts below are not pay for a year, unless the text says so. */
const MIN_YEARLY_PAY = 15_000;

const periods: Readonly<Record<string, Pay['period']>> = { hour: 'Hour', hr: 'Hour', week: 'Week', month: 'Month' };

/**
 * Finds the pay that a description states: `$118,000 to $134,000` or `$23 an hour`.
 * @returns nothing if the description contains other amounts as well, because none of them is then surely the pay
 */
function findSalary(description: string): JsonLd | undefined {
  const [match, ...others] = description.matchAll(SALARY);
  if (match === undefined || others.length > 0) return undefined;
  const [, low = '', lowK, high, highK, period] = match;
  const minimum = toNumber(low, lowK ?? (high === undefined ? undefined : highK));
  const maximum = high === undefined ? null : toNumber(high, highK);
  if (period === undefined && minimum < MIN_YEARLY_PAY) return undefined;
  const pay = parsePay(minimum, maximum, periods[period?.toLowerCase() ?? '']);
  return pay ? toSalary(pay) : undefined;
}

const toNumber = (amount: string, thousands: string | undefined): number =>
  Number(amount.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);

function toSalary({ minimum, maximum, period }: Pay): JsonLd {
  const range =
    minimum === null || maximum === null || minimum === maximum ? { value: minimum ?? maximum } : { minValue: minimum, maxValue: maximum };
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...range, unitText: period.toUpperCase() },
  };
}
