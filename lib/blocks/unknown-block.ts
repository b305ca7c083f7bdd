import { readEnv } from '#lib/env/env.ts';
import { createLog } from '#lib/log/log.ts';

/** Names of the blocks that were reported since the process started. */
const reportedNames = new Set<string>();

/** Logs a warning the first time this process renders a block that has no component. */
export function reportUnknownBlock(name: string): void {
  if (reportedNames.has(name)) return;
  reportedNames.add(name);
  // The environment is read here and not on import: tests set the URL of their content service after their imports.
  createLog(readEnv().LOG_LEVEL)('warn', 'A block has no component and is shown as it was saved', { block: name });
}
