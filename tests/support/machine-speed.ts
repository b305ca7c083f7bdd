/** What the workload below takes on the development machine when nothing else runs. */
const REFERENCE_MS = 115;

/** A sequence of integer operations that no compiler removes: the result is returned. */
function runWorkload(): number {
  let hash = 1;
  for (let index = 0; index < 100_000_000; index += 1) hash = Math.imul(hash ^ index, 2_654_435_761) >>> 0;
  return hash;
}

/**
 * Scales a time limit to the speed of this machine at this moment, so that a slow or busy machine does not fail a test and a fast one does not
 * hide a defect. Blocks the event loop while it measures.
 * @param ms limit on a quiet development machine, in milliseconds
 */
export function scaleToMachine(ms: number): number {
  const started = performance.now();
  runWorkload();
  const slowdown = Math.max(1, (performance.now() - started) / REFERENCE_MS);
  // Load changes between this measurement and the one it is compared with.
  return ms * slowdown * 2;
}
