/** Statuses of nodes and the ways between them. */
import type { PostStatus } from '../../core/rows/nodes.ts';
import { UserError } from '../../core/user-error.ts';

/** A status an editor may ask for; `inherit` belongs to media and revisions. */
export type EditorStatus = Exclude<PostStatus, 'inherit'>;

const editorStatuses = ['draft', 'pending', 'private', 'publish', 'future', 'trash'] as const;

/**
 * Where a node may go from where. Source: WordPress 6.2, `wp_insert_post` and `get_post_stati`: the editor's statuses can follow one another
 * in any order; `auto-draft` is for content nobody has saved, so nothing returns to it; what is new can't be thrown away; `inherit` can't be
 * asked for; and what lies in the trash leaves it for any other status.
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

/** Statuses that everybody sees, and those whose nodes have an address. */
export const isPublic = (status: PostStatus): boolean => status === 'publish';
export const hasUri = (status: PostStatus): boolean => status === 'publish' || status === 'private' || status === 'inherit';

/** While a node has one of these, its date moves with each save unless an editor has set it, and its slug may wait (WordPress's `date_floating`). */
export const hasFloatingDate = (status: PostStatus): boolean => status === 'draft' || status === 'pending' || status === 'auto-draft';

/** A date that lies less ahead than this is now (WordPress: a minute). */
const SCHEDULE_THRESHOLD_MS = 60_000;

export type StatusChange = {
  from: 'new' | PostStatus;
  /** What was asked for; undefined: nothing. */
  requested: string | undefined;
  date: Date;
  now: Date;
  /** Without it everything but a draft is handed in for review. */
  canPublish: boolean;
};

/**
 * The status a node gets: `publish` of a date ahead is `future` and the reverse, and who can't publish hands in for review (WPGraphQL).
 * @throws UserError for a status content can't have, or can't have now
 */
export function decideStatus({ from, requested: asked, date, now, canPublish }: StatusChange): EditorStatus {
  const former = from === 'inherit' ? 'draft' : from;
  const wanted = asked ?? (former === 'new' ? 'draft' : former);
  if (!(wanted in transitions) || wanted === 'new')
    throw new UserError(
      `The status "${wanted}" is not one content can have. Give one of AUTO_DRAFT, DRAFT, PENDING, PRIVATE, PUBLISH, FUTURE, TRASH.`,
    );
  const status = wanted as EditorStatus;
  if (!transitions[former].includes(status))
    throw new UserError(
      former === 'new'
        ? `New content can't have the status "${status}". Create it first, then delete it.`
        : `The status "${status}" can't follow "${former}". Give one of ${transitions[former].join(', ')}.`,
    );
  if (!canPublish && asked !== undefined && ['publish', 'future', 'private'].includes(status)) return 'pending';
  if (status !== 'publish' && status !== 'future') return status;
  return date.getTime() - now.getTime() >= SCHEDULE_THRESHOLD_MS ? 'future' : 'publish';
}
