/** A thread of a worker (`worker.ts`). It ends the process when the site has ended, even if the main thread never returns to its event loop. */
import { setInterval } from 'node:timers';

const CHECK_INTERVAL_MS = 1000;

const site = process.ppid;

setInterval(() => {
  // The operating system assigns another parent to a process whose parent has ended.
  if (process.ppid !== site) process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL_MS);
