/** The limits of numbers in the content model. Forms state them while editors type, and the content service when it refuses a value. */

export type Limits = { minimum?: number; maximum?: number };

/** Which numbers are allowed, as a sentence, if the value is outside the limits. Null if it is not. */
export function findLimitProblem({ minimum = -Infinity, maximum = Infinity }: Limits, value: number): string | null {
  if (value >= minimum && value <= maximum) return null;
  if (maximum === Infinity) return `Use a number that is at least ${minimum}.`;
  if (minimum === -Infinity) return `Use a number that is at most ${maximum}.`;
  return `Use a number from ${minimum} to ${maximum}.`;
}
