/** Positions of the content type: their facts, and whether they accept applications. */
import { type Pay, parsePay } from '#lib/careers/pay.ts';
import { isRecord } from '#lib/json/records.ts';
import type { NodeRow } from './rows/nodes.ts';

export type PositionFacts = {
  department: string | null;
  location: string | null;
  employmentType: string | null;
  pay: Pay | null;
  /** Last day for applications, such as `2027-01-31`. */
  validThrough: string | null;
  closedOn: string | null;
  contactIds: readonly number[];
  source: { feedUrl: string; entryId: string } | null;
};

export function readPositionFacts({ fields }: Pick<NodeRow, 'fields'>): PositionFacts {
  const meta = isRecord(fields['positionMeta']) ? fields['positionMeta'] : {};
  const source = isRecord(meta['source']) ? meta['source'] : {};
  const [feedUrl, entryId] = [toText(source['feedUrl']), toText(source['entryId'])];
  return {
    department: toText(meta['department']),
    location: toText(meta['location']),
    employmentType: toText(meta['employmentType']),
    pay: parsePay(meta['salaryMinimum'], meta['salaryMaximum'], meta['salaryPeriod']),
    validThrough: toText(meta['validThrough']),
    closedOn: toText(meta['closedOn']),
    contactIds: Array.isArray(meta['contacts']) ? meta['contacts'].filter((id) => typeof id === 'number') : [],
    source: feedUrl !== null && entryId !== null ? { feedUrl, entryId } : null,
  };
}

const toText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Whether a position accepts applications. @param today in the time zone of the site, such as `2026-11-18` */
export function isOpenPosition(node: Pick<NodeRow, 'fields'>, today: string): boolean {
  const { validThrough, closedOn } = readPositionFacts(node);
  return (validThrough === null || validThrough >= today) && (closedOn === null || closedOn > today);
}
