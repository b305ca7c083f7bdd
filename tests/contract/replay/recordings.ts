/** Reads the recordings of a real WordPress in this folder; README.md describes the files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Export and settings of the recorded site. */
export const siteFolder = join(import.meta.dirname, 'site');

type RecordedResponse = { status: number; headers: Record<string, string | null>; body?: unknown };

export type RecordedRequest = { method: string; url: string; headers: Record<string, string>; body?: unknown };
export type Recording = { name: string; note: string; request: RecordedRequest; response: RecordedResponse };

/** Returns every recorded request to the content service. Files without a single request and response (Faust's front-end routes) are left out. */
export function readRecordings(): Recording[] {
  return ['recordings', 'recordings-jwt'].flatMap((folder) => {
    const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file.endsWith('.json'));
    return files.toSorted().flatMap((file) => {
      const recorded = JSON.parse(readFileSync(join(import.meta.dirname, folder, file), 'utf8')) as Partial<Recording>;
      const { request, response } = recorded;
      if (!request?.url || !response) return [];
      const prefix = folder === 'recordings' ? '' : 'jwt/';
      return [
        {
          name: prefix + file.replace(/\.json$/, ''),
          note: recorded.note ?? '',
          request: { ...request, headers: request.headers ?? {} },
          response: { ...response, headers: response.headers ?? {} },
        },
      ];
    });
  });
}
