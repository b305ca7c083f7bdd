/** Parses a WordPress export file (WXR) into a stream of records. */
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { DocumentTypeError, type Element, ElementReader, type ElementResult, getChildren, getText } from './element-reader.ts';
import { isFileProperty, listIgnoredElements } from './known-elements.ts';
import { listLosses } from './lost-values.ts';
import { WxrDecoder } from './wxr-decoder.ts';
import type { WxrLoss, WxrProblem, WxrRecord } from './records.ts';
import { toRecord } from './to-record.ts';

/** The file cannot be read or is not a WordPress export. */
export class InvalidWxrError extends OperationalError {
  override name = 'InvalidWxrError';
}

/** Supported versions of the format. Older versions have fewer elements. */
const SUPPORTED_VERSIONS = /^1\.[012]$/;

const EXPORT_HINT = 'Specify an XML file that WordPress exported under Tools › Export.';

/**
 * Yields the records of several files, which are parts of one export, as if they were one file.
 * @throws InvalidWxrError
 */
export async function* parseWxrFiles(files: readonly string[], progress: (bytes: number) => void = () => {}): AsyncGenerator<WxrRecord> {
  let bytesBefore = 0;
  for (const file of files) {
    let bytesRead = 0;
    const addProgress = (bytes: number) => {
      bytesRead = bytes;
      progress(bytesBefore + bytes);
    };
    for await (const record of parseWxr(file, addProgress))
      yield files.length > 1 && 'line' in record ? { ...record, file: basename(file) } : record;
    bytesBefore += bytesRead;
  }
}

/**
 * Yields the channel, then the records in the order of the file. An element that cannot be parsed becomes a record of kind `problem`, and parsing
 * continues.
 * @param progress receives the number of bytes read so far
 * @throws InvalidWxrError
 */
export async function* parseWxr(file: string, progress: (bytes: number) => void = () => {}): AsyncGenerator<WxrRecord> {
  const elements = new ElementReader();
  const records = new RecordReader(file);
  let decoder: WxrDecoder | undefined;
  let bytesRead = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      if (!decoder) {
        assertNotCompressed(file, chunk);
        decoder = new WxrDecoder(chunk);
      }
      const results = elements.read(decoder.decode(chunk));
      for (const problem of decoder.takeProblems()) elements.reportProblem(problem);
      yield* records.read(results);
      bytesRead += chunk.length;
      progress(bytesRead);
    }
  } catch (error) {
    if (error instanceof DocumentTypeError)
      throw new InvalidWxrError({
        name: file,
        rule: 'the file has a document type declaration (<!DOCTYPE>), which WordPress does not write and which can be used for attacks.',
        remedy: 'If you trust the file, remove the declaration.',
      });
    throw (error as NodeJS.ErrnoException).code === undefined || error instanceof OperationalError ? error : createReadError(file, error);
  }
  yield* records.read(elements.end());
  yield* records.end();
}

/** The first bytes of ZIP and gzip files. */
const COMPRESSED = [Buffer.from('PK'), Buffer.from([0x1f, 0x8b])];

/** Compressed files are not unpacked, because a small one can unpack to terabytes. */
function assertNotCompressed(file: string, start: Buffer): void {
  if (!COMPRESSED.some((signature) => start.subarray(0, 2).equals(signature))) return;
  throw new InvalidWxrError({
    name: file,
    rule: 'the file is compressed.',
    remedy: 'Unpack it, and import all XML files that it contains in one command.',
  });
}

function createReadError(file: string, cause: unknown): InvalidWxrError {
  const { code } = cause as NodeJS.ErrnoException;
  return new InvalidWxrError(
    {
      name: file,
      rule: code === 'ENOENT' ? 'the file does not exist.' : `the file cannot be read (${code ?? 'unknown reason'}).`,
      remedy: EXPORT_HINT,
    },
    { cause },
  );
}

/** The channel is complete when the first record follows. A further title, for example that of a second channel, is not imported. */
function listLateElements({ name, line }: Element): WxrRecord[] {
  return isFileProperty(name) ? [] : [{ kind: 'ignored', line, element: name, parent: 'channel' }];
}

/** Converts elements to records. The elements before the first record belong to the channel, which is emitted first. */
class RecordReader {
  private readonly file: string;
  private readonly channel: Element = { name: 'channel', attributes: {}, text: '', children: [], line: 1 };
  private hasEmittedChannel = false;
  /** Problems before the first record. They are emitted after the channel. */
  private readonly earlyProblems: (WxrProblem | WxrLoss)[] = [];

  constructor(file: string) {
    this.file = file;
  }

  *read(results: readonly ElementResult[]): Generator<WxrRecord> {
    for (const result of results) {
      if (!('element' in result)) {
        const { line } = result;
        const problem: WxrProblem | WxrLoss =
          'loss' in result
            ? { kind: 'loss', line, reason: result.loss, text: result.text }
            : { kind: 'problem', line, message: result.problem, isRepaired: result.isRepaired };
        if (this.hasEmittedChannel) yield problem;
        else this.earlyProblems.push(problem);
        continue;
      }
      const record = toRecord(result.element);
      if (record) {
        yield* this.emitChannel();
        yield record;
        yield* listIgnoredElements(result.element);
        yield* listLosses(result.element);
      } else if (this.hasEmittedChannel) yield* listLateElements(result.element);
      else this.channel.children.push(result.element);
    }
  }

  /** Emits the channel if there were no records. An export of an empty site is valid. */
  *end(): Generator<WxrRecord> {
    yield* this.emitChannel();
  }

  private *emitChannel(): Generator<WxrRecord> {
    if (this.hasEmittedChannel) return;
    const version = getText(this.channel, 'wp:wxr_version').trim();
    if (!SUPPORTED_VERSIONS.test(version))
      throw new InvalidWxrError({
        name: this.file,
        rule:
          version === ''
            ? 'the file is not a WordPress export, because <wp:wxr_version> is missing.'
            : `the file has version ${version} of the export format. Versions 1.0 to 1.2 are supported.`,
        remedy: EXPORT_HINT,
      });
    this.hasEmittedChannel = true;
    yield {
      kind: 'channel',
      title: getText(this.channel, 'title'),
      description: getText(this.channel, 'description'),
      language: getText(this.channel, 'language').trim(),
      siteUrl: (getText(this.channel, 'wp:base_blog_url') || getText(this.channel, 'link')).trim().replace(/\/+$/, ''),
      options: getChildren(this.channel, 'site:option').map((option) => ({ name: option.attributes['name'] ?? '', value: option.text })),
    };
    yield* this.earlyProblems;
    yield* listIgnoredElements(this.channel);
  }
}
