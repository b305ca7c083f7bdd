/** `POST /wp-json/site/v1/forms/<form>`: the site hands on what visitors send. `GET …/forms/clock`: a signed time. `GET …/forms/<reference>/<number>`: a file, for editors. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { namedAddress } from '#lib/http/visitor-address.ts';
import { formNamed } from '#lib/forms/all.ts';
import { viewerOfRequest } from '../../auth/bearer.ts';
import { isEqual } from '../../auth/keys.ts';
import type { Services } from '../../editing/services.ts';
import { keepOrMakeClock } from '../../forms/clock.ts';
import { receiveForm } from '../../forms/incoming.ts';
import { maySeeSubmissions, submissionWith } from '../../forms/submissions.ts';
import type { Caller } from '../../schema/context.ts';
import { admitForm, submitForm, TooManyForms } from '../../forms/submit.ts';
import { answerJson, Refusal, type Exchange, type Route } from '../exchange.ts';

const PATH = /^\/wp-json\/site\/v1\/forms\/([\w-]{1,40})(?:\/(\d{1,2}))?\/?$/;

/** Cookie and header are written by the site; longer ones it did not write. */
const MAX_CLOCK = 100;

/** Milliseconds that a refused caller, who is still sending, may go on before the connection ends; else the answer never reaches them. */
const PATIENCE_MS = 5_000;

export function formsRoute(services: Services): Route {
  return {
    matches: ({ pathname }) => PATH.test(pathname),
    answer: async (exchange) => {
      const { request } = exchange;
      const [, name = '', number] = PATH.exec(exchange.pathname) ?? [];
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && name === 'clock') return tellClock(exchange, services);
      if (isRead && number !== undefined) return sendFile(exchange, services, name, Number(number));
      if (request.method !== 'POST') throw new Refusal(405, 'Send a form with POST.', { allow: 'POST' });
      await takeForm(exchange, services, name);
    },
  };
}

const clockOf = ({ request }: Exchange): string => {
  const given = request.headers['x-form-clock'];
  return typeof given === 'string' && given.length <= MAX_CLOCK ? given : '';
};

async function tellClock(exchange: Exchange, { keys, now }: Services): Promise<void> {
  answerJson(exchange.response, 200, { clock: keepOrMakeClock(keys, clockOf(exchange), now()) });
}

async function takeForm(exchange: Exchange, services: Services, name: string): Promise<void> {
  const { request, response } = exchange;
  const form = formNamed(name);
  if (!form) throw new Refusal(404, 'There is no such form.');
  const caller = speaker(exchange, services);
  try {
    await admitForm(services, caller, form);
    const incoming = await receiveForm(request, form, services.formsDir);
    // Whoever is answered can rely on it that nothing is left behind.
    const answered = await submitForm(services, caller, form, incoming, clockOf(exchange)).finally(incoming.discard);
    answerJson(response, 200, answered);
  } catch (error) {
    endPatiently(exchange);
    if (error instanceof TooManyForms)
      throw new Refusal(429, 'Too many forms have come from your network.', { 'retry-after': String(error.minutes * 60) });
    throw error;
  }
}

/** A site on another machine is believed whom it speaks for when it proves to be the site: else all its visitors would share one limit. */
function speaker({ request, caller }: Exchange, { keys }: Services): Caller {
  const given = request.headers['x-faustwp-secret'];
  const named = typeof given === 'string' && isEqual(given, keys.sharedSecret) ? namedAddress(request) : null;
  return named === null ? caller : { ...caller, address: named };
}

/** A caller who is still sending comes to read the answer, but not for ever. */
function endPatiently({ request }: Exchange): void {
  if (request.complete || request.destroyed) return;
  request.resume();
  const end = setTimeout(() => request.destroy(), PATIENCE_MS);
  request.once('close', () => clearTimeout(end));
}

/** Never shown in a browser's window: it is whatever a stranger has sent. */
async function sendFile({ request, response }: Exchange, services: Services, reference: string, number: number): Promise<void> {
  const viewer = await viewerOfRequest(services, request.headers.authorization);
  // Who may not see it is not told whether it is there.
  const found = maySeeSubmissions(viewer) ? await submissionWith(services.db, reference) : null;
  const file = found?.files[number - 1];
  if (!file) throw new Refusal(404, 'There is no such file, or you may not see it.');
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': file.bytes,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(createReadStream(join(services.formsDir, file.path)), response);
}
