/** Runs the replay in a separate process and sends the results to the parent process. */
import { replay, type ReplayOptions } from './replay.ts';
import { startReplayServer } from './server.ts';

const server = await startReplayServer();
try {
  const results = await replay(server, JSON.parse(process.argv[2] ?? '{}') as ReplayOptions);
  await new Promise<void>((resolve) => process.send?.({ results }, () => resolve()));
} finally {
  await server.stop();
}
process.disconnect();
