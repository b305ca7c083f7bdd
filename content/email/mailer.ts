/**
 * Sends email through an SMTP server, or writes it to files if none is configured. Requests do not wait for it, so they do not fail if the SMTP server
 * fails, and their duration does not reveal whether an email was sent.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { getProperty } from '#lib/json/records.ts';
import type { Log } from '#lib/log/log.ts';
import { createEmailFileName, deleteOldEmailFiles } from './email-files.ts';

type EmailAddress = { name: string; address: string };
export type Email = {
  to: EmailAddress;
  /** Recipient of replies, if it is not the sender. */
  replyTo?: EmailAddress;
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Headers whose values contain nothing that a visitor has entered. */
  headers?: Readonly<Record<string, string>>;
};

/** The mailbox does not exist. Other codes, such as 5.7.1, and refusals to relay mean that the server does not accept our messages for any recipient. */
const UNKNOWN_MAILBOX = /^55[013][ -](?:5\.1\.|(?!5\.|.*\brelay))/i;

/** Whether a mail server has rejected the recipient for good. A server that rejects the sender says nothing about the recipient. */
export function isPermanentRejection(error: unknown): boolean {
  const response = getProperty(error, 'response');
  return getProperty(error, 'command') === 'RCPT TO' && typeof response === 'string' && UNKNOWN_MAILBOX.test(response);
}

/** Errors of nodemailer that concern the connection or the account, so that no email can be sent at the moment. */
const outageCodes: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ENOAUTH',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EPROXY',
]);

/** Whether an error means that the mail server currently accepts no email for any recipient. */
export const isMailServerOutage = (error: unknown): boolean =>
  outageCodes.has(getProperty(error, 'code')) || getProperty(error, 'command') === 'MAIL FROM';

export type Mailer = {
  /** Sends an email in the background. A failure is logged. */
  send: (email: Email) => void;
  /**
   * Creates and sends an email after the response to the current request has been sent, so that its duration does not reveal whether there is an email.
   * @param create returns null to send nothing
   */
  sendLater: (create: () => Promise<Email | null>) => void;
  /** Sends an email once. @throws if it could not be sent */
  deliver: (email: Email) => Promise<void>;
  /** Waits until every email is sent or has finally failed. */
  settle: () => Promise<void>;
};

export type MailerOptions = {
  /** Such as `smtp://user:password@host:587`. If it is undefined, email is written to files. */
  smtpUrl?: string | undefined;
  from: string;
  /** Folder for email files. */
  folder: string;
  log: Log;
  /** Milliseconds before each retry. */
  retryDelaysMs?: readonly number[];
};

const RETRY_DELAYS_MS = [1_000, 10_000, 60_000];

/** How often old email files are deleted if no email is sent. */
const SWEEP_MS = 60 * 60_000;

/** A delay after which the response has been sent. */
const LATER_MS = 1_000;

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type Deliver = (message: SendMailOptions) => Promise<void>;

export function createMailer(options: MailerOptions): Mailer {
  const { log, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const deleteOldFiles = () =>
    deleteOldEmailFiles(options.folder, new Date()).catch((error: unknown) =>
      log('warn', 'Old email files could not be deleted', { error }),
    );
  const deliver =
    options.smtpUrl === undefined ? createFileTransport(options.folder, deleteOldFiles) : createSmtpTransport(options.smtpUrl);
  const pending = new Set<Promise<void>>();
  // This also runs with an SMTP server, because older files may exist from before it was configured.
  const timer = setInterval(deleteOldFiles, SWEEP_MS).unref();
  void deleteOldFiles();
  const stopping = new AbortController();
  // When the service stops, no work waits any longer, and the last retry happens immediately.
  const wait = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const toMessage = ({ to, replyTo, subject, text, html, headers }: Email): SendMailOptions => ({
    from: toOneLine(options.from),
    to: toOneLineAddress(to),
    ...(replyTo && { replyTo: toOneLineAddress(replyTo) }),
    subject: toOneLine(subject),
    text,
    ...(html !== undefined && { html }),
    ...(headers && { headers }),
  });
  const sendWithRetries = async (email: Email) => {
    const message = toMessage(email);
    for (let retries = 0; ; retries += 1) {
      try {
        await deliver(message);
        return;
      } catch (error) {
        const delay = stopping.signal.aborted ? undefined : retryDelaysMs[retries];
        log(delay === undefined ? 'error' : 'warn', 'An email could not be sent', {
          error,
          attempts: retries + 1,
          willRetry: delay !== undefined,
        });
        if (delay === undefined) return;
        await wait(delay);
      }
    }
  };
  // The reserved domain .invalid (RFC 2606) is used for imported accounts without an email address.
  const sendIfPossible = async (email: Email) => {
    if (!email.to.address.endsWith('.invalid')) await sendWithRetries(email);
  };
  const createAndSend = async (create: () => Promise<Email | null>) => {
    await wait(LATER_MS);
    try {
      const email = await create();
      if (email) await sendIfPossible(email);
    } catch (error) {
      log('error', 'An email could not be created', { error });
    }
  };
  const run = (work: Promise<void>) => {
    const tracked = work.finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
  return {
    send: (email) => run(sendIfPossible(email)),
    deliver: async (email) => await deliver(toMessage(email)),
    sendLater: (create) => run(createAndSend(create)),
    settle: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(pending);
    },
  };
}

/** The sender if none is configured. An email address cannot contain a plain IP address. */
export function getDefaultSender(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return `no-reply@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
}

/** Removes line breaks, which would allow a name or a subject to add headers to the email. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const toOneLineAddress = ({ name, address }: EmailAddress): EmailAddress => ({ name: toOneLine(name), address: toOneLine(address) });

function createSmtpTransport(url: string): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** Writes each email to an `.eml` file, which email programs can open. The files can contain password reset keys, so only their owner can read them. */
function createFileTransport(folder: string, deleteOldFiles: () => Promise<void>): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: rawMessage } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, createEmailFileName(new Date(), randomUUID())), rawMessage as Buffer, { mode: 0o600, flag: 'wx' });
    await deleteOldFiles();
  };
}
