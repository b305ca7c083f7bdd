/** Filters and sort orders of lists of nodes, named as in WPGraphQL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scaleToMachine } from '../support/machine-speed.ts';
import { createVisibilitySite, type VisibilitySite, type Actor } from '../support/visibility-site.ts';

let site: VisibilitySite;
beforeAll(async () => {
  site = await createVisibilitySite();
});
afterAll(() => site.close());

const toGlobalId = (kind: string, id: number) => Buffer.from(`${kind}:${id}`).toString('base64');

async function listSlugs(list: string, where: string, actor: Actor = null, first = 100): Promise<string[]> {
  const { data, errors } = await site.executeAs(
    actor,
    `{ ${list}(first: ${first}, where: { ${where} }) { nodes { ... on ContentNode { slug } } } }`,
  );
  expect(errors).toEqual([]);
  return data[list].nodes.map((node: { slug: string }) => node.slug);
}
const getReportSlugs = (...numbers: number[]) => numbers.map((number) => `report-${number}`);

describe('filters by id, name and title', () => {
  test('in and notIn accept database ids and global ids, and in also determines the order', async () => {
    const [one, two] = [site.getId('report-1'), site.getId('report-2')];
    expect(await listSlugs('posts', `in: ["${one}", "${toGlobalId('post', two)}"]`)).toEqual(getReportSlugs(1, 2));
    expect(await listSlugs('posts', `in: ["${two}", "${one}"]`)).toEqual(getReportSlugs(2, 1));
    expect(await listSlugs('posts', `id: ${one}`)).toEqual(getReportSlugs(1));
    expect(await listSlugs('posts', `notIn: ["${toGlobalId('post', two)}"], nameIn: ["report-1", "report-2"]`)).toEqual(getReportSlugs(1));
    expect(await listSlugs('posts', `in: ["nonsense", "${toGlobalId('term', one)}"]`)).toEqual([]);
    expect(await listSlugs('pages', `in: ["${one}"]`)).toEqual([]);
    expect(await listSlugs('posts', 'in: []', null, 1)).toEqual(getReportSlugs(12));
    for (const id of [0, -1]) expect(await listSlugs('posts', `id: ${id}`, null, 1)).toEqual(getReportSlugs(12));
  });

  test('nodes can be filtered by name, nameIn and title', async () => {
    expect(await listSlugs('posts', 'name: "report-3"')).toEqual(getReportSlugs(3));
    expect(await listSlugs('posts', 'nameIn: ["report-3", "report-5", "nope"]')).toEqual(getReportSlugs(5, 3));
    expect(await listSlugs('posts', 'title: "REPORT number 7"')).toEqual(getReportSlugs(7));
    expect(await listSlugs('posts', 'title: "Report number"')).toEqual([]);
    // White space is normalized (WPGraphQL).
    expect(await listSlugs('posts', 'title: " Report  number 7\\n"')).toEqual(getReportSlugs(7));
    expect(await listSlugs('posts', 'nameIn: [" report-3"]')).toEqual(getReportSlugs(3));
    expect(await listSlugs('posts', String.raw`title: "\u0000"`)).toEqual([]);
  });

  test('of several filters for the same thing, one replaces the others', async () => {
    const [one, two, about, people] = ['report-1', 'report-2', 'about', 'people'].map((slug) => site.getId(slug));
    const [editor, author] = await Promise.all(
      ['editor', 'author'].map((login) =>
        site.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow(),
      ),
    );
    expect(await listSlugs('posts', `id: ${one}, in: ["${two}"], notIn: ["${one}"]`)).toEqual(getReportSlugs(1));
    expect(await listSlugs('posts', `in: ["${one}", "${two}"], notIn: ["${two}"]`)).toEqual(getReportSlugs(1, 2));
    expect(await listSlugs('posts', 'name: "report-3", nameIn: ["report-5"]')).toEqual(getReportSlugs(3));
    expect(await listSlugs('pages', `parent: "${about}", parentIn: ["${people}"], parentNotIn: ["${about}"]`)).toEqual(['people']);
    expect(await listSlugs('pages', `parentIn: ["${people}"], parentNotIn: ["${people}"]`)).toEqual(['board']);
    expect(await listSlugs('posts', `author: ${editor?.id}, authorIn: ["${author?.id}"]`, null, 1)).toEqual(getReportSlugs(12));
    expect(await listSlugs('posts', `authorIn: ["${author?.id}"], authorNotIn: ["${author?.id}"]`, null, 1)).toEqual(getReportSlugs(12));
    expect(await listSlugs('posts', `author: -${editor?.id}`)).toEqual([]);
  });

  test('a filter with too many values is rejected with an explanation', async () => {
    const ids = JSON.stringify(Array.from({ length: 101 }, (_, index) => String(index + 1)));
    const { data, errors } = await site.executeAs(null, `{ posts(where: { in: ${ids} }) { nodes { slug } } }`);
    expect(data.posts).toBeNull();
    expect(errors).toEqual(['The filter "in" has 101 values. At most 100 are allowed. Split them into several queries.']);
  });

  test.each([
    ['categoryName', ','],
    ['categoryName', '+'],
    ['tag', ','],
    ['tag', '+'],
  ])('a text for %s with too many slugs is rejected before it is split: "%s"', async (filter, separator) => {
    const query = `query ($slugs: String) { posts(where: { ${filter}: $slugs }) { nodes { slug } } }`;
    const { data, errors } = await site.executeAs(null, query, { slugs: `a${separator}`.repeat(100_000) });
    expect(data.posts).toBeNull();
    expect(errors).toEqual([`The filter "${filter}" has more than 100 values. At most 100 are allowed. Split them into several queries.`]);
  });

  test('a query for the nodes with all of a hundred terms is planned in less than a second', async () => {
    const slugs = Array.from({ length: 100 }, (_, index) => `term-${index}`);
    const start = performance.now();
    expect(await listSlugs('posts', `tagSlugAnd: ${JSON.stringify(slugs)}`)).toEqual([]);
    expect(await listSlugs('posts', `categoryName: "${slugs.join('+')}"`)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(scaleToMachine(2_000));
  });
});

describe('filters by parent', () => {
  test('the parent 0 means top-level pages, and database ids and global ids are accepted', async () => {
    const [about, people] = [site.getId('about'), site.getId('people')];
    expect(await listSlugs('pages', `parent: "${about}"`)).toEqual(['people']);
    expect(await listSlugs('pages', `parentIn: ["${about}", "${toGlobalId('post', people)}"]`)).toEqual(['people', 'board']);
    const top = ['about', 'privacy', 'news', 'home'];
    expect(await listSlugs('pages', 'parent: "0"')).toEqual(top);
    expect(await listSlugs('pages', 'parentIn: ["0"]')).toEqual(top);
    expect(await listSlugs('pages', 'parentNotIn: ["0"]')).toEqual(['people', 'board']);
    expect(await listSlugs('pages', `parentNotIn: ["${about}"]`)).toEqual([...top, 'board']);
    expect(await listSlugs('pages', 'parent: "999999"')).toEqual([]);
  });

  test('as in WordPress, a parent or a tag that is not an id is ignored', async () => {
    for (const filter of ['', 'parent: ""', 'parent: "nonsense"'])
      expect(await listSlugs('pages', filter)).toEqual(expect.arrayContaining(['about', 'people', 'board']));
    for (const filter of ['', 'tagId: ""', 'tagId: "nonsense"', 'tagId: "0"'])
      expect(await listSlugs('posts', filter, null, 1)).toEqual(getReportSlugs(12));
  });
});

describe('lists whose parent is given', () => {
  const list = async (actor: Actor, field: string): Promise<unknown[]> => {
    const { data, errors } = await site.executeAs(actor, `{ page(id: "${site.getId('about')}", idType: DATABASE_ID) { list: ${field} } }`);
    expect(errors).toEqual([]);
    return data.page.list.nodes;
  };

  test('a filter by parent has no effect on children, as in WordPress', async () => {
    for (const where of ['parent: "999"', 'parentIn: ["0"]', `parentNotIn: ["${site.getId('about')}"]`])
      expect(await list(null, `children(where: { ${where} }) { nodes { ... on Page { slug } } }`)).toEqual([{ slug: 'people' }]);
  });

  test('a filter that the list itself determines has no effect, as in WordPress', async () => {
    const editor = await site.db.selectFrom('user_account').select('id').where('login', '=', 'editor').executeTakeFirstOrThrow();
    const { data, errors } = await site.executeAs(
      null,
      `{
        user(id: ${editor.id}, idType: DATABASE_ID) {
          ignored: posts(first: 1, where: { author: 999 }) { nodes { slug } }
          applied: posts(where: { authorIn: ["999"] }) { nodes { slug } }
        }
        contentType(id: "page", idType: NAME) { contentNodes(where: { contentTypes: [POST], name: "people" }) { nodes { ... on Page { slug } } } }
        page(id: "${site.getId('people')}", idType: DATABASE_ID) {
          ignored: ancestors(where: { in: ["${site.getId('board')}"] }) { nodes { ... on Page { slug } } }
          applied: ancestors(where: { id: ${site.getId('board')} }) { nodes { ... on Page { slug } } }
        }
        post(id: "${site.getId('report-1')}", idType: DATABASE_ID) { categories(where: { objectIds: ["999"] }) { nodes { slug } } all: categories { nodes { slug } } }
      }`,
    );
    expect(errors).toEqual([]);
    const { user, contentType, page, post } = data;
    expect([user.ignored.nodes, user.applied.nodes]).toEqual([[{ slug: 'report-12' }], []]);
    expect(contentType.contentNodes.nodes).toEqual([{ slug: 'people' }]);
    expect([page.ignored.nodes, page.applied.nodes]).toEqual([[{ slug: 'about' }], []]);
    expect(post.all.nodes).not.toEqual([]);
    expect(post.categories).toEqual(post.all);
  });
});

describe('filters by author', () => {
  test('nodes can be filtered by the id, ids or name of authors', async () => {
    const user = async (login: string) =>
      (await site.db.selectFrom('user_account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
    const [editor, author] = [await user('editor'), await user('author')];
    expect(await listSlugs('posts', `author: ${editor}`, null, 2)).toEqual(getReportSlugs(12, 11));
    expect(await listSlugs('posts', `authorIn: ["${toGlobalId('user', editor)}"]`, null, 1)).toEqual(getReportSlugs(12));
    expect(await listSlugs('posts', 'authorName: "editor"', null, 1)).toEqual(getReportSlugs(12));
    expect(await listSlugs('posts', `author: ${author}`)).toEqual([]);
    expect(await listSlugs('posts', `authorNotIn: ["${editor}"]`)).toEqual([]);
    expect(await listSlugs('posts', `authorNotIn: ["${author}"]`, null, 1)).toEqual(getReportSlugs(12));
  });
});

describe('filters by status', () => {
  test('a filter by status returns only nodes that the role can read', async () => {
    expect(await listSlugs('posts', 'status: DRAFT')).toEqual([]);
    expect(await listSlugs('posts', 'stati: [DRAFT, PUBLISH]', 'subscriber', 1)).toEqual(getReportSlugs(12));
    expect(await listSlugs('posts', 'status: DRAFT', 'author')).toEqual(['secret', 'own', 'draft']);
    expect(await listSlugs('posts', 'status: PRIVATE', 'author')).toEqual([]);
    expect(await listSlugs('posts', 'status: PRIVATE', 'editor')).toEqual(['private']);
    expect(await listSlugs('posts', 'stati: [FUTURE, PUBLISH]', 'admin', 2)).toEqual(['future', 'report-12']);
    expect(await listSlugs('pages', 'status: DRAFT', 'author')).toEqual([]);
    expect(await listSlugs('contentNodes', 'status: DRAFT', 'author')).toEqual(['secret', 'own', 'draft', 'hidden']);
    expect(await listSlugs('posts', 'status: INHERIT', 'admin')).toEqual([]);
    expect(await listSlugs('mediaItems', 'stati: [INHERIT]')).toEqual([]);
    expect(await listSlugs('mediaItems', 'status: INHERIT', 'author')).toEqual(['dock']);
    expect(await listSlugs('posts', 'status: REQUEST_PENDING', 'admin')).toEqual([]);
  });

  test('nodes can be filtered by hasPassword', async () => {
    expect(await listSlugs('posts', 'hasPassword: true')).toEqual(['locked']);
    expect(await listSlugs('posts', 'hasPassword: false')).not.toContain('locked');
  });
});

describe('filters by type', () => {
  test('nodes can be filtered by content type, and media items by MIME type', async () => {
    expect(await listSlugs('contentNodes', 'contentTypes: [REGIONS]')).toEqual(['east', 'west']);
    expect(await listSlugs('contentNodes', 'contentTypes: [ATTACHMENT]')).toEqual(['dock']);
    expect(await listSlugs('contentNodes', 'contentTypes: [WP_BLOCK]')).toEqual([]);
    expect(await listSlugs('mediaItems', 'mimeType: IMAGE_JPEG')).toEqual(['dock']);
    expect(await listSlugs('mediaItems', 'mimeType: IMAGE_PNG')).toEqual([]);
  });
});

describe('filters by term', () => {
  const term = async (slug: string) =>
    (await site.db.selectFrom('term').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

  test('categoryId and categoryName include child categories, categoryIn does not', async () => {
    const [insights, marketReports] = [await term('insights'), await term('market-reports')];
    expect(await listSlugs('posts', `categoryId: ${insights}`)).toContain('summer-time');
    expect(await listSlugs('posts', 'categoryName: "insights"')).toContain('summer-time');
    expect(await listSlugs('posts', `categoryIn: ["${insights}"]`)).not.toContain('summer-time');
    expect(await listSlugs('posts', `categoryIn: ["${toGlobalId('term', marketReports)}"]`)).toEqual(['summer-time']);
    expect(await listSlugs('posts', `categoryNotIn: ["${insights}"]`)).toEqual(['summer-time']);
    expect(await listSlugs('posts', 'categoryName: "nope"')).toEqual([]);
  });

  test('ids of terms of another taxonomy match nothing', async () => {
    const [insights, rent] = [await term('insights'), await term('rent')];
    expect(await listSlugs('posts', `tagIn: ["${insights}"]`)).toEqual([]);
    expect(await listSlugs('posts', `tagIn: ["${insights}", "${rent}"]`)).toEqual(getReportSlugs(12, 10, 8, 6, 4, 2));
    expect(await listSlugs('posts', `tagId: "${insights}"`)).toEqual([]);
    expect(await listSlugs('posts', `categoryId: ${rent}`)).toEqual([]);
    expect(await listSlugs('posts', `categoryNotIn: ["${rent}"]`)).toContain('report-2');
  });

  test('nodes can be filtered by the slugs and ids of tags', async () => {
    const rent = await term('rent');
    const even = getReportSlugs(12, 10, 8, 6, 4, 2);
    expect(await listSlugs('posts', 'tag: "rent"')).toEqual(even);
    expect(await listSlugs('posts', `tagId: "${rent}"`)).toEqual(even);
    expect(await listSlugs('posts', `tagIn: ["${toGlobalId('term', rent)}"]`)).toEqual(even);
    expect(await listSlugs('posts', 'tagSlugIn: ["rent", "nope"]')).toEqual(even);
    expect(await listSlugs('posts', 'tag: "Rent,nope"')).toEqual(even);
    expect(await listSlugs('posts', 'tag: "rent+nope"')).toEqual([]);
    expect(await listSlugs('posts', 'categoryName: "insights/Market Reports"')).toEqual(['summer-time']);
    expect(await listSlugs('posts', 'categoryName: "nope,market-reports"')).toEqual(['summer-time']);
    expect(await listSlugs('posts', 'categoryName: "nope+market-reports"')).toEqual([]);
    expect(await listSlugs('posts', 'tagSlugAnd: ["rent", "nope"]')).toEqual([]);
    expect(await listSlugs('posts', `tagNotIn: ["${rent}"]`, null, 1)).toEqual(getReportSlugs(11));
  });
});

describe('filters by date, in the time zone of the site', () => {
  test.each([
    ['after: { year: 2025, month: 2, day: 5 }, before: { year: 2025, month: 2, day: 9 }, inclusive: true', getReportSlugs(9, 8, 7, 6, 5)],
    ['after: { year: 2025, month: 2, day: 5 }, before: { year: 2025, month: 2, day: 9 }', getReportSlugs(8, 7, 6)],
    ['after: { year: 2025 }', []],
    ['before: { year: 2025 }', ['summer-time']],
    ['before: { year: 2024 }, inclusive: true', ['summer-time']],
    ['after: { year: 2024, month: 3 }, before: { year: 2025, month: 2, day: 2 }', getReportSlugs(1)],
    ['year: 2024, month: 3', ['summer-time']],
    ['year: 2024, month: 3, day: 10', ['summer-time']],
    ['year: 2025, day: 3', getReportSlugs(3)],
    ['year: 2025, after: { year: 2025, month: 2, day: 11 }', getReportSlugs(12)],
    ['year: 2024, before: { year: 2024, month: 3 }', []],
    ['after: { year: 2024, month: 3, day: 10, hour: 5 }, before: { year: 2025 }', []],
    ['after: { year: 2024, month: 3, day: 10, hour: 4 }, before: { year: 2025 }', ['summer-time']],
    ['after: { year: 2024, month: 3, day: 10, hour: 5, minute: 0, second: 0 }, before: { year: 2024 }, inclusive: true', ['summer-time']],
    // A missing month is the last one if the day itself is excluded (WordPress).
    ['after: { year: 2024, day: 9 }, before: { year: 2025, month: 2, day: 2 }', getReportSlugs(1)],
    // 05:00 in Los Angeles is 12:00 UTC.
    ['year: 2024, hour: 5', ['summer-time']],
    ['year: 2024, hour: 12', []],
    ['day: 10, compare: ">"', getReportSlugs(12, 11)],
    ['year: 2025, month: 2, day: 1, compare: "BETWEEN"', getReportSlugs(1)],
    // Weeks start on Sunday. Report 1 is from a Saturday.
    ['week: 4, year: 2025', getReportSlugs(1)],
    ['week: 5, year: 2025', getReportSlugs(8, 7, 6, 5, 4, 3, 2)],
    ['month: 3, day: 10, relation: OR', ['summer-time']],
    ['column: MODIFIED, year: 2024, month: 7', ['summer-time']],
    // Operators that WordPress does not know, also in lower case, mean equality.
    ['month: 3, compare: "; drop table"', ['summer-time']],
    ['month: 3, compare: "not in"', ['summer-time']],
    ['year: 2024, month: 0, day: 0', ['summer-time']],
    ['year: 2024, after: {}', ['summer-time']],
    ['year: 2024, after: { year: 3 }, before: { year: 9999 }, inclusive: true', ['summer-time']],
    ['year: 2024, hour: 7, second: 59', ['summer-time']],
    // Hour and minute are one time of day: 05:00 is after 04:30, although its minute is not after 30.
    ['before: { year: 2024 }, inclusive: true, hour: 4, minute: 30, compare: ">"', ['summer-time']],
    ['before: { year: 2024 }, inclusive: true, hour: 5, minute: 0, compare: ">"', []],
    ['before: { year: 2024 }, inclusive: true, hour: 4, minute: 59, second: 59, compare: ">="', ['summer-time']],
    ['month: 3, compare: "<"', ['summer-time']],
    ['minute: 0, second: 0, month: 3', ['summer-time']],
  ])('the date query %s returns the matching nodes', async (query, expected) => {
    expect(await listSlugs('posts', `dateQuery: { ${query} }`)).toEqual(expected);
  });

  test.each([
    'after: { year: 2025, month: 2, day: 30 }',
    'before: { year: 2025, month: 0 }',
    'after: { month: 13 }, before: { year: 9999 }',
    'after: { year: 2024, hour: 24 }',
    'after: { year: 10000 }',
    'year: 2024, month: 13',
    'year: 2024, month: 2, day: 30',
    'month: 0, compare: "IN"',
  ])('a date that does not exist matches nothing: %s', async (query) => {
    expect(await listSlugs('posts', `dateQuery: { ${query} }`)).toEqual([]);
  });
});

describe('sort order', () => {
  const readAllPages = async (orderby: string, extra = '') => {
    const found: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { data, errors }: Awaited<ReturnType<VisibilitySite['executeAs']>> = await site.executeAs(
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

  const readBoth = async (field: string) => {
    const ascending = await readAllPages(`{ field: ${field}, order: ASC }`);
    const descending = await readAllPages(`{ field: ${field}, order: DESC }`);
    expect(new Set(ascending).size).toBe(14);
    expect(new Set(descending).size).toBe(14);
    return { ascending, descending };
  };

  test.each(['DATE', 'MODIFIED', 'SLUG', 'TITLE'])('descending order by %s is the reverse of ascending order', async (field) => {
    const { ascending, descending } = await readBoth(field);
    expect(descending).toEqual(ascending.toReversed());
  });

  test.each(['AUTHOR', 'COMMENT_COUNT', 'MENU_ORDER', 'PARENT'])(
    'posts with equal values of %s are sorted by descending id in both directions',
    async (field) => {
      const { ascending, descending } = await readBoth(field);
      const isDescendingId = (slug: string, index: number, all: string[]) =>
        index === 0 || site.getId(all[index - 1] ?? '') > site.getId(slug);
      // All posts but two have the same number of comments.
      for (const slugs of [ascending, descending]) expect(slugs.filter(isDescendingId).length).toBeGreaterThanOrEqual(12);
    },
  );

  test.each(['IN', 'NAME_IN'])('without a list, %s sorts by date in both directions', async (field) => {
    const { ascending, descending } = await readBoth(field);
    expect(descending).toEqual(ascending);
  });

  test('pages can be sorted by two fields in opposite directions', async () => {
    const found = await readAllPages('{ field: COMMENT_COUNT, order: DESC }, { field: TITLE, order: ASC }');
    expect(found.slice(0, 2)).toEqual(['report-12', 'locked']);
    expect(found.slice(2)).toEqual(found.slice(2).toSorted((a, b) => getTitle(a).localeCompare(getTitle(b), 'en')));
  });
  const getTitle = (slug: string) => (slug === 'summer-time' ? 'Summer' : slug.replace('report-', 'Report number '));

  test('the last direction of a sort key applies', async () => {
    const found = await readAllPages('{ field: TITLE, order: ASC }, { field: TITLE, order: DESC }');
    expect(found).toEqual(await readAllPages('{ field: TITLE, order: DESC }'));
  });

  test('IN and NAME_IN sort by the given list in both directions and replace other orders, across pages', async () => {
    const numbers = [5, 1, 9, 12, 3, 7];
    const ids = numbers.map((number) => `"${site.getId(`report-${number}`)}"`).join(', ');
    expect(await readAllPages('{ field: IN, order: ASC }', `in: [${ids}]`)).toEqual(getReportSlugs(...numbers));
    expect(await readAllPages('{ field: TITLE, order: ASC }, { field: IN, order: DESC }', `in: [${ids}]`)).toEqual(
      getReportSlugs(...numbers),
    );
    const names = JSON.stringify(getReportSlugs(...numbers));
    expect(await readAllPages('{ field: NAME_IN, order: ASC }', `nameIn: ${names}`)).toEqual(getReportSlugs(...numbers));
  });

  test('last returns the end of the list in the same order', async () => {
    const { data } = await site.executeAs(
      null,
      '{ posts(last: 2, where: { orderby: [{ field: TITLE, order: ASC }, { field: DATE, order: DESC }] }) { nodes { slug } pageInfo { hasPreviousPage } } }',
    );
    expect(data.posts).toEqual({ nodes: [{ slug: 'report-9' }, { slug: 'summer-time' }], pageInfo: { hasPreviousPage: true } });
  });
});
