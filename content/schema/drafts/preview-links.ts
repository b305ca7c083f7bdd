/** Preview links: mutations and fields for editors, and the query of the page that a link opens. */
import {
  createPreviewLink,
  getPreviewLinkUrl,
  listPreviewLinks,
  openPreviewLink,
  type OpenedLink,
  type PreviewLink,
  revokePreviewLink,
} from '../../commands/drafts/preview-links.ts';
import { formatGmtDate } from '../../core/format-date.ts';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { canEditNode } from '../../permissions/viewer.ts';
import { createStore } from '../../store/store.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import type { ContentContext } from '../core/context.ts';
import { declareMutation } from '../core/mutation.ts';
import { findNewestVersion } from './newest-version.ts';

/** `/shared-preview/<token>/` */
const SHARED_PREVIEW_URI = /^\/?shared-preview\/([\w-]+)\/?$/;

type OpenedPreview = { link: OpenedLink; node: NodeRow | null };

/**
 * Reads the node of a preview link with the permissions of the person who created the link. All other content is read with those of the viewer, so the link
 * shows nothing but this node.
 */
async function openPreview(token: string, context: ContentContext): Promise<OpenedPreview> {
  // The result depends on the current time.
  context.markPrivate();
  const { services } = context;
  const link = await openPreviewLink(services, token);
  if (link.state !== 'ACTIVE') return { link, node: null };
  const store = createStore(services.db, link.creator);
  const node = await findNewestVersion(await store.nodeById(link.nodeId), { store, viewer: link.creator });
  const isShown = node !== null && node.status !== 'trash';
  return isShown ? { link, node } : { link: { state: 'WITHDRAWN', expiresAt: link.expiresAt }, node: null };
}

/** Whether a URI is that of a preview link. */
export function isSharedPreviewUri(uri: string): boolean {
  return SHARED_PREVIEW_URI.test(uri);
}

/** Finds the node that a preview link shows. Null if the link is not valid. */
export async function findSharedNode(uri: string, context: ContentContext): Promise<NodeRow | null> {
  return (await openPreview(SHARED_PREVIEW_URI.exec(uri)?.[1] ?? '', context)).node;
}

const dateField = (description: string, read: (source: PreviewLink) => Date): FieldSpec => ({
  type: 'String!',
  description,
  resolve: (link: PreviewLink) => `${formatGmtDate(read(link))}Z`,
});

/** The field with the links of a node, which every node has. */
export const previewLinkFields: FieldSpecs = {
  previewLinks: {
    type: '[PreviewLink!]',
    description:
      'Valid links that show the preview to people without an account, newest first. Null for viewers who may not edit the content.',
    resolve: (node: NodeRow, _args, { viewer, services }) =>
      viewer.user !== null && node.revisionOf === null && canEditNode(viewer, node)
        ? listPreviewLinks(services.db, node.id, services.now())
        : null,
  },
};

export function declarePreviewLinks(builder: SchemaBuilder): void {
  builder.object('PreviewLink', {
    description: 'A link that shows the newest version of content to people without an account.',
    fields: {
      id: { type: 'ID!', description: 'Id for `revokePreviewLink`. It does not open the preview.' },
      url: {
        type: 'String!',
        description: 'URL of the preview. Anyone with this URL can see the content until the link expires or is revoked.',
        resolve: (link: PreviewLink, _args, { services }) => getPreviewLinkUrl(services, link),
      },
      createdAt: dateField('When the link was created, in UTC.', (link) => link.createdAt),
      expiresAt: dateField('When the link expires, in UTC.', (link) => link.expiresAt),
      createdBy: {
        type: 'User',
        description: 'The user who created the link.',
        resolve: ({ createdBy }: PreviewLink, _args, { store }) => (createdBy === null ? null : store.userById(createdBy)),
      },
    },
  });
  declareSharedPreview(builder);
}

function declareSharedPreview(builder: SchemaBuilder): void {
  builder.enum('PreviewLinkStateEnum', {
    description: 'States of a preview link.',
    values: {
      ACTIVE: { description: 'The link shows the content.' },
      EXPIRED: { description: 'The link has expired.' },
      REVOKED: { description: 'An editor has revoked the link.' },
      WITHDRAWN: { description: 'The content is in the trash, or the person who created the link may no longer edit it.' },
      INVALID: { description: 'There is no such link, or its content has been deleted.' },
    },
  });
  builder.object('SharedPreview', {
    description: 'What a preview link opens.',
    fields: {
      state: {
        type: 'PreviewLinkStateEnum!',
        description: 'Whether the link shows the content, or why not.',
        resolve: ({ link }: OpenedPreview) => link.state,
      },
      expiresAt: {
        type: 'String',
        description: 'When the link expires or has expired, in UTC. Null for an invalid link.',
        resolve: ({ link }: OpenedPreview) => (link.state === 'INVALID' ? null : `${formatGmtDate(link.expiresAt)}Z`),
      },
      status: {
        type: 'String',
        description: 'Status of the content, such as `draft`. Null unless the link is active.',
        resolve: ({ node, link }: OpenedPreview, _args, { services }) => {
          if (node === null || link.state !== 'ACTIVE') return null;
          return node.revisionOf === null
            ? node.status
            : createStore(services.db, link.creator)
                .nodeById(node.revisionOf)
                .then((original) => original?.status ?? null);
        },
      },
    },
  });
  builder.extend('RootQuery', {
    sharedPreview: {
      type: 'SharedPreview!',
      description: 'The state of a preview link. `nodeByUri` with `asPreview` returns its content.',
      args: { token: { type: 'String!', description: 'The token in the URL of the link.' } },
      resolve: (_root, { token }: { token: string }, context) => openPreview(token, context),
    },
  });
}

export function declarePreviewLinkMutations(builder: SchemaBuilder): void {
  const contentNode: FieldSpec = {
    type: 'ContentNode',
    description: 'The content.',
    resolve: ({ nodeId }: { nodeId: number }, _args, { store }) => store.nodeById(nodeId),
  };
  declareMutation(builder, {
    name: 'createPreviewLink',
    description: 'Creates a link that shows the newest version of content to people without an account.',
    input: {
      id: { type: 'ID!', description: 'Global id or database id of the content.' },
      hours: { type: 'Int!', description: 'Hours until the link expires: 1 to 720 (30 days).' },
    },
    payload: {
      contentNode,
      previewLink: { type: 'PreviewLink', description: 'The link.' },
    },
    resolve: async ({ id, hours }: { id: string; hours: number }, { services, viewer, client }) => {
      const link = await createPreviewLink(services, viewer, { id: parseId('post', id), hours }, client);
      return { nodeId: link.nodeId, previewLink: link };
    },
  });
  declareMutation(builder, {
    name: 'revokePreviewLink',
    description: 'Revokes a preview link. It no longer shows the content.',
    input: { id: { type: 'ID!', description: 'Id of the preview link.' } },
    payload: { contentNode },
    resolve: async ({ id }: { id: string }, { services, viewer }) => ({ nodeId: await revokePreviewLink(services, viewer, id) }),
  });
}
