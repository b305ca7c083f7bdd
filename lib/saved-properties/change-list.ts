/** Changes of the saved list, as the forms of the site request them. */
import { MAX_SAVED } from './addresses.ts';
import { parseIds } from './saved-cookie.ts';

/** What happened to the list. It is a parameter of the page that the visitor returns to. */
export type SavedResult = 'added' | 'full' | 'removed';

export interface ListChange {
  /** The list after the change. */
  ids: number[];
  result: SavedResult;
  /** The properties that were removed, which the visitor can restore. */
  removed: number[];
}

/**
 * Applies a form to the list. Its fields `save` and `remove` contain database ids. Saved properties come first; those that do not fit are not added, and none is
 * dropped for them.
 * @returns null if the form has neither field
 */
export function changeList(ids: readonly number[], form: URLSearchParams): ListChange | null {
  const added = parseIds(form.getAll('save')).filter((id) => !ids.includes(id));
  const removed = parseIds(form.getAll('remove')).filter((id) => ids.includes(id));
  if (form.has('remove')) return { ids: ids.filter((id) => !removed.includes(id)), result: 'removed', removed };
  if (parseIds(form.getAll('save')).length === 0) return null;
  const fitting = added.slice(0, Math.max(0, MAX_SAVED - ids.length));
  return { ids: [...fitting, ...ids], result: fitting.length < added.length ? 'full' : 'added', removed: [] };
}
