/** Loads feeds from the public web, or from hosts in MEDIA_FETCH_HOSTS, within limits. */
import { fetchRemoteFile } from '../media/fetch-remote-file.ts';
import { type NewsEntry, parseNews } from './parse-news.ts';
import { type Position, type PositionInput, toPosition } from './position.ts';
import { parseJsonPositions } from './parse-json.ts';
import { parseXmlPositions } from './parse-xml.ts';

/** Short, because a visitor may be waiting. */
const DOWNLOAD_TIMEOUT_MS = 2_000;
/** Enough for about a thousand positions with descriptions. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_POSITIONS = 200;

class FeedError extends Error {
  override name = 'UnreadableFeed';
}

/** @throws Error if the feed cannot be fetched in time, or is neither JSON nor XML */
export async function loadPositions(address: string, allowedHosts: readonly string[]): Promise<Position[]> {
  return parsePositions(await loadText(address, allowedHosts));
}

/** @throws Error if the feed cannot be fetched in time, or has no entries */
export async function loadNews(address: string, allowedHosts: readonly string[]): Promise<NewsEntry[]> {
  const entries = parseNews(await loadText(address, allowedHosts));
  if (entries.length === 0) throw new FeedError('The feed has no entries.');
  return entries;
}

async function loadText(address: string, allowedHosts: readonly string[]): Promise<string> {
  const { body } = await fetchRemoteFile(address, allowedHosts, DOWNLOAD_TIMEOUT_MS);
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new FeedError(`The feed is larger than ${MAX_BYTES} bytes.`);
      chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
  } finally {
    body.destroy();
  }
}

/** A position and its description with the markup of the feed, which is not safe. */
export type FeedPosition = { position: Position; description: unknown };

/** @throws Error if the feed cannot be fetched in time, or is neither JSON nor XML */
export async function loadFeedPositions(address: string, allowedHosts: readonly string[]): Promise<FeedPosition[]> {
  return convertInputs(parseInputs(await loadText(address, allowedHosts)));
}

/** @throws FeedError if the text is neither JSON nor XML */
export function parsePositions(text: string): Position[] {
  return convertInputs(parseInputs(text)).map(({ position }) => position);
}

/** Leaves out entries without a title. */
function convertInputs(inputs: readonly PositionInput[]): FeedPosition[] {
  const positions: FeedPosition[] = [];
  for (const input of inputs) {
    const position = toPosition(input);
    if (position) positions.push({ position, description: input.description });
    if (positions.length === MAX_POSITIONS) break;
  }
  return positions;
}

function parseInputs(text: string): PositionInput[] {
  const start = text.trimStart();
  if (start.startsWith('<')) return parseXmlPositions(start);
  try {
    return parseJsonPositions(start);
  } catch {
    throw new FeedError('The feed is neither JSON nor XML.');
  }
}
