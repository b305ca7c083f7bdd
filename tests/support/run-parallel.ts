/** Does some work for each item, for a number of them at a time. */
export async function runParallel<Item>(items: readonly Item[], concurrency: number, run: (item: Item) => Promise<void>): Promise<void> {
  const remaining = [...items];
  const runRemaining = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: concurrency }, runRemaining));
}
