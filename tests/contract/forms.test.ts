/** What visitors send by forms: who is written to, what comes back, and what guards it. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { connect } from '../../content/db/connect.ts';
import { makeClock } from '../../content/forms/clock.ts';
import { deleteExpiredForms } from '../../content/forms/retention.ts';
import { send as ask } from '../support/ask.ts';
import { makeFormsSite, type FormsSite } from '../support/forms-site.ts';
import { postForm, sendForm, toPairs, type FormValues } from '../support/send-form.ts';

let site: FormsSite;
beforeAll(async () => {
  site = await makeFormsSite();
});
afterAll(() => site.end());

let network = 0;
let address = '';
beforeEach(() => {
  // Each test comes from a network of its own: no limit answers for something else.
  network += 1;
  address = `198.51.100.${network}`;
  site.mails.length = 0;
  site.wait(11 * 60);
});

const good = { topic: 'Leasing', name: 'Ada Berg', email: 'ada@example.com', message: 'How many doors?' };
type Options = { clock?: string; form?: string };
const send = (values: FormValues, { clock = site.clock(), form = 'contact' }: Options = {}) =>
  sendForm(form, { place: site.place('site/contact-form'), ...values }, { origin: site.origin, address, clock });
const post = (body: BodyInit, form = 'contact') => postForm(form, body, { origin: site.origin, address, clock: site.clock() });

const stored = () => site.db.selectFrom('form_submission').selectAll().orderBy('created_at', 'desc').orderBy('reference').execute();

/** The page that follows, as the site asks for it. */
async function stateOf(token: string) {
  const { data, messages } = await site.ask(
    'query ($id: ID!, $token: String!) { page(id: $id, idType: DATABASE_ID) { blocks(flat: true) { ... on SiteContactFormBlock { form(parameters: [{ name: "form", value: $token }]) { place sentFrom state reference values { name values } errors { field message } } } } } }',
    { variables: { id: site.place('site/contact-form').split('-')[0], token }, now: site.services.now() },
  );
  expect(messages).toEqual([]);
  return data.page.blocks[0].form;
}

describe('who is written to', () => {
  test('is the one the block names for the topic, and an answer goes to the sender', async () => {
    const { token, state } = await send(good);
    expect(state).toBe('SENT');
    const { reference } = await stateOf(token);
    expect(site.mails.map(({ to, replyTo }) => [to.address, replyTo?.address])).toEqual([
      ['leasing@causeway.example', 'ada@example.com'],
      ['ada@example.com', undefined],
    ]);
    expect(site.mails[0]?.text).toContain('    How many doors?');
    expect(site.mails[0]?.subject).toContain(reference);
    expect((await stored())[0]).toMatchObject({ reference, recipient: 'leasing@causeway.example', state: 'new', form: 'contact' });
  });

  test('is the block’s own reader where the topic names nobody, or nobody who can be reached', async () => {
    await send({ ...good, topic: 'Roofs' });
    await send({ ...good, topic: 'Broken' });
    expect(site.mails.filter(({ replyTo }) => replyTo).map(({ to }) => to.address)).toEqual(Array(2).fill('hello@causeway.example'));
  });

  test('is nobody whom the form itself names', async () => {
    await send({ ...good, recipient: 'eve@example.com', to: 'eve@example.com', 'topics[0][recipient]': 'eve@example.com' });
    expect(JSON.stringify(site.mails)).not.toContain('eve@example.com');
    expect((await send({ ...good, topic: 'eve@example.com' })).state).toBe('INVALID');
  });

  test('is the site’s own address for a place that is none, or is not published', async () => {
    const draft = await site.ask(
      'mutation ($content: String!) { createPage(input: { title: "Draft", content: $content }) { page { databaseId } } }',
      { as: 'editor', variables: { content: '<!-- wp:site/contact-form {"recipient": "draft@causeway.example"} /-->' } },
    );
    for (const place of ['', 'nonsense', '999999-0', '1-0;drop table', `${draft.data.createPage.page.databaseId}-0`]) {
      await send({ ...good, topic: 'Press', message: `From ${place}`, place });
    }
    const told = site.mails.filter(({ replyTo }) => replyTo).map(({ to }) => to.address);
    expect(new Set(told).has('draft@causeway.example')).toBe(false);
    expect((await stored())[0]?.node_id).toBeNull();
  });

  test('is told to no visitor', async () => {
    const id = site.place('site/contact-form').split('-')[0];
    const query =
      'query ($id: ID!) { page(id: $id, idType: DATABASE_ID) { content blocksJSON blocks(flat: true) { attributesJSON saveContent originalContent } } }';
    const { data } = await site.ask(query, { variables: { id } });
    expect(JSON.stringify(data)).toContain('Leasing');
    expect(JSON.stringify(data)).not.toContain('causeway.example');
    const typed = await site.ask(
      '{ __type(name: "SiteContactFormBlockAttributes") { fields { name } } topic: __type(name: "SiteContactFormBlockAttributesTopics") { fields { name } } }',
    );
    expect(JSON.stringify(typed.data)).toContain('title');
    expect(JSON.stringify(typed.data)).not.toContain('recipient');
  });
});

describe('what is wrong', () => {
  test('is told with what was typed, to who has the token, for an hour', async () => {
    const { token, place } = await send({ ...good, email: 'ada', message: '<script>alert(1)</script>', topic: [] });
    expect(await stateOf(token)).toMatchObject({
      state: 'INVALID',
      place,
      sentFrom: place,
      errors: [
        { field: 'topic', message: 'Choose what it is about' },
        { field: 'email', message: 'Enter an email address like name@example.com' },
      ],
    });
    expect((await stateOf(token)).values).toContainEqual({ name: 'message', values: ['<script>alert(1)</script>'] });
    expect(await stateOf('A'.repeat(22))).toMatchObject({ state: 'NEW', values: [] });
    expect(await stateOf(`${token}'--`)).toMatchObject({ state: 'NEW' });
    site.wait(3_601);
    expect(await stateOf(token)).toMatchObject({ state: 'NEW', values: [], errors: [] });
  });

  test('is not kept, and nobody is written to', async () => {
    const before = (await stored()).length;
    await send({ ...good, name: '' });
    expect((await stored()).length).toBe(before);
    expect(site.mails).toEqual([]);
  });

  test('the database holds no token, and of what has arrived no copy', async () => {
    const { token } = await send(good);
    const rows = await site.db.selectFrom('form_outcome').selectAll().where('state', '=', 'SENT').execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('Ada Berg');
  });
});

describe('guards', () => {
  test('a program that fills every field hears that all is well, and is read by nobody', async () => {
    const { token, state } = await send({ ...good, remarks_2: 'https://spam.example', name: 'Program' }, { clock: '' });
    expect(state).toBe('SENT');
    expect((await stateOf(token)).reference).toMatch(/^\w{4}-\w{4}$/);
    expect(site.mails).toEqual([]);
    expect((await stored())[0]).toMatchObject({ state: 'spam', recipient: '' });
  });

  test.each([
    ['no time', () => ''],
    ['a second', () => site.clock(1)],
    ['a time to come', () => site.clock(-60)],
    ['a time of yesterday', () => site.clock(90_000)],
    ['a forged time', () => site.clock().replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['nonsense', () => 'shown.__proto__.x'],
  ])('with %s it is shown once more', async (_name, clock) => {
    expect((await send(good, { clock: clock() })).state).toBe('CHECK');
    expect(site.mails).toEqual([]);
  });

  test('what is shown once more carries its own time', async () => {
    const { token } = await send({ ...good, message: 'Again' }, { clock: '' });
    const { state } = await stateOf(token);
    expect(state).toBe('CHECK');
    const again = makeClock(site.services.keys, 'again', site.services.now());
    expect((await send({ ...good, message: 'Again', clock: again }, { clock: '' })).state).toBe('CHECK');
    site.wait(2);
    expect((await send({ ...good, message: 'Again', clock: again }, { clock: '' })).state).toBe('SENT');
  });

  test('twenty an hour from one network, then a wait; another network goes on', async () => {
    for (let count = 0; count < 20; count += 1) expect((await post(toPairs({ name: '' }))).status).toBe(200);
    const refused = await post(toPairs(good));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    address = '198.51.100.250';
    expect((await send(good)).state).toBe('SENT');
    address = `198.51.100.${network}`;
    site.wait(3_601);
    expect((await send({ ...good, message: 'Later' })).state).toBe('SENT');
  });

  test('what is sent twice is kept once', async () => {
    const before = (await stored()).length;
    const both = await Promise.all([
      send({ ...good, email: 'twice@example.com', message: 'Twice' }),
      send({ ...good, email: 'twice@example.com', message: 'Twice' }),
    ]);
    const references = await Promise.all(both.map(async ({ token }) => (await stateOf(token)).reference));
    expect(references[0]).toBe(references[1]);
    expect((await stored()).length).toBe(before + 1);
    expect(site.mails).toHaveLength(2);
  });

  test('nobody gets more than five receipts a day for what others send', async () => {
    for (let count = 0; count < 7; count += 1) await send({ ...good, email: 'victim@example.com', message: `Number ${count}` });
    expect(site.mails.filter(({ to }) => to.address === 'victim@example.com')).toHaveLength(5);
  });

  test('changes no content: kept answers stay', async () => {
    const version = async () => (await site.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await send({ ...good, message: 'Version' });
    expect(await version()).toBe(before);
  });
});

describe('mail', () => {
  test('no field begins a header, or passes for another field', async () => {
    const bcc = 'Bcc: eve@example.com';
    await send({
      ...good,
      name: `Ada\r\n${bcc}`,
      company: `X\u2028${bcc}`,
      message: `Hello\r\n\r\nWork email\r\n    eve@example.com\r\n.\r\nQUIT`,
    });
    const [mail] = site.mails;
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.replyTo).toEqual({ name: '', address: 'ada@example.com' });
    expect(mail?.text).toContain(`    Ada ${bcc}`);
    expect(mail?.text.split('\n').filter((line) => line === 'Work email')).toHaveLength(1);
  });

  test('a receipt holds nothing the sender has written', async () => {
    await send({ ...good, email: 'receipt@example.com', name: 'Buy now', company: 'https://spam.example', message: 'Cheap pills' });
    const receipt = site.mails.find(({ to }) => to.address === 'receipt@example.com');
    expect(receipt?.to.name).toBe('');
    expect(JSON.stringify(receipt)).not.toMatch(/Buy now|spam\.example|pills|Leasing/);
  });
});

describe('hostile bodies', () => {
  test.each([
    ['too many fields', () => new URLSearchParams(Array.from({ length: 5_000 }, (_, index): [string, string] => [`f${index}`, 'x'])), 400],
    ['too many bytes', () => new URLSearchParams({ message: 'x'.repeat(400_000) }), 413],
    ['JSON', () => new Blob(['{}'], { type: 'application/json' }), 415],
    [
      'a form without an end',
      () => new Blob(['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n'], { type: 'multipart/form-data; boundary=b' }),
      400,
    ],
    ['bytes that are no text', () => new Blob([new Uint8Array([0x6e, 0x3d, 0xff])], { type: 'application/x-www-form-urlencoded' }), 400],
  ])('%s', async (_name, body, status) => {
    expect((await post(body())).status).toBe(status);
  });

  test('a form nobody has declared, another method', async () => {
    expect((await post(toPairs(good), 'constructor')).status).toBe(404);
    expect((await fetch(`${site.origin}/wp-json/site/v1/forms/contact`)).status).toBe(405);
  });

  test('names of prototypes and signs the database cannot keep', async () => {
    const { token } = await send({ ...good, __proto__x: 'x', constructor: 'y', toString: 'z', name: 'A\0da\ud800', message: '\0' });
    expect((await stateOf(token)).errors).toEqual([{ field: 'message', message: 'Write what we should know, one sentence is enough' }]);
  });
});

describe('an end', () => {
  test('comes when the time is over, for outcomes after an hour', async () => {
    await send({ ...good, message: 'Old' });
    site.wait(179 * 86_400);
    await send({ ...good, message: 'Young' });
    site.wait(2 * 86_400);
    await deleteExpiredForms(site.services);
    const left = JSON.stringify(await stored());
    expect(left).toContain('Young');
    expect(left).not.toContain('Old');
    expect(await site.db.selectFrom('form_outcome').selectAll().execute()).toEqual([]);
  });
});

describe('editors', () => {
  const list =
    '{ formSubmissions(first: 100, form: "contact", state: NEW) { reference form state recipient date values { name values } } }';

  test('who moderates comments reads what was sent, as plain text; nobody else does', async () => {
    await send({ ...good, message: '<img src=x onerror=alert(1)>' });
    const { data } = await site.ask(list, { as: 'editor' });
    expect(data.formSubmissions[0]).toMatchObject({ form: 'contact', state: 'NEW', recipient: 'leasing@causeway.example' });
    expect(data.formSubmissions[0].values).toContainEqual({ name: 'message', values: ['<img src=x onerror=alert(1)>'] });
    for (const as of [null, 'subscriber', 'author'] as const) {
      const refused = await site.ask(list, { as });
      expect(refused.data.formSubmissions).toBeNull();
      expect(refused.messages).toEqual(['Sorry, you are not allowed to see what visitors have sent.']);
    }
  });

  test('go on where a list ended', async () => {
    await send({ ...good, message: 'First' });
    site.wait(1);
    await send({ ...good, message: 'Second' });
    const page = async (after: string | null) =>
      (
        await site.ask('query ($after: ID) { formSubmissions(first: 1, after: $after) { reference values { values } } }', {
          as: 'editor',
          variables: { after },
        })
      ).data.formSubmissions;
    const [second] = await page(null);
    const [first] = await page(second.reference);
    expect(JSON.stringify(second)).toContain('Second');
    expect(JSON.stringify(first)).toContain('First');
  });

  test('delete what was sent before its time is over', async () => {
    const { token } = await send({ ...good, message: 'Forget me' });
    const { reference } = await stateOf(token);
    const remove = 'mutation ($reference: ID!) { deleteFormSubmission(input: { reference: $reference }) { formSubmission { reference } } }';
    expect((await site.ask(remove, { as: 'editor', variables: { reference } })).data.deleteFormSubmission.formSubmission.reference).toBe(
      reference,
    );
    expect(JSON.stringify(await stored())).not.toContain('Forget me');
    expect((await site.ask(remove, { as: 'editor', variables: { reference } })).messages[0]).toMatch(/nothing with this reference/);
  });
});

test('an outcome is kept for nobody else, and not beyond its time', async () => {
  const { token } = await sendForm('contact', { name: 'Ada' }, { address });
  const query = `query ($token: String!) { blockCatalogue(content: "<!-- wp:site/contact-form /-->") { ... on SiteContactFormBlock { form(parameters: [{ name: "form", value: $token }]) { state } } } }`;
  const state = async () => (await ask(JSON.stringify({ query, variables: { token } }))).data.blockCatalogue[0].form.state as string;
  expect(await state()).toBe('INVALID');
  await forgetOutcomes();
  expect(await state()).toBe('NEW');
});

/** Of the service that all tests share. */
async function forgetOutcomes(): Promise<void> {
  const db = await connect(inject('databaseUrl'));
  await db.deleteFrom('form_outcome').execute();
  await db.destroy();
}

describe('comments', () => {
  const commentable = async () =>
    String((await site.db.selectFrom('content_node').select('id').where('slug', '=', 'report-12').executeTakeFirstOrThrow()).id);

  test('wait for a moderator, with the visitor’s address', async () => {
    const values = { place: await commentable(), name: 'Ola', email: 'ola@example.com', comment: 'Nice <b>doors</b><script>x</script>' };
    const { state } = await send(values, { form: 'comment' });
    expect(state).toBe('SENT');
    const row = await site.db.selectFrom('comment').selectAll().where('author_name', '=', 'Ola').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'hold', content: 'Nice <b>doors</b>', author_ip: address });
    expect(site.mails).toEqual([]);
  });

  test('are refused with the rule that refuses them, and kept in the form', async () => {
    const closed = await site.db
      .updateTable('content_node')
      .set({ comment_status: 'closed' })
      .where('slug', '=', 'report-11')
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token, state } = await send(
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

  test('a program that fills every field writes none', async () => {
    await send(
      { place: await commentable(), name: 'Bot', email: 'bot@example.com', comment: 'Pills', remarks_2: 'x' },
      { form: 'comment' },
    );
    expect(await site.db.selectFrom('comment').selectAll().where('author_name', '=', 'Bot').executeTakeFirst()).toBeUndefined();
  });
});
