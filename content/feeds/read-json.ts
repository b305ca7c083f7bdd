/** Positions of a JSON feed: a list, a JSON Feed, or what applicant tracking systems answer (`jobs` as Greenhouse has it, lists as Lever has them). */
import { toPosition, type Position } from './position.ts';

type Json = { readonly [name: string]: unknown };

/** Where lists stand, by the names that feeds use. */
const lists = ['jobs', 'items', 'positions', 'postings', 'data', 'results'];

/** @throws SyntaxError for what is no JSON */
export function readJsonPositions(text: string, most: number): Position[] {
  const root: unknown = JSON.parse(text);
  const entries = Array.isArray(root) ? root : lists.map((name) => objectOf(root)[name]).find((value) => Array.isArray(value));
  return (entries ?? []).slice(0, most).flatMap((entry: unknown) => {
    const position = toPosition(positionOf(objectOf(entry)));
    return position ? [position] : [];
  });
}

function positionOf(entry: Json) {
  const categories = objectOf(entry['categories']);
  return {
    title: first(entry['title'], entry['text'], entry['name']),
    department: first(entry['department'], entry['departments'], categories['department'], categories['team'], entry['tags']),
    location: first(entry['location'], entry['locations'], entry['offices'], categories['location']),
    employmentType: first(entry['employmentType'], entry['employment_type'], entry['type'], categories['commitment']),
    link: first(entry['link'], entry['url'], entry['absolute_url'], entry['hostedUrl'], entry['applyUrl']),
    datePosted: first(entry['datePosted'], entry['date_published'], entry['first_published'], entry['createdAt'], entry['updated_at']),
    validThrough: first(entry['validThrough'], entry['application_deadline']),
    description: first(entry['description'], entry['descriptionPlain'], entry['content_text'], entry['content'], entry['content_html']),
  };
}

/** The first value that says something: itself, its name, or those of the first in a list. */
function first(...values: readonly unknown[]): unknown {
  for (const value of values) {
    const inner: unknown = Array.isArray(value) ? value[0] : value;
    const named = typeof inner === 'object' && inner !== null ? (objectOf(inner)['name'] ?? objectOf(inner)['url']) : inner;
    if (typeof named === 'number' || (typeof named === 'string' && named.trim() !== '')) return named;
  }
  return null;
}

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
