/** What a person has to know to put a failed start right. */
export interface ProblemDetails {
  /** The variable, file, port or server the trouble is about. */
  name: string;
  /** What is demanded of it, and what was found instead. One sentence. */
  rule: string;
  /** What to do about it. One sentence. */
  remedy: string;
  /** A line to copy, when one helps. */
  example?: string;
}

/**
 * A foreseen reason why a process can't start or go on (a taken port, a refused database). It is shown as one message without
 * a stack trace; anything that isn't a `Problem` is a defect and keeps its stack.
 */
export class Problem extends Error {
  override name = 'Problem';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails, options?: ErrorOptions) {
    super(formatProblem(details), options);
    this.details = details;
  }
}

/** `NAME: rule. Remedy.` and, on a line of its own, the example. */
export function formatProblem({ name, rule, remedy, example }: ProblemDetails): string {
  const lines = [`${name}: ${rule}`, remedy];
  if (example !== undefined) lines.push(`Example: ${example}`);
  return lines.join('\n  ');
}
