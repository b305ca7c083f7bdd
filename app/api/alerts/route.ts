import { readEnv } from '#lib/env/env.ts';
import { HONEYPOT_FIELD } from '#lib/forms/types.ts';
import { readForm } from '#lib/http/read-form.ts';
import { createSeeOther } from '#lib/http/see-other.ts';
import { createLog } from '#lib/log/log.ts';
import { ALERTS_PATH, getConfirmationHref, getManagementHref, MAX_QUERY_LENGTH } from '#lib/subscriptions/addresses.ts';
import {
  confirmSubscription,
  deleteSubscriptions,
  requestSubscription,
  SubscriptionsUnavailableError,
} from '#lib/subscriptions/content-service.ts';

/** A query and an address, percent-encoded. */
const LIMIT_BYTES = 16 * 1024;

/**
 * Receives the forms of the page of alerts and redirects to the page, which shows the result. Links in email only open the page: programs that check email for
 * malware open every link, so nothing changes without a press on a button.
 */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request, LIMIT_BYTES);
  if (form instanceof Response) return form;
  const read = (name: string) => (form.get(name) ?? '').slice(0, MAX_QUERY_LENGTH);
  try {
    if (form.has('confirm')) return await confirm(read('confirm'));
    if (form.has('token')) return await remove(read('token'), form.get('remove'));
    return await subscribe(form, read, request.headers);
  } catch (error) {
    if (!(error instanceof SubscriptionsUnavailableError)) throw error;
    createLog(readEnv().LOG_LEVEL)('error', 'A form of the alerts could not be processed', { error });
    if (form.has('confirm')) return createSeeOther(`${getConfirmationHref(read('confirm'))}&problem=unavailable`);
    if (form.has('token')) return createSeeOther(`${getManagementHref(read('token'))}&problem=unavailable`);
    return createSeeOther(getFormHref(read, 'unavailable'));
  }
}

async function confirm(token: string): Promise<Response> {
  const managementToken = await confirmSubscription(token);
  if (managementToken === null) return createSeeOther(getConfirmationHref(token));
  return createSeeOther(`${getManagementHref(managementToken)}&done=confirmed`);
}

async function remove(token: string, id: string | null): Promise<Response> {
  const { deleted, token: remaining } = await deleteSubscriptions(token, id === null ? undefined : id === 'all' ? 'all' : [id]);
  // The page of a link that no longer works says so.
  if (deleted === 0)
    return createSeeOther(remaining === null ? getManagementHref(token) : `${getManagementHref(remaining)}&problem=unknown-alert`);
  return createSeeOther(remaining === null ? `${ALERTS_PATH}?done=removed` : `${getManagementHref(remaining)}&done=removed`);
}

async function subscribe(form: URLSearchParams, read: (name: string) => string, headers: Headers): Promise<Response> {
  // A hidden field that only programs fill in. They see the same page as everyone else.
  if (form.get(HONEYPOT_FIELD)) return createSeeOther(`${ALERTS_PATH}?done=requested`);
  const result = await requestSubscription({ email: read('email'), topic: read('topic'), query: read('query') }, headers);
  if (result === 'accepted') return createSeeOther(`${ALERTS_PATH}?done=requested`);
  return createSeeOther(getFormHref(read, typeof result === 'string' ? result : 'too-many'));
}

/** The form with the same query, and the reason why it was not accepted. */
function getFormHref(read: (name: string) => string, problem: string): string {
  const parameters = new URLSearchParams(read('query'));
  parameters.set('topic', read('topic'));
  parameters.set('problem', problem);
  return `${ALERTS_PATH}?${parameters.toString()}`;
}
