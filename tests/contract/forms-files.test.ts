/** Files uploaded with forms: validation, storage, access and deletion. */
import { once } from 'node:events';
import { readdir, stat, utimes, mkdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredForms } from '../../content/forms/retention.ts';
import { getPassword } from '../support/fixture-users.ts';
import { createFormsSite, type FormsSite } from '../support/forms-site.ts';
import { postForm, type SubmissionResponse } from '../support/send-form.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await createFormsSite();
});
afterAll(() => site.stop());

const createPdf = (text = '') => `%PDF-1.7\n${text}`;
const fields = {
  company: 'Roofers',
  trades: 'Roofing',
  area: 'Texas',
  name: 'Ada',
  email: 'ada@example.invalid',
  tel: '+1 972 555 0118',
  terms: 'yes',
};
let submissionCount = 0;

async function submitForm(files: readonly File[], moreFields: Record<string, string> = {}): Promise<SubmissionResponse> {
  submissionCount += 1;
  const form = new FormData();
  for (const file of files) form.append('papers', file);
  for (const [name, value] of Object.entries({
    place: site.getPlacementId('site/vendor-form'),
    ...fields,
    message: `Number ${submissionCount}`,
    ...moreFields,
  }))
    form.append(name, value);
  const response = await postForm('vendor', form, {
    origin: site.origin,
    address: `192.0.2.${submissionCount}`,
    clock: site.createClock(),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as SubmissionResponse;
}

async function readErrors() {
  const rows = await site.db
    .selectFrom('form_outcome')
    .select('errors')
    .orderBy('created_at', 'desc')
    .orderBy('expires_at', 'desc')
    .execute();
  return rows.flatMap(({ errors }) => errors);
}

const findLatestSubmission = () =>
  site.db.selectFrom('form_submission').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
/** Gives the next submission a later time. */
const tick = () => site.advanceClock(1);

test('files are stored under generated names, readable only by the user that runs the service', async () => {
  tick();
  const names = ['../../../etc/passwd.pdf', 'a\u202Efdp.exe.pdf', 'insurance "2026".pdf'];
  expect((await submitForm(names.map((name) => new File([createPdf(name)], name)))).state).toBe('SENT');
  const row = await findLatestSubmission();
  expect(row.files.map(({ path }) => path)).toEqual([1, 2, 3].map((index) => `${row.id}/${index}.pdf`));
  expect(row.files.map(({ name }) => name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/[/\\"\u202E]/)]));
  const file = join(site.services.formsDir, row.files[0]?.path ?? '');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(join(site.services.formsDir, '.incoming'))).toEqual([]);
  expect(site.emails.at(-2)?.text).toContain('stored in the content service');
});

test('files of a sender over the rate limit are rejected before they are received', async () => {
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
  // The response must arrive although the file never ends.
  request.write('--b\r\ncontent-disposition: form-data; name="papers"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(429);
  request.destroy();
});

describe('rejected files', () => {
  test.each([
    [
      'an HTML file with the name and type of a PDF',
      () => [new File(['<html><script>alert(1)</script>'], 'a.pdf', { type: 'application/pdf' })],
      /is not a PDF, JPEG, or PNG file/,
    ],
    ['an executable', () => [new File(['MZ\u0090\0'], 'a.exe')], /is not a PDF, JPEG, or PNG file/],
    ['an empty file', () => [new File([''], 'a.pdf')], /is empty/],
    ['a file that is too large', () => [new File([createPdf('x'.repeat(11 * 1024 * 1024))], 'large.pdf')], /“large” is larger than 10 MB/],
    ['a fourth file', () => [1, 2, 3, 4].map((index) => new File([createPdf()], `${index}.pdf`)), /Choose up to 3 files/],
  ])('%s is reported as a validation error of the form, and nothing is stored', async (_name, files, message) => {
    tick();
    expect((await submitForm(files())).state).toBe('INVALID');
    const errors = await readErrors();
    expect(errors.map((error) => error.message)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    expect(await readdir(join(site.services.formsDir, '.incoming'))).toEqual([]);
  });
});

test('files in fields that accept no files are discarded', async () => {
  tick();
  const form = new FormData();
  form.append('company', new File([createPdf()], 'x.pdf'));
  form.append('constructor', new File([createPdf()], 'x.pdf'));
  const response = await postForm('vendor', form, { origin: site.origin, address: '192.0.2.200', clock: site.createClock() });
  expect(((await response.json()) as SubmissionResponse).state).toBe('INVALID');
});

test('users who can read submissions can download files as attachments, and files are deleted with their submission', async () => {
  tick();
  await submitForm([new File([createPdf('secret')], 'W-9.pdf')]);
  const row = await findLatestSubmission();
  const { data } = await site.execute('{ formSubmissions(first: 1) { reference files { name bytes url } } }', { as: 'administrator' });
  expect(data.formSubmissions[0].files[0]).toMatchObject({
    name: 'W-9.pdf',
    url: `http://cms.test/wp-json/site/v1/forms/${row.reference}/1`,
  });
  const path = `/wp-json/site/v1/forms/${row.reference}/1`;
  expect((await fetch(site.origin + path)).status).toBe(404);
  const login = 'mutation ($u: String!, $p: String!) { login(input: { username: $u, password: $p }) { authToken } }';
  const download = async (username: string) => {
    const { data: signedIn } = await site.execute(login, { variables: { u: username, p: getPassword(username) } });
    return await fetch(site.origin + path, { headers: { authorization: `Bearer ${signedIn.login.authToken as string}` } });
  };
  expect((await download('editor')).status).toBe(404);
  const response = await download('admin');
  expect(await response.text()).toBe(createPdf('secret'));
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''W-9.pdf");
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  site.advanceClock(181 * 86_400);
  await deleteExpiredForms(site.services);
  expect(await readdir(site.services.formsDir)).toEqual(['.incoming']);
});

test('incomplete uploads left by a crash are deleted, but not uploads in progress', async () => {
  const { formsDir } = site.services;
  const old = join(formsDir, '.incoming', 'old');
  const recent = join(formsDir, '.incoming', 'recent');
  await mkdir(old, { recursive: true });
  await mkdir(recent);
  const now = site.services.now().getTime() / 1000;
  await utimes(old, now - 7_200, now - 7_200);
  await utimes(recent, now, now);
  await deleteExpiredForms(site.services);
  expect(await readdir(join(formsDir, '.incoming'))).toEqual(['recent']);
});
