/** An editor who signs in to the content service and changes content. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Editor {
  /** Sends a mutation. @throws Error with the messages of its errors */
  change: <Data>(mutation: string, input: object, selection: string) => Promise<Data>;
  createPost: (title: string, content: string) => Promise<{ id: string; uri: string }>;
  updatePost: (id: string, title: string, content: string) => Promise<void>;
  deletePost: (id: string) => Promise<void>;
  /** A page without pages below it that the navigation of every page links. */
  findLinkedPage: () => Promise<{ id: string; slug: string; uri: string }>;
  renamePage: (id: string, slug: string) => Promise<void>;
}

/** Sign-ins are rate-limited. A token is valid for five minutes. */
const SIGN_IN_AGAIN_MS = 120_000;

interface Page {
  id: string;
  slug: string;
  uri: string;
  children: { nodes: unknown[] };
}

const linkedPages = `{ menuItems(first: 100) { nodes { connectedNode { node { ... on Page { id slug uri isFrontPage isPostsPage children(first: 1) { nodes { id } } } } } } } }`;

/** Signs in as the administrator. @param options.dataDir data folder of the content service, which contains the password */
export async function signIn(options: { contentUrl: string; dataDir: string }): Promise<Editor> {
  let token = '';
  let signedInAt = 0;
  const send = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const response = await fetch(`${options.contentUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data;
  };
  const mutate = async <Data>(name: string, input: object, selection: string): Promise<Data> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const data = await send<Record<string, Data>>(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, { input });
    return data[name] as Data;
  };
  const password = (await readFile(path.join(options.dataDir, 'admin-password'), 'utf8')).trim();
  const renewToken = async () => {
    token = '';
    ({ authToken: token } = await mutate<{ authToken: string }>('login', { username: 'admin', password }, 'authToken'));
    signedInAt = performance.now();
  };
  const change: typeof mutate = async (...mutation) => {
    if (performance.now() - signedInAt > SIGN_IN_AGAIN_MS) await renewToken();
    return await mutate(...mutation);
  };
  await renewToken();
  return {
    change,
    createPost: async (title, content) =>
      (await change<{ post: { id: string; uri: string } }>('createPost', { title, content, status: 'PUBLISH' }, 'post { id uri }')).post,
    updatePost: async (id, title, content) => await change('updatePost', { id, title, content }, 'post { id }'),
    deletePost: async (id) => await change('deletePost', { id, forceDelete: true }, 'deletedId'),
    findLinkedPage: async () => {
      const { menuItems } = await send<{ menuItems: { nodes: { connectedNode: { node: Partial<Page> } | null }[] } }>(linkedPages);
      const pages = menuItems.nodes.flatMap(({ connectedNode }) => connectedNode?.node ?? []);
      const page = pages.find(({ children, uri }) => children?.nodes.length === 0 && uri !== undefined && uri.split('/').length === 3);
      if (page?.id === undefined || page.slug === undefined || page.uri === undefined) throw new Error('No menu item links a page.');
      return { id: page.id, slug: page.slug, uri: page.uri };
    },
    renamePage: async (id, slug) => await change('updatePage', { id, slug }, 'page { id }'),
  };
}
