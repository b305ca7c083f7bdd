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

/** What people write, and the words search engines know (schema.org employmentType). */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/full.?time|permanent/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/temp|season/i, 'TEMPORARY'],
  [/contract|freelance/i, 'CONTRACTOR'],
];

/** A job as search engines list it (schema.org JobPosting). They refuse one without a day, a place, or words about the work: then there is none. */
export function jobPosting(job: Job, organization: string): JsonLd | null {
  const { title, location, employmentType, link, datePosted, validThrough, description } = job;
  if (!location || !datePosted || !description) return null;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    validThrough,
    employmentType: kinds.find(([pattern]) => pattern.test(employmentType ?? ''))?.[1],
    // A path is no address to a search engine.
    url: link?.startsWith('http') ? link : undefined,
    hiringOrganization: { '@type': 'Organization', name: organization },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: location } },
  };
}
