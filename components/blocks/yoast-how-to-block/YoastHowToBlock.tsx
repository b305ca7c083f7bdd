import { graphql } from 'relay-runtime';
import type { YoastHowToBlock_block$key } from '#generated/YoastHowToBlock_block.graphql.ts';
import { JsonLd } from '#components/ui/core/JsonLd.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Steps } from '#components/blocks/yoast-how-to-block/Steps.tsx';
import { sanitizeBlock, sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';
import { toHowTo } from '#lib/seo/json-ld.ts';

/** How something is done, step by step, and how long it takes. */
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
    ? { days: whole(attributes.days), hours: whole(attributes.hours), minutes: whole(attributes.minutes) }
    : null;
  const inWords = time ? durationInWords(time) : '';
  return (
    <div className="stack">
      {inWords && (
        <p className="label">
          {attributes.durationText || attributes.defaultDurationText || 'Time needed:'} {inWords}
        </p>
      )}
      <RichText html={attributes.jsonDescription} profile="block" />
      <Steps
        ordered={attributes.unorderedList !== true}
        items={steps.map(({ name, text }) => ({
          title: name && <RichText html={name} profile="inline" />,
          text: <RichText html={text} profile="block" />,
        }))}
      />
      <JsonLd
        thing={toHowTo({ description: attributes.jsonDescription ?? '', steps, duration: time && inWords ? isoDuration(time) : null })}
      />
    </div>
  );
}

type Duration = { days: number; hours: number; minutes: number };

/** The editor's fields hold words, figures as a rule. */
function whole(value: string | null | undefined): number {
  const figure = Number(value);
  return Number.isInteger(figure) && figure > 0 && figure < 10_000 ? figure : 0;
}

function durationInWords(time: Duration): string {
  const parts = (['days', 'hours', 'minutes'] as const).flatMap((unit) =>
    time[unit] > 0 ? [`${time[unit]} ${time[unit] === 1 ? unit.slice(0, -1) : unit}`] : [],
  );
  return new Intl.ListFormat('en-US').format(parts);
}

/** ISO 8601, as schema.org wants it: `P1DT2H30M`. */
function isoDuration({ days, hours, minutes }: Duration): string {
  return `P${days}DT${hours}H${minutes}M`;
}
