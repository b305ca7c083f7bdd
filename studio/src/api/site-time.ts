/** The time zone of the site, in which the API has its dates. It can differ from that of the browser. */
import { getSettings, setSettings } from '@wordpress/date';
import moment from 'moment-timezone/moment-timezone.js';

/** The name of the time zone that `setSettings` registers. */
const SITE_ZONE = 'WP';

/** @param offset in hours, for a site without a named time zone */
export function setSiteTimeZone({ offset, timezone }: { offset: number; timezone: string }): void {
  const { formats, l10n } = getSettings();
  setSettings({ l10n, formats, timezone: { offset, offsetFormatted: String(offset), string: timezone, abbr: '' } });
  // Some of WordPress's components, such as the slider of revisions, read dates of the API in the time zone of the browser.
  moment.tz.setDefault(SITE_ZONE);
}
