import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog, inRequest } from './log.ts';

function recorded(least: Parameters<typeof createLog>[0]) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(least, (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  return { log, lines };
}

test('what is written while a request is answered carries its id, and nothing else does', async () => {
  const { log, lines } = recorded('info');
  await Promise.all(
    ['a', 'b'].map((id) =>
      inRequest(id, async () => {
        await wait(1);
        log('info', id);
      }),
    ),
  );
  log('info', 'none');
  expect(lines.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['none', undefined],
  ]);
});

test('less serious events are left out, and errors told with their causes', () => {
  const { log, lines } = recorded('warn');
  log('info', 'quiet');
  log('error', 'loud', { error: new TypeError('outer', { cause: new Error('inner') }) });
  expect(lines).toMatchObject([
    { level: 'error', event: 'loud', error: { name: 'TypeError', message: 'outer', cause: { message: 'inner' } } },
  ]);
});
