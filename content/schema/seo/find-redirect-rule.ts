/** Finds the redirect of a path: a plain one with an index of the database, and one with an expression in a compiled program. */
import { createRedirects, type Redirects } from '#lib/uri/redirects.ts';
import { type StoredRedirect, toOriginKey } from '../../core/rows/redirects.ts';
import { MAX_URI_LENGTH } from '../../core/stored-uri.ts';
import type { ContentStore } from '../../store/content-store.ts';

/** The first rule that matches the path, in the order of their ids. Rules that redirect a path to itself do not match it. */
export async function findRedirectRule(store: ContentStore, path: string, siteUrl: string): Promise<StoredRedirect | null> {
  if (path.length > MAX_URI_LENGTH) return null;
  const [plain, expressions] = await Promise.all([
    store.plainRedirect(toOriginKey({ origin: path, format: 'plain' })),
    store.expressionRedirects(),
  ]);
  const found = [plain ? createRedirects([plain], siteUrl) : null, compile(expressions, siteUrl)].flatMap(
    (redirects) => redirects?.findRule(path)?.rule ?? [],
  );
  return found.toSorted((a, b) => a.id - b.id)[0] ?? null;
}

type Compiled = { text: string; redirects: Redirects<StoredRedirect> };

/** Lists with the same rules share a program, because the rules are read again after each change of content. */
const compiledLists = new WeakMap<readonly StoredRedirect[], Compiled>();
let newest: Compiled | undefined;

function compile(rules: readonly StoredRedirect[], siteUrl: string): Redirects<StoredRedirect> {
  let compiled = compiledLists.get(rules);
  if (!compiled) {
    const text = JSON.stringify([siteUrl, rules]);
    compiled = newest?.text === text ? newest : { text, redirects: createRedirects(rules, siteUrl) };
    newest = compiled;
    compiledLists.set(rules, compiled);
  }
  return compiled.redirects;
}
