/** Formats structured log lines for people. */

interface LogRecord {
  time: string;
  level: string;
  event: string;
  [detail: string]: unknown;
}

/**
 * `14:05:09.120 ERROR A request failed url=/about/`, and the stack of an error on the lines below.
 * @returns the line unchanged if it is not a structured one
 */
export function formatLogLine(line: string): string {
  const record = parseLogRecord(line);
  if (!record) return line;
  const { time, level, event, ...details } = record;
  const fields = Object.entries(details).filter(([, value]) => getErrorText(value) === null);
  const errors = Object.values(details).flatMap((value) => getErrorText(value) ?? []);
  const summary = [
    time.slice(11, 23),
    level.toUpperCase().padEnd(5),
    event,
    ...fields.map(([name, value]) => `${name}=${formatValue(value)}`),
  ];
  return escapeControls([summary.join(' '), ...errors.map((text) => text.replace(/^/gm, '  '))].join('\n'));
}

/** Details can contain what a stranger has sent, and a terminal executes control sequences. Line breaks and tabs are kept. */
function escapeControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function parseLogRecord(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null;
  try {
    const record = JSON.parse(line) as Partial<LogRecord>;
    return typeof record.time === 'string' && typeof record.level === 'string' && typeof record.event === 'string'
      ? (record as LogRecord)
      : null;
  } catch {
    return null;
  }
}

/** Quotes a value that contains spaces, so that it can be distinguished from the next field. */
function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return typeof value === 'string' && /[\s"=]/.test(text) ? JSON.stringify(text) : text;
}

/** The stack of an error and of its causes; null for any other value. */
function getErrorText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('message' in value)) return null;
  const stack = 'stack' in value && typeof value.stack === 'string' ? value.stack : `${String(value.name)}: ${String(value.message)}`;
  const cause = 'cause' in value ? getErrorText(value.cause) : null;
  return cause === null ? stack : `${stack}\nCaused by: ${cause}`;
}
