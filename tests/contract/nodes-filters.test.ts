/** Filters and orders of lists of nodes, as WPGraphQL names them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisibilitySite, type VisibilitySite, type Actor } from '../support/visibility-site.ts';

let cast: VisibilitySite;
beforeAll(async () => {
  cast = await createVisibilitySite();
});
afterAll(() => cast.close());

const globalId = (kind: string, id: number) => Buffer.from(`${kind}:${id}`).toString('base64');

async function slugs(list: string, where: string, person: Actor = null, first = 100): Promise<string[]> {
  const { data, errors } = await cast.executeAs(
    person,
    `{ ${list}(first: ${first}, where: { ${where} }) { nodes { ... on ContentNode { slug } } } }`,
  );
  expect(errors).toEqual([]);
  return data[list].nodes.map((node: { slug: string }) => node.slug);
}
const reports = (...numbers: number[]) => numbers.map((number) => `report-${number}`);

describe('by identity', () => {
  test('in and notIn take database ids and global ids', async () => {
    const [one, two] = [cast.getId('report-1'), cast.getId('report-2')];
    expect(await slugs('posts', `in: ["${one}", "${globalId('post', two)}"]`)).toEqual(reports(2, 1));
    expect(await slugs('posts', `id: ${one}`)).toEqual(reports(1));
    expect(await slugs('posts', `in: ["${one}", "${two}"], notIn: ["${globalId('post', two)}"]`)).toEqual(reports(1));
    expect(await slugs('posts', `in: ["nonsense", "${globalId('term', one)}"]`)).toEqual([]);
    expect(await slugs('pages', `in: ["${one}"]`)).toEqual([]);
    expect(await slugs('posts', 'in: []', null, 1)).toEqual(reports(12));
  });

  test('name, nameIn and title', async () => {
    expect(await slugs('posts', 'name: "report-3"')).toEqual(reports(3));
    expect(await slugs('posts', 'nameIn: ["report-3", "report-5", "nope"]')).toEqual(reports(5, 3));
    expect(await slugs('posts', 'title: "REPORT number 7"')).toEqual(reports(7));
    expect(await slugs('posts', 'title: "Report number"')).toEqual([]);
    expect(await slugs('posts', String.raw`title: "\u0000"`)).toEqual([]);
  });

  test('lists that are too long are refused in words', async () => {
    const ids = JSON.stringify(Array.from({ length: 101 }, (_, index) => String(index + 1)));
    const { data, errors } = await cast.executeAs(null, `{ posts(where: { in: ${ids} }) { nodes { slug } } }`);
    expect(data.posts).toBeNull();
    expect(errors).toEqual(['The filter "in" takes at most 100 values, 101 were given. Split them into several queries.']);
  });
});

describe('by parent', () => {
  test('0 is the top, ids are of both kinds', async () => {
    const [about, people] = [cast.getId('about'), cast.getId('people')];
    expect(await slugs('pages', `parent: "${about}"`)).toEqual(['people']);
    expect(await slugs('pages', `parentIn: ["${about}", "${globalId('post', people)}"]`)).toEqual(['people', 'board']);
    const top = ['about', 'privacy', 'news', 'home'];
    expect(await slugs('pages', 'parent: "0"')).toEqual(top);
    expect(await slugs('pages', 'parentIn: ["0"]')).toEqual(top);
    expect(await slugs('pages', 'parentNotIn: ["0"]')).toEqual(['people', 'board']);
    expect(await slugs('pages', `parentNotIn: ["${about}"]`)).toEqual([...top, 'board']);
    expect(await slugs('pages', 'parent: "nonsense"')).toEqual([]);
  });
});

describe('by author', () => {
  test('number, list, name', async () => {
    const user = async (login: string) =>
      (await cast.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
    const [editor, author] = [await user('editor'), await user('author')];
    expect(await slugs('posts', `author: ${editor}`, null, 2)).toEqual(reports(12, 11));
    expect(await slugs('posts', `authorIn: ["${globalId('user', editor)}"]`, null, 1)).toEqual(reports(12));
    expect(await slugs('posts', 'authorName: "editor"', null, 1)).toEqual(reports(12));
    expect(await slugs('posts', `author: ${author}`)).toEqual([]);
    expect(await slugs('posts', `authorNotIn: ["${editor}"]`)).toEqual([]);
    expect(await slugs('posts', `authorNotIn: ["${author}"]`, null, 1)).toEqual(reports(12));
  });
});

describe('by status', () => {
  test('visitors and subscribers get what is published, writers the rest, each as far as they may', async () => {
    expect(await slugs('posts', 'status: DRAFT')).toEqual([]);
    expect(await slugs('posts', 'stati: [DRAFT, PUBLISH]', 'subscriber', 1)).toEqual(reports(12));
    expect(await slugs('posts', 'status: DRAFT', 'author')).toEqual(['secret', 'own', 'draft']);
    expect(await slugs('posts', 'status: PRIVATE', 'author')).toEqual([]);
    expect(await slugs('posts', 'status: PRIVATE', 'editor')).toEqual(['private']);
    expect(await slugs('posts', 'stati: [FUTURE, PUBLISH]', 'admin', 2)).toEqual(['future', 'report-12']);
    expect(await slugs('pages', 'status: DRAFT', 'author')).toEqual([]);
    expect(await slugs('contentNodes', 'status: DRAFT', 'author')).toEqual(['secret', 'own', 'draft', 'hidden']);
    expect(await slugs('posts', 'status: INHERIT', 'admin')).toEqual([]);
    expect(await slugs('posts', 'status: REQUEST_PENDING', 'admin')).toEqual([]);
  });

  test('hasPassword', async () => {
    expect(await slugs('posts', 'hasPassword: true')).toEqual(['locked']);
    expect(await slugs('posts', 'hasPassword: false')).not.toContain('locked');
  });
});

describe('by type', () => {
  test('contentTypes, media among them, and media types', async () => {
    expect(await slugs('contentNodes', 'contentTypes: [REGIONS]')).toEqual(['east', 'west']);
    expect(await slugs('contentNodes', 'contentTypes: [ATTACHMENT]')).toEqual(['dock']);
    expect(await slugs('contentNodes', 'contentTypes: [WP_BLOCK]')).toEqual([]);
    expect(await slugs('mediaItems', 'mimeType: IMAGE_JPEG')).toEqual(['dock']);
    expect(await slugs('mediaItems', 'mimeType: IMAGE_PNG')).toEqual([]);
  });
});

describe('by term', () => {
  const term = async (slug: string) =>
    (await cast.db.selectFrom('term').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

  test('a category by id or slug holds what is filed below it, categoryIn does not', async () => {
    const [insights, reportsBelow] = [await term('insights'), await term('market-reports')];
    expect(await slugs('posts', `categoryId: ${insights}`)).toContain('summer-time');
    expect(await slugs('posts', 'categoryName: "insights"')).toContain('summer-time');
    expect(await slugs('posts', `categoryIn: ["${insights}"]`)).not.toContain('summer-time');
    expect(await slugs('posts', `categoryIn: ["${globalId('term', reportsBelow)}"]`)).toEqual(['summer-time']);
    expect(await slugs('posts', `categoryNotIn: ["${insights}"]`)).toEqual(['summer-time']);
    expect(await slugs('posts', 'categoryName: "nope"')).toEqual([]);
  });

  test('tags by slug, id and in numbers', async () => {
    const rent = await term('rent');
    const even = reports(12, 10, 8, 6, 4, 2);
    expect(await slugs('posts', 'tag: "rent"')).toEqual(even);
    expect(await slugs('posts', `tagId: "${rent}"`)).toEqual(even);
    expect(await slugs('posts', `tagIn: ["${globalId('term', rent)}"]`)).toEqual(even);
    expect(await slugs('posts', 'tagSlugIn: ["rent", "nope"]')).toEqual(even);
    expect(await slugs('posts', 'tagSlugAnd: ["rent", "nope"]')).toEqual([]);
    expect(await slugs('posts', `tagNotIn: ["${rent}"]`, null, 1)).toEqual(reports(11));
  });
});

describe('by date, in the site’s own days', () => {
  test.each([
    ['after: { year: 2025, month: 2, day: 5 }, before: { year: 2025, month: 2, day: 9 }, inclusive: true', reports(9, 8, 7, 6, 5)],
    ['after: { year: 2025, month: 2, day: 5 }, before: { year: 2025, month: 2, day: 9 }', reports(8, 7, 6)],
    ['after: { year: 2025 }', []],
    ['before: { year: 2025 }', ['summer-time']],
    ['before: { year: 2024 }, inclusive: true', ['summer-time']],
    ['after: { year: 2024, month: 3 }, before: { year: 2025, month: 2, day: 2 }', reports(1)],
    ['year: 2024, month: 3', ['summer-time']],
    ['year: 2024, month: 3, day: 10', ['summer-time']],
    ['year: 2025, day: 3', reports(3)],
    ['year: 2025, after: { year: 2025, month: 2, day: 11 }', reports(12)],
    ['year: 2024, before: { year: 2024, month: 3 }', []],
    // 05:00 in Los Angeles is noon in Greenwich.
    ['year: 2024, hour: 5', ['summer-time']],
    ['year: 2024, hour: 12', []],
    ['day: 10, compare: ">"', reports(12, 11)],
    ['week: 5, year: 2025', reports(2, 1)],
    ['month: 3, day: 1, relation: OR', ['report-1', 'summer-time']],
    ['column: MODIFIED, year: 2024, month: 7', ['summer-time']],
    ['minute: 0, second: 0, month: 3', ['summer-time']],
  ])('%s', async (query, expected) => {
    expect(await slugs('posts', `dateQuery: { ${query} }`)).toEqual(expected);
  });

  test.each([
    ['after: { year: 2025, month: 2, day: 30 }', 'is not a date: 2025-2-30'],
    ['before: { year: 3 }', 'is not a date'],
    ['after: { month: 13 }', 'is not a date'],
    ['year: 2024, month: 13', 'is not a date: 2024-13-1'],
    ['day: 1, compare: "; drop table"', "cannot compare with"],
  ])('%s is refused in words', async (query, words) => {
    const { errors } = await cast.executeAs(null, `{ posts(where: { dateQuery: { ${query} } }) { nodes { slug } } }`);
    expect(errors[0]).toContain(words);
  });
});

describe('order', () => {
  const walk = async (orderby: string, extra = '') => {
    const found: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { data, errors }: Awaited<ReturnType<VisibilitySite['executeAs']>> = await cast.executeAs(
        null,
        `query ($after: String) { posts(first: 4, after: $after, where: { orderby: [${orderby}] ${extra} }) { nodes { slug } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      expect(errors).toEqual([]);
      found.push(...data.posts.nodes.map((node: { slug: string }) => node.slug));
      ({ hasNextPage: more, endCursor: after } = data.posts.pageInfo);
    }
    return found;
  };

  test.each(['AUTHOR', 'COMMENT_COUNT', 'DATE', 'IN', 'MENU_ORDER', 'MODIFIED', 'NAME_IN', 'PARENT', 'SLUG', 'TITLE'])(
    '%s pages through everything once, and backward is forward turned round',
    async (field) => {
      const up = await walk(`{ field: ${field}, order: ASC }`);
      const down = await walk(`{ field: ${field}, order: DESC }`);
      expect(up).toHaveLength(14);
      expect(new Set(up).size).toBe(14);
      // Without its list an order by list is no order: newest first, both times.
      expect(down).toEqual(field === 'IN' || field === 'NAME_IN' ? up : up.toReversed());
    },
  );

  test('keys in opposite directions page by both', async () => {
    const found = await walk('{ field: COMMENT_COUNT, order: DESC }, { field: TITLE, order: ASC }');
    expect(found.slice(0, 2)).toEqual(['report-12', 'locked']);
    expect(found.slice(2)).toEqual(found.slice(2).toSorted((a, b) => titles(a).localeCompare(titles(b), 'en')));
  });
  const titles = (slug: string) => (slug === 'summer-time' ? 'Summer' : slug.replace('report-', 'Report number '));

  test('IN and NAME_IN follow the list, page by page and turned round', async () => {
    const numbers = [5, 1, 9, 12, 3, 7];
    const ids = numbers.map((number) => `"${cast.getId(`report-${number}`)}"`).join(', ');
    expect(await walk('{ field: IN, order: ASC }', `in: [${ids}]`)).toEqual(reports(...numbers));
    expect(await walk('{ field: IN, order: DESC }', `in: [${ids}]`)).toEqual(reports(...numbers).toReversed());
    const names = JSON.stringify(reports(...numbers));
    expect(await walk('{ field: NAME_IN, order: ASC }', `nameIn: ${names}`)).toEqual(reports(...numbers));
  });

  test('last keeps the order of the list', async () => {
    const { data } = await cast.executeAs(
      null,
      '{ posts(last: 2, where: { orderby: [{ field: TITLE, order: ASC }, { field: DATE, order: DESC }] }) { nodes { slug } pageInfo { hasPreviousPage } } }',
    );
    expect(data.posts).toEqual({ nodes: [{ slug: 'report-9' }, { slug: 'summer-time' }], pageInfo: { hasPreviousPage: true } });
  });
});
