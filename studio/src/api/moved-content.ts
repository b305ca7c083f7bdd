/** Published content whose address has changed. The content service creates no redirect by itself. */
import { graphql } from './graphql.ts';
import type { Account } from './session.ts';

/** URLs of the site. */
export type Move = { from: string; to: string };

type Linked = { status: string; link: string };

/** @returns null if visitors find the content where it was, or could not find it before */
export const findMove = (before: Linked, after: Linked): Move | null =>
  before.status === 'publish' && after.status === 'publish' && before.link !== after.link ? { from: before.link, to: after.link } : null;

const toPaths = ({ from, to }: Move) => ({ origin: new URL(from).pathname, target: new URL(to).pathname });

export const mayRedirect = ({ capabilities }: Pick<Account, 'capabilities'>): boolean => capabilities['wpseo_manage_redirects'] === true;

/** What has happened, and what users who may not manage redirects can do. */
export function describeMove(move: Move, account: Pick<Account, 'capabilities'>): string {
  const { origin, target } = toPaths(move);
  const moved = `The address has changed from ${origin} to ${target}. Visitors to the old address now see “Page not found.”`;
  return mayRedirect(account) ? moved : `${moved} Ask an administrator for a redirect.`;
}

/** Creates the redirect. @returns what to tell the user */
export async function redirectMove(move: Move): Promise<string> {
  const input = toPaths(move);
  await graphql('mutation StudioRedirect($input: CreateSeoRedirectInput!) { createSeoRedirect(input: $input) { redirect { origin } } }', {
    input,
  });
  return `${input.origin} redirects to ${input.target}.`;
}
