/** Parses texts of input: sanitized, and limited in length. */
import { toStorableText } from '../../core/json.ts';
import { assertLength } from '../core/assert-length.ts';
import { sanitizeDescription, sanitizeLine } from './sanitize-comment.ts';

/** Parses plain text without line breaks. */
export const parseLine = (label: string, text: string, limit: number): string =>
  assertLength(label, sanitizeLine(toStorableText(text)), limit);

/** Parses text that may contain simple markup. */
export const parseDescription = (label: string, text: string, limit: number): string =>
  assertLength(label, sanitizeDescription(toStorableText(text)), limit);
