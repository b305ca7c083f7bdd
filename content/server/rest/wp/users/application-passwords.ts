/** `/wp/v2/users/1/application-passwords`: the application passwords of a user, and `…/introspect` for the one that the request uses. */
import {
  type ApplicationPassword,
  areApplicationPasswordsAvailable,
  listApplicationPasswords,
} from '../../../../auth/application-passwords.ts';
import {
  canCreateApplicationPassword,
  createApplicationPassword,
  DuplicateNameError,
  renameApplicationPassword,
  revokeApplicationPasswords,
} from '../../../../commands/users/application-password-commands.ts';
import { formatGmtDate } from '../../../../core/format-date.ts';
import type { UserRow } from '../../../../core/rows/users.ts';
import { canEditUser } from '../../../../permissions/viewer.ts';
import { createItem, type ItemFields, type Links, toSchemas } from '../framework/item.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import { CREATE, DELETE, getRestUrl, READ, type RestRequest, type RouteDeclaration, UPDATE } from '../framework/rest-request.ts';
import { contextParameter, makeOptional } from '../framework/resource.ts';
import { editOnly, type ItemSchema, toWriteParameters, viewAndEdit } from '../framework/schema.ts';
import { createNotFoundError, toText } from '../shared/values.ts';
import { loadUser } from './user-resource.ts';

/** The password is known only in the response that creates it. */
type Item = ApplicationPassword & { password?: string };

const fields: ItemFields<Item> = {
  uuid: { description: 'Unique identifier.', type: 'string', format: 'uuid', readonly: true, read: ({ id }) => id },
  app_id: {
    description: 'A UUID that identifies the program. It is chosen by the program.',
    type: 'string',
    oneOf: [
      { type: 'string', format: 'uuid' },
      { type: 'string', enum: [''] },
    ],
    read: ({ appId }) => appId ?? '',
  },
  name: {
    description: 'Name of the program. It is unique for the user.',
    type: 'string',
    minLength: 1,
    pattern: String.raw`.*\S.*`,
    required: true,
    read: ({ name }) => name,
  },
  password: {
    description: 'The password, only in the response that creates it.',
    type: 'string',
    context: editOnly,
    readonly: true,
    read: ({ password }) => password,
  },
  created: {
    description: 'When it was created, in UTC.',
    type: 'string',
    format: 'date-time',
    context: viewAndEdit,
    readonly: true,
    read: ({ created }) => formatGmtDate(created),
  },
  last_used: {
    description: 'When it was last used, in UTC, to within a day.',
    type: ['string', 'null'],
    format: 'date-time',
    context: viewAndEdit,
    readonly: true,
    read: ({ lastUsed }) => (lastUsed === null ? null : formatGmtDate(lastUsed)),
  },
  last_ip: {
    description: 'The IP address that last used it, to within a day.',
    type: ['string', 'null'],
    format: 'ip',
    context: viewAndEdit,
    readonly: true,
    read: ({ lastAddress }) => lastAddress || null,
  },
};

const schema: ItemSchema = { title: 'application-password', properties: toSchemas(fields) };

const getItemPath = ({ userId, id }: Item) => `/wp/v2/users/${userId}/application-passwords/${id}`;

const getLinks = (row: Item, request: RestRequest): Links => ({ self: [{ href: getRestUrl(request, getItemPath(row)) }] });

const toJson = (row: Item, request: RestRequest) => createItem(row, fields, getLinks, request);

/** After a change, the response is the item as its editor sees it. */
const toChangedJson = (row: Item, request: RestRequest) => toJson(row, { ...request, view: 'edit' });

const createMissingError = () => createNotFoundError('rest_application_password_not_found', 'Application password not found.');

/** The user whose application passwords the request is about. */
async function loadOwner(request: RestRequest): Promise<UserRow> {
  if (!areApplicationPasswordsAvailable(request.context.services))
    throw new RestError(501, 'application_passwords_disabled', 'Application passwords are not available.');
  return loadUser(request, 'user_id');
}

/** @throws RestError if the viewer may not read the application passwords of the user */
async function loadReadableOwner(request: RestRequest, code: string, attempt: string): Promise<UserRow> {
  const owner = await loadOwner(request);
  if (!canEditUser(request.viewer, owner.id)) throw createForbiddenError(request.viewer, code, `Sorry, you are not allowed to ${attempt}.`);
  return owner;
}

async function findPassword({ context }: RestRequest, owner: UserRow, id: string | undefined): Promise<Item> {
  const row = (await listApplicationPasswords(context.services.db, owner.id)).find((each) => each.id === id);
  if (!row) throw createMissingError();
  return row;
}

const isEditor = async (request: RestRequest) => canEditUser(request.viewer, (await loadOwner(request)).id);
const isSelf = async (request: RestRequest) => request.viewer.user?.id === (await loadOwner(request)).id;

function throwRestError(error: unknown): never {
  if (error instanceof DuplicateNameError) throw new RestError(409, 'application_password_duplicate_name', error.message);
  throw error;
}

const PATH = String.raw`/users/{user_id:\d+|me}/application-passwords`;

export const declareApplicationPasswords = (): RouteDeclaration[] => [
  {
    namespace: 'wp/v2',
    path: PATH,
    schema,
    endpoints: [
      {
        methods: READ,
        parameters: { context: contextParameter },
        isAllowed: isEditor,
        handle: async (request) => {
          const code = 'rest_cannot_list_application_passwords';
          const owner = await loadReadableOwner(request, code, 'list application passwords for this user');
          const rows = await listApplicationPasswords(request.context.services.db, owner.id);
          return { data: await Promise.all(rows.map((row) => toJson(row, request))) };
        },
      },
      {
        methods: CREATE,
        refusal: { code: 'rest_cannot_create_application_passwords' },
        parameters: {
          ...toWriteParameters(schema.properties),
          current_password: { description: 'Current password of the account that sends the request.', type: 'string' },
        },
        isAllowed: async (request) => canCreateApplicationPassword(request.viewer, (await loadOwner(request)).id),
        handle: async (request) => {
          const { context, viewer, values } = request;
          const { id } = await loadOwner(request);
          const { row, password } = await createApplicationPassword(context.services, viewer, context.client, id, {
            name: toText(values['name']) ?? '',
            appId: toText(values['app_id']) || null,
            currentPassword: toText(values['current_password']) ?? '',
          }).catch(throwRestError);
          const location = getRestUrl(request, getItemPath(row));
          return { status: 201, data: await toChangedJson({ ...row, password }, request), headers: { location } };
        },
      },
      {
        methods: DELETE,
        refusal: { code: 'rest_cannot_delete_application_passwords' },
        parameters: {},
        isAllowed: isEditor,
        handle: async (request) => {
          const { id } = await loadOwner(request);
          const revoked = await revokeApplicationPasswords(request.context.services, request.viewer, id);
          return { data: { deleted: true, count: revoked.length } };
        },
      },
    ],
  },
  {
    namespace: 'wp/v2',
    path: `${PATH}/introspect`,
    schema,
    endpoints: [
      {
        methods: READ,
        parameters: { context: contextParameter },
        isAllowed: isSelf,
        handle: async (request) => {
          const { viewer } = request;
          const owner = await loadOwner(request);
          if (viewer.user?.id !== owner.id)
            throw createForbiddenError(
              viewer,
              'rest_cannot_introspect_app_password_for_non_authenticated_user',
              'The authenticated application password can only be introspected for the current user.',
            );
          if (viewer.applicationPasswordId === undefined)
            throw createNotFoundError('rest_no_authenticated_app_password', 'Cannot introspect application password.');
          return { data: await toJson(await findPassword(request, owner, viewer.applicationPasswordId), request) };
        },
      },
    ],
  },
  {
    namespace: 'wp/v2',
    path: String.raw`${PATH}/{uuid:[\w-]+}`,
    schema,
    endpoints: [
      {
        methods: READ,
        parameters: { context: contextParameter },
        isAllowed: isEditor,
        handle: async (request) => {
          const owner = await loadReadableOwner(request, 'rest_cannot_read_application_password', 'read this application password');
          return { data: await toJson(await findPassword(request, owner, request.variables['uuid']), request) };
        },
      },
      {
        methods: UPDATE,
        refusal: { code: 'rest_cannot_edit_application_password' },
        parameters: makeOptional(toWriteParameters(schema.properties)),
        isAllowed: isEditor,
        handle: async (request) => {
          const { context, viewer, values, variables } = request;
          const { id: userId } = await loadOwner(request);
          const renamed = await renameApplicationPassword(context.services, viewer, {
            userId,
            id: variables['uuid'] ?? '',
            name: toText(values['name']),
          }).catch(throwRestError);
          if (!renamed) throw createMissingError();
          return { data: await toChangedJson(renamed, request) };
        },
      },
      {
        methods: DELETE,
        refusal: { code: 'rest_cannot_delete_application_password' },
        parameters: {},
        isAllowed: isEditor,
        handle: async (request) => {
          const { context, viewer, variables } = request;
          const { id } = await loadOwner(request);
          const [revoked] = await revokeApplicationPasswords(context.services, viewer, id, variables['uuid'] ?? '');
          if (!revoked) throw createMissingError();
          const { _links, ...previous } = await toChangedJson(revoked, request);
          return { data: { deleted: true, previous } };
        },
      },
    ],
  },
];
