/** Converts text that this site has written with US units. Text of editors stays as it is. */
import { formatCompactMetricArea } from './compact.ts';
import { formatArea, formatDistance, formatLandArea, formatLength } from './measure.ts';
import { formatWhole } from './number.ts';

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?`;

const measurement = new RegExp(
  String.raw`(?:${NUMBER} to )?${NUMBER}(?: (million|billion|M|B))? (sq ft|square feet|ft|acres?|mi|miles)\b(?: \((?:[\d.,]+(?: million| billion)? (?:m²|m|ha|km))\))?`,
  'g',
);

const factors: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9, M: 1e6, B: 1e9 };

const KILOMETERS_PER_MILE = 1.609_344;

function toMetric(value: number, unit: string, scale: string | undefined): string {
  switch (unit) {
    case 'ft':
      return formatLength(value).metric;
    case 'mi':
      return formatDistance(value).metric;
    case 'miles':
      return `${formatWhole(value * KILOMETERS_PER_MILE)} km`;
    case 'sq ft':
    case 'square feet':
      return scale
        ? formatCompactMetricArea(value).replace(/ (million|billion) /, scale.length === 1 ? ` ${scale} ` : ' $1 ')
        : formatArea(value).metric;
    default:
      return formatLandArea(value).metric;
  }
}

/**
 * Converts all measurements in a text: `Truck court 185 ft` becomes `Truck court 56 m`. One that is followed by the same in metric units changes places with it:
 * `515 m (1,690 ft)`.
 * @returns null if the text has none
 */
export function toMetricText(text: string): string | null {
  const converted = text.replaceAll(
    measurement,
    (match: string, ...[low, lowDecimals, whole, decimals, scale, unit = '']: (string | undefined)[]) => {
      const convert = (integer: string | undefined, fraction = '') =>
        toMetric(Number((integer ?? '').replaceAll(',', '') + fraction) * (factors[scale ?? ''] ?? 1), unit, scale);
      const metric =
        low === undefined ? convert(whole, decimals) : `${convert(low, lowDecimals).replace(/ .*$/, '')} to ${convert(whole, decimals)}`;
      const [us = ''] = match.split(' (');
      return match.endsWith(')') ? `${metric} (${us})` : metric;
    },
  );
  return converted === text ? null : converted;
}
