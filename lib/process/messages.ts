/**
 * What a process of the product tells the one that started it, over Node's IPC channel. `node content/main.ts` and
 * `node server/main.ts` speak it through `lib/process/supervised.ts`; `scripts/start.ts` and `scripts/dev.ts` listen.
 */
import { z } from 'zod';

const problem = z.object({ name: z.string(), rule: z.string(), remedy: z.string(), example: z.string().optional() });

const step = z.object({
  /** `migrate`, `seed`, `pictures`, …: the first word of the line a person sees. */
  step: z.string(),
  state: z.enum(['start', 'progress', 'done']),
  /** `412 of 960 pictures`, `already up to date`. */
  detail: z.string().optional(),
});

/** The process answers requests at `url`. */
const ready = z.object({ step: z.literal('ready'), url: z.string() });

/** The process can't go on and ends with code 1; its starter shows the problem. */
const failed = z.object({ step: z.literal('failed'), problem });

const message = z.union([ready, failed, step]);

export type StepMessage = z.infer<typeof step>;
export type ProcessMessage = z.infer<typeof message>;

/** The message, or undefined for anything else that travels on the channel (Next and tools send their own). */
export function readMessage(received: unknown): ProcessMessage | undefined {
  const parsed = message.safeParse(received);
  return parsed.success ? parsed.data : undefined;
}
