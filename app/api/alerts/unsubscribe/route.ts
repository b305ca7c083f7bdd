import { readEnv } from '#lib/env/env.ts';
import { createSeeOther } from '#lib/http/see-other.ts';
import { createTextResponse } from '#lib/http/text-response.ts';
import { createLog } from '#lib/log/log.ts';
import { getManagementHref, MAX_QUERY_LENGTH } from '#lib/subscriptions/addresses.ts';
import { deleteSubscriptions, SubscriptionsUnavailableError } from '#lib/subscriptions/content-service.ts';

const readToken = (request: Request) => (new URL(request.url).searchParams.get('token') ?? '').slice(0, MAX_QUERY_LENGTH);

/**
 * Unsubscribes with one click (RFC 8058). Email programs send the request, without cookies and from any origin; the token in the URL is the permission. An unknown
 * token gets the same response, because its subscription may be gone already.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    await deleteSubscriptions(readToken(request));
  } catch (error) {
    if (!(error instanceof SubscriptionsUnavailableError)) throw error;
    createLog(readEnv().LOG_LEVEL)('error', 'A subscriber could not be unsubscribed', { error });
    return createTextResponse(503, 'You are still subscribed, because the service is unavailable. Try again in a minute.', {
      'retry-after': '60',
    });
  }
  return createTextResponse(200, 'You are unsubscribed. You will not receive any more emails for this alert.');
}

/** A person who follows the link in a browser confirms on the page of their alerts. */
export function GET(request: Request): Response {
  return createSeeOther(getManagementHref(readToken(request)));
}
