import { graphql } from 'relay-runtime';
import type { LinkActions_link$key } from '#generated/LinkActions_link.graphql.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import { Actions } from './Actions.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { ArrowLink } from './ArrowLink.tsx';

const fragment = graphql`
  fragment LinkActions_link on AcfLink {
    url
    title
    target
  }
`;

type Key = LinkActions_link$key | null | undefined;

type Props = {
  primary: Key;
  secondary?: Key;
  /** Use `signal` only for the most important action on a screen. */
  variant?: 'signal' | 'ink' | 'plain';
};

/** One or two links from an editor's link fields. A link without a title or a safe URL is left out. */
export function LinkActions({ primary, secondary, variant = 'signal' }: Props) {
  const [first, second] = [readLink(primary), readLink(secondary)];
  if (!first && !second) return null;
  return (
    <Actions>
      {first && (
        <ButtonLink href={first.url} target={first.target} variant={variant} icon="arrow">
          {first.title}
        </ButtonLink>
      )}
      {second && <ArrowLink href={second.url}>{second.title}</ArrowLink>}
    </Actions>
  );
}

function readLink(key: Key): { url: string; title: string; target: string | null } | null {
  const link = readFragment(fragment, key);
  if (!link?.url || !link.title || !classifyHref(link.url)) return null;
  return { url: link.url, title: link.title, target: link.target };
}
