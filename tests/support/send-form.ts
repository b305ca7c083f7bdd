/** Forms sent to a content service as the site hands them on. */
import { inject } from 'vitest';

export type Taken = { token: string; place: string; state: 'INVALID' | 'CHECK' | 'SENT'; uri: string | null };

type Options = {
  /** Signed time at which the form was shown. */
  clock?: string;
  /** Each test speaks from a network of its own: limits are counted by it. */
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

export function toPairs(values: FormValues): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one]));
  return new URLSearchParams(pairs);
}

/** A form that is taken. */
export async function sendForm(name: string, values: FormValues, options: Options = {}): Promise<Taken> {
  const response = await postForm(name, toPairs(values), options);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The form was answered with ${response.status}: ${text}`);
  return JSON.parse(text) as Taken;
}

/** A clock as a visitor gets it, and the time it takes to fill a form. */
export async function waitForClock(): Promise<string> {
  const response = await fetch(path(contentOrigin(), 'clock'));
  const { clock } = (await response.json()) as { clock: string };
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  return clock;
}
