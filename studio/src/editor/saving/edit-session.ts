/** Sends the version with each save of the open node, so that no save replaces the changes of another person (docs/rest.md, “Saving loses nothing”). */
import type { APIFetchMiddleware, APIFetchOptions } from '@wordpress/api-fetch';
import { pickChangedFields, toValues } from '../fields/field-values.ts';

/** Both versions of a save that the service has refused, because the content has changed since it was loaded. */
export type Conflict = {
  stored: Readonly<Record<string, unknown>> & { version: string };
  stored_by: { id: number; name: string } | null;
};

/** An attribute that the editor cannot represent, and that the service has kept. */
export type RestoredAttribute = { name: string; block: number; attribute: string };

export type BlockProblem = RestoredAttribute & { message: string };

export type SaveEvents = {
  onSaved: () => void;
  onConflict: (conflict: Conflict) => void;
  /** Another user has the node open. */
  onLocked: () => void;
  onRestored: (attributes: readonly RestoredAttribute[]) => void;
  onInvalidBlocks: (problems: readonly BlockProblem[]) => void;
  /** The URL of published content has changed. */
  onMoved: (from: string, to: string) => void;
};

export type EditSession = {
  middleware: APIFetchMiddleware;
  getVersion: () => string | null;
  /** Bases the next save on another version: the one that the editor has seen in a conflict, or that of a restored copy. */
  setVersion: (version: string | null) => void;
};

/** What the edits are based on. */
type Base = {
  fields: unknown;
  content: string | undefined;
  /** Null unless it is published. */
  link: string | null;
};
type NodeResponse = {
  version?: string;
  acf?: unknown;
  content?: { raw?: string };
  status?: string;
  link?: string;
  restored_attributes?: readonly RestoredAttribute[];
};
type ErrorBody = { code?: string; data?: { blocks?: readonly BlockProblem[] } & Partial<Conflict> };

/** @param path of the node: `/wp/v2/pages/1` */
export function createEditSession(path: string, events: SaveEvents): EditSession {
  let version: string | null = null;
  let base: Base = { fields: {}, content: undefined, link: null };

  const receive = ({ version: received, acf, content, status, link, restored_attributes: restored }: NodeResponse) => {
    if (received !== undefined) version = received;
    const published = status === undefined || link === undefined ? base.link : status === 'publish' ? link : null;
    if (base.link !== null && published !== null && published !== base.link) events.onMoved(base.link, published);
    base = { fields: acf ?? base.fields, content: content?.raw ?? base.content, link: published };
    if (restored) events.onRestored(restored);
  };

  const middleware: APIFetchMiddleware = async (options, next) => {
    const requested = options.path?.split('?')[0];
    if (requested !== path && requested !== `${path}/autosaves`) return next(options);
    const { method = 'GET' } = options;
    if (method !== 'PUT' && method !== 'POST') {
      const response: unknown = await next(options);
      // After a move to the trash, WordPress's editor saves once more.
      const isNewVersion = method === 'DELETE' || (method === 'GET' && version === null);
      if (requested === path && isNewVersion) receive(await readBody(response));
      return response;
    }
    try {
      const response = (await next(withVersion(options, version, base))) as NodeResponse;
      // An autosave of one's own draft saves the draft. Others leave the stored content as it is.
      if (requested === path || response.version !== undefined) {
        receive(response);
        events.onSaved();
      } else if (response.restored_attributes) events.onRestored(response.restored_attributes);
      return response;
    } catch (error) {
      reportProblem(error as ErrorBody, events);
      throw error;
    }
  };

  return {
    middleware,
    getVersion: () => version,
    setVersion: (next) => {
      version = next;
    },
  };
}

/** The editor sends the content with each save. Content that was not changed is left out, so that it cannot replace the content of another person. */
function withVersion(options: APIFetchOptions, version: string | null, base: Base): APIFetchOptions {
  const { acf, content, ...data } = toValues(options.data);
  const isUnchanged = options.method === 'PUT' && content === base.content;
  return {
    ...options,
    ...(version !== null && { headers: { ...options.headers, 'If-Match': `"${version}"` } }),
    data: {
      ...data,
      ...(content !== undefined && !isUnchanged && { content }),
      ...(acf !== undefined && { acf: pickChangedFields(toValues(acf), toValues(base.fields)) }),
    },
  };
}

/** Responses whose headers are read arrive unparsed. */
async function readBody(response: unknown): Promise<NodeResponse> {
  const body: unknown = response instanceof Response ? await response.clone().json() : response;
  return typeof body === 'object' && body !== null ? body : {};
}

function reportProblem({ code, data }: ErrorBody, events: SaveEvents): void {
  if (code === 'rest_edit_conflict' && data?.stored) events.onConflict({ stored: data.stored, stored_by: data.stored_by ?? null });
  if (code === 'rest_locked') events.onLocked();
  if (code === 'rest_invalid_blocks') events.onInvalidBlocks(data?.blocks ?? []);
}
