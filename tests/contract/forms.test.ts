/** Form submissions by visitors: recipients, validation results, spam protection, retention and access. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { consumeRateLimit } from '../../content/auth/rate-limits.ts';
import { connect } from '../../content/db/connect.ts';
import { createClock } from '../../content/forms/clock.ts';
import { deleteExpiredForms } from '../../content/forms/retention.ts';
import { sendFormSummaries } from '../../content/forms/summaries.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { createFormsSite, type FormsSite } from '../support/forms-site.ts';
import { postForm, sendForm, toFormData, type FormValues } from '../support/send-form.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await createFormsSite();
});
afterAll(() => site.stop());

let network = 0;
let address = '';
beforeEach(() => {
  // Each test uses a different network, so that it does not reach the rate limit of another test.
  network += 1;
  address = `198.51.100.${network}`;
  site.emails.length = 0;
  site.advanceClock(11 * 60);
});

const validValues = { topic: 'Leasing', name: 'Ada Berg', email: 'ada@example.com', message: 'How many doors?' };
type Options = { clock?: string; form?: string };
const submitForm = (values: FormValues, { clock = site.createClock(), form = 'contact' }: Options = {}) =>
  sendForm(form, { place: site.getPlacementId('site/contact-form'), ...values }, { origin: site.origin, address, clock });
const post = (body: BodyInit, form = 'contact') => postForm(form, body, { origin: site.origin, address, clock: site.createClock() });

const findSubmissions = () =>
  site.db.selectFrom('form_submission').selectAll().orderBy('created_at', 'desc').orderBy('reference').execute();

/** Fetches the result of a submission, as the site does for the page that follows. */
async function fetchResult(token: string) {
  const { data, messages } = await site.execute(
    'query ($id: ID!, $token: String!) { page(id: $id, idType: DATABASE_ID) { blocks(flat: true) { ... on SiteContactFormBlock { form(parameters: [{ name: "form", value: $token }]) { place sentFrom state reference values { name values } errors { field message } } } } } }',
    { variables: { id: site.getPlacementId('site/contact-form').split('-')[0], token }, now: site.services.now() },
  );
  expect(messages).toEqual([]);
  return data.page.blocks[0].form;
}

describe('recipients', () => {
  test('a submission is emailed to the recipient of its topic, and a receipt to the sender', async () => {
    const { token, state } = await submitForm(validValues);
    expect(state).toBe('SENT');
    const { reference } = await fetchResult(token);
    expect(site.emails.map(({ to, replyTo }) => [to.address, replyTo?.address])).toEqual([
      ['leasing@causeway.example', 'ada@example.com'],
      ['ada@example.com', undefined],
    ]);
    expect(site.emails[0]?.text).toContain('    How many doors?');
    expect(site.emails[0]?.subject).toContain(reference);
    expect((await findSubmissions())[0]).toMatchObject({ reference, recipient: 'leasing@causeway.example', state: 'new', form: 'contact' });
  });

  test('a submission is emailed to the recipient of the block if the topic has no valid recipient', async () => {
    await submitForm({ ...validValues, topic: 'Roofs' });
    await submitForm({ ...validValues, topic: 'Broken' });
    expect(site.emails.filter(({ replyTo }) => replyTo).map(({ to }) => to.address)).toEqual(Array(2).fill('hello@causeway.example'));
  });

  test('form fields cannot set the recipient', async () => {
    await submitForm({ ...validValues, recipient: 'eve@example.com', to: 'eve@example.com', 'topics[0][recipient]': 'eve@example.com' });
    expect(JSON.stringify(site.emails)).not.toContain('eve@example.com');
    expect((await submitForm({ ...validValues, topic: 'eve@example.com' })).state).toBe('INVALID');
  });

  test('a submission from an unknown or unpublished page is not emailed to the recipient of that page', async () => {
    const draft = await site.execute(
      'mutation ($content: String!) { createPage(input: { title: "Draft", content: $content }) { page { databaseId } } }',
      { as: 'editor', variables: { content: '<!-- wp:site/contact-form {"recipient": "draft@causeway.example"} /-->' } },
    );
    for (const place of ['', 'nonsense', '999999-0', '1-0;drop table', `${draft.data.createPage.page.databaseId}-0`]) {
      await submitForm({ ...validValues, topic: 'Press', message: `From ${place}`, place });
    }
    const recipients = site.emails.filter(({ replyTo }) => replyTo).map(({ to }) => to.address);
    expect(new Set(recipients).has('draft@causeway.example')).toBe(false);
    expect((await findSubmissions())[0]?.node_id).toBeNull();
  });

  test('recipients are not visible to visitors', async () => {
    const id = site.getPlacementId('site/contact-form').split('-')[0];
    const query =
      'query ($id: ID!) { page(id: $id, idType: DATABASE_ID) { content blocksJSON blocks(flat: true) { attributesJSON saveContent originalContent } } }';
    const { data } = await site.execute(query, { variables: { id } });
    expect(JSON.stringify(data)).toContain('Leasing');
    expect(JSON.stringify(data)).not.toContain('causeway.example');
    const typed = await site.execute(
      '{ __type(name: "SiteContactFormBlockAttributes") { fields { name } } topic: __type(name: "SiteContactFormBlockAttributesTopics") { fields { name } } }',
    );
    expect(JSON.stringify(typed.data)).toContain('title');
    expect(JSON.stringify(typed.data)).not.toContain('recipient');
  });
});

describe('forms on the page of a property', () => {
  let propertyId = 0;
  beforeAll(async () => {
    const create = async (type: string, input: object) => {
      const mutation = `mutation ($input: Create${type}Input!) { created: create${type}(input: $input) { node: ${type === 'Team' ? 'team' : 'property'} { id databaseId } } }`;
      const { data, messages } = await site.execute(mutation, {
        as: 'administrator',
        variables: { input: { status: 'PUBLISH', ...input } },
      });
      expect(messages).toEqual([]);
      return data.created.node as { id: string; databaseId: number };
    };
    const withoutAddress = await create('Team', { title: 'Abel Strand' });
    const leasing = await create('Team', { title: 'Delia Marchetti', teamMeta: { email: 'delia@causeway.example' } });
    const property = await create('Property', {
      title: 'Trinity <em>Crossing</em> 2',
      propertyMeta: { propertyAddress: '2400 Millers Ferry Road\nWilmer, TX 75172' },
      propertyFacts: { contacts: [withoutAddress.id, leasing.id] },
    });
    propertyId = property.databaseId;
  });

  const visitor = { name: 'Ada Berg', email: 'ada@example.com', when: 'Tuesday' };
  const submitInquiry = (form: string, values: FormValues = {}) =>
    submitForm({ ...visitor, place: String(propertyId), ...values }, { form });

  test.each([
    ['tour', 'Tour request'],
    ['property-interest', 'Interest in a leased property'],
  ])('the form "%s" is emailed to the first contact with an address and names the property', async (form, title) => {
    // Receipts to one address are limited, so this sender has its own.
    const { state, uri } = await submitInquiry(form, { email: `${form}@example.com` });
    expect([state, uri]).toEqual(['SENT', '/properties/trinity-crossing-2/']);
    const [email, receipt] = site.emails;
    expect(email?.to.address).toBe('delia@causeway.example');
    expect(email?.subject).toContain(title);
    expect(email?.subject.endsWith(': Trinity Crossing 2')).toBe(true);
    expect(email?.text).toContain(
      `About\n    Trinity Crossing 2\n    2400 Millers Ferry Road\n    Wilmer, TX 75172\n    ID ${propertyId}\n`,
    );
    expect(receipt?.text).toContain('About: Trinity Crossing 2');
    const [stored] = await findSubmissions();
    expect(stored).toMatchObject({ form, node_id: propertyId, recipient: 'delia@causeway.example' });
    expect(stored?.values[0]).toEqual({
      name: 'about',
      values: ['Trinity Crossing 2', '2400 Millers Ferry Road', 'Wilmer, TX 75172', `ID ${propertyId}`],
    });
  });

  test('a form cannot name another property or recipient', async () => {
    await submitInquiry('tour', { about: 'Harbor Gate 5', recipient: 'eve@example.com' });
    expect(site.emails[0]?.text).not.toContain('Harbor Gate 5');
    expect(site.emails[0]?.to.address).toBe('delia@causeway.example');
  });

  test('a form from the page of another content type is sent to the address of the site', async () => {
    const page = site.getPlacementId('site/contact-form').split('-')[0] ?? '';
    await submitInquiry('tour', { place: page });
    expect((await findSubmissions())[0]).toMatchObject({ node_id: null });
    expect(site.emails.map(({ to }) => to.address)).not.toContain('delia@causeway.example');
  });

  test('the property shows the result of its own form only', async () => {
    const fetchState = async (token: string) => {
      const { data, messages } = await site.execute(
        'query ($id: ID!, $token: String!) { property(id: $id, idType: DATABASE_ID) { inquiryForm(parameters: [{ name: "form", value: $token }]) { place sentFrom state errors { field } } } }',
        { variables: { id: propertyId, token }, now: site.services.now() },
      );
      expect(messages).toEqual([]);
      return data.property.inquiryForm;
    };
    const place = String(propertyId);
    const invalid = await submitInquiry('tour', { name: '' });
    expect(await fetchState(invalid.token)).toEqual({ place, sentFrom: place, state: 'INVALID', errors: [{ field: 'name' }] });
    expect(await fetchState((await submitForm(validValues)).token)).toMatchObject({ place, sentFrom: null, state: 'NEW' });
  });
});

describe('validation results', () => {
  test('errors and submitted values are available with the token of the submission for an hour', async () => {
    const { token, place } = await submitForm({ ...validValues, email: 'ada', message: '<script>alert(1)</script>', topic: [] });
    expect(await fetchResult(token)).toMatchObject({
      state: 'INVALID',
      place,
      sentFrom: place,
      errors: [
        { field: 'topic', message: 'Choose what your message is about' },
        { field: 'email', message: 'Enter an email address like name@example.com' },
      ],
    });
    expect((await fetchResult(token)).values).toContainEqual({ name: 'message', values: ['<script>alert(1)</script>'] });
    expect(await fetchResult('A'.repeat(22))).toMatchObject({ state: 'NEW', values: [] });
    expect(await fetchResult(`${token}'--`)).toMatchObject({ state: 'NEW' });
    site.advanceClock(3_601);
    expect(await fetchResult(token)).toMatchObject({ state: 'NEW', values: [], errors: [] });
  });

  test('an invalid submission is not stored or emailed', async () => {
    const before = (await findSubmissions()).length;
    await submitForm({ ...validValues, name: '' });
    expect((await findSubmissions()).length).toBe(before);
    expect(site.emails).toEqual([]);
  });

  test('stored results contain neither the token nor the values of a valid submission', async () => {
    const { token } = await submitForm(validValues);
    const rows = await site.db.selectFrom('form_outcome').selectAll().where('state', '=', 'SENT').execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('Ada Berg');
  });
});

describe('spam protection', () => {
  test('a submission with a filled honeypot field appears to succeed but is stored as spam and not emailed', async () => {
    const { token, state } = await submitForm({ ...validValues, remarks_2: 'https://spam.example', name: 'Program' }, { clock: '' });
    expect(state).toBe('SENT');
    expect((await fetchResult(token)).reference).toMatch(/^\w{4}-\w{4}$/);
    expect(site.emails).toEqual([]);
    expect((await findSubmissions())[0]).toMatchObject({ state: 'spam', recipient: '' });
  });

  test.each([
    ['no timestamp', () => ''],
    ['a timestamp of one second ago', () => site.createClock(1)],
    ['a timestamp in the future', () => site.createClock(-60)],
    ['a timestamp of yesterday', () => site.createClock(90_000)],
    ['a forged timestamp', () => site.createClock().replace(/.$/, (character) => (character === 'A' ? 'B' : 'A'))],
    ['an invalid timestamp', () => 'shown.__proto__.x'],
  ])('a form submitted with %s must be confirmed', async (_name, clock) => {
    expect((await submitForm(validValues, { clock: clock() })).state).toBe('CHECK');
    expect(site.emails).toEqual([]);
  });

  test('a confirmation has its own timestamp and the same minimum time', async () => {
    const { token } = await submitForm({ ...validValues, message: 'Again' }, { clock: '' });
    const { state } = await fetchResult(token);
    expect(state).toBe('CHECK');
    const again = createClock(site.services.keys, 'again', site.services.now());
    expect((await submitForm({ ...validValues, message: 'Again', clock: again }, { clock: '' })).state).toBe('CHECK');
    site.advanceClock(2);
    expect((await submitForm({ ...validValues, message: 'Again', clock: again }, { clock: '' })).state).toBe('SENT');
  });

  test('each network can submit twenty forms per hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await post(toFormData({ name: '' }))).status).toBe(200);
    const rejected = await post(toFormData(validValues));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(60);
    address = '198.51.100.250';
    expect((await submitForm(validValues)).state).toBe('SENT');
    address = `198.51.100.${network}`;
    site.advanceClock(3_601);
    expect((await submitForm({ ...validValues, message: 'Later' })).state).toBe('SENT');
  });

  test('a flood of submissions from one network does not keep others from submitting', async () => {
    for (let count = 0; count < 5_100; count += 1)
      await consumeRateLimit(site.db, { action: 'form', name: 'contact', address: `198.51.101.${count % 250}` });
    address = '203.0.113.250';
    expect((await submitForm({ ...validValues, message: 'From another network' })).state).toBe('SENT');
  });

  test('submissions beyond the limit of emails are stored, and a summary is sent', async () => {
    for (let count = 0; count < 200; count += 1) await consumeRateLimit(site.db, { action: 'form-email', name: 'contact', address: '' });
    address = '203.0.113.251';
    const { token, state } = await submitForm({ ...validValues, email: 'late@example.com', message: 'Beyond the limit' });
    expect(state).toBe('SENT');
    const { reference } = await fetchResult(token);
    expect(site.emails.map(({ to }) => to.address)).toEqual(['late@example.com']);
    site.emails.length = 0;
    await sendFormSummaries(site.services);
    expect(site.emails).toEqual([]);
    site.advanceClock(301);
    await Promise.all([sendFormSummaries(site.services), sendFormSummaries(site.services)]);
    expect(site.emails).toHaveLength(1);
    expect(site.emails[0]).toMatchObject({ to: { address: 'leasing@causeway.example' } });
    expect(site.emails[0]?.text).toContain(reference);
    site.advanceClock(3_601);
    expect((await submitForm({ ...validValues, message: 'An hour later' })).state).toBe('SENT');
    await sendFormSummaries(site.services);
    expect(site.emails.map(({ subject }) => subject)).toHaveLength(3);
  });

  test('a duplicate submission is stored and emailed only once', async () => {
    const before = (await findSubmissions()).length;
    const submissions = await Promise.all([
      submitForm({ ...validValues, email: 'twice@example.com', message: 'Twice' }),
      submitForm({ ...validValues, email: 'twice@example.com', message: 'Twice' }),
    ]);
    const references = await Promise.all(submissions.map(async ({ token }) => (await fetchResult(token)).reference));
    expect(references[0]).toBe(references[1]);
    expect((await findSubmissions()).length).toBe(before + 1);
    expect(site.emails).toHaveLength(2);
  });

  test('an email address gets at most five receipts per day', async () => {
    for (let count = 0; count < 7; count += 1)
      await submitForm({ ...validValues, email: 'victim@example.com', message: `Number ${count}` });
    expect(site.emails.filter(({ to }) => to.address === 'victim@example.com')).toHaveLength(5);
  });

  test('a submission does not change the content version, so cached responses stay valid', async () => {
    const version = async () => (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await submitForm({ ...validValues, message: 'Version' });
    expect(await version()).toBe(before);
  });
});

describe('form emails', () => {
  test('field values cannot inject email headers or imitate other fields', async () => {
    const bcc = 'Bcc: eve@example.com';
    await submitForm({
      ...validValues,
      name: `Ada\r\n${bcc}`,
      company: `X\u2028${bcc}`,
      message: `Hello\r\n\r\nWork email\r\n    eve@example.com\r\n.\r\nQUIT`,
    });
    const [email] = site.emails;
    expect(email?.subject).not.toMatch(/[\r\n]/);
    expect(email?.replyTo).toEqual({ name: '', address: 'ada@example.com' });
    expect(email?.text).toContain(`    Ada ${bcc}`);
    expect(email?.text.split('\n').filter((line) => line === 'Work email')).toHaveLength(1);
  });

  test('a receipt contains no submitted values', async () => {
    await submitForm({
      ...validValues,
      email: 'receipt@example.com',
      name: 'Buy now',
      company: 'https://spam.example',
      message: 'Cheap pills',
    });
    const receipt = site.emails.find(({ to }) => to.address === 'receipt@example.com');
    expect(receipt?.to.name).toBe('');
    expect(JSON.stringify(receipt)).not.toMatch(/Buy now|spam\.example|pills|Leasing/);
  });
});

describe('invalid request bodies', () => {
  test.each([
    ['too many fields', () => new URLSearchParams(Array.from({ length: 5_000 }, (_, index): [string, string] => [`f${index}`, 'x'])), 400],
    ['too many bytes', () => new URLSearchParams({ message: 'x'.repeat(400_000) }), 413],
    ['JSON', () => new Blob(['{}'], { type: 'application/json' }), 415],
    [
      'an incomplete multipart body',
      () => new Blob(['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'], { type: 'multipart/form-data; boundary=b' }),
      400,
    ],
    ['invalid UTF-8', () => new Blob([new Uint8Array([0x6e, 0x3d, 0xff])], { type: 'application/x-www-form-urlencoded' }), 400],
  ])('a request with %s is rejected', async (_name, body, status) => {
    expect((await post(body())).status).toBe(status);
  });

  test('an unknown form and another HTTP method are rejected', async () => {
    expect((await post(toFormData(validValues), 'constructor')).status).toBe(404);
    expect((await fetch(`${site.origin}/wp-json/site/v1/forms/contact`)).status).toBe(405);
  });

  test('field names of object prototypes and characters the database cannot store cause no errors', async () => {
    const { token } = await submitForm({
      ...validValues,
      __proto__x: 'x',
      constructor: 'y',
      toString: 'z',
      name: 'A\0da\ud800',
      message: '\0',
    });
    expect((await fetchResult(token)).errors).toEqual([{ field: 'message', message: 'Tell us how we can help. One sentence is enough.' }]);
  });
});

describe('retention', () => {
  test('submissions are deleted after the retention period, and results after an hour', async () => {
    await submitForm({ ...validValues, message: 'Old' });
    site.advanceClock(179 * 86_400);
    await submitForm({ ...validValues, message: 'Recent' });
    site.advanceClock(2 * 86_400);
    await deleteExpiredForms(site.services);
    const remaining = JSON.stringify(await findSubmissions());
    expect(remaining).toContain('Recent');
    expect(remaining).not.toContain('Old');
    expect(await site.db.selectFrom('form_outcome').selectAll().execute()).toEqual([]);
  });
});

describe('access to submissions', () => {
  const list =
    '{ formSubmissions(first: 100, form: "contact", state: NEW) { reference form state recipient date values { name values } } }';

  test('only administrators can read submissions, as plain text', async () => {
    await submitForm({ ...validValues, message: '<img src=x onerror=alert(1)>' });
    const { data } = await site.execute(list, { as: 'administrator' });
    expect(data.formSubmissions[0]).toMatchObject({ form: 'contact', state: 'NEW', recipient: 'leasing@causeway.example' });
    expect(data.formSubmissions[0].values).toContainEqual({ name: 'message', values: ['<img src=x onerror=alert(1)>'] });
    for (const as of [null, 'subscriber', 'author', 'editor', 'wpseo_manager'] as const) {
      const rejected = await site.execute(list, { as });
      expect(rejected.data.formSubmissions).toBeNull();
      expect(rejected.messages).toEqual(['Sorry, you are not allowed to view form submissions.']);
    }
  });

  test('a list of submissions continues after its last reference', async () => {
    await submitForm({ ...validValues, message: 'First' });
    site.advanceClock(1);
    await submitForm({ ...validValues, message: 'Second' });
    const page = async (after: string | null) =>
      (
        await site.execute('query ($after: ID) { formSubmissions(first: 1, after: $after) { reference values { values } } }', {
          as: 'administrator',
          variables: { after },
        })
      ).data.formSubmissions;
    const [second] = await page(null);
    const [first] = await page(second.reference);
    expect(JSON.stringify(second)).toContain('Second');
    expect(JSON.stringify(first)).toContain('First');
  });

  test('administrators can delete a submission', async () => {
    const { token } = await submitForm({ ...validValues, message: 'Forget me' });
    const { reference } = await fetchResult(token);
    const remove = 'mutation ($reference: ID!) { deleteFormSubmission(input: { reference: $reference }) { formSubmission { reference } } }';
    expect(
      (await site.execute(remove, { as: 'administrator', variables: { reference } })).data.deleteFormSubmission.formSubmission.reference,
    ).toBe(reference);
    expect(JSON.stringify(await findSubmissions())).not.toContain('Forget me');
    expect((await site.execute(remove, { as: 'administrator', variables: { reference } })).messages[0]).toMatch(
      /no submission with this reference/,
    );
  });
});

test('a deleted result is no longer served from a cache', async () => {
  const { token } = await sendForm('contact', { name: 'Ada' }, { address });
  const query = `query ($token: String!) { blockCatalogue(content: "<!-- wp:site/contact-form /-->") { ... on SiteContactFormBlock { form(parameters: [{ name: "form", value: $token }]) { state } } } }`;
  const state = async () =>
    (await postGraphql(JSON.stringify({ query, variables: { token } }))).data.blockCatalogue[0].form.state as string;
  expect(await state()).toBe('INVALID');
  await deleteResults();
  expect(await state()).toBe('NEW');
});

/** Deletes the results in the database of the shared content service. */
async function deleteResults(): Promise<void> {
  const db = await connect(inject('databaseUrl'));
  await db.deleteFrom('form_outcome').execute();
  await db.destroy();
}

describe('comment form', () => {
  const getPostId = async () =>
    String((await site.db.selectFrom('content_node').select('id').where('slug', '=', 'report-12').executeTakeFirstOrThrow()).id);

  test('a comment is held for moderation and stored with the IP address of the visitor', async () => {
    const values = { place: await getPostId(), name: 'Ola', email: 'ola@example.com', comment: 'Nice <b>doors</b><script>x</script>' };
    const { state } = await submitForm(values, { form: 'comment' });
    expect(state).toBe('SENT');
    const row = await site.db.selectFrom('comment').selectAll().where('author_name', '=', 'Ola').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'hold', content: 'Nice <b>doors</b>', author_ip: address });
    expect(site.emails).toEqual([]);
  });

  test('a rejected comment is reported with the reason, and its text stays in the form', async () => {
    const closed = await site.db
      .updateTable('content_node')
      .set({ comment_status: 'closed' })
      .where('slug', '=', 'report-11')
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token, state } = await submitForm(
      { place: String(closed.id), name: 'Ola', email: 'ola@example.com', comment: 'Me too' },
      { form: 'comment' },
    );
    expect(state).toBe('INVALID');
    const row = await site.db
      .selectFrom('form_outcome')
      .select(['errors', 'values'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.errors).toEqual([{ field: '', message: 'Sorry, this post is closed to comments at the moment' }]);
    expect(JSON.stringify(row.values)).toContain('Me too');
    expect(token).toHaveLength(22);
  });

  test('a comment with a filled honeypot field is not stored', async () => {
    await submitForm(
      { place: await getPostId(), name: 'Bot', email: 'bot@example.com', comment: 'Pills', remarks_2: 'x' },
      { form: 'comment' },
    );
    expect(await site.db.selectFrom('comment').selectAll().where('author_name', '=', 'Bot').executeTakeFirst()).toBeUndefined();
  });
});
