/** The lists of the studio over data of the service: form submissions and the audit log, with pages, totals, filters and rights. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockDeclarations } from '../../content/blocks/declarations.ts';
import { getTypeBase } from '../../content/model/rest-bases.ts';
import { createTargetQuery } from '../../studio/blocks/controls/reference-query.ts';
import { createRestClient, type RestActor } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
  await sql`
    insert into form_submission (reference, form, values, recipient, state, sender, digest, created_at)
    select 'R-' || n, case when n % 2 = 0 then 'contact' else 'tour' end,
      jsonb_build_array(jsonb_build_object('name', 'email', 'values', jsonb_build_array('sender' || n || '@example.com'))), '',
      case when n % 100 = 0 then 'spam' else 'new' end, ''::bytea, ''::bytea, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 10000) n`.execute(site.db);
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);
const submissions = '/studio/v1/form-submissions';
const getReferences = (data: readonly { reference: string }[]) => data.map(({ reference }) => reference);

describe('form submissions', () => {
  test('10,000 submissions have pages, newest first', async () => {
    const first = await request('administrator', 'GET', `${submissions}?per_page=2`);
    expect([getReferences(first.data), first.headers['x-wp-total'], first.headers['x-wp-totalpages']]).toEqual([
      ['R-10000', 'R-9999'],
      '10000',
      '5000',
    ]);
    const last = await request('administrator', 'GET', `${submissions}?per_page=100&page=100`);
    expect(getReferences(last.data).at(-1)).toBe('R-1');
  });

  test('are found by form, state and text', async () => {
    const spam = await request('administrator', 'GET', `${submissions}?form=contact&state=spam&per_page=1`);
    expect([getReferences(spam.data), spam.headers['x-wp-total']]).toEqual([['R-10000'], '100']);
    const found = await request('administrator', 'GET', `${submissions}?search=SENDER77@example`);
    expect(getReferences(found.data)).toEqual(['R-77']);
    const all = await request('administrator', 'GET', `${submissions}?search=${encodeURIComponent('%')}`);
    expect(all.data).toEqual([]);
  });

  test('have the labels of the fields and the title of the form', async () => {
    const { data } = await request('administrator', 'GET', `${submissions}?search=sender78@example`);
    expect(data[0]).toMatchObject({
      form_title: 'Contact form',
      state: 'new',
      values: [{ name: 'email', label: 'Work email', values: ['sender78@example.com'] }],
    });
  });

  test('are marked as spam, and deleted', async () => {
    const marked = await request('administrator', 'POST', `${submissions}/R-5`, { body: { state: 'spam' } });
    expect([marked.status, marked.data.state]).toEqual([200, 'spam']);
    expect((await request('administrator', 'DELETE', `${submissions}/R-5`)).status).toBe(200);
    expect((await request('administrator', 'GET', `${submissions}?search=sender5@example`)).data).toEqual([]);
    expect((await request('administrator', 'POST', `${submissions}/R-5`, { body: { state: 'new' } })).data.message).toContain(
      'There is no submission with this reference.',
    );
  });

  test.each<[RestActor, number]>([
    [null, 401],
    ['author', 403],
    ['editor', 403],
    ['wpseo_manager', 403],
  ])('are hidden from %s', async (actor, status) => {
    const attempts = [
      await request(actor, 'GET', submissions),
      await request(actor, 'GET', '/studio/v1/forms'),
      await request(actor, 'POST', `${submissions}/R-6`, { body: { state: 'spam' } }),
      await request(actor, 'DELETE', `${submissions}/R-6`),
    ];
    expect(attempts.map((attempt) => attempt.status)).toEqual([status, status, status, status]);
    expect((await request('administrator', 'GET', `${submissions}?search=sender6@example`)).data).toMatchObject([{ state: 'new' }]);
  });
});

describe('audit log', () => {
  const path = '/studio/v1/audit-records';

  test('records are found by user, action, kind, name and time', async () => {
    const { data: created } = await request('editor', 'POST', '/wp/v2/categories', { body: { name: 'Audited term' } });
    const { data } = await request('administrator', 'GET', `${path}?user=editor&action=create&object_type=Category&search=AUDITED`);
    expect(data).toMatchObject([{ user_login: 'editor', action: 'create', object_type: 'Category', object_id: created.id }]);
    const time = `${data[0].date_gmt}Z`;
    const day = (offset: number) => new Date(Date.parse(time) + offset * 86_400_000).toISOString();
    const count = async (query: string) => (await request('administrator', 'GET', `${path}?search=audited&${query}`)).headers['x-wp-total'];
    expect([await count(`after=${day(-1)}&before=${day(1)}`), await count(`after=${day(1)}`), await count(`before=${day(-1)}`)]).toEqual([
      '1',
      '0',
      '0',
    ]);
    const choices = await request('administrator', 'GET', '/studio/v1/audit-choices');
    expect(choices.data).toMatchObject({
      users: expect.arrayContaining(['editor']),
      object_types: expect.arrayContaining(['Category', 'FormSubmission']),
    });
  });

  test('only administrators read it', async () => {
    expect((await request('editor', 'GET', path)).status).toBe(403);
    expect((await request('editor', 'GET', '/studio/v1/audit-choices')).status).toBe(403);
    expect((await request(null, 'GET', path)).status).toBe(401);
  });
});

describe('content of one author among that of others', () => {
  const list = async (actor: RestActor, path: string) => {
    const { data, headers } = await request(actor, 'GET', `${path}&per_page=2`);
    return [data.map(({ title }: { title: { raw: string } }) => title.raw), headers['x-wp-total'], headers['x-wp-totalpages']];
  };

  test.each<[RestActor, string, string]>([
    ['author', '/wp/v2/posts', 'publish'],
    ['contributor', '/wp/v2/properties', 'draft'],
  ])('the list of the %s has what they may edit on its first page, and its total', async (actor, base, status) => {
    const own = { title: `Own ${actor}`, status, date: '2001-01-01T00:00:00' };
    expect((await request(actor, 'POST', base, { body: own })).status).toBe(201);
    for (const title of ['One', 'Two', 'Three']) await request('editor', 'POST', base, { body: { title, status } });
    const query = `${base}?context=edit&status=any&author_exclude=0`;
    expect(await list(actor, query)).toEqual([[own.title], '1', '1']);
    expect(Number((await list('editor', query))[1])).toBeGreaterThan(3);
  });

  test('a contributor does not list their published content for editing', async () => {
    const { data } = await request('contributor', 'POST', '/wp/v2/posts', { body: { title: 'Approved', status: 'pending' } });
    const query = '/wp/v2/posts?context=edit&search=Approved&status=any';
    expect(await list('contributor', query)).toEqual([['Approved'], '1', '1']);
    await request('editor', 'PUT', `/wp/v2/posts/${data.id}`, { body: { status: 'publish' } });
    expect(await list('contributor', query)).toEqual([[], '0', '0']);
  });

  test('media of others are listed for viewing', async () => {
    const count = async (actor: RestActor, context: string) =>
      Number((await request(actor, 'GET', `/wp/v2/media?context=${context}`)).headers['x-wp-total']);
    expect(await count('author', 'view')).toBe(await count('editor', 'view'));
    expect(await count('author', 'edit')).toBe(0);
  });
});

describe('references', () => {
  /** Every content type that a block can refer to. */
  const targets = [
    ...new Set(
      blockDeclarations
        .flatMap(({ attributes }) => Object.values(attributes))
        .flatMap((attribute) => [attribute['x-ref']?.to, attribute.items?.['x-ref']?.to])
        .filter((to) => to !== undefined && to !== 'attachment'),
    ),
  ];

  test.each<RestActor>(['contributor', 'author', 'editor', 'administrator'])('%s may list what a block can refer to', async (actor) => {
    expect(targets).toContain('markets');
    for (const to of targets) {
      const path = `/wp/v2/${getTypeBase(to)}`;
      const { headers } = await request(actor, 'OPTIONS', path);
      const query = new URLSearchParams(createTargetQuery(to, headers['allow']?.includes('POST') === true));
      const { status, data } = await request(actor, 'GET', `${path}?${query}`);
      expect([to, status]).toEqual([to, 200]);
      for (const target of data) expect(target).toMatchObject({ id: expect.any(Number), title: { rendered: expect.any(String) } });
    }
  });
});
