import { graphql } from 'relay-runtime';
import type { YoastHowToBlock_block$key } from '#generated/YoastHowToBlock_block.graphql.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Steps } from './Steps.tsx';
import { sanitizeBlock, sanitizeInline } from '#lib/html/sanitize.ts';
import { type HowToDuration, parseHowToDuration } from '#lib/format/how-to-duration.ts';
import { formatList } from '#lib/format/list.ts';
import { readFragment } from '#lib/relay/server.ts';

/** Step-by-step instructions with the total time. The structured data of the page contains them. */
export function YoastHowToBlock({ block }: { block: YoastHowToBlock_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment YoastHowToBlock_block on YoastHowToBlock {
        attributes {
          hasDuration
          days
          hours
          minutes
          durationText
          defaultDurationText
          description
          jsonDescription
          unorderedList
          steps {
            jsonName
            jsonText
          }
        }
      }
    `,
    block,
  );
  const steps = (attributes?.steps ?? []).flatMap(({ jsonName, jsonText }) => {
    const [name, text] = [sanitizeInline(jsonName ?? '').trim(), sanitizeBlock(jsonText ?? '').trim()];
    return name || text ? [{ name, text }] : [];
  });
  if (!attributes || steps.length === 0) return null;
  const time = parseHowToDuration(attributes);
  const durationLabel = time ? formatDuration(time) : '';
  const description = attributes.jsonDescription || attributes.description || '';
  return (
    <div className="stack">
      {durationLabel && (
        <p className="label">
          {attributes.durationText || attributes.defaultDurationText || 'Time needed:'} {durationLabel}
        </p>
      )}
      <RichText html={description} profile="block" />
      <Steps
        ordered={attributes.unorderedList !== true}
        items={steps.map(({ name, text }) => ({
          title: name && <RichText html={name} profile="inline" />,
          text: <RichText html={text} profile="block" />,
        }))}
      />
    </div>
  );
}

function formatDuration(time: HowToDuration): string {
  const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    time[unit] > 0 ? [`${time[unit]} ${time[unit] === 1 ? unit.slice(0, -1) : unit}`] : [],
  );
  return formatList(parts);
}
