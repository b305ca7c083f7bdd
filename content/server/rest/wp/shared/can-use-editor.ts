import { can } from '../../../../permissions/viewer.ts';
import type { RestRequest } from '../framework/rest-request.ts';

/** Whether the user may write posts or pages. What the editor reads besides content requires this right. */
export const canUseEditor = ({ viewer }: RestRequest): boolean => can(viewer, 'edit_posts') || can(viewer, 'edit_pages');
