/** Roles and what they may do, for who keeps the accounts; everybody else sees the roles they have themselves. */
import { fromGlobalId, toGlobalId } from '../../core/global-ids.ts';
import type { UserRow } from '../../core/rows/users.ts';
import { UserError } from '../../core/user-error.ts';
import { type RoleDeclaration, roleOf, roles } from '../../model/roles.ts';
import { can } from '../../permissions/viewer.ts';
import { cutPage } from '../../store/core/cut-page.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { connection, type ConnectionArgs } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';

type RoleSource = { kind: 'user-role'; id: number; role: RoleDeclaration };

/** Roles have names, not numbers; their place in the table serves for cursors. */
const sources: readonly RoleSource[] = roles.map((role, index) => ({ kind: 'user-role', id: index + 1, role }));

function isVisible({ viewer }: ContentContext, { role }: RoleSource): boolean {
  return can(viewer, 'list_users') || (viewer.user?.roles.includes(role.name) ?? false);
}

export function declareUserRoles(builder: SchemaBuilder): void {
  builder.object('UserRole', {
    description: 'What a user is on the site.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!', description: 'Global id.', resolve: ({ role }: RoleSource) => toGlobalId('user_role', role.name) },
      name: { type: 'String', description: 'Name it is stored with.', resolve: ({ role }: RoleSource) => role.name },
      displayName: { type: 'String', description: 'Name for people.', resolve: ({ role }: RoleSource) => role.displayName },
      capabilities: { type: '[String]', description: 'What it may do.', resolve: ({ role }: RoleSource) => role.capabilities },
      isRestricted: { type: 'Boolean', description: 'Whether the caller may not see all of it.', resolve: () => false },
    },
  });
  builder.enum('UserRoleEnum', {
    description: 'A role.',
    values: Object.fromEntries(roles.map((role) => [role.enum, { value: role.name, description: `${role.displayName}.` }])),
  });
  builder.extend('RootQuery', {
    userRole: {
      type: 'UserRole',
      description: 'One role.',
      args: { id: { type: 'ID!', description: 'Global id.' } },
      resolve: (_root, { id }: { id: string }, context) => {
        const parsed = fromGlobalId(id);
        if (parsed?.kind !== 'user_role') throw new UserError(`The global ID isn't recognized ID: ${id}`);
        return sources.find((source) => source.role.name === parsed.key && isVisible(context, source)) ?? null;
      },
    },
    userRoles: connection(builder, {
      from: 'RootQuery',
      to: 'UserRole',
      offset: false,
      description: 'Roles of the site.',
      load: (_root: unknown, _args: ConnectionArgs, page: PageArgs, context) =>
        cutPage(
          sources.filter((source) => isVisible(context, source)),
          page,
        ),
    }),
  });
}

/** `User.roles`: null for whom it is private to. */
export function rolesOfUser(builder: SchemaBuilder): FieldSpec {
  return connection(builder, {
    from: 'User',
    to: 'UserRole',
    offset: false,
    description: 'What the user is on the site.',
    load: (user: UserRow, _args: ConnectionArgs, page: PageArgs) =>
      user.restricted
        ? null
        : cutPage(
            sources.filter(({ role }) => user.roles.includes(role.name)),
            page,
          ),
  });
}

/** What a user may do, as WordPress tells it: the capabilities of the roles, then the roles. */
export function capabilitiesOfUser(user: UserRow): string[] {
  const own = user.roles.map(roleOf).filter((role) => role !== undefined);
  return [...new Set([...own.flatMap((role): readonly string[] => role.capabilities), ...own.map((role) => role.name)])];
}
