import { expect, test } from 'vitest';
import { parsePositions } from './load-feed.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

test('parses a plain list', () => {
  const [position] = parsePositions(
    JSON.stringify([
      {
        title: 'Dock technician',
        department: 'Operations',
        location: 'Joliet',
        link: 'https://jobs.example/1',
        datePosted: '2026-11-02T09:00:00Z',
      },
    ]),
  );
  expect(position).toEqual({
    title: 'Dock technician',
    department: 'Operations',
    location: 'Joliet',
    employmentType: null,
    link: 'https://jobs.example/1',
    datePosted: '2026-11-02',
    validThrough: null,
    description: null,
  });
});

test('parses a JSON Feed', () => {
  const [position] = parsePositions(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ title: 'Analyst', url: 'https://jobs.example/2', tags: ['Corporate'], content_html: '<p>Reads <b>leases</b>.</p>' }],
    }),
  );
  expect(position).toMatchObject({ title: 'Analyst', department: 'Corporate', description: 'Reads leases .' });
});

test('parses jobs from Greenhouse', () => {
  const [position] = parsePositions(
    JSON.stringify({
      jobs: [
        {
          title: 'Design manager',
          absolute_url: 'https://boards.example/3',
          location: { name: 'Oakland' },
          departments: [{ name: 'Development' }],
          updated_at: '2026-10-19T12:00:00-04:00',
          content: '&lt;p&gt;Draws &amp;amp; builds.&lt;/p&gt;',
        },
      ],
    }),
  );
  expect(position).toMatchObject({
    department: 'Development',
    location: 'Oakland',
    datePosted: '2026-10-19',
    description: 'Draws & builds.',
  });
});

test('parses postings from Lever', () => {
  const [position] = parsePositions(
    JSON.stringify([
      {
        text: 'Engineer',
        hostedUrl: 'https://lever.example/4',
        createdAt: Date.UTC(2026, 10, 1),
        categories: { team: 'Land', location: 'Dallas', commitment: 'Full time' },
      },
    ]),
  );
  expect(position).toMatchObject({
    title: 'Engineer',
    department: 'Land',
    location: 'Dallas',
    employmentType: 'Full time',
    datePosted: '2026-11-01',
  });
});

test('parses RSS', () => {
  const [position] = parsePositions(`<?xml version="1.0"?><rss><channel><title>Jobs</title><link>https://jobs.example/</link>
    <item><title><![CDATA[Planner & surveyor]]></title><link>https://jobs.example/5</link><category>Development</category><category>Land</category>
    <job:location xmlns:job="x">Reno</job:location><pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate><description>&lt;p&gt;Walks sites.&lt;/p&gt;</description></item></channel></rss>`);
  expect(position).toMatchObject({
    title: 'Planner & surveyor',
    link: 'https://jobs.example/5',
    department: 'Development',
    location: 'Reno',
    datePosted: '2026-11-02',
    description: 'Walks sites.',
  });
});

test('parses Atom', () => {
  const [position] = parsePositions(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>
    <entry><title>Guard</title><link rel="self" href="https://jobs.example/api/6"/><link href="https://jobs.example/6"/><category term="Operations"/><published>2026-11-03T00:00:00Z</published></entry></feed>`);
  expect(position).toMatchObject({ title: 'Guard', link: 'https://jobs.example/6', department: 'Operations', datePosted: '2026-11-03' });
});

test('converts hostile values to plain text', () => {
  const [position, ...others] = parsePositions(
    JSON.stringify([
      {
        title: '<img src=x onerror=alert(1)>Clerk\0\uD800',
        department: { name: { name: 'deep' } },
        location: 'W'.repeat(1_000_000),
        link: 'javascript:alert(1)',
        datePosted: '2026-99-99',
        description: `${'<b>'.repeat(5_000)}words<script>alert(1)</script>`,
      },
      { title: '<script>alert(1)</script>' },
      null,
      'text',
      [[]],
      { title: ['', 'second'] },
    ]),
  );
  expect(others).toEqual([]);
  expect(position).toMatchObject({ title: 'Clerk\uFFFD', department: null, link: null, datePosted: null, description: 'words' });
  expect(position?.location).toHaveLength(160);
});

test('does not expand entities that a document declares', () => {
  const positions = parsePositions(
    '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><rss><channel><item><title>Night &b; guard</title></item></channel></rss>',
  );
  expect(positions.map(({ title }) => title)).toEqual(['Night &b; guard']);
});

test('returns at most 200 positions', () => {
  const jobs = Array.from({ length: 5_000 }, (_, index) => ({ title: `Job ${index}` }));
  expect(parsePositions(JSON.stringify({ jobs }))).toHaveLength(200);
});

test.each(['', 'hello', '{', '['.repeat(1_000_000)])('rejects text that is not a feed: %#', (text) => {
  expect(() => parsePositions(text)).toThrow('neither JSON nor XML');
});

test.each([
  ['nested deeply, with closing tags that match no opening tag', '<a>'.repeat(2_000) + '</b>'.repeat(2_000)],
  ['full of syntax errors', `<a>${'</b>'.repeat(100_000)}`],
])('parses a feed quickly that is %s', (_name, markup) => {
  const startedAt = performance.now();
  const [position] = parsePositions(`<rss><item><title>Dispatcher</title></item>${markup}</rss>`);
  expect(position?.title).toBe('Dispatcher');
  expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(5_000));
});
