/** Answers recorded from a real WordPress. They are not part of this repository: a clone without them replays nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../../shared/reference/wpgraphql');

export const siteFolder = join(folder, 'site');

export type RecordedRequest = { method: string; url: string; headers: Record<string, string>; body?: unknown };
export type RecordedResponse = { status: number; headers: Record<string, string | null>; body?: unknown };
export type Recording = { name: string; note: string; request: RecordedRequest; response: RecordedResponse };

export function hasReference(): boolean {
  return existsSync(join(siteFolder, 'export.xml'));
}

/** Recordings of requests to the content service; what was recorded of Faust's front-end routes and links is another program's. */
export function readRecordings(): Recording[] {
  return ['recordings', 'recordings-jwt'].flatMap((name) => {
    const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
    return files.toSorted().flatMap((file) => {
      const recorded = JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as Partial<Recording>;
      const { request, response } = recorded;
      if (!request?.url || !response) return [];
      const prefix = name === 'recordings' ? '' : 'jwt/';
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
