/** Requests for the content and the users that a reference can name. */
import type { ReferenceTarget } from '../../../lib/content-model/define.ts';

/**
 * Parameters of a list that every role may request. Who may write content of a type may list what is not published yet; the service leaves out what they
 * may not read. Everybody else refers to what is published.
 * @param canCreate whether the user may create content of the type
 */
export const createTargetQuery = (to: ReferenceTarget, canCreate: boolean): Record<string, string> => ({
  context: 'view',
  ...(to === 'user' ? { _fields: 'id,name' } : { _fields: 'id,title,status', status: canCreate ? 'any' : 'publish' }),
});
