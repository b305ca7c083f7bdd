/** Distinguishes visitors from bots, and views from pages that browsers load in advance. */
import type { IncomingMessage } from 'node:http';

/** `prerender`: the visitor has pointed at a link, and may or may not open it. */
export type Visit = 'view' | 'prerender' | 'none';

/** Names in the header of crawlers, monitors, previews of links in messages, libraries and automated browsers. Cubot is a brand of phones. */
const botPattern =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|scrape|archiver|monitor|uptime|pingdom|lighthouse|headless|phantom|preview|fetch|feed|facebookexternalhit|embedly|whatsapp|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|libwww|http-?client|^$/i;

export function classifyVisit({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): Visit {
  if (method !== 'GET' || botPattern.test(headers['user-agent'] ?? '')) return 'none';
  const destination = headers['sec-fetch-dest'];
  // A page in a frame, or requested by a script, is not viewed. Browsers send no such header to sites without https.
  if (destination === undefined ? headers.accept?.includes('text/html') !== true : destination !== 'document') return 'none';
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return purpose === undefined ? 'view' : 'prerender';
}
