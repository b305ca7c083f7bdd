import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, type Email, getDefaultSender, isPermanentRejection, type MailerOptions } from './mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const email: Email = { to: { name: 'Ada Berg', address: 'ada@example.com' }, subject: 'Hello', text: 'Good morning.\n\nSøren' };

const events: [string, string, unknown][] = [];
beforeEach(() => {
  events.length = 0;
});
const options = (more: Partial<MailerOptions> = {}): MailerOptions => ({
  from: 'no-reply@example.com',
  folder: join(folder, 'mail'),
  log: (level, event, details) => events.push([level, event, details]),
  retryDelaysMs: [],
  ...more,
});

async function readEmails(): Promise<string[]> {
  const files = await readdir(join(folder, 'mail'));
  return Promise.all(files.map((file) => readFile(join(folder, 'mail', file), 'utf8')));
}

test('without an SMTP server, writes email to files that only their owner can read', async () => {
  const mailer = createMailer(options());
  mailer.send(email);
  await mailer.settle();
  const [text = ''] = await readEmails();
  expect(text).toMatch(/^From: no-reply@example\.com\r$/m);
  expect(text).toMatch(/^To: Ada Berg <ada@example\.com>\r$/m);
  expect(text).toMatch(/^Subject: Hello\r$/m);
  const [file = ''] = await readdir(join(folder, 'mail'));
  expect((await stat(join(folder, 'mail', file))).mode & 0o777).toBe(0o600);
});

test('a name, a subject or an address cannot add headers', async () => {
  const mailer = createMailer(options());
  mailer.send({
    to: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com\r\nBcc: eve@example.com' },
    subject: 'Hello\r\nBcc: eve@example.com\u2028X-Also: this\nAnd: that',
    text: 'Words',
  });
  await mailer.settle();
  const [text = ''] = await readEmails();
  const [headers = ''] = text.split('\r\n\r\n');
  expect(headers).not.toMatch(/^(?:Bcc|X-Also|And):/im);
  expect(headers).toContain('Subject: Hello Bcc: eve@example.com X-Also: this And: that');
});

test.each([
  ['https://www.example.com', 'no-reply@www.example.com'],
  ['http://127.0.0.1:3000', 'no-reply@localhost'],
  ['http://[::1]:3000', 'no-reply@localhost'],
])('the default sender of %s is %s', (siteUrl, sender) => {
  expect(getDefaultSender(siteUrl)).toBe(sender);
});

test('sends no email to addresses in the domain .invalid', async () => {
  const mailer = createMailer(options());
  mailer.send({ ...email, to: { name: 'Old', address: 'old@users.invalid' } });
  await mailer.settle();
  await expect(readEmails()).rejects.toThrow('ENOENT');
});

/** A minimal SMTP server that rejects the first messages. */
async function startServer(rejectionCount: number): Promise<{ server: Server; url: string; messages: string[] }> {
  const messages: string[] = [];
  let remainingRejections = rejectionCount;
  const server = createServer((socket) => {
    let message: string | null = null;
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (message !== null) {
          if (line === '.') {
            messages.push(message);
            message = null;
            socket.write('250 kept\r\n');
          } else message += `${line}\n`;
        } else if (line.startsWith('MAIL') && remainingRejections > 0) {
          remainingRejections -= 1;
          socket.write('451 later\r\n');
        } else if (line === 'DATA') {
          message = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 yes\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, messages };
}

test('with an SMTP server, sends email to it and retries after a failure', async () => {
  const { server, url, messages } = await startServer(1);
  const mailer = createMailer(options({ smtpUrl: url, retryDelaysMs: [1] }));
  mailer.send(email);
  await expect.poll(() => messages.length).toBe(1);
  await mailer.settle();
  server.close();
  expect(messages[0]).toContain('To: Ada Berg <ada@example.com>');
  expect(events.map(([level, event]) => [level, event])).toEqual([['warn', 'An email could not be sent']]);
});

test('logs an email that finally failed, without its text', async () => {
  const { server, url } = await startServer(99);
  const mailer = createMailer(options({ smtpUrl: url, retryDelaysMs: [1] }));
  mailer.send({ ...email, text: 'The key is 1234.' });
  await expect.poll(() => events.length).toBe(2);
  await mailer.settle();
  server.close();
  expect(events.map(([level]) => level)).toEqual(['warn', 'error']);
  expect(JSON.stringify(events)).not.toContain('1234');
});

test('a service that stops retries once without waiting', async () => {
  const { server, url } = await startServer(99);
  const mailer = createMailer(options({ smtpUrl: url, retryDelaysMs: [600_000] }));
  mailer.send(email);
  await expect.poll(() => events.length).toBe(1);
  await mailer.settle();
  server.close();
  expect(events.map(([level]) => level)).toEqual(['warn', 'error']);
});

test('a new mailer and each sent email delete files that are older than a week', async () => {
  const path = join(folder, 'mail', '2020-01-01T00-00-00-000Z-abcdef01.eml');
  await mkdir(join(folder, 'mail'));
  await writeFile(path, 'old');
  const mailer = createMailer(options());
  await expect.poll(() => readdir(join(folder, 'mail'))).toEqual([]);
  await writeFile(path, 'old');
  mailer.send(email);
  await mailer.settle();
  const [text = '', ...others] = await readEmails();
  expect(text).toContain('Subject: Hello');
  expect(others).toEqual([]);
});

test('an email that is sent later is created after the caller has continued, and at the latest when the service stops', async () => {
  const mailer = createMailer(options());
  let isCreated = false;
  mailer.sendLater(async () => {
    isCreated = true;
    return email;
  });
  mailer.sendLater(async () => null);
  mailer.sendLater(() => Promise.reject(new Error('no database')));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(isCreated).toBe(false);
  await mailer.settle();
  expect(await readEmails()).toHaveLength(1);
  expect(events.map(([level, event]) => [level, event])).toEqual([['error', 'An email could not be created']]);
});

test.each([
  ['RCPT TO', '550 5.1.1 User unknown', true],
  ['RCPT TO', '550 No such user', true],
  ['RCPT TO', '550 5.7.1 Relaying denied', false],
  ['RCPT TO', '550 relay not permitted', false],
  ['RCPT TO', '451 Try again later', false],
  ['MAIL FROM', '550 5.1.8 The domain of the sender is unknown', false],
  ['DATA', '554 5.7.0 Rejected', false],
])('after %s, the response %s rejects the recipient for good: %s', (command, response, isRejected) => {
  expect(isPermanentRejection(Object.assign(new Error(response), { code: 'EENVELOPE', command, response }))).toBe(isRejected);
});
