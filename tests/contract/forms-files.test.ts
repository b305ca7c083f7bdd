/** Files that come with forms: what is taken, where they lie, and who gets them. */
import { once } from 'node:events';
import { readdir, stat, utimes, mkdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredForms } from '../../content/forms/retention.ts';
import { passwordOf } from '../support/fixture-users.ts';
import { makeFormsSite, type FormsSite } from '../support/forms-site.ts';
import { postForm, type Taken } from '../support/send-form.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await makeFormsSite();
});
afterAll(() => site.end());

const pdf = (words = '') => `%PDF-1.7\n${words}`;
const fields = {
  company: 'Roofers',
  trades: 'Roofing',
  area: 'Texas',
  name: 'Ada',
  email: 'ada@example.invalid',
  tel: '+1 972 555 0118',
  terms: 'yes',
};
let number = 0;

async function send(files: readonly File[], more: Record<string, string> = {}): Promise<Taken> {
  number += 1;
  const form = new FormData();
  for (const file of files) form.append('papers', file);
  for (const [name, value] of Object.entries({ place: site.place('site/vendor-form'), ...fields, message: `Number ${number}`, ...more }))
    form.append(name, value);
  const response = await postForm('vendor', form, { origin: site.origin, address: `192.0.2.${number}`, clock: site.clock() });
  expect(response.status).toBe(200);
  return (await response.json()) as Taken;
}

async function errorsOf() {
  const row = await site.db
    .selectFrom('form_outcome')
    .select('errors')
    .orderBy('created_at', 'desc')
    .orderBy('expires_at', 'desc')
    .execute();
  return row.flatMap(({ errors }) => errors);
}

const last = () => site.db.selectFrom('form_submission').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
const step = () => site.wait(1);

test('are kept under names of our own, whatever they were called, where only their owner reads them', async () => {
  step();
  const names = ['../../../etc/passwd.pdf', 'a\u202Efdp.exe.pdf', 'insurance "2026".pdf'];
  expect((await send(names.map((name) => new File([pdf(name)], name)))).state).toBe('SENT');
  const row = await last();
  expect(row.files.map(({ path }) => path)).toEqual([1, 2, 3].map((index) => `${row.id}/${index}.pdf`));
  expect(row.files.map(({ name }) => name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/[/\\"\u202E]/)]));
  const file = join(site.services.formsDir, row.files[0]?.path ?? '');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(join(site.services.formsDir, '.arriving'))).toEqual([]);
  expect(site.mails.at(-2)?.text).toContain('kept by the content service');
});

test('are not taken in from who sends too many forms', async () => {
  for (let sent = 0; sent < 20; sent += 1)
    await postForm('vendor', new URLSearchParams(), { origin: site.origin, address: '198.51.100.7' });
  const { hostname, port } = new URL(site.origin);
  const request = httpRequest({
    hostname,
    port,
    method: 'POST',
    path: '/wp-json/site/v1/forms/vendor',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': '198.51.100.7' },
  });
  // The file goes on and on: the answer does not wait for its end.
  request.write('--b\r\ncontent-disposition: form-data; name="papers"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(429);
  request.destroy();
});

describe('are refused:', () => {
  test.each([
    [
      'markup that calls itself PDF',
      () => [new File(['<html><script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' })],
      /is no PDF, JPEG or PNG file/,
    ],
    ['a program', () => [new File(['MZ\u0090\0'], 'a.exe')], /is no PDF, JPEG or PNG file/],
    ['an empty one', () => [new File([''], 'a.pdf')], /is empty/],
    ['one that is too large', () => [new File([pdf('x'.repeat(11 * 1024 * 1024))], 'large.pdf')], /“large” is larger than 10 MB/],
    ['a fourth', () => [1, 2, 3, 4].map((index) => new File([pdf()], `${index}.pdf`)), /Choose up to 3 files/],
  ])('%s, and the rest of the form is read all the same', async (_name, files, message) => {
    step();
    expect((await send(files())).state).toBe('INVALID');
    const told = await errorsOf();
    expect(told.map((error) => error.message)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    expect(await readdir(join(site.services.formsDir, '.arriving'))).toEqual([]);
  });
});

test('of a field that takes none are thrown away', async () => {
  step();
  const form = new FormData();
  form.append('company', new File([pdf()], 'x.pdf'));
  form.append('constructor', new File([pdf()], 'x.pdf'));
  const response = await postForm('vendor', form, { origin: site.origin, address: '192.0.2.200', clock: site.clock() });
  expect(((await response.json()) as Taken).state).toBe('INVALID');
});

test('are handed to who may read them, to be kept and never shown; and go with what they came with', async () => {
  step();
  await send([new File([pdf('secret')], 'W-9.pdf')]);
  const row = await last();
  const { data } = await site.ask('{ formSubmissions(first: 1) { reference files { name bytes url } } }', { as: 'editor' });
  expect(data.formSubmissions[0].files[0]).toMatchObject({
    name: 'W-9.pdf',
    url: `http://cms.test/wp-json/site/v1/forms/${row.reference}/1`,
  });
  const path = `/wp-json/site/v1/forms/${row.reference}/1`;
  expect((await fetch(site.origin + path)).status).toBe(404);
  const login = 'mutation ($p: String!) { login(input: { username: "editor", password: $p }) { authToken } }';
  const token = (await site.ask(login, { variables: { p: passwordOf('editor') } })).data.login.authToken as string;
  const response = await fetch(site.origin + path, { headers: { authorization: `Bearer ${token}` } });
  expect(await response.text()).toBe(pdf('secret'));
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''W-9.pdf");
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  site.wait(181 * 86_400);
  await deleteExpiredForms(site.services);
  expect(await readdir(site.services.formsDir)).toEqual(['.arriving']);
});

test('that a crash has left are swept, those that just arrive are not', async () => {
  const { formsDir } = site.services;
  const old = join(formsDir, '.arriving', 'old');
  const young = join(formsDir, '.arriving', 'young');
  await mkdir(old, { recursive: true });
  await mkdir(young);
  const now = site.services.now().getTime() / 1000;
  await utimes(old, now - 7_200, now - 7_200);
  await utimes(young, now, now);
  await deleteExpiredForms(site.services);
  expect(await readdir(join(formsDir, '.arriving'))).toEqual(['young']);
});
