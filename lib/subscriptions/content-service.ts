/** Client of the subscriptions of the content service. */
import { z } from 'zod';
import { postToRestRoute } from '#lib/session/content-rest.ts';
import { SUBSCRIPTIONS_ROUTE } from './addresses.ts';

const request = z.object({ topic: z.string(), title: z.string(), query: z.string(), description: z.string(), href: z.string() });
const confirmation = z.object({ title: z.string(), description: z.string() });
const list = z.object({
  email: z.string(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      href: z.string(),
      confirmedAt: z.string(),
      lastSentAt: z.string().nullable(),
    }),
  ),
});

export type SubscriptionRequest = z.infer<typeof request>;
export type SubscriptionList = z.infer<typeof list>;

/** The content service cannot be reached, or the site and the content service have no common secret. */
export class SubscriptionsUnavailableError extends Error {
  override name = 'SubscriptionsUnavailableError';
}

/** Asks for a subscription. @returns the minutes to wait after too many requests, or what is wrong with the request */
export async function requestSubscription(
  input: { email: string; topic: string; query: string },
  headers: Headers,
): Promise<'accepted' | 'invalid-email' | 'invalid-query' | { retryMinutes: number }> {
  const { status, data } = await send('', input, headers);
  if (status === 202) return 'accepted';
  if (status === 429) return z.object({ retryMinutes: z.number() }).parse(data);
  if (status === 422) return z.object({ problem: z.enum(['invalid-email', 'invalid-query']) }).parse(data).problem;
  return 'invalid-query';
}

export const describeRequest = async (topic: string, query: string) => await load('/describe', { topic, query }, request);

export const describeConfirmation = async (token: string) => await load('/confirmation', { token }, confirmation);

/** @returns a management token, or null if the link no longer works */
export async function confirmSubscription(token: string): Promise<string | null> {
  return (await load('/confirm', { token }, z.object({ token: z.string() })))?.token ?? null;
}

export const listSubscriptions = async (token: string): Promise<SubscriptionList | null> => await load('/list', { token }, list);

const deletion = z.object({ deleted: z.number(), token: z.string().nullable() });

/**
 * @param ids by default the subscription of the token
 * @returns the number of deleted subscriptions, and a token for those that remain, or null
 */
export async function deleteSubscriptions(token: string, ids?: readonly string[] | 'all'): Promise<z.infer<typeof deletion>> {
  return (await load('/delete', { token, ...(ids && { ids }) }, deletion)) ?? { deleted: 0, token: null };
}

/** @returns null if the content service does not accept the token or the query */
async function load<T>(path: string, body: object, schema: z.ZodType<T>): Promise<T | null> {
  const { status, data } = await send(path, body);
  return status === 200 ? schema.parse(data) : null;
}

/** @param headers of the visitor, whose address the rate limits count */
async function send(path: string, body: object, headers?: Headers): Promise<{ status: number; data: unknown }> {
  // Set by the document server.
  const address = headers && { 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' };
  try {
    const response = await postToRestRoute(`/${SUBSCRIPTIONS_ROUTE.namespace}${SUBSCRIPTIONS_ROUTE.path}${path}`, body, address);
    if (response.status >= 500 || response.status === 401) throw new Error(`The status is ${response.status}.`);
    return { status: response.status, data: await response.json() };
  } catch (error) {
    throw new SubscriptionsUnavailableError('The content service did not process a request about subscriptions.', { cause: error });
  }
}
