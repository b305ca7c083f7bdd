/** How often each unknown block was met by this process. */
const met = new Map<string, number>();

/** Counts a block that has no component, and says so in the log the first time. */
export function noteUnknownBlock(name: string): void {
  const times = (met.get(name) ?? 0) + 1;
  met.set(name, times);
  if (times > 1) return;
  const line = { level: 'warn', message: 'A block has no component and is shown as it was saved', block: name };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
