/** Writes content to a content service with the fixture seed: posts, an uploaded image, and a form submission with a file. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { getPassword } from '../../tests/support/fixture-users.ts';

/** A form is accepted from a form clock of this age on. */
const FORM_AGE_MS = 3_100;

export async function sendGraphql(url: string, query: string, variables: object, token?: string): Promise<Record<string, never>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, never>; errors?: object };
  if (data === undefined || errors !== undefined) throw new Error(`${query} failed: ${JSON.stringify(errors)}`);
  return data;
}

/** @throws Error if the service does not accept the password */
export async function signInAs(url: string, login: string, password = getPassword(login)): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }';
  const { login: result } = (await sendGraphql(url, query, { input: { username: login, password } })) as unknown as {
    login: { authToken: string };
  };
  return result.authToken;
}

/** Creates a published post. @returns its id */
export async function createPost(url: string, token: string, title: string): Promise<number> {
  const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { databaseId } } }';
  const input = { title, status: 'PUBLISH', content: `<!-- wp:paragraph --><p>${title}</p><!-- /wp:paragraph -->` };
  const { createPost: result } = (await sendGraphql(url, query, { input }, token)) as unknown as {
    createPost: { post: { databaseId: number } };
  };
  return result.post.databaseId;
}

/** Uploads an image. @returns the path of its file on the content service */
export async function uploadImage(url: string, token: string, name: string): Promise<{ id: number; path: string }> {
  const image = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer();
  const response = await fetch(`${url}/wp-json/wp/v2/media`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="${name}.jpg"`,
    },
    body: new Uint8Array(image),
  });
  const media = (await response.json()) as { id: number; source_url: string };
  if (response.status !== 201) throw new Error(`The upload failed: ${JSON.stringify(media)}`);
  return { id: media.id, path: new URL(media.source_url).pathname };
}

/** Submits the vendor form with a file. @returns the content of the file */
export async function submitVendorForm(url: string, message: string): Promise<string> {
  const content = `%PDF-1.7\n${message}`;
  const form = new FormData();
  const fields = {
    company: 'Roofers',
    trades: 'Roofing',
    area: 'Texas',
    name: 'Ada',
    email: 'ada@example.invalid',
    tel: '+1 972 555 0118',
    terms: 'yes',
    message,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('papers', new File([content], 'insurance.pdf'));
  const { clock } = (await (await fetch(`${url}/wp-json/site/v1/forms/clock`)).json()) as { clock: string };
  await sleep(FORM_AGE_MS);
  const response = await fetch(`${url}/wp-json/site/v1/forms/vendor`, {
    method: 'POST',
    headers: { 'x-form-clock': clock, 'x-forwarded-for': '192.0.2.10' },
    body: form,
  });
  const text = await response.text();
  if (response.status !== 200 || !text.includes('"SENT"')) throw new Error(`The form was not accepted: ${text}`);
  return content;
}
