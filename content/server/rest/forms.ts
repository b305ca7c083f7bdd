/**
 * Routes for forms. `POST /wp-json/site/v1/forms/<form>`: the site forwards a submission. `GET …/forms/clock`: a signed timestamp.
 * `GET …/forms/<reference>/<number>`: a submitted file, for users who may read submissions.
 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findFormByName } from '#lib/forms/registry.ts';
import type { Services } from '../../commands/core/services.ts';
import { reuseOrCreateClock } from '../../forms/clock.ts';
import { receiveForm } from './receive-form.ts';
import { canReadSubmissions, findSubmission } from '../../forms/submissions.ts';
import { consumeFormRateLimit, submitForm, FormRateLimitError } from '../../forms/submit-form.ts';
import { authenticateRequest } from '../authenticate-request.ts';
import { isCrossOrigin } from '../cross-origin.ts';
import { HttpError } from '../http-error.ts';
import { drainThenClose } from '../request-body.ts';
import { sendJson, type RequestContext, type Route } from '../request-context.ts';

const PATH = /^\/wp-json\/site\/v1\/forms\/([\w-]{1,40})(?:\/(\d{1,2}))?\/?$/;

/** The site writes the cookie and the header, and never writes longer values. */
const MAX_CLOCK_LENGTH = 100;

export function formsRoute(services: Services): Route {
  return {
    matches: ({ pathname }) => PATH.test(pathname),
    handle: async (context) => {
      const { request } = context;
      const [, name = '', number] = PATH.exec(context.pathname) ?? [];
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && name === 'clock') return sendClock(context, services);
      if (isRead && number !== undefined) return sendFile(context, services, name, Number(number));
      if (request.method !== 'POST') throw new HttpError(405, 'The method is not supported. Send forms with POST.', { allow: 'POST' });
      await handleSubmission(context, services, name);
    },
  };
}

const getClock = ({ request }: RequestContext): string => {
  const header = request.headers['x-form-clock'];
  return typeof header === 'string' && header.length <= MAX_CLOCK_LENGTH ? header : '';
};

async function sendClock(context: RequestContext, { keys, now }: Services): Promise<void> {
  sendJson(context.response, 200, { clock: reuseOrCreateClock(keys, getClock(context), now()) });
}

async function handleSubmission(context: RequestContext, services: Services, name: string): Promise<void> {
  const { request, response, client } = context;
  const form = findFormByName(name);
  if (!form) throw new HttpError(404, 'The form does not exist. Check its name in the URL.');
  if (isCrossOrigin(request)) throw new HttpError(403, 'Forms of other origins are not accepted. Send the form to the site that shows it.');
  try {
    await consumeFormRateLimit(services, client, form);
    const received = await receiveForm(context, form, services.formsDir);
    // Temporary files are deleted before the response is sent.
    const result = await submitForm(services, client, form, received, getClock(context)).finally(received.discard);
    sendJson(response, 200, result);
  } catch (error) {
    drainThenClose(request);
    if (error instanceof FormRateLimitError)
      throw new HttpError(429, `Your network has sent too many submissions. Try again in ${error.minutes} minutes.`, {
        'retry-after': String(error.minutes * 60),
      });
    throw error;
  }
}

/** Sends a file as a download. Browsers never display it, because it can be anything that a stranger has sent. */
async function sendFile(context: RequestContext, services: Services, reference: string, number: number): Promise<void> {
  const { request, response } = context;
  const { viewer } = await authenticateRequest(context, services);
  // The response does not reveal to others whether the file exists.
  const submission = canReadSubmissions(viewer) ? await findSubmission(services.db, reference) : null;
  const file = submission?.files[number - 1];
  if (!file) throw new HttpError(404, 'The file does not exist, or you are not allowed to see it.');
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
