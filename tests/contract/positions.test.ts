/** Positions of the content type: when they are open, where they are listed, how candidates apply, and who receives alerts about new ones. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPositions } from '../../content/commands/nodes/import-positions.ts';
import { announceClosedPositions } from '../../content/commands/nodes/close-positions.ts';
import { listAnnouncedNodes, recordAnnouncedNodes } from '../../content/subscriptions/announced-nodes.ts';
import { createPublicStore } from '../../content/subscriptions/subscriptions.ts';
import { positionTopic } from '../../content/subscriptions/topics/positions.ts';
import { createFormsSite, type FormsSite } from '../support/forms-site.ts';
import { createCompoundFile } from '../support/compound-file.ts';
import { postForm, type SubmissionResponse } from '../support/send-form.ts';

type Meta = Record<string, string | number | readonly number[]>;

let site: FormsSite;
const ids: Record<string, number> = {};
const getDay = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  site = await createFormsSite();
  await createPosition('Yard engineer', {
    department: 'Operations',
    location: 'Atlanta, Georgia',
    employmentType: 'Full time',
    salaryMinimum: 80_000,
  });
  await createPosition('Crane operator', { department: 'Operations', location: 'Dallas, Texas', validThrough: getDay(3) });
  await createPosition('Surveyor', { department: 'Development', location: 'Dallas, Texas', employmentType: 'Part time' });
  await createPosition('Expired clerk', { department: 'Corporate', location: 'Atlanta, Georgia', validThrough: getDay(-3) });
  await createPosition('Filled guard', { department: 'Corporate', closedOn: getDay(-3), validThrough: getDay(30) });
});
afterAll(() => site.stop());

async function createPosition(title: string, positionMeta: Meta): Promise<void> {
  const { data, messages } = await site.execute(
    `mutation ($title: String!, $meta: Position_PositionmetaInput!) {
      createPosition(input: { title: $title, status: PUBLISH, excerpt: "Fixes yards.", positionMeta: $meta }) { position { databaseId } }
    }`,
    { as: 'administrator', variables: { title, meta: positionMeta } },
  );
  if (!data?.createPosition) throw new Error(messages.join());
  ids[title] = data.createPosition.position.databaseId as number;
}

const archiveQuery = `query ($parameters: [UrlParameter!]) {
  contentType(id: "positions", idType: NAME) {
    positionArchive(parameters: $parameters) { total departments locations types positions { title uri pay } nodes(first: 50) { title } }
  }
}`;

async function listTitles(parameters: Record<string, string> = {}): Promise<string[]> {
  const { data, messages } = await site.execute(archiveQuery, {
    variables: { parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })) },
    now: new Date(),
  });
  expect(messages).toEqual([]);
  return data.contentType.positionArchive.positions.map(({ title }: { title: string }) => title).toSorted();
}

test('the list contains open positions only, and each filter of the URL narrows it down', async () => {
  expect(await listTitles()).toEqual(['Crane operator', 'Surveyor', 'Yard engineer']);
  expect(await listTitles({ department: 'OPERATIONS' })).toEqual(['Crane operator', 'Yard engineer']);
  expect(await listTitles({ location: 'dallas, texas', department: 'Operations' })).toEqual(['Crane operator']);
  expect(await listTitles({ type: 'part time' })).toEqual(['Surveyor']);
  expect(await listTitles({ department: 'No such department' })).toHaveLength(3);
  const { data } = await site.execute(archiveQuery);
  expect(data.contentType.positionArchive).toMatchObject({
    total: 3,
    departments: ['Development', 'Operations'],
    locations: ['Atlanta, Georgia', 'Dallas, Texas'],
    types: ['Full time', 'Part time'],
  });
  expect(data.contentType.positionArchive.nodes).toHaveLength(3);
});

test('a closed position keeps its page, is not indexed, and leads to open positions', async () => {
  const query = `query ($id: ID!) { position(id: $id, idType: DATABASE_ID) { isOpen seo { metaRobotsNoindex } similarPositions { title uri } pay { text } } }`;
  const read = async (title: string) => (await site.execute(query, { variables: { id: ids[title] }, now: new Date() })).data.position;
  expect(await read('Yard engineer')).toMatchObject({ isOpen: true, seo: { metaRobotsNoindex: 'index' }, pay: { text: '$80,000 a year' } });
  for (const title of ['Expired clerk', 'Filled guard']) {
    const position = await read(title);
    expect(position).toMatchObject({ isOpen: false, seo: { metaRobotsNoindex: 'noindex' } });
    expect(position.similarPositions).toHaveLength(3);
  }
});

test('pages of positions are purged on the day after their deadline', async () => {
  await site.takePurgeEvents();
  expect(await announceClosedPositions(site.services, getDay(2), getDay(3))).toEqual([]);
  expect(await announceClosedPositions(site.services, getDay(3), getDay(4))).toEqual([ids['Crane operator']]);
  const { keys, uris } = await site.takePurgeEvents();
  expect(keys).toContain('list:position');
  expect(uris).toEqual(['/careers/positions/crane-operator/']);
});

test.each([
  ['job atlanta', 'Yard engineer'],
  ['yard engineer', 'Yard engineer'],
  ['jobs in dallas operations', 'Crane operator'],
])('a search for %j finds the position %j first, and no closed one', async (text, title) => {
  const { data } = await site.execute(
    'query ($text: String!) { search(query: $text, first: 20) { nodes { ... on NodeWithTitle { title } } } }',
    {
      variables: { text },
      now: new Date(),
    },
  );
  const titles = data.search.nodes.map((node: { title?: string }) => node.title);
  expect(titles[0]).toBe(title);
  expect(titles).not.toContain('Expired clerk');
});

test('subscribers are notified once about new open positions that match', async () => {
  const { services } = site;
  const store = createPublicStore(services);
  const now = services.now();
  const period = { since: new Date(now.getTime() - 1000), until: now };
  await recordAnnouncedNodes(services, 'positions', now);
  await recordAnnouncedNodes(services, 'positions', new Date(now.getTime() + 5000));
  expect(await listAnnouncedNodes(services, period)).toHaveLength(5);
  const query = await positionTopic.normalizeQuery('department=operations&location=NOWHERE&q=buy+pills&utm_source=x', store);
  expect(query).toBe('department=operations');
  expect(await positionTopic.describeQuery(query, store, false)).toBe('Operations');
  expect(await positionTopic.describeQuery('department=closed', store, false)).toBe('All positions');
  expect(await positionTopic.getHref(query, services)).toBe('/careers/positions/?department=operations');
  const found = await positionTopic.listNew(query, period, 10, services, store);
  expect(found.map(({ title }) => title).toSorted()).toEqual(['Crane operator', 'Yard engineer']);
  expect(found.find(({ title }) => title === 'Yard engineer')).toMatchObject({
    uri: '/careers/positions/yard-engineer/',
    facts: ['Operations, Atlanta, Georgia, Full time', '$80,000 a year'],
  });
});

const pdf = new File(['%PDF-1.7\nresume'], 'Ada résumé.pdf');
let applicationCount = 0;

async function apply(title: string, file: File, values: Record<string, string> = {}): Promise<SubmissionResponse> {
  applicationCount += 1;
  const form = new FormData();
  form.append('resume', file);
  const fields = {
    place: String(ids[title]),
    name: 'Ada',
    email: 'ada@example.invalid',
    consent: 'yes',
    message: `Application ${applicationCount}`,
  };
  for (const [name, value] of Object.entries({ ...fields, ...values })) form.append(name, value);
  const options = { origin: site.origin, address: `198.51.100.${applicationCount}`, clock: site.createClock() };
  return (await (await postForm('application', form, options)).json()) as SubmissionResponse;
}

const findState = async (token: string) => {
  const query = `query ($id: ID!, $token: String!) { position(id: $id, idType: DATABASE_ID) {
    applicationForm(parameters: [{ name: "form", value: $token }]) { state errors { field message } values { name values } } } }`;
  return (await site.execute(query, { variables: { id: ids['Yard engineer'], token }, now: new Date() })).data.position.applicationForm;
};

test('an application is stored with its file and sent to the hiring contact', async () => {
  const { data } = await site.execute(
    'mutation { createTeam(input: { title: "Hana", status: PUBLISH, teamMeta: { email: "hana@causeway.example" } }) { team { databaseId } } }',
    { as: 'administrator' },
  );
  await createPosition('Dispatcher', { location: 'Atlanta, Georgia', contacts: [data.createTeam.team.databaseId] });
  expect((await apply('Dispatcher', pdf)).state).toBe('SENT');
  const [email] = site.emails.slice(-2);
  expect(email?.to.address).toBe('hana@causeway.example');
  expect(email?.text).toContain('Dispatcher');
  const row = await site.db.selectFrom('form_submission').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ form: 'application', node_id: ids['Dispatcher'] });
  expect(await readFile(join(site.services.formsDir, row.files[0]?.path ?? ''), 'utf8')).toContain('resume');
  expect((await fetch(`${site.origin}/wp-json/site/v1/forms/${row.reference}/1`)).status).toBe(404);
});

test.each([
  [
    'a workbook named as a document',
    new File([createCompoundFile(['Root Entry', 'Workbook'])], 'ada.doc'),
    /is not a PDF, DOC, or DOCX file/,
  ],
  [
    'a document with macros',
    new File([createCompoundFile(['Root Entry', 'WordDocument', 'Macros'])], 'ada.doc'),
    /is not a PDF, DOC, or DOCX file/,
  ],
  [
    'a document with a loop in its directory',
    new File([createCompoundFile(['WordDocument'], { loops: true })], 'ada.doc'),
    /is not a PDF, DOC, or DOCX file/,
  ],
  ['a web page named as a document', new File(['<html>'], 'ada.docx'), /is not a PDF, DOC, or DOCX file/],
  ['no file', new File([''], ''), /Choose your résumé or CV/],
])('%s is checked by its content, and what was typed is kept', async (_name, file, message) => {
  const { token } = await apply('Yard engineer', file);
  const result = await findState(token);
  expect(result).toMatchObject({ state: 'INVALID', errors: [{ field: 'resume', message: expect.stringMatching(message) }] });
  expect(result.values).toContainEqual({ name: 'email', values: ['ada@example.invalid'] });
});

test('a Word document in the format used before 2007 is accepted', async () => {
  expect((await apply('Yard engineer', new File([createCompoundFile(['Root Entry', 'WordDocument', '1Table'])], 'ada.doc'))).state).toBe(
    'SENT',
  );
});

test('an application needs consent, and a closed position accepts none', async () => {
  const { token } = await apply('Yard engineer', pdf, { consent: '' });
  expect((await findState(token)).errors).toContainEqual(expect.objectContaining({ field: 'consent' }));
  for (const title of ['Expired clerk', 'Filled guard']) expect((await apply(title, pdf)).state).toBe('INVALID');
});

test('the positions of a feed get pages, which follow the feed and close when it no longer has them', async () => {
  const clerk = {
    title: 'Clerk',
    location: 'Reno, Nevada',
    type: 'full-time',
    url: 'https://jobs.example/1',
    content: '&lt;h1&gt;Tasks&lt;/h1&gt;&lt;script&gt;x&lt;/script&gt;&lt;p&gt;Files.&lt;/p&gt;',
  };
  let jobs: object[] = [clerk, { title: 'Porter', description: 'Carries. A < B' }];
  const server = createServer((_request, response) => response.end(JSON.stringify({ jobs })));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = { ...site.services, uploads: { maxBytes: 1_000_000, allowedHosts: [host] } };
  const block = `<!-- wp:site/open-positions {"feedUrl": "http://${host}/jobs"} /-->`;
  await site.execute(
    'mutation ($content: String!) { createPage(input: { title: "Jobs", status: PUBLISH, content: $content }) { page { id } } }',
    {
      as: 'administrator',
      variables: { content: block },
    },
  );
  const readPage = async (slug: string) =>
    (
      await site.execute(
        'query ($id: ID!) { position(id: $id, idType: SLUG) { title content isOpen modified positionMeta { location employmentType applicationUrl } } }',
        { variables: { id: slug }, now: new Date() },
      )
    ).data.position;
  await importPositions(services);
  const first = await readPage('clerk');
  expect(first).toMatchObject({
    isOpen: true,
    positionMeta: { location: 'Reno, Nevada', employmentType: 'Full time', applicationUrl: 'https://jobs.example/1' },
  });
  expect(first.content).toContain('<p>Files.</p>');
  expect(first.content).not.toMatch(/script|<h1/);
  expect((await readPage('porter')).content).toContain('Carries. A');
  site.advanceClock(60);
  await importPositions(services);
  expect(await readPage('clerk')).toEqual(first);
  jobs = [{ ...clerk, location: 'Sparks, Nevada' }];
  await importPositions(services);
  expect(await readPage('clerk')).toMatchObject({ isOpen: true, positionMeta: { location: 'Sparks, Nevada' } });
  expect(await readPage('porter')).toMatchObject({ isOpen: false });
  server.closeAllConnections();
  server.close();
  await importPositions(services);
  expect(await readPage('clerk')).toMatchObject({ isOpen: true });
});
