/** Statuses of nodes and the transitions between them. */
import type { PostStatus } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';

/** A status that an editor can request. `inherit` is for media and revisions only. */
export type EditorStatus = Exclude<PostStatus, 'inherit'>;

const editorStatuses = ['draft', 'pending', 'private', 'publish', 'future', 'trash'] as const;

/**
 * Allowed transitions between statuses. Source: WordPress 6.2, `wp_insert_post` and `get_post_stati`. Editors can change between their statuses
 * freely. `auto-draft` is for content that was never saved, so no status returns to it. New content cannot be in the trash. Content in the trash
 * can be restored to any other status.
 */
export const transitions: Readonly<Record<'new' | EditorStatus, readonly EditorStatus[]>> = {
  new: ['auto-draft', 'draft', 'pending', 'private', 'publish', 'future'],
  'auto-draft': ['auto-draft', ...editorStatuses],
  draft: editorStatuses,
  pending: editorStatuses,
  private: editorStatuses,
  publish: editorStatuses,
  future: editorStatuses,
  trash: editorStatuses,
};

/** Whether visitors see nodes with the status. */
export const isPublic = (status: PostStatus): boolean => status === 'publish';
/** Whether nodes with the status have a URI. */
export const hasUri = (status: PostStatus): boolean => status === 'publish' || status === 'private' || status === 'inherit';

/** Whether a node with the status may have no date of its own yet, so that its date changes with each save. The slug may be missing too. */
export const canDateFloat = (status: PostStatus): boolean => status === 'draft' || status === 'pending' || status === 'auto-draft';

/** Dates closer than this count as now (WordPress: one minute). */
const SCHEDULE_THRESHOLD_MS = 60_000;

export type StatusChange = {
  from: 'new' | PostStatus;
  /** The requested status, or undefined. */
  requested: string | undefined;
  date: Date;
  now: Date;
  /** Without this permission, content is submitted for review instead of published. */
  canPublish: boolean;
};

/**
 * Decides the status of a node. `publish` with a future date becomes `future`, and the reverse. Viewers who cannot publish submit for review
 * (WPGraphQL).
 * @throws UserError if the status does not exist, or the transition is not allowed
 */
export function decideStatus({ from, requested, date, now, canPublish }: StatusChange): EditorStatus {
  const previous = from === 'inherit' ? 'draft' : from;
  const target = requested ?? (previous === 'new' ? 'draft' : previous);
  if (!(target in transitions) || target === 'new')
    throw new UserError(`The status "${target}" cannot be set. Use one of AUTO_DRAFT, DRAFT, PENDING, PRIVATE, PUBLISH, FUTURE, TRASH.`);
  const status = target as EditorStatus;
  if (!transitions[previous].includes(status))
    throw new UserError(
      previous === 'new'
        ? `New content cannot have the status "${status}". Create it first, then delete it.`
        : `The status "${status}" cannot follow "${previous}". Use one of ${transitions[previous].join(', ')}.`,
    );
  if (!canPublish && requested !== undefined && ['publish', 'future', 'private'].includes(status)) return 'pending';
  if (status !== 'publish' && status !== 'future') return status;
  return date.getTime() - now.getTime() >= SCHEDULE_THRESHOLD_MS ? 'future' : 'publish';
}
