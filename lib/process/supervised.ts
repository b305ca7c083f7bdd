/**
 * The sending side of `messages.ts`. A server process uses the same functions whether `npm start` started it (messages go over IPC) or a
 * person did (messages are printed as lines).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessMessage } from './messages.ts';
import { OperationalError } from './operational-error.ts';

/** Sends a message to the parent process, or prints it if a person started this process. Does nothing if the parent has disconnected. */
export function reportMessage(message: ProcessMessage): void {
  if (process.send === undefined) printMessage(message);
  else if (process.connected) process.send(message);
}

function printMessage(message: ProcessMessage): void {
  if ('error' in message) process.stderr.write(`${new OperationalError(message.error).message}\n`);
  else if ('url' in message) process.stdout.write(`ready    ${message.url}\n`);
  else process.stdout.write(`${message.step.padEnd(8)} ${message.detail ?? message.state}\n`);
}

/**
 * Runs one startup step and reports its start, progress and end.
 * @param work receives a function that reports progress (`412 of 960`), and resolves with a detail for the finished step, if there is one
 */
export async function runStep(step: string, work: (progress: (detail: string) => void) => Promise<string | undefined>): Promise<void> {
  reportMessage({ step, state: 'start' });
  const detail = await work((progress) => reportMessage({ step, state: 'progress', detail: progress }));
  reportMessage(detail === undefined ? { step, state: 'done' } : { step, state: 'done', detail });
}

/** How a server process ends without a stop request. */
export interface SupervisedProcess {
  /** Ends the process with exit code 1 and this message, without stopping the server first. */
  fail: (error: OperationalError) => void;
}

/**
 * Runs the server of a `main.ts`: starts it, reports `ready`, and stops it once: when the parent process disconnects or ends, or, without a parent, on
 * SIGTERM or SIGINT. A process with a parent ignores these signals: a terminal or a service manager sends them to all processes at once, and the
 * parent decides in which order to stop. An `OperationalError` ends the process with exit code 1 and one message. Any other error ends it with a stack trace.
 */
export async function runSupervised(
  start: (process: SupervisedProcess) => Promise<{ url: string; stop: () => Promise<void> }>,
): Promise<void> {
  const stopRequested = Promise.withResolvers<'stop'>();
  const requestStop = () => stopRequested.resolve('stop');
  const hasParent = process.send !== undefined;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, hasParent ? () => {} : requestStop);
  if (hasParent) {
    process.once('disconnect', requestStop);
    // The parent can end before this line runs.
    if (!process.connected) requestStop();
  }

  const starting = start({ fail: (error) => void failWith(error) });
  try {
    const first = await Promise.race([starting, stopRequested.promise]);
    if (first !== 'stop') reportMessage({ step: 'ready', url: first.url });
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    await failWith(error);
  }
  await stopRequested.promise;
  // If the start failed because it was interrupted, there is nothing to stop.
  const started = await Promise.race([starting.catch(() => undefined), waitForGracePeriod()]);
  await started?.stop();
  process.exit(0);
}

async function failWith(error: OperationalError): Promise<never> {
  await sendFinalMessage({ step: 'failed', error: error.details });
  process.exit(1);
}

/** How long to wait for an interrupted start to reach a point where it can be stopped. */
const GRACE_PERIOD_MS = 3000;

async function waitForGracePeriod(): Promise<undefined> {
  await sleep(GRACE_PERIOD_MS);
  return undefined;
}

/** Sends a message and resolves once it is delivered. `process.exit` would discard a message that is still queued. */
function sendFinalMessage(message: ProcessMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send !== undefined && process.connected) process.send(message, () => resolve());
    else {
      reportMessage(message);
      resolve();
    }
  });
}
