/** `/wp/v2/comments`. */
import { deleteComment, restoreComment, updateComment } from '../../../../commands/comments/change-comment.ts';
import { type CommentInput, createComment } from '../../../../commands/comments/create-comment.ts';
import { formatGmtDate, formatLocalDate } from '../../../../core/format-date.ts';
import type { CommentRow, CommentStatus } from '../../../../core/rows/comments.ts';
import type { Capability } from '../../../../model/roles.ts';
import { can } from '../../../../permissions/viewer.ts';
import { getLink } from '../../../../schema/nodes/node-uri.ts';
import { renderCommentContent } from '../../../../schema/nodes/rendered-content.ts';
import type { CommentOrder, CommentQuery } from '../../../../store/comments/comment-query.ts';
import { createPageArgs } from '../../../../store/core/page.ts';
import type { ItemFields, Links } from '../framework/item.ts';
import { loadPage } from '../framework/paging.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { declareResource, forceParameter, type Resource } from '../framework/resource.ts';
import { editOnly, type PropertySchema, type PropertySchemas, viewAndEdit } from '../framework/schema.ts';
import { getTypeBase } from '../../../../model/rest-bases.ts';
import { dateTime, metaField, renderedText } from '../shared/text-fields.ts';
import {
  createNotFoundError,
  dateParameter,
  getIds,
  getPathId,
  getPeriod,
  getRawText,
  idKey,
  idList,
  toIdInput,
  toText,
} from '../shared/values.ts';

/** The names of statuses in WordPress's REST API. Clients may send the others, too. */
const statusNames: Record<CommentStatus, string> = { approve: 'approved', hold: 'hold', spam: 'spam', trash: 'trash' };

const toStatus = (name: unknown): CommentStatus | undefined => {
  const text = name === 'approved' || name === '1' ? 'approve' : name === '0' || name === 'unapproved' ? 'hold' : name;
  return (Object.keys(statusNames) as CommentStatus[]).find((status) => status === text);
};

const text = (description: string): PropertySchema => ({ description, type: 'string' });

const fields: ItemFields<CommentRow> = {
  id: { ...idKey().schema, readonly: true, read: ({ id }) => id },
  post: { description: 'The ID of the content.', type: 'integer', context: viewAndEdit, read: ({ nodeId }) => nodeId },
  parent: { description: 'The ID of the comment that it replies to. 0 for none.', type: 'integer', read: ({ parentId }) => parentId ?? 0 },
  author: {
    description: 'The ID of the user who wrote it. 0 for visitors.',
    type: 'integer',
    readonly: true,
    read: ({ userId }) => userId ?? 0,
  },
  author_name: { ...text('Name of the author.'), read: ({ authorName }) => authorName },
  author_email: { ...text('Email address of the author.'), format: 'email', context: editOnly, read: ({ authorEmail }) => authorEmail },
  author_url: { ...text('Website of the author.'), read: ({ authorUrl }) => authorUrl },
  author_ip: { ...text('IP address of the author.'), context: editOnly, readonly: true, read: ({ authorIp }) => authorIp },
  author_user_agent: { ...text('Browser of the author.'), context: editOnly, readonly: true, read: ({ agent }) => agent },
  date: {
    ...dateTime('Date in the site’s time zone.', { type: 'string' }),
    read: ({ date }, { context }) => formatLocalDate(date, context.site.timezone),
  },
  date_gmt: {
    ...dateTime('Date in UTC.', { type: 'string', context: viewAndEdit }),
    readonly: true,
    read: ({ date }) => formatGmtDate(date),
  },
  content: {
    ...renderedText('The text.'),
    read: (comment, { context }) => ({ raw: comment.content, rendered: () => renderCommentContent(comment, context) }),
  },
  link: { ...text('URL.'), format: 'uri', readonly: true, read: getCommentLink },
  status: {
    ...text('Status.'),
    context: viewAndEdit,
    enum: ['approved', 'approve', '1', 'hold', '0', 'unapproved', 'spam', 'unspam', 'trash', 'untrash'],
    read: ({ status }) => statusNames[status],
  },
  type: { ...text('Type.'), readonly: true, read: ({ type }) => type || 'comment' },
  meta: metaField,
};

async function getCommentLink({ id, nodeId }: CommentRow, { context }: RestRequest): Promise<string | null> {
  const node = await context.store.nodeById(nodeId);
  const link = node && (await getLink(node, context));
  return link && `${link}#comment-${id}`;
}

const isModerator = ({ viewer }: RestRequest) => can(viewer, 'moderate_comments');
const isOwn = ({ userId }: CommentRow, { viewer }: RestRequest) => viewer.user !== null && viewer.user.id === userId;

const listParameters: PropertySchemas = {
  search: { description: 'Limit to comments that contain the text.', type: 'string' },
  after: dateParameter('Limit to comments written after a date.'),
  before: dateParameter('Limit to comments written before a date.'),
  author: idList('Limit to comments by users. For users who can edit posts.'),
  author_exclude: idList('Leave out comments by users. For users who can edit posts.'),
  author_email: text('Limit to comments with an email address. For moderators.'),
  exclude: idList('Leave out comments with these ids.'),
  include: idList('Limit to comments with these ids.'),
  order: { description: 'Order of the comments.', type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  orderby: {
    description: 'What the comments are sorted by.',
    type: 'string',
    enum: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
    default: 'date_gmt',
  },
  parent: idList('Limit to replies to these comments. 0 is the top level.'),
  parent_exclude: idList('Leave out replies to these comments.'),
  post: idList('Limit to comments on this content.'),
  status: { ...text('Limit to comments with a status. For moderators.'), default: 'approve' },
  type: { ...text('Limit to comments of a type, or to `all`. For users who can edit posts.'), default: 'comment' },
};

/** Parameters that need a capability if they are not the default. In WordPress, all of them are for users who can edit posts. */
const protectedParameters: Readonly<Record<string, Capability>> = {
  author: 'edit_posts',
  author_exclude: 'edit_posts',
  author_email: 'moderate_comments',
  type: 'edit_posts',
  status: 'moderate_comments',
};

function hasDefault(name: string, { values }: RestRequest): boolean {
  const value = values[name];
  return Array.isArray(value) ? value.length === 0 : value === listParameters[name]?.default;
}

const commentResource: Resource<CommentRow> = {
  path: '/comments',
  title: 'comment',
  key: idKey(),
  fields,
  links: getCommentLinks,
  load: async (request) => {
    const comment = await request.context.store.commentById(getPathId(request));
    if (!comment) throw createNotFoundError('rest_comment_invalid_id', 'Invalid comment ID.');
    return comment;
  },
  refusals: {
    list: 'edit comments',
    item: 'edit comments',
    update: { code: 'rest_cannot_edit', attempt: 'edit this comment' },
    delete: { code: 'rest_cannot_delete', attempt: 'delete this comment' },
  },
  canEdit: (comment, request) => isModerator(request) || isOwn(comment, request),
  list: {
    parameters: listParameters,
    canEdit: isModerator,
    run: (request) => loadPage(request, (page) => request.context.store.comments(toCommentQuery(request), page)),
  },
  create: {
    parameters: {
      author_email: { ...text('Email address of the author.'), format: 'email' },
      type: text('Type. Only `comment` can be created.'),
    },
    existing: 'comment',
    isAllowed: ({ viewer }) => viewer.user !== null,
    run: (request) => {
      const { context, viewer, values } = request;
      assertCanCreate(request);
      return createComment(context.services, viewer, context.client, toCommentInput(values));
    },
  },
  update: {
    isAllowed: (comment, request) => isModerator(request) || isOwn(comment, request),
    run: async (comment, { context, viewer, values }) => {
      const isRestored = values['status'] === 'unspam' || values['status'] === 'untrash';
      if (isRestored) await restoreComment(context.services, viewer, String(comment.id));
      const input = toCommentInput(values);
      if (!isRestored || Object.values(input).some((value) => value !== undefined))
        await updateComment(context.services, viewer, context.client, String(comment.id), input);
    },
  },
  delete: {
    parameters: { force: forceParameter },
    isAllowed: (comment, request) => isModerator(request) || isOwn(comment, request),
    run: async (comment, request) => {
      const { context, viewer, values } = request;
      const force = values['force'] === true;
      if (comment.status === 'trash' && !force && (isModerator(request) || isOwn(comment, request)))
        throw new RestError(410, 'rest_already_trashed', 'The comment has already been trashed.');
      // The author of a comment no longer sees it in the trash.
      await deleteComment(context.services, viewer, String(comment.id), force);
      return force || comment.status === 'spam' || !isModerator(request) ? 'deleted' : 'trashed';
    },
  },
};

/** Rules that the GraphQL API does not have. @throws RestError */
function assertCanCreate({ viewer, values }: RestRequest): void {
  // As in WordPress, where a filter allows comments of visitors.
  if (!viewer.user) throw new RestError(401, 'rest_comment_login_required', 'Sorry, you must be logged in to comment.');
  if (!values['post'])
    throw new RestError(403, 'rest_comment_invalid_post_id', 'Sorry, you are not allowed to create this comment without a post.');
  if (values['type'] && values['type'] !== 'comment')
    throw new RestError(400, 'rest_invalid_comment_type', 'Cannot create a comment with that type.');
  if (!getRawText(values['content'])?.trim()) throw new RestError(400, 'rest_comment_content_invalid', 'Invalid comment content.');
}

function toCommentInput(values: RestRequest['values']): CommentInput {
  return {
    commentOn: typeof values['post'] === 'number' ? values['post'] : undefined,
    parent: toIdInput(values['parent']),
    content: getRawText(values['content']),
    author: toText(values['author_name']),
    authorEmail: toText(values['author_email']),
    authorUrl: toText(values['author_url']),
    date: toText(values['date']),
    status: toStatus(values['status']),
  };
}

function toCommentQuery(request: RestRequest): CommentQuery {
  const { values, viewer } = request;
  const moderates = isModerator(request);
  const denied = Object.entries(protectedParameters).flatMap(([name, capability]) =>
    hasDefault(name, request) || can(viewer, capability) ? [] : [name],
  );
  if (denied.length > 0) throw createForbiddenError(viewer, 'rest_forbidden_param', `Query parameter not permitted: ${denied.join(', ')}`);
  const status = values['status'] === 'all' ? (['approve', 'hold'] as const) : [toStatus(values['status']) ?? 'approve'];
  const { from, until } = getPeriod(request, 'after', 'before');
  const lists = {
    ids: getIds(request, 'include'),
    notIds: getIds(request, 'exclude'),
    nodeIn: getIds(request, 'post'),
    parentIn: getIds(request, 'parent'),
    parentNotIn: getIds(request, 'parent_exclude'),
    userIn: getIds(request, 'author'),
    userNotIn: getIds(request, 'author_exclude'),
    search: toText(values['search']) || undefined,
    authorEmail: toText(values['author_email']),
    from: from?.toISOString(),
    until: until?.toISOString(),
  };
  return {
    ...(Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined)) as CommentQuery),
    ...(moderates && { statuses: status }),
    ...(values['type'] !== 'all' && { types: [String(values['type'])] }),
    orderby: getOrder(values['orderby']),
    descending: values['order'] !== 'asc',
  };
}

function getOrder(orderby: unknown): CommentOrder {
  if (orderby === 'post') return 'node';
  if (orderby === 'include') return 'given';
  return orderby === 'id' || orderby === 'parent' || orderby === 'type' ? orderby : 'date';
}

async function getCommentLinks({ id, nodeId, parentId, userId }: CommentRow, request: RestRequest): Promise<Links> {
  const url = (path: string) => getRestUrl(request, `/wp/v2${path}`);
  const { store } = request.context;
  const [node, replies] = await Promise.all([store.nodeById(nodeId), store.comments({ parentId: id }, createPageArgs(1))]);
  return {
    self: [{ href: url(`/comments/${id}`) }],
    collection: [{ href: url('/comments') }],
    ...(userId !== null && { author: [{ embeddable: true, href: url(`/users/${userId}`) }] }),
    ...(node && { up: [{ embeddable: true, post_type: node.type, href: url(`/${getTypeBase(node.type)}/${node.id}`) }] }),
    ...(parentId !== null && { 'in-reply-to': [{ embeddable: true, href: url(`/comments/${parentId}`) }] }),
    ...(replies.rows.length > 0 && { children: [{ embeddable: true, href: `${url('/comments')}?parent=${id}` }] }),
  };
}

export const declareComments = (): RouteDeclaration[] => declareResource(commentResource);
