/**
 * The child's half of `messages.ts`: a process of the product uses it the same way whether it was started by `npm start`
 * (reports travel over IPC) or by hand (reports are lines on standard output).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessMessage } from './messages.ts';
import { Problem } from './problem.ts';

/** Hands a message to the starter, or prints it when there is none. */
export function report(message: ProcessMessage): void {
  if (process.send !== undefined && process.connected) process.send(message);
  else printMessage(message);
}

function printMessage(message: ProcessMessage): void {
  if ('problem' in message) process.stderr.write(`${new Problem(message.problem).message}\n`);
  else if ('url' in message) process.stdout.write(`ready    ${message.url}\n`);
  else process.stdout.write(`${message.step.padEnd(8)} ${message.detail ?? message.state}\n`);
}

/**
 * Runs one step of a start and reports its beginning, its progress and its end.
 * @param work gets a function for progress (`412 of 960`) and returns the detail of the finished step, if it has one.
 */
export async function runStep(step: string, work: (progress: (detail: string) => void) => Promise<string | undefined>): Promise<void> {
  report({ step, state: 'start' });
  const detail = await work((progress) => report({ step, state: 'progress', detail: progress }));
  report(detail === undefined ? { step, state: 'done' } : { step, state: 'done', detail });
}

/**
 * The frame of a `main.ts`: starts, reports `ready`, and stops once on SIGTERM, SIGINT or when the starter is gone.
 * Under a starter SIGINT is left to it: a terminal sends Ctrl-C to all, and the order of stopping is the starter's business.
 * A `Problem` ends the process with code 1 and one message, any other error with its stack.
 */
export async function runSupervised(start: () => Promise<{ url: string; stop: () => Promise<void> }>): Promise<void> {
  const supervised = process.send !== undefined;
  const asked = Promise.withResolvers<'stop'>();
  const ask = () => asked.resolve('stop');
  process.once('SIGTERM', ask);
  if (supervised) {
    process.on('SIGINT', () => {});
    process.once('disconnect', ask);
  } else process.once('SIGINT', ask);

  const starting = start();
  try {
    const first = await Promise.race([starting, asked.promise]);
    if (first !== 'stop') report({ step: 'ready', url: first.url });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tellLast({ step: 'failed', problem: error.details });
    process.exit(1);
  }
  await asked.promise;
  // A start that fails because it was called off has nothing left to stop.
  const started = await Promise.race([starting.catch(() => undefined), afterGrace()]);
  await started?.stop();
  process.exit(0);
}

/** A start that is still under way when it is called off gets this long to come to a point where it can be stopped. */
const graceMs = 3000;

async function afterGrace(): Promise<undefined> {
  await sleep(graceMs);
  return undefined;
}

/** `process.exit` would cut off a message that is still on its way. */
function tellLast(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send !== undefined && process.connected) process.send(message, () => resolve());
    else {
      printMessage(message);
      resolve();
    }
  });
}
