/**
 * Fields in the history of a node. WordPress's editor shows and restores the metadata of a revision. In its place it gets the fields, by their labels, and saves
 * of a restored revision send the fields that belong to them.
 */
import type { APIFetchMiddleware, APIFetchOptions } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs, getQueryArg } from '@wordpress/url';
import type { EditedNode } from '../../shell/paths.ts';
import { describeFields, type GetTitle, listReferences } from './describe-fields.ts';
import { type FieldGroup, listFieldGroups } from './field-groups.ts';
import { type FieldValues, toText, toValues } from './field-values.ts';

type Revision = { meta?: unknown; acf?: unknown };

/** @param path of the node: `/wp/v2/properties/1` */
export function createRevisionFields({ type, id }: EditedNode, path: string): APIFetchMiddleware {
  const groups = listFieldGroups(type);
  /** The fields of the revisions seen so far, by their description. */
  const fieldsByDescription = new Map<string, FieldValues>();
  /** The restored revision whose save has failed. Its fields are edits by now, which the editor may have corrected. */
  let failed: string | null = null;

  const describeRevision = (revision: Revision, getTitle: GetTitle): Revision => {
    const fields = toValues(revision.acf);
    const meta = describeFields(groups, fields, getTitle);
    fieldsByDescription.set(getKey(meta), fields);
    return { ...revision, meta };
  };

  const loadRevisions = async (options: APIFetchOptions, next: (options: APIFetchOptions) => Promise<unknown>): Promise<unknown> => {
    const requested = options.path ?? '';
    const response = await next({
      ...options,
      path: addQueryArgs(requested, { _fields: `${toText(getQueryArg(requested, '_fields'))},acf` }),
    });
    const body: unknown = response instanceof Response ? await response.json() : response;
    const revisions = [body].flat() as Revision[];
    const getTitle = await loadTitles(groups, revisions);
    const described = Array.isArray(body)
      ? revisions.map((item) => describeRevision(item, getTitle))
      : describeRevision(body as Revision, getTitle);
    return response instanceof Response ? new Response(JSON.stringify(described), response) : described;
  };

  const restoreFields = async (options: APIFetchOptions, next: (options: APIFetchOptions) => Promise<unknown>): Promise<unknown> => {
    const { meta, ...data } = toValues(options.data);
    const key = getKey(toValues(meta));
    const fields = fieldsByDescription.get(key);
    if (meta === undefined || !fields) return next(options);
    const edited = toValues(((select(coreStore).getEditedEntityRecord('postType', type, id) as { acf?: unknown } | false) || {}).acf);
    const restored = failed === key ? edited : { ...edited, ...pickFilled(fields) };
    // The form shows the restored fields, in case they are refused.
    await dispatch(coreStore).editEntityRecord('postType', type, id, { acf: restored }, { undoIgnore: true });
    failed = key;
    const response = await next({ ...options, data: { ...data, acf: restored } });
    failed = null;
    return response;
  };

  return (options, next) => {
    const requested = options.path ?? '';
    const { method = 'GET' } = options;
    const isRevision =
      method === 'GET' &&
      requested.startsWith(`${path}/revisions`) &&
      toText(getQueryArg(requested, '_fields')).split(',').includes('meta');
    if (isRevision) return loadRevisions(options, next);
    return method !== 'GET' && requested.split('?')[0] === path ? restoreFields(options, next) : next(options);
  };
}

const getKey = (meta: object): string => JSON.stringify(Object.entries(meta));

/** The groups in which anything is filled: imported revisions have no fields, and what they do not have stays as it is. */
const pickFilled = (fields: FieldValues): FieldValues => Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));

function isFilled(value: FieldValues[string]): boolean {
  if (value === null || value === undefined || value === '') return false;
  return typeof value !== 'object' || Object.values(value).some(isFilled);
}

type TitledRecord = { id: number; name?: string; title?: { raw?: string; rendered?: string } };

/** Loads the titles of all that the revisions refer to. */
async function loadTitles(groups: readonly FieldGroup[], revisions: readonly Revision[]): Promise<GetTitle> {
  const titles = new Map<string, string>();
  await Promise.all(
    [
      ...listReferences(
        groups,
        revisions.map(({ acf }) => toValues(acf)),
      ),
    ].map(async ([to, ids]) => {
      const query = { include: [...ids], per_page: 100, _fields: 'id,name,title' };
      const [kind, name] = to === 'user' ? ['root', 'user'] : ['postType', to];
      const records = (await resolveSelect(coreStore).getEntityRecords(kind, name, query)) as readonly TitledRecord[] | null;
      for (const { id, title, name: userName } of records ?? [])
        titles.set(`${to} ${id}`, decodeEntities(title?.raw ?? title?.rendered ?? userName ?? ''));
    }),
  );
  return (to, id) => titles.get(`${to} ${id}`) || `#${id}`;
}
