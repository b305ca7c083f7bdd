/** A thread of a worker (`worker.ts`). It ends the process when the site has ended, even if the main thread never returns to its event loop. */
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 1000;

/** Process id of the site. The main thread reads it, because the site may have ended before this thread starts. */
const site: unknown = workerData;

setInterval(() => {
  // The operating system assigns another parent to a process whose parent has ended.
  if (process.ppid !== site) process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL_MS);
