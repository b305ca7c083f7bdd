/** Parses the command-line arguments of `npm run seed`. */
import { parseArgs } from 'node:util';
import { OperationalError } from '#lib/process/operational-error.ts';

/** A larger database does not fit on the small machines on which the load tests run. */
const MAX_SCALE = 5_000_000;

/**
 * @returns the number of nodes that the database should have, or undefined to load only the seed
 * @throws OperationalError with the name of the argument, the rule it violates and an example
 */
export function parseScaleArgument(args: readonly string[]): number | undefined {
  let scaleArgument: string | undefined;
  try {
    scaleArgument = parseArgs({ args: [...args], options: { scale: { type: 'string' } } }).values.scale;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw createArgumentError('arguments', `${error.message.split('.')[0] ?? ''}.`);
  }
  if (scaleArgument === undefined) return undefined;
  const scale = Number(scaleArgument);
  if (!/^\d+$/.test(scaleArgument) || scale < 1 || scale > MAX_SCALE)
    throw createArgumentError('--scale', `it must be a whole number from 1 to ${MAX_SCALE}, not "${scaleArgument}".`);
  return scale;
}

function createArgumentError(name: string, rule: string): OperationalError {
  return new OperationalError({
    name,
    rule,
    remedy: 'Specify how many nodes the database should have.',
    example: 'npm run seed -- --scale 100000',
  });
}
