/** Number of occurrences of each unknown block name since the process started. */
const occurrences = new Map<string, number>();

/** Logs a warning the first time this process meets a block that has no component. */
export function reportUnknownBlock(name: string): void {
  const times = (occurrences.get(name) ?? 0) + 1;
  occurrences.set(name, times);
  if (times > 1) return;
  const line = { level: 'warn', message: 'A block has no component and is shown as it was saved', block: name };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
