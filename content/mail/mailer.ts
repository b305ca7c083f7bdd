/**
 * Mail that the service writes: to a mail server, or into files where none is set. Nobody waits for it, so that an answer neither fails with a
 * mail server nor tells by its time whether a mail was written.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../server/log.ts';

type Person = { name: string; address: string };
export type Mail = {
  to: Person;
  /** Whom an answer goes to, where it is not the sender. */
  replyTo?: Person;
  subject: string;
  text: string;
};

export type Mailer = {
  /** Sends sometime soon. A failure is logged. */
  send: (mail: Mail) => void;
  /** Waits until everything is sent or given up. */
  settle: () => Promise<void>;
};

export type MailerOptions = {
  /** `smtp://user:password@host:587`. Mail goes into files where it is not given. */
  smtpUrl?: string | undefined;
  from: string;
  /** Folder of mail files. */
  folder: string;
  log: Log;
  /** Milliseconds before each further try. */
  delays?: readonly number[];
};

const DELAYS_MS = [1_000, 10_000, 60_000];

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type Deliver = (message: SendMailOptions) => Promise<void>;

export function createMailer(options: MailerOptions): Mailer {
  const { log, delays = DELAYS_MS } = options;
  const deliver = options.smtpUrl === undefined ? toFile(options.folder) : toServer(options.smtpUrl);
  const pending = new Set<Promise<void>>();
  const stopped = new AbortController();
  const sendNow = async (mail: Mail) => {
    const message = { from: oneLine(options.from), to: inOneLine(mail.to), ...(mail.replyTo && { replyTo: inOneLine(mail.replyTo) }) };
    for (let tries = 0; ; tries += 1) {
      try {
        await deliver({ ...message, subject: oneLine(mail.subject), text: mail.text });
        return;
      } catch (error) {
        const delay = stopped.signal.aborted ? undefined : delays[tries];
        log(delay === undefined ? 'error' : 'warn', 'A mail could not be sent', {
          error,
          tries: tries + 1,
          willRetry: delay !== undefined,
        });
        if (delay === undefined) return;
        // Cut short when the service stops: the last try is made at once.
        await sleep(delay, undefined, { signal: stopped.signal }).catch(() => {});
      }
    }
  };
  return {
    send: (mail) => {
      // The name is kept for addresses that reach nobody (RFC 2606): imported accounts without one have it.
      if (mail.to.address.endsWith('.invalid')) return;
      const sending = sendNow(mail).finally(() => pending.delete(sending));
      pending.add(sending);
    },
    settle: async () => {
      stopped.abort();
      await Promise.all(pending);
    },
  };
}

/** Sender where none is set. A bare IP address is no host of mail addresses. */
export function defaultSender(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `no-reply@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
}

/** A line break in a name or a subject would begin a header of somebody's own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const inOneLine = ({ name, address }: Person): Person => ({ name: oneLine(name), address: oneLine(address) });

function toServer(url: string): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** One `.eml` file a mail, which mail programs open. They hold keys to accounts: only their owner reads them. */
function toFile(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: text } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(folder, name), text as Buffer, { mode: 0o600, flag: 'wx' });
  };
}
