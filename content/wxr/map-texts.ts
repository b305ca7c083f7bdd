/** Changes the texts in meta values. */
import { serializePhp, unserializePhp, type PhpValue } from './parse/php-serialize.ts';

export type ChangeText = (text: string) => string;

/** Serialized values contain the lengths of their texts, so they are parsed and serialized again. Values with PHP objects cannot be parsed and stay unchanged. */
export function mapMetaValue(value: string, change: ChangeText): string {
  const parsed = unserializePhp(value);
  if (typeof parsed === 'object' || typeof parsed === 'string') return serializePhp(mapPhp(parsed, change));
  return /^[aOC]:\d+:/.test(value) ? value : change(value);
}

function mapPhp(value: PhpValue, change: ChangeText): PhpValue {
  if (typeof value === 'string') return mapMetaValue(value, change);
  if (Array.isArray(value)) return value.map((item) => mapPhp(item, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapPhp(item, change)]));
  return value;
}
