import { dateI18n, getDate } from '@wordpress/date';

const FORMAT = 'M j, Y, g:i a';

/** Formats a date of the API, which is in the time zone of the site: `Nov 18, 2026, 4:10 pm`. */
export const formatSiteDate = (date: string | null): string => (date === null ? '' : dateI18n(FORMAT, getDate(date), undefined));

/**
 * Formats a moment in the time zone of the site.
 * @param date ISO 8601 in UTC. `Z` at the end may be missing, as in `date_gmt` of the REST API.
 */
export const formatUtcDate = (date: string): string => dateI18n(FORMAT, new Date(date.endsWith('Z') ? date : `${date}Z`), undefined);
