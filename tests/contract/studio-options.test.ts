/** The options as the studio edits them: declarations, stored values, versions and rights. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionGroups } from '../../content/model/options.ts';
import { createRestClient, type RestActor } from '../support/rest-client.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);
const path = '/studio/v1/options';
const load = async (name: string) => (await request('administrator', 'GET', `${path}/${name}`)).data;

test('a group has the declarations of all of its fields', async () => {
  const { fields, locked_fields: locked } = await load('site-options');
  expect(fields.map(({ name }: { name: string }) => name)).toEqual(Object.keys(optionGroups.siteOptions.fields));
  expect(fields.find(({ name }: { name: string }) => name === 'socialMedia')).toMatchObject({
    kind: 'list',
    item: 'social network',
    fields: [
      { name: 'social', kind: 'text', label: 'Network', is_required: true },
      { name: 'link', kind: 'url', is_required: true },
      { name: 'icon', kind: 'reference', to: 'attachment' },
    ],
  });
  expect(locked).toEqual([]);
});

describe('saving', () => {
  test('changes the sent values, and returns the stored ones with a new version', async () => {
    const { version, values } = await load('number-module');
    const sent = { version, values: { mainHeading: 'In figures' } };
    const { status, data } = await request('editor', 'POST', `${path}/number-module`, { body: sent });
    expect([status, data.values]).toEqual([200, { ...values, mainHeading: 'In figures' }]);
    expect(data.version).not.toBe(version);
    const again = await request('editor', 'POST', `${path}/number-module`, { body: sent });
    expect(again).toMatchObject({ status: 409, data: { code: 'rest_edit_conflict' } });
  });

  test('refuses values that the declaration does not allow, and names them', async () => {
    const { version } = await load('number-module');
    const { status, data } = await request('editor', 'POST', `${path}/number-module`, {
      body: { version, values: { styleOption: 'huge' } },
    });
    expect([status, data.message]).toEqual([400, expect.stringContaining('styleOption cannot be "huge". Use one of:')]);
  });

  test('writes other profiles of the SEO settings in the form in which it returns them', async () => {
    const { version } = await load('seo');
    const social = { otherSocials: [{ url: 'https://social.example/causeway' }] };
    const { status, data } = await request('administrator', 'POST', `${path}/seo`, { body: { version, values: { social } } });
    expect([status, data.values.social.otherSocials]).toEqual([200, social.otherSocials]);
  });
});

describe('rights', () => {
  test.each<[RestActor, readonly string[]]>([
    [null, []],
    ['author', []],
    ['editor', ['site-options', 'number-module', 'popup-module']],
    ['administrator', ['site-options', 'number-module', 'popup-module', 'seo']],
  ])('%s may edit %j', async (actor, expected) => {
    const { data } = await request(actor, 'GET', path);
    expect(data.map(({ name }: { name: string }) => name)).toEqual(expected);
    for (const name of ['site-options', 'number-module', 'seo']) {
      const { status } = await request(actor, 'GET', `${path}/${name}`);
      expect(`${name} ${status}`).toBe(`${name} ${expected.includes(name) ? 200 : actor === null ? 401 : 403}`);
    }
  });

  test('editors see which fields only administrators may change', async () => {
    const { data } = await request('editor', 'GET', `${path}/site-options`);
    expect(data.locked_fields).toEqual(['gaId', 'gtmId']);
    const body = { version: data.version, values: { gaId: 'G-AB12CD34EF' } };
    expect((await request('editor', 'POST', `${path}/site-options`, { body })).status).toBe(403);
  });
});
