import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, defaultSender, type Mail, type MailerOptions } from './mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mail: Mail = { to: { name: 'Ada Berg', address: 'ada@example.com' }, subject: 'Hello', text: 'Good morning.\n\nSøren' };

const events: [string, string, unknown][] = [];
beforeEach(() => {
  events.length = 0;
});
const options = (more: Partial<MailerOptions> = {}): MailerOptions => ({
  from: 'no-reply@example.com',
  folder: join(folder, 'mail'),
  log: (level, event, details) => events.push([level, event, details]),
  delays: [],
  ...more,
});

async function written(): Promise<string[]> {
  const files = await readdir(join(folder, 'mail'));
  return Promise.all(files.map((file) => readFile(join(folder, 'mail', file), 'utf8')));
}

test('without a server, mail becomes files that only their owner reads', async () => {
  const mailer = createMailer(options());
  mailer.send(mail);
  await mailer.settle();
  const [text = ''] = await written();
  expect(text).toMatch(/^From: no-reply@example\.com\r$/m);
  expect(text).toMatch(/^To: Ada Berg <ada@example\.com>\r$/m);
  expect(text).toMatch(/^Subject: Hello\r$/m);
  const [file = ''] = await readdir(join(folder, 'mail'));
  expect((await stat(join(folder, 'mail', file))).mode & 0o777).toBe(0o600);
});

test('nobody writes a header with a name, a subject or an address', async () => {
  const mailer = createMailer(options());
  mailer.send({
    to: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com\r\nBcc: eve@example.com' },
    subject: 'Hello\r\nBcc: eve@example.com\u2028X-Also: this\nAnd: that',
    text: 'Words',
  });
  await mailer.settle();
  const [text = ''] = await written();
  const [headers = ''] = text.split('\r\n\r\n');
  expect(headers).not.toMatch(/^(?:Bcc|X-Also|And):/im);
  expect(headers).toContain('Subject: Hello Bcc: eve@example.com X-Also: this And: that');
});

test.each([
  ['https://www.example.com', 'no-reply@www.example.com'],
  ['http://127.0.0.1:3000', 'no-reply@localhost'],
  ['http://[::1]:3000', 'no-reply@localhost'],
])('mail of %s comes from %s', (siteUrl, sender) => {
  expect(defaultSender(siteUrl)).toBe(sender);
});

test('addresses that reach nobody get no mail', async () => {
  const mailer = createMailer(options());
  mailer.send({ ...mail, to: { name: 'Old', address: 'old@users.invalid' } });
  await mailer.settle();
  await expect(written()).rejects.toThrow('ENOENT');
});

/** A mail server that knows as much as it has to, and refuses the first so many messages. */
async function startServer(refusals: number): Promise<{ server: Server; url: string; messages: string[] }> {
  const messages: string[] = [];
  let left = refusals;
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
        } else if (line.startsWith('MAIL') && left > 0) {
          left -= 1;
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

test('with a server, mail goes there; a refusal is tried again', async () => {
  const { server, url, messages } = await startServer(1);
  const mailer = createMailer(options({ smtpUrl: url, delays: [1] }));
  mailer.send(mail);
  await expect.poll(() => messages.length).toBe(1);
  await mailer.settle();
  server.close();
  expect(messages[0]).toContain('To: Ada Berg <ada@example.com>');
  expect(events.map(([level, event]) => [level, event])).toEqual([['warn', 'A mail could not be sent']]);
});

test('what can’t be sent is given up and told, without what stands in it', async () => {
  const { server, url } = await startServer(99);
  const mailer = createMailer(options({ smtpUrl: url, delays: [1] }));
  mailer.send({ ...mail, text: 'The key is 1234.' });
  await expect.poll(() => events.length).toBe(2);
  await mailer.settle();
  server.close();
  expect(events.map(([level]) => level)).toEqual(['warn', 'error']);
  expect(JSON.stringify(events)).not.toContain('1234');
});

test('a service that stops tries once more and does not wait', async () => {
  const { server, url } = await startServer(99);
  const mailer = createMailer(options({ smtpUrl: url, delays: [600_000] }));
  mailer.send(mail);
  await expect.poll(() => events.length).toBe(1);
  await mailer.settle();
  server.close();
  expect(events.map(([level]) => level)).toEqual(['warn', 'error']);
});
