/** The replay as a process of its own: what the service reports of its start goes to the starter, and so do the outcomes. */
import { replay } from './replay.ts';
import { startServer } from './server.ts';

const server = await startServer();
try {
  const outcomes = await replay(server, process.argv[2]);
  await new Promise<void>((resolve) => process.send?.({ outcomes }, () => resolve()));
} finally {
  await server.stop();
}
process.disconnect();
