import { graphql } from 'relay-runtime';
import type { YoastHowToBlock_block$key } from '#generated/YoastHowToBlock_block.graphql.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Steps } from './Steps.tsx';
import { sanitizeBlock, sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toHowTo } from '#lib/seo/json-ld.ts';

/** Step-by-step instructions with the total time. */
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
  const time = attributes.hasDuration
    ? { days: parseCount(attributes.days), hours: parseCount(attributes.hours), minutes: parseCount(attributes.minutes) }
    : null;
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
      <JsonLd
        thing={toHowTo({
          description,
          steps,
          duration: time && durationLabel ? formatIsoDuration(time) : null,
        })}
      />
    </div>
  );
}

type Duration = { days: number; hours: number; minutes: number };

/** Parses a text field that should contain a positive whole number. Returns 0 for anything else. */
function parseCount(value: string | null | undefined): number {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 && count < 10_000 ? count : 0;
}

function formatDuration(time: Duration): string {
  const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    time[unit] > 0 ? [`${time[unit]} ${time[unit] === 1 ? unit.slice(0, -1) : unit}`] : [],
  );
  return new Intl.ListFormat('en-US').format(parts);
}

/** Formats an ISO 8601 duration, as schema.org requires: `P1DT2H30M`. */
function formatIsoDuration({ days, hours, minutes }: Duration): string {
  return `P${days}DT${hours}H${minutes}M`;
}
