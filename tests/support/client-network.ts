import { randomInt } from 'node:crypto';

const FIRST = randomInt(65_536);
let count = 0;

/**
 * The headers of a client in a network of its own. The site renders few pages at once for one network, because real visitors come from many; tests that request
 * all pages from one network would wait for that limit.
 */
export function createClientHeaders(): { 'x-forwarded-for': string } {
  const number = FIRST + count++;
  // This range is reserved for benchmarks (RFC 2544), so no other client has an address in it.
  return { 'x-forwarded-for': `198.${18 + ((number >> 16) & 1)}.${number & 255}.${(number >> 8) & 255}` };
}
