/** One range of bytes, both ends included. */
export interface Range {
  first: number;
  last: number;
}

/**
 * Reads a Range header (RFC 9110, section 14.2).
 * @returns `whole` where there is none, or one that may be ignored: of another unit, malformed, or several
 */
export function parseRange(header: string | undefined, size: number): Range | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return to === '' || Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < size ? { first, last } : 'unsatisfiable';
}
