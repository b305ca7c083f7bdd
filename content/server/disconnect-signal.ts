import type { ServerResponse } from 'node:http';

/** A signal that is aborted when the client disconnects before the response is sent. It may have done so while the request waited for a slot. */
export function createDisconnectSignal(response: Pick<ServerResponse, 'closed' | 'once' | 'writableFinished'>): AbortSignal {
  const controller = new AbortController();
  const abortIfUnfinished = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) abortIfUnfinished();
  else response.once('close', abortIfUnfinished);
  return controller.signal;
}
