/** How often the progress is printed: a command that prints nothing for a long time counts as hung (scripts/run-command.ts). */
const PROGRESS_INTERVAL_MS = 60_000;

/** Does some work for each item, for a number of them at a time. */
export async function runParallel<Item>(items: readonly Item[], concurrency: number, run: (item: Item) => Promise<void>): Promise<void> {
  const remaining = [...items];
  const runRemaining = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await run(item);
  };
  const progress = setInterval(() => console.log(`… ${remaining.length} of ${items.length} left`), PROGRESS_INTERVAL_MS);
  try {
    await Promise.all(Array.from({ length: concurrency }, runRemaining));
  } finally {
    clearInterval(progress);
  }
}
