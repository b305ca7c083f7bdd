/** Reads the recordings of a real WordPress in this folder; README.md describes the files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Export and settings of the recorded site. */
export const siteFolder = join(import.meta.dirname, 'site');

type RecordedResponse = { status: number; headers: Record<string, string | null>; body?: unknown };

export type RecordedRequest = { method: string; url: string; headers: Record<string, string>; body?: unknown };
export type Recording = { name: string; note: string; request: RecordedRequest; response: RecordedResponse };

/** Returns the recordings in this folder. */
export function readRecordings(): Recording[] {
  return [
    ...readFolder(join(import.meta.dirname, 'recordings')),
    ...readFolder(join(import.meta.dirname, 'recordings-jwt')).map((recording) => ({ ...recording, name: `jwt/${recording.name}` })),
  ];
}

/**
 * Returns the recorded requests in the JSON files of a folder and its subfolders. Files without a single request and response (Faust's front-end routes) are
 * left out.
 */
export function readFolder(folder: string): Recording[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.toSorted().flatMap((file) => {
    const recorded = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Partial<Recording>;
    const { request, response } = recorded;
    if (!request?.url || !response) return [];
    return [
      {
        name: file.replace(/\.json$/, ''),
        note: recorded.note ?? '',
        request: { ...request, headers: request.headers ?? {} },
        response: { ...response, headers: response.headers ?? {} },
      },
    ];
  });
}
