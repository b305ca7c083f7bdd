/** What is written to people about their accounts. */
import type { UserRow } from '../store/types.ts';
import type { Mail } from './mailer.ts';

type Site = { title: string; siteUrl: string };

const to = (user: UserRow) => ({ name: user.displayName, address: user.email });

/** Where the site lets people choose a password, with the parameters WordPress's own page has. */
function passwordUrl({ siteUrl }: Site, user: UserRow, key: string): string {
  return `${siteUrl}/login/?${new URLSearchParams({ action: 'rp', key, login: user.login }).toString()}`;
}

/** @param key works once and for a day */
export function passwordResetMail(site: Site, user: UserRow, key: string, address: string): Mail {
  return {
    to: to(user),
    subject: `[${site.title}] Password Reset`,
    text: [
      'Someone has asked to choose a new password for this account:',
      `Site: ${site.title} (${site.siteUrl})\nUser name: ${user.login}`,
      'If it was not you, ignore this mail and nothing will happen.',
      'To choose a new password, open this address within a day:',
      passwordUrl(site, user, key),
      ...(address ? [`The request came from the IP address ${address}.`] : []),
    ].join('\n\n'),
  };
}

/** @param key works once and for a day; null when the person has a password already */
export function welcomeMail(site: Site, user: UserRow, key: string | null): Mail {
  return {
    to: to(user),
    subject: `[${site.title}] Login Details`,
    text: [
      `An account was made for you on ${site.title} (${site.siteUrl}).`,
      `User name: ${user.login}`,
      ...(key === null ? [] : ['To choose your password, open this address within a day:', passwordUrl(site, user, key)]),
      'If you did not expect this, ignore this mail.',
    ].join('\n\n'),
  };
}

/** Tells somebody whose password was changed, in case it was somebody else. */
export function passwordChangedMail(site: Site, user: UserRow): Mail {
  return {
    to: to(user),
    subject: `[${site.title}] Password Changed`,
    text: [
      `The password of your account ${user.login} on ${site.title} (${site.siteUrl}) was changed, and every session was signed out.`,
      'If it was not you, tell the administrator of the site.',
    ].join('\n\n'),
  };
}

/** Tells somebody at the former address that mail goes to another one now. */
export function emailChangedMail(site: Site, user: UserRow, email: string): Mail {
  return {
    to: to(user),
    subject: `[${site.title}] Email Changed`,
    text: [
      `The email address of your account ${user.login} on ${site.title} (${site.siteUrl}) was changed to ${email}.`,
      'If it was not you, tell the administrator of the site.',
    ].join('\n\n'),
  };
}
