/**
 * The messages that a server process sends to its parent over Node's IPC channel. `content/main.ts` and `server/main.ts` send them through
 * `lib/process/supervised.ts`. `scripts/start.ts` and `scripts/dev.ts` receive them.
 */
import { z } from 'zod';

const errorDetails = z.object({ name: z.string(), rule: z.string(), remedy: z.string(), example: z.string().optional() });

const step = z.object({
  /** Name of the step, shown as the first word of its line: `migrate`, `seed`, `images`. */
  step: z.string(),
  state: z.enum(['start', 'progress', 'done']),
  /** `412 of 960 images`, `already up to date`. */
  detail: z.string().optional(),
});

/** The process accepts requests at `url`. */
const ready = z.object({ step: z.literal('ready'), url: z.string() });

/** The process cannot continue and exits with code 1. The parent shows the error. */
const failed = z.object({ step: z.literal('failed'), error: errorDetails });

const message = z.union([ready, failed, step]);

export type StepMessage = z.infer<typeof step>;
export type ProcessMessage = z.infer<typeof message>;

/** Parses a message, or returns undefined if it is not one of these: Next and other tools send their own messages on the channel. */
export function parseProcessMessage(received: unknown): ProcessMessage | undefined {
  const parsed = message.safeParse(received);
  return parsed.success ? parsed.data : undefined;
}
