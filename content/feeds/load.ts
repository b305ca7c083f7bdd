/** Fetches a feed, from the public web or from hosts that were allowed (MEDIA_FETCH_HOSTS), within limits. */
import { fetchFile } from '../media/fetch.ts';
import { type NewsEntry, readNews } from './news.ts';
import type { Position } from './position.ts';
import { readJsonPositions } from './read-json.ts';
import { readXmlPositions } from './read-xml.ts';

/** A visitor may be waiting. */
const WHOLE_MS = 2_000;
/** Some thousand positions with their descriptions. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_POSITIONS = 200;

/** A feed that could not be read. */
class UnreadableFeed extends Error {
  override name = 'UnreadableFeed';
}

/** @throws Error when no whole feed came in time, or it holds neither JSON nor XML */
export async function loadPositions(address: string, allowedHosts: readonly string[]): Promise<Position[]> {
  return readPositions(await loadText(address, allowedHosts));
}

/** @throws Error when no whole feed came in time, or it holds no entries */
export async function loadNews(address: string, allowedHosts: readonly string[]): Promise<NewsEntry[]> {
  const entries = readNews(await loadText(address, allowedHosts));
  if (entries.length === 0) throw new UnreadableFeed('It has no entries.');
  return entries;
}

async function loadText(address: string, allowedHosts: readonly string[]): Promise<string> {
  const { body } = await fetchFile(address, allowedHosts, WHOLE_MS);
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new UnreadableFeed(`It is larger than ${MAX_BYTES} bytes.`);
      chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
  } finally {
    body.destroy();
  }
}

/** @throws Error for what is neither JSON nor XML */
export function readPositions(text: string): Position[] {
  const start = text.trimStart();
  if (start.startsWith('<')) return readXmlPositions(start, MAX_POSITIONS);
  try {
    return readJsonPositions(start, MAX_POSITIONS);
  } catch {
    throw new UnreadableFeed('It is neither JSON nor XML.');
  }
}
