import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatLogLine } from './format-log-line.ts';
import { createLog, type LogLevel, runWithRequestId } from './log.ts';

function recordEvents(minimumLevel: LogLevel) {
  const records: Record<string, unknown>[] = [];
  const log = createLog(minimumLevel, { format: 'json', write: (line) => records.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, records };
}

test('events logged while a request is handled carry its id', async () => {
  const { log, records } = recordEvents('info');
  await Promise.all(
    ['a', 'b'].map((id) =>
      runWithRequestId(id, async () => {
        await sleep(1);
        log('info', id);
      }),
    ),
  );
  log('info', 'none');
  expect(records.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['none', undefined],
  ]);
});

test('events below the minimum level are not written', () => {
  const { log, records } = recordEvents('warn');
  log('debug', 'debug');
  log('info', 'info');
  log('warn', 'warn');
  log('error', 'error');
  expect(records.map(({ level, event }) => [level, event])).toEqual([
    ['warn', 'warn'],
    ['error', 'error'],
  ]);
  const silent = recordEvents('silent');
  silent.log('error', 'error');
  expect(silent.records).toEqual([]);
});

test('a JSON line has the time, the level and the details of the event, and nothing about the machine', () => {
  const { log, records } = recordEvents('info');
  log('info', '100% done', { pages: 3, size: 5n });
  expect(records).toEqual([
    { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), level: 'info', event: '100% done', pages: 3, size: 5 },
  ]);
});

test('errors are written with their causes and without other properties', () => {
  const { log, records } = recordEvents('warn');
  const inner = Object.assign(new Error('inner'), { query: 'select 1' });
  log('error', 'failed', { error: new TypeError('outer', { cause: inner }) });
  expect(records).toMatchObject([{ error: { name: 'TypeError', message: 'outer', cause: { name: 'Error', message: 'inner' } } }]);
  expect(JSON.stringify(records)).not.toContain('select 1');
});

test('an error that is its own cause is written', () => {
  const { log, records } = recordEvents('warn');
  const error = new Error('loop');
  error.cause = error;
  log('error', 'failed', { error });
  expect(records).toMatchObject([{ error: { message: 'loop' } }]);
});

test.each(['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret', 'refreshToken', 'code'])(
  'the value of %s is redacted at every level',
  (name) => {
    const { log, records } = recordEvents('info');
    log('info', 'sign-in', { [name]: 'value-1', request: { [name]: 'value-2', headers: { [name]: 'value-3', accept: '*/*' } } });
    expect(JSON.stringify(records)).not.toContain('value-');
    expect(records).toMatchObject([{ [name]: '[Redacted]', request: { headers: { accept: '*/*' } } }]);
  },
);

test('redacts secret query parameters', () => {
  const { log, records } = recordEvents('info');
  log('info', 'request', { url: '/contact/?form=abc&q=dallas&token=def#top' });
  expect(records).toMatchObject([{ url: '/contact/?form=[Redacted]&q=dallas&token=[Redacted]#top' }]);
});

test('redacts the key of a link that sets a password', () => {
  const { log, records } = recordEvents('info');
  log('info', 'request', { url: '/login/?action=rp&key=abc&login=admin' });
  expect(records).toMatchObject([{ url: '/login/?action=rp&key=[Redacted]&login=admin' }]);
});

test('redacts the parameter after any question mark, and many of them in linear time', () => {
  const { log, records } = recordEvents('info');
  log('info', 'request', { url: `/?a?code=abc${'?'.repeat(200_000)}` });
  expect(records).toMatchObject([{ url: expect.stringMatching(/^\/\?a\?code=\[Redacted\]$/) }]);
});

test('the text format is one line per event, and redacts as well', () => {
  const lines: string[] = [];
  const log = createLog('info', { format: 'text', write: (line) => lines.push(line) });
  log('warn', 'Media is unavailable', { url: '/media/a.png', reason: 'no response', token: 'abc', tries: 2 });
  expect(lines).toEqual([
    expect.stringMatching(
      /^[\d:.]{12} WARN {2}Media is unavailable url=\/media\/a\.png reason="no response" token=\[Redacted\] tries=2\n$/,
    ),
  ]);
});

test('the text format has the stack of an error and of its cause below the event', () => {
  const lines: string[] = [];
  const log = createLog('info', { format: 'text', write: (line) => lines.push(line) });
  log('error', 'failed', { error: new TypeError('outer', { cause: new Error('inner') }) });
  expect(lines.join('')).toMatch(/^[\d:.]{12} ERROR failed\n {2}TypeError: outer\n {6}at [^]+\n {2}Caused by: Error: inner\n {6}at /);
});

test('other lines are not formatted', () => {
  for (const line of ['ready http://127.0.0.1:3000', '{"a":1}', '{', '']) expect(formatLogLine(line)).toBe(line);
});

test('control sequences that a stranger has sent do not reach the terminal', () => {
  const record = {
    time: '2026-11-22T10:00:00.000Z',
    level: 'warn',
    event: 'x',
    directive: '\u001B[2J\u009B',
    error: { name: 'E', message: 'a\u0007b\nc' },
  };
  expect(formatLogLine(JSON.stringify(record))).toBe('10:00:00.000 WARN  x directive=\\x1b[2J\\x9b\n  E: a\\x07b\n  c');
});
