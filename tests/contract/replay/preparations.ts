/** Steps that must run on a new site before some recorded requests, because those recordings were made one after another. */

/** An SQL statement, or the name of a recording that is sent first. */
export type Step = { sql: string } | { send: string };

const createPost: Step[] = [{ sql: "select setval('content_id', 433)" }, { send: 'mutation-createPost-date' }];
const createAndUpdatePost: Step[] = [...createPost, { send: 'mutation-updatePost-editor' }];

export const preparations: Readonly<Record<string, readonly Step[]>> = {
  // The recorded post was the second one with its title.
  'mutation-createPost-editor': [{ send: 'mutation-createPost-editor' }],
  'mutation-updatePost-editor': createPost,
  'mutation-deletePost-anonymous': createAndUpdatePost,
  'mutation-deletePost-editor': createAndUpdatePost,
  'mutation-deletePost-already-trashed': [...createAndUpdatePost, { send: 'mutation-deletePost-editor' }],
  'mutation-createComment-flood': [
    {
      sql: `insert into comment (node_id, author_name, author_email, author_ip, content, status)
        values (101, 'Ola', 'ola@example.test', '127.0.0.1', 'Text', 'hold')`,
    },
  ],
  'wp-sitemap-pages': [{ send: 'mutation-createPage-editor' }],
  'wp-sitemap-posts': [{ send: 'mutation-createPost-editor' }, { send: 'mutation-createPost-editor' }],
  'faust-rest-authorize-code-reused': [{ send: 'faust-rest-authorize-code' }],
  'mutation-restoreComment-editor': [{ send: 'mutation-deleteComment-editor' }],
  'mutation-registerUser-duplicate-email': [{ send: 'mutation-registerUser' }],
  'mutation-registerUser-duplicate-username': [{ send: 'mutation-registerUser' }],
  'mutation-registerUser-closed': [
    { sql: `update site_option set value = value || '{"usersCanRegister": false}' where name = 'settings'` },
  ],
  'nodeByUri-home-show_on_front_posts': [
    { sql: `update site_option set value = value || '{"showOnFront": "posts"}' where name = 'settings'` },
  ],
};
