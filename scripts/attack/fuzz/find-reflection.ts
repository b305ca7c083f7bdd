/** Finds hostile input in responses that browsers would execute. */
import { getHeader, type RawResponse } from '../response-parser.ts';
import { executableTexts } from './values.ts';

/** Browsers execute markup in documents of these types, and in those without one. */
const EXECUTED_TYPES = /^(?:$|text\/html|text\/xml|application\/(?:[\w.-]+\+)?xml|image\/svg\+xml)/i;

/** Returns a sentence about the input that the response repeats without escaping, or that it redirects to. Null if there is none. */
export function findReflection(response: RawResponse): string | null {
  const location = getHeader(response, 'location') ?? '';
  if (/^(?:javascript:|(?:https?:)?\/\/evil\.example)/i.test(location)) return `redirects to ${location.slice(0, 100)}`;
  if (!EXECUTED_TYPES.test(getHeader(response, 'content-type') ?? '')) return null;
  const text = response.body.toString();
  const reflected = executableTexts.find((hostile) => text.includes(hostile));
  return reflected === undefined ? null : `contains ${reflected} without escaping`;
}
