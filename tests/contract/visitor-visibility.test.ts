/** Content that is visible to anonymous visitors (recorded from WPGraphQL 1.14). */
import { describe, expect, test } from 'vitest';
import { fetchGraphql } from '../support/graphql-client.ts';

const hiddenStatuses = ['draft', 'pending', 'private', 'future', 'trash'];

describe('unpublished content', () => {
  test.each(hiddenStatuses)('visitors cannot query a %s post by slug or by URI', async (status) => {
    const { data, errors } = await fetchGraphql(
      'query ($slug: ID!, $uri: String!) { post(id: $slug, idType: SLUG) { title } nodeByUri(uri: $uri) { id } }',
      { slug: status, uri: `/news/${status}/` },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ post: null, nodeByUri: null });
  });

  test('unpublished content is not listed, counted or referenced', async () => {
    const { data } = await fetchGraphql(
      '{ posts(first: 100) { nodes { slug } } contentNodes(first: 100) { nodes { slug } } categories(first: 10) { nodes { slug count contentNodes(first: 100) { nodes { slug } } } } regions { nodes { markets { nodes { slug } } } } }',
    );
    const text = JSON.stringify(data);
    for (const slug of [...hiddenStatuses, 'hidden']) expect(text).not.toContain(`"slug":"${slug}"`);
    const insights = data.categories.nodes.find((term: { slug: string }) => term.slug === 'insights');
    expect(insights.count).toBe(insights.contentNodes.nodes.length);
  });

  test('a user who has only unpublished content is hidden', async () => {
    const { data } = await fetchGraphql('{ user(id: "writer", idType: SLUG) { name } users { nodes { slug } } }');
    expect(data).toEqual({ user: null, users: { nodes: [{ slug: 'editor' }] } });
  });

  test('menu items that link to unpublished content are hidden', async () => {
    const { text } = await fetchGraphql('{ menuItems(first: 100) { nodes { label } } }');
    expect(text).not.toContain('Secret');
  });
});

describe('password-protected posts', () => {
  test('a protected post is visible, but its content is hidden', async () => {
    const { data, text } = await fetchGraphql(
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

  test('the comments of a protected post are hidden', async () => {
    expect((await fetchGraphql('{ comments(first: 100) { nodes { content } } }')).text).not.toContain('The code is wrong');
  });
});

describe('comments', () => {
  test('visitors see only approved comments, newest first, with their replies', async () => {
    const { data } = await fetchGraphql(
      '{ post(id: "report-12", idType: SLUG) { commentCount comments { nodes { content replies { nodes { content } } } } } }',
    );
    expect(data.post.commentCount).toBe(2);
    const contents = data.post.comments.nodes.map((comment: { content: string }) => comment.content);
    expect(contents).toHaveLength(2);
    expect(contents[0]).toContain('Thank you.');
    expect(data.post.comments.nodes[1].replies.nodes[0].content).toContain('Thank you.');
  });
});
