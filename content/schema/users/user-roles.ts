/** Roles and their capabilities. Viewers who may list users see all roles, others their own. */
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

type RoleSource = { kind: 'user-role'; role: RoleDeclaration };

const roleSources: readonly RoleSource[] = roles.map((role) => ({ kind: 'user-role', role }));
const getName = ({ role }: RoleSource): string => role.name;

function isVisible({ viewer }: ContentContext, { role }: RoleSource): boolean {
  return can(viewer, 'list_users') || (viewer.user?.roles.includes(role.name) ?? false);
}

/** Finds a role by one of its names. Null if the viewer may not see it. */
export function findVisibleRole(name: string, context: ContentContext): RoleSource | null {
  const named = findRole(name);
  const found = roleSources.find(({ role }) => role === named);
  return found && isVisible(context, found) ? found : null;
}

export function declareUserRoles(builder: SchemaBuilder): void {
  builder.object('UserRole', {
    description: 'A role of users.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: ({ role }: RoleSource) => toGlobalId('user_role', role.name) },
      name: { type: 'String', description: 'Stored name.', resolve: ({ role }: RoleSource) => role.name },
      displayName: { type: 'String', description: 'Display name.', resolve: ({ role }: RoleSource) => role.displayName },
      capabilities: { type: '[String]', description: 'Capabilities of the role.', resolve: ({ role }: RoleSource) => role.capabilities },
      isRestricted: { type: 'Boolean', description: 'Whether parts are hidden from the viewer.', resolve: () => false },
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
        if (!findRole(key)) throw new UserError(`No user role was found with the name ${key}`);
        return findVisibleRole(key, context);
      },
    },
    userRoles: declareConnection(builder, {
      from: 'RootQuery',
      to: 'UserRole',
      offset: false,
      description: 'Roles that the viewer may see.',
      load: (_root: unknown, args: ConnectionArgs, page: PageArgs, context) =>
        sliceDeclarations(
          roleSources.filter((source) => isVisible(context, source)),
          getName,
          args,
          page,
        ),
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
