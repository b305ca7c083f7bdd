/** Queries for single nodes by any of their ids. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, ContentTypeName } from '#lib/content-model/define.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { INVALID_CONTENT_ID, parseLookupId, splitGlobalId } from '../core/lookup-id.ts';
import { toPreview } from '../drafts/previews.ts';
import { findNodeByUri } from '../permalinks/resolve-uri.ts';
import { findOpenableNode } from '../permalinks/unpublished-uri.ts';

const idTypes = {
  DATABASE_ID: { description: 'Database id.' },
  ID: { description: 'Global id.' },
  SLUG: { description: 'Slug.' },
  SOURCE_URL: { description: 'URL of the file.' },
  URI: { description: 'Path on the site.' },
};

const asPreviewArg = {
  asPreview: { type: 'Boolean', description: 'Returns the autosave, for viewers who may edit the content.' },
};

type LookupArgs = { id: string; idType?: string | null; asPreview?: boolean | null };

/** Declares queries such as `post` and `postBy`. */
export function declareNodeLookups(builder: SchemaBuilder, type: ContentTypeDeclaration): void {
  const { single } = type.graphql;
  const { SLUG, SOURCE_URL, ...commonIdTypes } = idTypes;
  builder.enum(`${single}IdType`, {
    description: `Types of ${single} ids.`,
    values: { ...commonIdTypes, ...(!type.hierarchical && { SLUG }), ...(type.name === 'attachment' && { SOURCE_URL }) },
  });
  const label = type.label.singular.toLowerCase();
  builder.extend('RootQuery', {
    [toLowerFirst(single)]: {
      type: single,
      description: `A ${label} by id.`,
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: `${single}IdType`, description: 'Type of the id. Default ID.' },
        ...asPreviewArg,
      },
      resolve: async (_root, args: LookupArgs, context) => findNode(args, context, type.name),
    },
    [`${toLowerFirst(single)}By`]: {
      type: single,
      description: `A ${label} by the first of these ids that is set.`,
      deprecated: `Use ${toLowerFirst(single)}, which takes an id and its type.`,
      args: {
        id: { type: 'ID', description: 'Global id.' },
        [`${toLowerFirst(single)}Id`]: { type: 'Int', description: 'Database id.' },
        uri: { type: 'String', description: 'Path on the site.' },
        ...(!type.hierarchical && { slug: { type: 'String', description: 'Slug.' } }),
      },
      resolve: async (_root, args: Record<string, string | number | null | undefined>, context) => {
        const { id, uri, slug, [`${toLowerFirst(single)}Id`]: databaseId } = args;
        const lookupById = [
          { id, idType: 'ID' },
          { id: databaseId, idType: 'DATABASE_ID' },
          { id: uri, idType: 'URI' },
          { id: slug, idType: 'SLUG' },
        ].find((lookup) => lookup.id !== null && lookup.id !== undefined);
        // Without an argument, WPGraphQL finds nothing.
        if (!lookupById) return null;
        if (lookupById.idType === 'ID' && splitGlobalId(String(lookupById.id)).key === '') throw new UserError('The "id" is invalid');
        return findNode({ id: String(lookupById.id), idType: lookupById.idType }, context, type.name);
      },
    },
  });
}

/** Declares the query `contentNode`. */
export function declareContentNodeLookup(builder: SchemaBuilder): void {
  const { DATABASE_ID, ID, URI } = idTypes;
  builder.enum('ContentNodeIdTypeEnum', { description: 'Types of content node ids.', values: { DATABASE_ID, ID, URI } });
  builder.extend('RootQuery', {
    contentNode: {
      type: 'ContentNode',
      description: 'A node of any content type by id.',
      args: {
        id: { type: 'ID!', description: 'The id.' },
        idType: { type: 'ContentNodeIdTypeEnum', description: 'Type of the id. Default ID.' },
        contentType: { type: 'ContentTypeEnum', description: 'Has no effect, because every id identifies one node (WPGraphQL).' },
        ...asPreviewArg,
      },
      resolve: async (_root, args: LookupArgs, context) => findNode(args, context, null),
    },
  });
}

/** Finds a node of one or any type. Returns null if it does not exist or the viewer may not see it. */
async function findNode(
  { id, idType, asPreview: preview }: LookupArgs,
  context: ContentContext,
  type: ContentTypeName | null,
): Promise<NodeRow | null> {
  const found = await loadNode(id, idType ?? 'ID', context, type);
  const node = found && (type === null || found.type === type) ? found : null;
  // Lookups by path ignore the argument (WPGraphQL).
  return preview && idType !== 'URI' && idType !== 'SLUG' ? toPreview(node, context) : node;
}

/** The same URL with HTTPS instead of HTTP, or the reverse. Sites change their scheme, and URLs in old content keep the former one. */
const withOtherScheme = (url: string) => url.replace(/^http(s?):/i, (_scheme, isSecure) => (isSecure ? 'http:' : 'https:'));

async function loadNode(id: string, idType: string, context: ContentContext, type: ContentTypeName | null): Promise<NodeRow | null> {
  const { store } = context;
  switch (idType) {
    case 'SLUG':
      return type && findOpenableNode((await store.nodeBySlug(type, id)) ?? (await store.nodeBySlug(type, toSlug(id))), context);
    case 'URI':
      return findNodeByUri(id, context);
    case 'SOURCE_URL':
      return (
        (await store.nodeByMediaFile(id)) ??
        (await store.nodeByMediaFile(withOtherScheme(id))) ??
        store.nodeByMediaFile(decodeOrKeep(id.replace(/^.*\/media\//, '')))
      );
    default:
      return store.nodeById(parseLookupId(id, idType, INVALID_CONTENT_ID));
  }
}
