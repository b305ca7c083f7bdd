/** Sends forms to a content service as the site does. */
import { inject } from 'vitest';

export type SubmissionResponse = { token: string; place: string; state: 'INVALID' | 'CHECK' | 'SENT'; uri: string | null };

type Options = {
  /** Signed timestamp of when the form was rendered. */
  clock?: string;
  /** IP address of the sender. Rate limits are counted per network, so each test uses a different one. */
  address?: string;
  origin?: string;
};

export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const path = (origin: string, name: string) => `${origin}/wp-json/site/v1/forms/${name}`;
const contentOrigin = () => new URL(inject('contentUrl')).origin;

export async function postForm(name: string, body: BodyInit, options: Options = {}): Promise<Response> {
  const { clock = '', address = '203.0.113.1', origin = contentOrigin() } = options;
  return await fetch(path(origin, name), { method: 'POST', body, headers: { 'x-forwarded-for': address, 'x-form-clock': clock } });
}

export function toFormData(values: FormValues): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one]));
  return new URLSearchParams(pairs);
}

/** Submits a form. @throws Error unless the response has status 200 */
export async function sendForm(name: string, values: FormValues, options: Options = {}): Promise<SubmissionResponse> {
  const response = await postForm(name, toFormData(values), options);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`Submitting the form failed with status ${response.status}: ${text}`);
  return JSON.parse(text) as SubmissionResponse;
}

/** Requests a signed timestamp and waits until a submission with it is accepted: three seconds, the minimum time to fill in a form. */
export async function waitForClock(): Promise<string> {
  const response = await fetch(path(contentOrigin(), 'clock'));
  const { clock } = (await response.json()) as { clock: string };
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  return clock;
}
