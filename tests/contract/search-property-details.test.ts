/** Property search: facts that only the page of a property says, its contacts, and the numbers of properties with at least so much. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
let contactId: number;

const properties = {
  aspen: {
    availableSquareFeet: 100_000,
    dockDoors: 30,
    clearHeightFeet: 40,
    trailerStalls: 60,
    carStalls: 200,
    sides: [{ side: 'Rear', truckCourtFeet: 185 }],
    columnSpacingLengthFeet: 50,
    columnSpacingDepthFeet: 60,
    highlights: [{ title: 'Foreign trade zone', text: 'Inside FTZ 12.' }],
    distances: [{ name: 'Reno Intermodal, Union Pacific', miles: 4, minutes: 9 }],
  },
  beech: { availableSquareFeet: 20_000, dockDoors: 12, clearHeightFeet: 32, rooms: [{ name: 'Ripening room', squareFeet: 900 }] },
  chestnut: { dockDoors: 60, clearHeightFeet: 28, powerMegawatts: 24, carStalls: 450 },
};

beforeAll(async () => {
  site = await createWritableSite();
  const insert = async (type: string, title: string, fields: object) => {
    const { rows } = await sql<{ id: number }>`
      insert into content_node (type, status, title, slug, uri, fields, published_at, modified_at)
      values (${type}, 'publish', ${title}, ${title.toLowerCase()}, ${`/${type}/${title}/`}, ${JSON.stringify(fields)}::jsonb, now(), now()) returning id`.execute(
      site.db,
    );
    return rows[0]?.id ?? 0;
  };
  contactId = await insert('team', 'Juniper Quill', { teamMeta: { phone: 7755550134 } });
  for (const [title, propertyFacts] of Object.entries(properties)) {
    const id = await insert('properties', title, { propertyFacts });
    if (title !== 'chestnut')
      await sql`insert into node_reference (node_id, field_group, field, position, target_id) values (${id}, 'propertyFacts', 'contacts', 0, ${contactId})`.execute(
        site.db,
      );
  }
});
afterAll(() => site.drop());

async function find(where: object, selection = '') {
  const { data, messages } = await site.execute(
    `query ($where: PropertySearchWhereArgs) { propertySearch(first: 20, where: $where, orderby: TITLE) { total nodes { title } ${selection} } }`,
    { variables: { where } },
  );
  expect(messages).toEqual([]);
  const { nodes, ...search } = data?.propertySearch ?? {};
  return { ...search, titles: nodes.map(({ title }: { title: string }) => title) };
}

test.each([
  ['foreign trade zone', ['aspen']],
  ['FTZ', ['aspen']],
  ['ripening', ['beech']],
  ['union pacific', ['aspen']],
  ['Juniper Quill', ['aspen', 'beech']],
  ['quill', ['aspen', 'beech']],
  ['775-555-0134', ['aspen', 'beech']],
  ['(775) 555 0134', ['aspen', 'beech']],
  ['truck court 180', ['aspen']],
  ['60 ft columns', ['aspen']],
  ['car parking 400', ['chestnut']],
  ['20 MW', ['chestnut']],
])('the text %s finds %j', async (text, expected) => {
  expect((await find({ search: text })).titles).toEqual(expected);
});

test('a new name or number of a contact is found', async () => {
  const update = (title: string, phone: number) =>
    sql`update content_node set title = ${title}, fields = jsonb_set(fields, '{teamMeta,phone}', to_jsonb(${phone}::bigint)) where id = ${contactId}`.execute(
      site.db,
    );
  await update('Juniper Vale', 7755550199);
  expect((await find({ search: 'juniper vale' })).titles).toEqual(['aspen', 'beech']);
  expect((await find({ search: '775-555-0199' })).titles).toEqual(['aspen', 'beech']);
  expect((await find({ search: '775-555-0134' })).total).toBe(0);
  await update('Juniper Quill', 7755550134);
});

test('only references that change are written again', async () => {
  const mutate = async (mutation: string, input: object) => {
    const { data, messages } = await site.execute(mutation, { as: 'administrator', variables: { input } });
    expect(messages).toEqual([]);
    return data;
  };
  const { rows: people } = await sql<{
    id: number;
  }>`select id from content_node where type = 'team' and id <> ${contactId} order by id limit 1`.execute(site.db);
  const contacts = [contactId, people[0]?.id];
  const { createProperty } = await mutate(
    'mutation ($input: CreatePropertyInput!) { createProperty(input: $input) { property { id databaseId } } }',
    { title: 'Dogwood', propertyFacts: { contacts, dockDoors: 5 } },
  );
  const { id, databaseId } = createProperty.property;
  const update = (propertyFacts: object) =>
    mutate('mutation ($input: UpdatePropertyInput!) { updateProperty(input: $input) { property { id } } }', { id, propertyFacts });
  const readReferences = async () => {
    const { rows } = await sql<{ target: number; transaction: string }>`
      select target_id as target, xmin::text as transaction from node_reference where node_id = ${databaseId} order by field, position`.execute(
      site.db,
    );
    return rows;
  };
  const before = await readReferences();
  expect(before.map(({ target }) => target)).toEqual(contacts);
  await update({ dockDoors: 6 });
  expect(await readReferences()).toEqual(before);
  await update({ contacts: [contactId] });
  expect(await readReferences()).toEqual(before.slice(0, 1));
  await update({ contacts: contacts.toReversed() });
  expect((await readReferences()).map(({ target }) => target)).toEqual(contacts.toReversed());
  await mutate('mutation ($input: DeletePropertyInput!) { deleteProperty(input: $input) { deletedId } }', { id, forceDelete: true });
});

test('a text that means nothing to any property finds none, and says so', async () => {
  const { total, interpretation } = await find({ search: 'zzzzqqq' }, 'interpretation { ignored summary } ');
  expect(total).toBe(0);
  expect(interpretation).toEqual({ ignored: ['zzzzqqq'], summary: 'No building matches “zzzzqqq”.' });
});

const steps = 'facets { clearHeight { value count } dockDoors { value count } trailerStalls { value count } }';
const toCounts = (list: { value: string; count: number }[]) => Object.fromEntries(list.map(({ value, count }) => [value, count]));

test('steps of a fact are counted without the filter by the same fact, and with all others', async () => {
  const all = (await find({}, steps)).facets;
  const counts = Object.fromEntries(
    Object.entries(all).map(([name, list]) => [name, toCounts(list as { value: string; count: number }[])]),
  );
  const filtered = (await find({ minDockDoors: 25, minClearHeightFeet: 36 }, steps)).facets;
  expect(counts['dockDoors']).toEqual({ 10: 3, 25: 2, 50: 1 });
  expect(counts['trailerStalls']).toEqual({ 25: 1, 50: 1 });
  expect(toCounts(filtered.dockDoors)).toEqual({ 10: 1, 25: 1 });
  expect(toCounts(filtered.clearHeight)).toEqual({ 24: 2, 28: 2, 32: 1, 36: 1, 40: 1 });
  expect(toCounts(filtered.trailerStalls)).toEqual({ 25: 1, 50: 1 });
});
