/** Emails to subscribers. */
import { pluralize } from '#lib/format/pluralize.ts';
import { getConfirmationHref, getManagementHref, getUnsubscribeHref } from '#lib/subscriptions/addresses.ts';
import type { Email } from '../email/mailer.ts';
import { escapeHtml } from '../rendering/html/escape.ts';
import type { Topic, TopicItem } from './topic.ts';

type Site = { title: string; siteUrl: string };
type Subject = { topic: Topic; description: string };

/** Prevents automatic replies, which could otherwise answer each other forever. */
const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Days for which the link of a confirmation email works. */
export const CONFIRMATION_DAYS = 7;

/** Asks the owner of an address for confirmation. It contains nothing that the visitor has typed, except the address. */
export function createConfirmationEmail(site: Site, email: string, subject: Subject, token: string): Email {
  return {
    to: { name: '', address: email },
    subject: `[${site.title}] Confirm your alert`,
    headers: automaticHeaders,
    text: [
      `Someone, probably you, requested email alerts from ${site.title} (${site.siteUrl}) for this address.\n${subject.topic.title}: ${subject.description}`,
      `To confirm, open this link within ${CONFIRMATION_DAYS} days and press the button on the page:`,
      `${site.siteUrl}${getConfirmationHref(token)}`,
      'If this was not you, ignore this email. You will not receive another one.',
    ].join('\n\n'),
  };
}

/** Responds to a repeated request from an address that has the alert already, or as many as allowed. */
export function createExistingEmail(site: Site, email: string, managementToken: string): Email {
  return {
    to: { name: '', address: email },
    subject: `[${site.title}] Your alerts`,
    headers: automaticHeaders,
    text: [
      `Someone, probably you, requested an email alert from ${site.title} (${site.siteUrl}) for this address. Either you already have this alert, or this address has reached the maximum number of alerts.`,
      'View or remove your alerts:',
      `${site.siteUrl}${getManagementHref(managementToken)}`,
      'If this was not you, ignore this email. Nothing has changed.',
    ].join('\n\n'),
  };
}

type Update = Subject & {
  items: readonly TopicItem[];
  /** Whether there are more items than listed. */
  hasMore: boolean;
  /** Path and query of the page with all matches. */
  href: string;
  managementToken: string;
};

/** What is new, as text and HTML, with a link and headers that unsubscribe with one click (RFC 8058). */
export function createUpdateEmail(site: Site, email: string, { topic, description, items, hasMore, href, managementToken }: Update): Email {
  const heading = `${hasMore ? 'More than ' : ''}${pluralize(items.length, `new ${topic.singular}`)}: ${description}`;
  const [all, manage, unsubscribe] = [href, getManagementHref(managementToken), getUnsubscribeHref(managementToken)].map(
    (path) => site.siteUrl + path,
  );
  const footer = `You are receiving this email because you signed up for alerts from ${site.title} and confirmed your address. We send each alert at most once a day.`;
  return {
    to: { name: '', address: email },
    subject: `[${site.title}] ${heading}`,
    headers: {
      ...automaticHeaders,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: [
      heading,
      ...items.map(({ title, uri, facts }) => [title, ...facts, site.siteUrl + uri].join('\n')),
      `All matches: ${all}`,
      `${footer}\nManage your alerts: ${manage}\nUnsubscribe: ${unsubscribe}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(heading)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif"><div style="max-width:36em;margin:0 auto">',
      `<h1 style="font-size:22px;line-height:1.2">${escapeHtml(heading)}</h1>`,
      ...items.map(({ title, uri, facts }) =>
        [
          `<h2 style="margin:24px 0 4px;font-size:18px"><a href="${escapeHtml(site.siteUrl + uri)}">${escapeHtml(title)}</a></h2>`,
          `<p style="margin:0">${facts.map(escapeHtml).join('<br>')}</p>`,
        ].join(''),
      ),
      `<p style="margin:24px 0"><a href="${escapeHtml(all ?? '')}">See all matches</a></p>`,
      `<p style="font-size:13px">${escapeHtml(footer)}<br><a href="${escapeHtml(manage ?? '')}">Manage your alerts</a> or <a href="${escapeHtml(unsubscribe ?? '')}">unsubscribe</a>.</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
}
