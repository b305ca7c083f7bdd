/** Parses positions from JSON: a plain list, a JSON Feed, or the format of an applicant tracking system (Greenhouse's `jobs`, Lever's list). */
import { isRecord } from '#lib/json/records.ts';
import type { PositionInput } from './position.ts';

type Json = { readonly [name: string]: unknown };

/** Names of the properties that contain the list in different formats. */
const listProperties = ['jobs', 'items', 'positions', 'postings', 'data', 'results'];

/** @throws SyntaxError if the text is not valid JSON */
export function parseJsonPositions(text: string): PositionInput[] {
  const root: unknown = JSON.parse(text);
  const entries = Array.isArray(root) ? root : listProperties.map((name) => toObject(root)[name]).find((value) => Array.isArray(value));
  return (entries ?? []).map((entry: unknown) => toPositionInput(toObject(entry)));
}

function toPositionInput(entry: Json): PositionInput {
  const categories = toObject(entry['categories']);
  return {
    title: findFirstText(entry['title'], entry['text'], entry['name']),
    department: findFirstText(entry['department'], entry['departments'], categories['department'], categories['team'], entry['tags']),
    location: findFirstText(entry['location'], entry['locations'], entry['offices'], categories['location']),
    employmentType: findFirstText(entry['employmentType'], entry['employment_type'], entry['type'], categories['commitment']),
    link: findFirstText(entry['link'], entry['url'], entry['absolute_url'], entry['hostedUrl'], entry['applyUrl']),
    datePosted: findFirstText(
      entry['datePosted'],
      entry['date_published'],
      entry['first_published'],
      entry['createdAt'],
      entry['updated_at'],
    ),
    validThrough: findFirstText(entry['validThrough'], entry['application_deadline']),
    description: findFirstText(
      entry['description'],
      entry['descriptionPlain'],
      entry['content_text'],
      entry['content'],
      entry['content_html'],
    ),
  };
}

/** Returns the first text or number. Uses the first item of a list, and the `name` or `url` of an object. */
function findFirstText(...values: readonly unknown[]): unknown {
  for (const value of values) {
    const inner: unknown = Array.isArray(value) ? value[0] : value;
    const named = typeof inner === 'object' && inner !== null ? (toObject(inner)['name'] ?? toObject(inner)['url']) : inner;
    if (typeof named === 'number' || (typeof named === 'string' && named.trim() !== '')) return named;
  }
  return null;
}

const toObject = (value: unknown): Json => (isRecord(value) ? value : {});
