/** How to stop a command. */
export interface StopSignals {
  /** Signals sent one after the other, `graceMs` apart, until the command ends. */
  stopSignals: NodeJS.Signals[];
  graceMs: number;
  /** Send the signals to the whole process group of the command, not only to the command. SIGKILL always goes to the group. */
  signalGroup: boolean;
}

/**
 * Sends the signals to a command that leads its own process group.
 * @returns a function that cancels the signals that are still to be sent
 */
export function sendStopSignals(pid: number, { stopSignals, graceMs, signalGroup }: StopSignals): () => void {
  const timers = stopSignals.map((signal, index) => {
    const send = () => sendSignal(signalGroup || signal === 'SIGKILL' ? -pid : pid, signal);
    return setTimeout(send, index * graceMs);
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Sends a signal to a process, or to the process group `-target`, if it still runs. */
export function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It has just ended.
  }
}
