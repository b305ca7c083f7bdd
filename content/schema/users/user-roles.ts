/** Roles and their capabilities, for viewers who may list users. Others see only their own roles, with `User.roles` (WPGraphQL). */
import { toGlobalId } from '../../core/global-ids.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { findRole, getRole, listGrantedCapabilities, type RoleDeclaration, roles } from '../../model/roles.ts';
import { can } from '../../permissions/viewer.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { type ConnectionArgs, declareConnection, sliceDeclarations } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { splitGlobalId } from '../core/lookup-id.ts';

type RoleSource = { kind: 'user-role'; role: RoleDeclaration; restricted: boolean };

const roleSources: readonly RoleSource[] = roles.map((role) => ({ kind: 'user-role', role, restricted: false }));
const getName = ({ role }: RoleSource): string => role.name;

/** Finds a role by one of its names. It is restricted for viewers who may not list users. */
function findUserRole(name: string, { viewer }: ContentContext): RoleSource | null {
  const named = findRole(name);
  const found = roleSources.find(({ role }) => role === named);
  return found ? { ...found, restricted: !can(viewer, 'list_users') } : null;
}

/** Finds a role that the viewer may see: any for viewers who may list users, and otherwise their own. */
export function findVisibleUserRole(name: string, context: ContentContext): RoleSource | null {
  const found = findUserRole(name, context);
  if (!found) return null;
  const isVisible = !found.restricted || context.viewer.user?.roles.includes(found.role.name);
  return isVisible ? { ...found, restricted: false } : null;
}

const readRole = (read: (role: RoleDeclaration) => unknown) => (source: RoleSource) => (source.restricted ? null : read(source.role));

export function declareUserRoles(builder: SchemaBuilder): void {
  builder.object('UserRole', {
    description: 'A role of users.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: ({ role }: RoleSource) => toGlobalId('user_role', role.name) },
      name: { type: 'String', description: 'Stored name.', resolve: readRole(({ name }) => name) },
      displayName: { type: 'String', description: 'Display name.', resolve: readRole(({ displayName }) => displayName) },
      capabilities: { type: '[String]', description: 'Capabilities of the role.', resolve: readRole(({ capabilities }) => capabilities) },
      isRestricted: {
        type: 'Boolean',
        description: 'Whether parts are hidden from the viewer.',
        resolve: ({ restricted }: RoleSource) => restricted,
      },
    },
  });
  builder.enum('UserRoleEnum', {
    description: 'Roles.',
    values: Object.fromEntries(roles.map((role) => [role.enum, { value: role.name, description: `${role.displayName}.` }])),
  });
  builder.extend('RootQuery', {
    userRole: {
      type: 'UserRole',
      description: 'A role by id.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => {
        const { key } = splitGlobalId(id);
        const found = findUserRole(key, context);
        if (!found) throw new UserError(`No user role was found with the name ${key}`);
        return found;
      },
    },
    userRoles: declareConnection(builder, {
      from: 'RootQuery',
      to: 'UserRole',
      offset: false,
      description: 'All roles. Empty for viewers who may not list users.',
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, { viewer }) =>
        sliceDeclarations(can(viewer, 'list_users') ? roleSources : [], getName, args, page),
    }),
  });
}

/** Declares the field `User.roles`. Null if the viewer may not see it. */
export function declareRolesOfUser(builder: SchemaBuilder): FieldSpec {
  return declareConnection(builder, {
    from: 'User',
    to: 'UserRole',
    offset: false,
    description: 'Roles of the user.',
    load: (user: UserRow, args: ConnectionArgs, page: PageArgs) =>
      user.restricted
        ? null
        : sliceDeclarations(
            roleSources.filter(({ role }) => user.roles.includes(role.name)),
            getName,
            args,
            page,
          ),
  });
}

/** Lists the capabilities of a user in WordPress's format: those that the roles list, then the names of the roles. */
export const listCapabilities = (user: UserRow) => joinCapabilities(user, ({ capabilities }) => capabilities);

/** The same, including the capabilities that a role has without listing them. */
export const listAllCapabilities = (user: UserRow) => joinCapabilities(user, listGrantedCapabilities);

function joinCapabilities(user: UserRow, list: (role: RoleDeclaration) => readonly string[]): string[] {
  const assignedRoles = user.roles.map(getRole).filter((role) => role !== undefined);
  return [...new Set([...assignedRoles.flatMap(list), ...assignedRoles.map((role) => role.name)])];
}
