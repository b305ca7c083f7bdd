/** Keeps compiled code on disk, so that the next start of a program does not compile its modules again. */
import path from 'node:path';

/**
 * Turns on Node's compile cache for the processes that this one starts. It saves a quarter of the CPU time of loading the content service, and a tenth for the
 * site. `npm ci` deletes it. Node ignores a folder that it cannot write to.
 */
export function keepCompiledCode(project: string): void {
  process.env['NODE_COMPILE_CACHE'] ??= path.join(project, 'node_modules', '.cache', 'node');
}
