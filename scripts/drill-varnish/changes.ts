/** The changes of the drill: at least one for each kind of content, and one for each way in which it can change. */

export type Mutate = <Payload>(name: string, input: object, selection: string) => Promise<Payload>;

export interface Change {
  name: string;
  run: () => Promise<unknown>;
}

type Node = { id: string; databaseId: number };
/** An object of the seed content. */
export type Targets = Readonly<Record<'Post' | 'Page' | 'Category' | 'User' | 'MediaItem' | 'Market' | 'Team' | 'MenuItem', Node>>;

const paragraph = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`;

/** Types whose nodes the drill creates, changes and deletes. */
const createdTypes = ['Post', 'Page', 'Property', 'PropertyPage', 'Region', 'Market', 'Team', 'Leadership', 'Themeasset'];
const createdTerms = ['Category', 'Tag', 'Status', 'Assettype'];

const toField = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

export function listChanges(mutate: Mutate, targets: Targets): readonly Change[] {
  const update = (type: keyof Targets, description: string, input: object): Change => ({
    name: `${type}: ${description}`,
    run: () => mutate(`update${type}`, { id: targets[type].id, ...input }, `${toField(type)} { id }`),
  });
  return [
    ...createdTypes.flatMap((type) => listLifeOfNode(mutate, type)),
    ...createdTerms.flatMap((type) => listLifeOfTerm(mutate, type)),
    ...listLifeOfComment(mutate, targets.Post),
    ...listLifeOfReusableBlock(mutate, targets.Page),
    update('Post', 'text of an existing one', { content: paragraph('The drill has changed this text.') }),
    update('Post', 'title of an existing one', { title: 'A title of the drill' }),
    update('Post', 'excerpt', { excerpt: 'A short text of the drill.' }),
    update('Post', 'tags', { tags: { append: true, nodes: [{ name: 'Of the drill' }] } }),
    update('Post', 'date', { date: '2024-05-01T10:00:00' }),
    update('Post', 'featured image', { featuredImageId: targets.MediaItem.id }),
    update('Post', 'password', { password: 'drill' }),
    update('Post', 'no password', { password: '' }),
    update('Page', 'title of an existing one', { title: 'A page of the drill' }),
    update('Page', 'position', { menuOrder: 7 }),
    update('Market', 'title of an existing one', { title: 'A market of the drill' }),
    update('Team', 'title of an existing one', { title: 'Someone of the drill' }),
    update('Category', 'name of an existing one', { name: 'A category of the drill' }),
    update('Category', 'description', { description: 'Changed by the drill.' }),
    update('MediaItem', 'alternative text', { altText: 'A picture of the drill' }),
    update('MediaItem', 'caption', { caption: 'A caption of the drill' }),
    update('User', 'display name', { displayName: 'An author of the drill' }),
    update('User', 'description', { description: 'Writes for the drill.' }),
    update('MenuItem', 'label', { label: 'An item of the drill' }),
    {
      name: 'Settings: title',
      run: () => mutate('updateSettings', { generalSettingsTitle: 'The site of the drill' }, 'allSettings { generalSettingsTitle }'),
    },
  ];
}

function listLifeOfNode(mutate: Mutate, type: string): Change[] {
  let id = '';
  const field = toField(type);
  const update = (input: object) => () => mutate(`update${type}`, { id, ...input }, `${field} { id }`);
  return [
    {
      name: `${type}: publish`,
      run: async () => {
        const input = { title: `New ${type} of the drill`, status: 'PUBLISH' };
        const payload = await mutate<Record<string, Node>>(`create${type}`, input, `${field} { id databaseId }`);
        id = payload[field]?.id ?? '';
      },
    },
    { name: `${type}: title`, run: update({ title: `Changed ${type} of the drill` }) },
    { name: `${type}: address`, run: update({ slug: `moved-${type.toLowerCase()}-of-the-drill` }) },
    { name: `${type}: unpublish`, run: update({ status: 'DRAFT' }) },
    { name: `${type}: publish again`, run: update({ status: 'PUBLISH' }) },
    { name: `${type}: delete`, run: () => mutate(`delete${type}`, { id, forceDelete: true }, 'deletedId') },
  ];
}

function listLifeOfTerm(mutate: Mutate, type: string): Change[] {
  let id = '';
  const field = toField(type);
  return [
    {
      name: `${type}: create`,
      run: async () => {
        const payload = await mutate<Record<string, Node>>(`create${type}`, { name: `${type} of the drill` }, `${field} { id databaseId }`);
        id = payload[field]?.id ?? '';
      },
    },
    { name: `${type}: name`, run: () => mutate(`update${type}`, { id, name: `Changed ${type}` }, `${field} { id }`) },
    { name: `${type}: delete`, run: () => mutate(`delete${type}`, { id }, 'deletedId') },
  ];
}

/** Visitors see the block only within a page. */
function listLifeOfReusableBlock(mutate: Mutate, page: Node): Change[] {
  let id = '';
  return [
    {
      name: 'ReusableBlock: show it in a page',
      run: async () => {
        const input = { title: 'A block of the drill', content: paragraph('Reusable words.'), status: 'PUBLISH' };
        const { reusableBlock } = await mutate<{ reusableBlock: Node }>('createReusableBlock', input, 'reusableBlock { id databaseId }');
        id = reusableBlock.id;
        await mutate('updatePage', { id: page.id, content: `<!-- wp:block {"ref":${reusableBlock.databaseId}} /-->` }, 'page { id }');
      },
    },
    {
      name: 'ReusableBlock: text',
      run: () => mutate('updateReusableBlock', { id, content: paragraph('Reworded by the drill.') }, 'reusableBlock { id }'),
    },
    { name: 'ReusableBlock: delete', run: () => mutate('deleteReusableBlock', { id, forceDelete: true }, 'deletedId') },
  ];
}

function listLifeOfComment(mutate: Mutate, post: Node): Change[] {
  let id = '';
  return [
    {
      name: 'Comment: create',
      run: async () => {
        const input = { commentOn: post.databaseId, content: 'A comment of the drill.' };
        ({
          comment: { id },
        } = await mutate<{ comment: Node }>('createComment', input, 'comment { id databaseId }'));
      },
    },
    { name: 'Comment: text', run: () => mutate('updateComment', { id, content: 'Changed by the drill.' }, 'success') },
    { name: 'Comment: hold', run: () => mutate('updateComment', { id, status: 'HOLD' }, 'success') },
    { name: 'Comment: approve', run: () => mutate('updateComment', { id, status: 'APPROVE' }, 'success') },
    { name: 'Comment: delete', run: () => mutate('deleteComment', { id, forceDelete: true }, 'deletedId') },
  ];
}
