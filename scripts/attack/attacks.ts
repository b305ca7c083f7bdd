/** All attacks, in the order in which they run: those that need a site with an empty cache run first. */
import { OperationalError } from '../../lib/process/operational-error.ts';
import type { Attack } from './attack.ts';
import { attemptAttacks } from './attacks/attempts.ts';
import { fuzzAttacks } from './attacks/fuzz.ts';
import { graphqlAttacks } from './attacks/graphql.ts';
import { mixedLoad } from './attacks/mixed-load.ts';
import { nextAttacks } from './attacks/next-internals.ts';
import { pipeliningAttacks } from './attacks/pipelining.ts';
import { slowClientAttacks } from './attacks/slow-clients.ts';
import { uncachedAttacks } from './attacks/uncached.ts';

const attacks: readonly Attack[] = [
  ...uncachedAttacks,
  mixedLoad,
  ...nextAttacks,
  ...pipeliningAttacks,
  ...graphqlAttacks,
  ...slowClientAttacks,
  ...attemptAttacks,
  ...fuzzAttacks,
];

/**
 * @param only prefixes of names, separated by commas; empty for all attacks
 * @throws OperationalError if a prefix matches no attack
 */
export function selectAttacks(only: string): readonly Attack[] {
  const prefixes = only.split(',').map((prefix) => prefix.trim());
  for (const prefix of prefixes) {
    if (attacks.some(({ name }) => name.startsWith(prefix))) continue;
    throw new OperationalError({
      name: '--only',
      rule: `must contain names of attacks, or beginnings of names, separated by commas; no attack begins with "${prefix}".`,
      remedy: 'Print the names with npm run attack -- --list.',
      example: '--only pipelining,fuzz-site',
    });
  }
  return attacks.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}
