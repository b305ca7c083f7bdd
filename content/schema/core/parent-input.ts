/** The parent in the inputs of mutations, as a global or database id. */
import { UserError } from '../../core/user-error.ts';

export type ParentInput = { parentId?: string | null; parentDatabaseId?: number | null };

/**
 * As in WPGraphQL, an empty `parentId` leaves the parent unchanged, and the sign of a database id is ignored. The database id 0 removes the parent.
 * @returns undefined to leave the parent unchanged
 */
export function getParentId({ parentId, parentDatabaseId }: ParentInput): string | undefined {
  const id = parentId && parentId !== '0' ? parentId : undefined;
  if (typeof parentDatabaseId !== 'number') return id;
  if (id !== undefined) throw new UserError('Please provide only one of parentId or parentDatabaseId');
  return String(Math.abs(parentDatabaseId));
}
