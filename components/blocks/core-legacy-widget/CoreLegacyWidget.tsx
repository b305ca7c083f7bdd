import { graphql } from 'relay-runtime';
import type { CoreLegacyWidget_block$key } from '#generated/CoreLegacyWidget_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Kinds of widgets that hold words of their editor; what others show is made by WordPress's own code. */
const kinds: Readonly<Record<string, string>> = { text: 'text', custom_html: 'content' };

/** A widget from before there were blocks: its title and its words. */
export function CoreLegacyWidget({ block }: { block: CoreLegacyWidget_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreLegacyWidget_block on CoreLegacyWidgetBlock {
        attributes {
          idBase
          instance
        }
      }
    `,
    block,
  );
  const raw = member(attributes?.instance, 'raw');
  const kind = attributes?.idBase ?? '';
  const words = Object.hasOwn(kinds, kind) ? member(raw, kinds[kind] ?? '') : undefined;
  const title = member(raw, 'title');
  if (typeof words !== 'string' || words.trim() === '') return null;
  return (
    <div className="stack stack--s">
      {typeof title === 'string' && title !== '' && <h3>{title}</h3>}
      <RichText html={words} profile="block" />
    </div>
  );
}

/** WordPress keeps an instance as it came: nothing is known of its shape. */
function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
