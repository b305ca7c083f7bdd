/** What a person needs to know to fix a failed start. */
export interface OperationalErrorDetails {
  /** The environment variable, file, port or server that caused the failure. */
  name: string;
  /** The rule, and what was found instead. One sentence: `must be a free port; another program uses port 3000.` */
  rule: string;
  /** How to fix it. One sentence. */
  remedy: string;
  /** A line to copy, such as a setting with a valid value. */
  example?: string;
}

/**
 * An expected failure that a person can fix, such as a port in use or a rejected database password. It is shown as one message without a stack
 * trace. Any other error is a bug and is shown with its stack trace.
 */
export class OperationalError extends Error {
  override name = 'OperationalError';
  readonly details: OperationalErrorDetails;

  constructor(details: OperationalErrorDetails, options?: ErrorOptions) {
    super(formatOperationalError(details), options);
    this.details = details;
  }
}

/** Formats the details as three lines: `NAME: rule`, the remedy and, if there is one, the example. */
export function formatOperationalError({ name, rule, remedy, example }: OperationalErrorDetails): string {
  const lines = [`${name}: ${rule}`, remedy];
  if (example !== undefined) lines.push(`Example: ${example}`);
  return lines.join('\n  ');
}
