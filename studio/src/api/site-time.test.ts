import { dateI18n, getDate } from '@wordpress/date';
import { expect, test } from 'vitest';
import { setSiteTimeZone } from './site-time.ts';

test('dates of the API are read and shown in the time zone of the site, whatever that of the browser is', () => {
  for (const [offset, timezone] of [
    [-8, 'America/Los_Angeles'],
    [9, 'Asia/Tokyo'],
    [5.5, ''],
  ] as const) {
    setSiteTimeZone({ offset, timezone });
    const date = '2026-11-26T04:31:00';
    expect([timezone, dateI18n('Y-m-d H:i', date, undefined)]).toEqual([timezone, '2026-11-26 04:31']);
    expect(dateI18n('Y-m-d H:i', getDate(date), undefined)).toBe('2026-11-26 04:31');
  }
});
