/** Arguments of `npm run seed`. */
import { parseArgs } from 'node:util';
import { Problem } from '#lib/process/problem.ts';

/** More would outgrow the small machines this is run on. */
const MOST = 5_000_000;

/**
 * @returns how many nodes the database is to hold; undefined: the seed's own are enough
 * @throws Problem naming the argument, what it must be and an example
 */
export function readScale(args: readonly string[]): number | undefined {
  let given: string | undefined;
  try {
    given = parseArgs({ args: [...args], options: { scale: { type: 'string' } } }).values.scale;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw wrong('arguments', `${error.message.split('.')[0] ?? ''}.`);
  }
  if (given === undefined) return undefined;
  const scale = Number(given);
  if (!/^\d+$/.test(given) || scale < 1 || scale > MOST)
    throw wrong('--scale', `it must be a whole number from 1 to ${MOST}, not "${given}".`);
  return scale;
}

function wrong(name: string, rule: string): Problem {
  return new Problem({ name, rule, remedy: 'Say how many nodes the database is to hold.', example: 'npm run seed -- --scale 100000' });
}
