import { graphql } from 'relay-runtime';
import type { CoreButton_block$key } from '#generated/CoreButton_block.graphql.ts';
import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A link styled as a button. Shows nothing without text or a safe URL. */
export function CoreButton({ block }: { block: CoreButton_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreButton_block on CoreButtonBlock {
        attributes {
          ... on CoreButtonBlockAttributes {
            url
            text
            buttonTarget: linkTarget
            className
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.text || !classifyHref(attributes.url)) return null;
  const isOutline = attributes.className?.includes('is-style-outline');
  return (
    <ButtonLink href={attributes.url ?? ''} target={attributes.buttonTarget} variant={isOutline ? 'plain' : 'ink'} icon="arrow">
      <RichText profile="inline" html={attributes.text} />
    </ButtonLink>
  );
}
