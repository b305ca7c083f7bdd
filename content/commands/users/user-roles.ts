/** Checks which roles a viewer may assign (WordPress). */
import { UserError } from '../../core/user-error.ts';
import { findRole, listGrantedCapabilities } from '../../model/roles.ts';
import { can, type Viewer } from '../../permissions/viewer.ts';

/**
 * Validates roles to be assigned and returns their stored names.
 * @param userId null for a new account
 * @throws UserError for roles that do not exist or that the viewer may not assign
 */
export function validateRoles(viewer: Viewer, userId: number | null, requestedRoles: readonly (string | null | undefined)[]): string[] {
  const names = [...new Set(requestedRoles.filter((name) => typeof name === 'string'))];
  const declared = names.map((name) => {
    const role = findRole(name);
    if (!role) throw new UserError(`The role ${name.slice(0, 60)} does not exist`, { kind: 'role-unknown' });
    return role;
  });
  if (!can(viewer, 'promote_users'))
    throw new UserError(`Sorry, you are not allowed to give this the following role: ${names.join(', ')}.`, { kind: 'role-forbidden' });
  const grantsUserEditing = declared.some((role) => role.capabilities.includes('edit_users'));
  if (userId !== null && viewer.user?.id === userId && !grantsUserEditing)
    throw new UserError('Sorry, you cannot remove user editing permissions for your own account.');
  // Viewers cannot assign a role with capabilities that they do not have.
  const forbiddenRole = declared.find((role) => listGrantedCapabilities(role).some((capability) => !can(viewer, capability)));
  if (forbiddenRole)
    throw new UserError(`Sorry, you are not allowed to give this the following role: ${forbiddenRole.name}.`, { kind: 'role-forbidden' });
  return [...new Set(declared.map((role) => role.name))];
}
