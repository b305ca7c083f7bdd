/** Emails to people about their accounts. */
import type { UserRow } from '../core/rows/users.ts';
import type { Email } from './mailer.ts';

type Site = { title: string; siteUrl: string };

/** @property loginUrl public URL of the site's sign-in page */
type SiteWithLogin = Site & { loginUrl: string };

const toEmailAddress = (user: UserRow) => ({ name: user.displayName, address: user.email });

/** The site's page for choosing a password, with the query parameters of WordPress's page. */
function getPasswordUrl({ loginUrl }: SiteWithLogin, user: UserRow, key: string): string {
  return `${loginUrl}?${new URLSearchParams({ action: 'rp', key, login: user.login }).toString()}`;
}

/** @param key works once and expires after a day */
export function createPasswordResetEmail(site: SiteWithLogin, user: UserRow, key: string, address: string): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] Password Reset`,
    text: [
      'Someone requested a password reset for this account:',
      `Site: ${site.title} (${site.siteUrl})\nUsername: ${user.login}`,
      'If this was not you, ignore this email, and your password will not change.',
      'To choose a new password, open this link within 24 hours:',
      getPasswordUrl(site, user, key),
      ...(address ? [`This request came from the IP address ${address}.`] : []),
    ].join('\n\n'),
  };
}

/** @param key works once and expires after a day; null if the account already has a password */
export function createWelcomeEmail(site: SiteWithLogin, user: UserRow, key: string | null): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] Login Details`,
    text: [
      `An account was created for you on ${site.title} (${site.siteUrl}).`,
      `Username: ${user.login}`,
      ...(key === null ? [] : ['To choose your password, open this link within 24 hours:', getPasswordUrl(site, user, key)]),
      'If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
  };
}

/** @param key that works once and expires after seven days */
export function createInvitationEmail(site: SiteWithLogin, user: UserRow, key: string): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] Invitation`,
    text: [
      `You have an account on ${site.title} (${site.siteUrl}), but it has no password yet.`,
      `Username: ${user.login}`,
      'To choose your password, open this link within 7 days:',
      getPasswordUrl(site, user, key),
      'If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
  };
}

/** Notifies the owner of an account that its password has changed, in case another person changed it. */
export function createPasswordChangedEmail(site: Site, user: UserRow): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] Password Changed`,
    text: [
      `The password for your account ${user.login} on ${site.title} (${site.siteUrl}) was changed, and you were signed out on all devices.`,
      'If you did not change it, contact the administrator of the site.',
    ].join('\n\n'),
  };
}

/** Notifies the previous email address of an account that the address has changed. */
export function createEmailChangedEmail(site: Site, user: UserRow, email: string): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] Email Changed`,
    text: [
      `The email address for your account ${user.login} on ${site.title} (${site.siteUrl}) was changed to ${email}.`,
      'If you did not change it, contact the administrator of the site.',
    ].join('\n\n'),
  };
}

/** Notifies the owner of an account of a change or an event that matters for its security, in case another person caused it. */
export function createSecurityEmail(site: Site, user: UserRow, { subject, event }: { subject: string; event: string }): Email {
  return {
    to: toEmailAddress(user),
    subject: `[${site.title}] ${subject}`,
    text: [
      `${event}\nUsername: ${user.login}\nSite: ${site.title} (${site.siteUrl})`,
      'If this was not you, change your password and contact the administrator of the site.',
    ].join('\n\n'),
  };
}
