/** What a visitor who is not signed in may see (recorded from WPGraphQL 1.14). */
import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';

const hidden = ['draft', 'pending', 'private', 'future', 'trash'];

describe('unpublished content', () => {
  test.each(hidden)('a %s post is null by slug and by address', async (status) => {
    const { data, errors } = await ask(
      'query ($slug: ID!, $uri: String!) { post(id: $slug, idType: SLUG) { title } nodeByUri(uri: $uri) { id } }',
      { slug: status, uri: `/news/${status}/` },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ post: null, nodeByUri: null });
  });

  test('is not listed, counted or referred to', async () => {
    const { data } = await ask(
      '{ posts(first: 100) { nodes { slug } } contentNodes(first: 100) { nodes { slug } } categories(first: 10) { nodes { slug count contentNodes(first: 100) { nodes { slug } } } } regions { nodes { markets { nodes { slug } } } } }',
    );
    const text = JSON.stringify(data);
    for (const slug of [...hidden, 'hidden']) expect(text).not.toContain(`"slug":"${slug}"`);
    const insights = data.categories.nodes.find((term: { slug: string }) => term.slug === 'insights');
    expect(insights.count).toBe(insights.contentNodes.nodes.length);
  });

  test('has an author who stays unknown', async () => {
    const { data } = await ask('{ user(id: "writer", idType: SLUG) { name } users { nodes { slug } } }');
    expect(data).toEqual({ user: null, users: { nodes: [{ slug: 'editor' }] } });
  });

  test('takes its menu items with it', async () => {
    const { text } = await ask('{ menuItems(first: 100) { nodes { label } } }');
    expect(text).not.toContain('Secret');
  });
});

describe('a post with a password', () => {
  test('is listed, restricted and says nothing', async () => {
    const { data, text } = await ask(
      '{ post(id: "locked", idType: SLUG) { title isRestricted hasPassword content excerpt blocks { name } seo { metaDesc } } }',
    );
    expect(data.post).toMatchObject({
      title: 'Locked memo',
      isRestricted: true,
      hasPassword: true,
      content: null,
      excerpt: null,
      seo: { metaDesc: null },
    });
    expect(text).not.toContain('1234');
    expect(data.post.blocks ?? []).toEqual([]);
  });

  test('keeps its comments to itself', async () => {
    expect((await ask('{ comments(first: 100) { nodes { content } } }')).text).not.toContain('The code is wrong');
  });
});

describe('comments', () => {
  test('only approved ones, newest first, with the answers below them', async () => {
    const { data } = await ask(
      '{ post(id: "report-12", idType: SLUG) { commentCount comments { nodes { content replies { nodes { content } } } } } }',
    );
    expect(data.post.commentCount).toBe(2);
    const told = data.post.comments.nodes.map((comment: { content: string }) => comment.content);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Thank you.');
    expect(data.post.comments.nodes[1].replies.nodes[0].content).toContain('Thank you.');
  });
});
