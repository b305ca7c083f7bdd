import type { JsonLd } from '#lib/seo/json-ld.ts';

type Job = {
  title: string;
  location: string | null | undefined;
  employmentType: string | null | undefined;
  link: string | null | undefined;
  datePosted: string | null | undefined;
  validThrough: string | null | undefined;
  description: string | null | undefined;
};

/** Patterns for common spellings of the employment types in schema.org. */
const employmentTypes: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/full.?time|permanent/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/temp|season/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
];

/** Structured data for a position (schema.org JobPosting). Returns null without a date, a location or a description, because search engines require them. */
export function buildJobPosting(job: Job, organization: string): JsonLd | null {
  const { title, location, employmentType, link, datePosted, validThrough, description } = job;
  if (!location || !datePosted || !description) return null;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    validThrough,
    employmentType: employmentTypes.find(([pattern]) => pattern.test(employmentType ?? ''))?.[1],
    // Search engines need an absolute URL.
    url: link?.startsWith('http') ? link : undefined,
    hiringOrganization: { '@type': 'Organization', name: organization },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: location } },
  };
}
