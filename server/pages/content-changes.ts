/**
 * The most recent changes of content, as the content service reports them. A page depends on content keys: those of everything that was read for it, and its
 * own URI. A render that began before a change of one of its keys may show the former content.
 */
import { ANY_KEY } from '#lib/relay/content-keys.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';

/** A purge event of the content service (docs/publish-to-live.md). */
export interface ContentChange {
  keys: readonly string[];
  /** Paths whose response changes: of pages that are new, moved or removed. */
  uris: readonly string[];
  /** What happened to which types: `update post`, `delete page, update category`. */
  cause: string;
}

/** The content keys that a change affects. */
export interface AffectedKeys {
  changed: ReadonlySet<string>;
  /** Those of content that must not be shown any longer. */
  removed: ReadonlySet<string>;
}

export interface ContentChanges {
  /** The number of changes so far. A render remembers the number at its start. */
  getVersion: () => number;
  record: (affected: AffectedKeys) => void;
  /** Whether a page with these keys may be older than its content. */
  hasChanged: (contentKeys: readonly string[], sinceVersion: number) => boolean;
  /** Whether a page with these keys may show removed content. */
  hasRemoved: (contentKeys: readonly string[], sinceVersion: number) => boolean;
}

/** More changes than an import makes while one page is rendered. A render that began earlier counts as affected. */
const MAX_CHANGES = 1000;

export function createContentChanges(): ContentChanges {
  const recent: AffectedKeys[] = [];
  let version = 0;
  const isAffected = (kind: keyof AffectedKeys, contentKeys: readonly string[], since: number) => {
    const missed = version - since;
    if (missed > recent.length) return true;
    return missed > 0 && recent.slice(-missed).some((affected) => contentKeys.some((key) => affected[kind].has(key)));
  };
  return {
    getVersion: () => version,
    record: (affected) => {
      version++;
      recent.push(affected);
      if (recent.length > MAX_CHANGES) recent.shift();
    },
    hasChanged: (contentKeys, since) => isAffected('changed', contentKeys, since),
    hasRemoved: (contentKeys, since) => isAffected('removed', contentKeys, since),
  };
}

/** The content key of a path. Every form of percent-encoding has the same key. */
export function getPathKey(path: string): string {
  return `path:${path.split('/').map(decodeOrKeep).join('/')}`;
}

/** Types of content that is part of pages, but is not published or unpublished itself. */
const partTypes: ReadonlySet<string> = new Set(['menu', 'menuitem']);

/** The kinds of global ids of content that is published and unpublished. */
const publishedKinds = /^(?:post|comment):/;

export function getAffectedKeys({ keys, uris, cause }: ContentChange): AffectedKeys {
  const pathKeys = uris.map(getPathKey);
  const changed = new Set([ANY_KEY, ...keys, ...pathKeys]);
  const removedTypes = Array.from(cause.matchAll(/\bdelete (\w+)/g), ([, type = '']) => type).filter((type) => !partTypes.has(type));
  if (removedTypes.length === 0) return { changed, removed: new Set() };
  const removedIds = keys.filter((key) => publishedKinds.test(Buffer.from(key, 'base64').toString()));
  const skippedTypes = removedTypes.map((type) => `skipped:${type}`);
  return { changed, removed: new Set([ANY_KEY, ...removedIds, ...skippedTypes, ...pathKeys]) };
}
