/** Arguments of `npm run seed`. */
import { parseArgs } from 'node:util';
import { OperationalError } from '#lib/process/operational-error.ts';

/** More would outgrow the small machines this is run on. */
const MAX_SCALE = 5_000_000;

/**
 * @returns how many nodes the database is to hold; undefined: the seed's own are enough
 * @throws OperationalError naming the argument, what it must be and an example
 */
export function parseScaleArgument(args: readonly string[]): number | undefined {
  let given: string | undefined;
  try {
    given = parseArgs({ args: [...args], options: { scale: { type: 'string' } } }).values.scale;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw createArgumentProblem('arguments', `${error.message.split('.')[0] ?? ''}.`);
  }
  if (given === undefined) return undefined;
  const scale = Number(given);
  if (!/^\d+$/.test(given) || scale < 1 || scale > MAX_SCALE)
    throw createArgumentProblem('--scale', `it must be a whole number from 1 to ${MAX_SCALE}, not "${given}".`);
  return scale;
}

function createArgumentProblem(name: string, rule: string): OperationalError {
  return new OperationalError({
    name,
    rule,
    remedy: 'Say how many nodes the database is to hold.',
    example: 'npm run seed -- --scale 100000',
  });
}
