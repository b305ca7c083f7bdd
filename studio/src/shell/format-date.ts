import { dateI18n, getDate } from '@wordpress/date';

/** Formats a date of the API, which is in the time zone of the site: `Nov 18, 2026, 4:10 pm`. */
export const formatSiteDate = (date: string | null): string => (date === null ? '' : dateI18n('M j, Y, g:i a', getDate(date), undefined));
