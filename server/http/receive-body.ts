/** Receives the body of a request into memory. */
import type { IncomingMessage } from 'node:http';
import { hasBody } from './request-framing.ts';
import type { Slots } from '#lib/http/slots.ts';

interface ReceivedBody {
  bytes: Buffer;
  /** Must be called when the body is no longer needed. */
  release: () => void;
}

/** Why a body is refused: it is too large, or too many large bodies are in memory. */
export type BodyRefusal = 'too-large' | Exclude<ReturnType<Slots['take']>, () => void>;

interface Limits {
  maxBytes: number;
  /** A longer body needs a slot. Forms are rarely longer, so they are accepted while clients that send slowly occupy all slots. */
  smallBytes: number;
  takeSlot: () => ReturnType<Slots['take']>;
}

/** The rest of a refused body is not read. A body whose client disconnects counts as too large. */
export async function receiveBody(
  request: IncomingMessage,
  { maxBytes, smallBytes, takeSlot }: Limits,
): Promise<ReceivedBody | BodyRefusal> {
  let release: (() => void) | undefined;
  const releaseSlot = () => release?.();
  // With the option `optimizeEmptyRequests`, Node emits no `end` for a request without a body.
  if (!hasBody(request)) return { bytes: Buffer.alloc(0), release: releaseSlot };
  const chunks: Buffer[] = [];
  let length = 0;
  const { promise, resolve } = Promise.withResolvers<ReceivedBody | BodyRefusal>();
  const refuse = (refusal: BodyRefusal) => {
    request.pause();
    chunks.length = 0;
    releaseSlot();
    resolve(refusal);
  };
  const receive = (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) return refuse('too-large');
    if (length > smallBytes && release === undefined) {
      const slot = takeSlot();
      if (typeof slot === 'string') return refuse(slot);
      release = slot;
    }
    chunks.push(chunk);
  };
  const complete = () => resolve({ bytes: Buffer.concat(chunks), release: releaseSlot });
  const fail = () => refuse('too-large');
  request.on('data', receive).once('end', complete).once('error', fail);
  try {
    return await promise;
  } finally {
    // Node keeps the last request of each idle connection, and its listeners would keep the body.
    request.off('data', receive).off('end', complete).off('error', fail).on('error', ignore);
  }
}

function ignore(): void {}
