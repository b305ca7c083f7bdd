/** Single nodes, by any of their ids. */
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toDatabaseId } from '../../core/global-ids.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { identify } from '../core/id-types.ts';
import { asPreview } from '../drafts/previews.ts';
import { nodeAt } from '../permalinks/resolve-uri.ts';

const idTypes = {
  DATABASE_ID: { description: 'Number in the database.' },
  ID: { description: 'Global id.' },
  SLUG: { description: 'Slug.' },
  SOURCE_URL: { description: 'Address of the file.' },
  URI: { description: 'Path on the site.' },
};

const asPreviewArg = {
  asPreview: { type: 'Boolean', description: 'With the change that is not saved yet, for those who may edit it.' },
};

type Asked = { id: string; idType?: string | null; asPreview?: boolean | null };

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `post`, `postBy` and so on. */
export function declareNodeLookups(builder: SchemaBuilder, type: ContentTypeDeclaration): void {
  const { single } = type.graphql;
  const { SLUG, SOURCE_URL, ...always } = idTypes;
  builder.enum(`${single}IdType`, {
    description: `What the id of a ${single} is.`,
    values: { ...always, ...(!type.hierarchical && { SLUG }), ...(type.name === 'attachment' && { SOURCE_URL }) },
  });
  const what = type.label.singular.toLowerCase();
  builder.extend('RootQuery', {
    [lowerFirst(single)]: {
      type: single,
      description: `One ${what}.`,
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: `${single}IdType`, description: 'What the id is; ID by default.' },
        ...asPreviewArg,
      },
      resolve: async (_root, asked: Asked, context) => find(asked, context, type.name),
    },
    [`${lowerFirst(single)}By`]: {
      type: single,
      description: `One ${what}, by the first of these ids that is given.`,
      deprecated: `Use ${lowerFirst(single)}, which takes one id and says what it is.`,
      args: {
        id: { type: 'ID', description: 'Global id.' },
        [`${lowerFirst(single)}Id`]: { type: 'Int', description: 'Number in the database.' },
        uri: { type: 'String', description: 'Path on the site.' },
        ...(!type.hierarchical && { slug: { type: 'String', description: 'Slug.' } }),
      },
      resolve: async (_root, args: Record<string, string | number | null | undefined>, context) => {
        const { id, uri, slug, [`${lowerFirst(single)}Id`]: databaseId } = args;
        const asked = [
          { id, idType: 'ID' },
          { id: databaseId, idType: 'DATABASE_ID' },
          { id: uri, idType: 'URI' },
          { id: slug, idType: 'SLUG' },
        ].find((one) => one.id !== null && one.id !== undefined);
        if (!asked) throw new UserError(`${lowerFirst(single)}By needs an id to find something by. Give one of its arguments.`);
        return find({ id: String(asked.id), idType: asked.idType }, context, type.name);
      },
    },
  });
}

/** `contentNode`. */
export function declareContentNodeLookup(builder: SchemaBuilder): void {
  const { DATABASE_ID, ID, URI } = idTypes;
  builder.enum('ContentNodeIdTypeEnum', { description: 'What the id of a content node is.', values: { DATABASE_ID, ID, URI } });
  builder.extend('RootQuery', {
    contentNode: {
      type: 'ContentNode',
      description: 'One node of any content type.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'ContentNodeIdTypeEnum', description: 'What the id is; ID by default.' },
        contentType: { type: 'ContentTypeEnum', description: 'Only a node of this type.' },
        ...asPreviewArg,
      },
      resolve: async (_root, { contentType, ...asked }: Asked & { contentType?: ContentTypeName | null }, context) =>
        find(asked, context, contentType ?? null),
    },
  });
}

/** A node the viewer may see, of one type or of any; null when there is none. */
async function find(
  { id, idType, asPreview: preview }: Asked,
  context: ContentContext,
  type: ContentTypeName | null,
): Promise<NodeRow | null> {
  const found = await load(id, idType ?? 'ID', context, type);
  const node = found && (type === null || found.type === type) ? found : null;
  return preview ? asPreview(node, context) : node;
}

async function load(id: string, idType: string, context: ContentContext, type: ContentTypeName | null): Promise<NodeRow | null> {
  const { store, site } = context;
  switch (idType) {
    case 'SLUG':
      return type && store.nodeBySlug(type, id);
    case 'URI':
      return nodeAt(id, store, site);
    case 'SOURCE_URL':
      return (await store.nodeByMediaFile(id)) ?? store.nodeByMediaFile(decodeOrKeep(id.replace(/^.*\/media\//, '')));
    case 'DATABASE_ID': {
      // What is no number belongs to nothing: WordPress reads it as 0 (recorded).
      const number = toDatabaseId(id);
      return number === null ? null : store.nodeById(number);
    }
    default:
      return store.nodeById(identify('post', id, idType));
  }
}
