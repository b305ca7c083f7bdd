/** Parses a WordPress export file (WXR) into a stream of records. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { OperationalError } from '#lib/process/operational-error.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { toSlug } from '../../commands/permalinks/slugs.ts';
import { toStorableText } from '../../core/json.ts';
import { DocumentTypeError, getChild, getChildren, ElementReader, getText, type Element, type ElementResult } from './element-reader.ts';
import { listIgnoredElements } from './known-elements.ts';
import { WxrDecoder } from './wxr-decoder.ts';
import type { WxrAuthor, WxrComment, WxrItem, WxrMeta, WxrProblem, WxrRecord, WxrTerm } from './records.ts';

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

/** Converts elements to records. The elements before the first record belong to the channel, which is emitted first. */
class RecordReader {
  private readonly file: string;
  private readonly channel: Element = { name: 'channel', attributes: {}, text: '', children: [], line: 1 };
  private hasEmittedChannel = false;
  /** Problems before the first record. They are emitted after the channel. */
  private readonly earlyProblems: WxrProblem[] = [];

  constructor(file: string) {
    this.file = file;
  }

  *read(results: readonly ElementResult[]): Generator<WxrRecord> {
    for (const result of results) {
      if ('problem' in result) {
        const { line, problem: message, isRepaired } = result;
        const problem: WxrProblem = { kind: 'problem', line, message, isRepaired };
        if (this.hasEmittedChannel) yield problem;
        else this.earlyProblems.push(problem);
        continue;
      }
      const record = toRecord(result.element);
      if (record) {
        yield* this.emitChannel();
        yield record;
        yield* listIgnoredElements(result.element);
      } else if (this.hasEmittedChannel) yield* listIgnoredElements({ ...this.channel, children: [result.element] });
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

function toRecord(element: Element): WxrAuthor | WxrTerm | WxrItem | null {
  switch (element.name) {
    case 'wp:author':
      return toAuthor(element);
    case 'wp:category':
      return toTerm(element, {
        taxonomy: 'category',
        slug: 'wp:category_nicename',
        parent: 'wp:category_parent',
        name: 'wp:cat_name',
        description: 'wp:category_description',
      });
    case 'wp:tag':
      return toTerm(element, {
        taxonomy: 'post_tag',
        slug: 'wp:tag_slug',
        parent: '',
        name: 'wp:tag_name',
        description: 'wp:tag_description',
      });
    case 'wp:term':
      return toTerm(element, {
        taxonomy: toTaxonomy(getText(element, 'wp:term_taxonomy').trim()),
        slug: 'wp:term_slug',
        parent: 'wp:term_parent',
        name: 'wp:term_name',
        description: 'wp:term_description',
      });
    case 'item':
      return toItem(element);
    default:
      return null;
  }
}

function toAuthor(element: Element): WxrAuthor {
  return {
    kind: 'author',
    id: getId(element, 'wp:author_id'),
    login: getText(element, 'wp:author_login').trim(),
    email: getText(element, 'wp:author_email').trim(),
    displayName: getText(element, 'wp:author_display_name'),
    firstName: getText(element, 'wp:author_first_name'),
    lastName: getText(element, 'wp:author_last_name'),
    description: getText(element, 'wp:author_description'),
    roles: getChildren(element, 'site:role').map(({ text }) => text),
    nicename: getText(element, 'site:nicename'),
    nickname: getChild(element, 'site:nickname') ? getText(element, 'site:nickname') : null,
    url: getText(element, 'site:url'),
    locale: getText(element, 'site:locale'),
  };
}

type TermElementNames = { taxonomy: string; slug: string; parent: string; name: string; description: string };

function toTerm(element: Element, { taxonomy, slug, parent, name, description }: TermElementNames): WxrTerm {
  return {
    kind: 'term',
    id: getId(element, 'wp:term_id'),
    taxonomy,
    slug: decodeSlug(getText(element, slug)) || createSlug(getText(element, name)),
    parent: decodeSlug(getText(element, parent)),
    name: getText(element, name),
    description: getText(element, description),
    locations: getChildren(element, 'site:location').map(({ text }) => text),
    meta: toMeta(element, 'wp:termmeta'),
  };
}

function toItem(element: Element): WxrItem {
  const id = getId(element, 'wp:post_id');
  return {
    kind: 'item',
    key: id === null ? createKey(element) : String(id),
    id,
    type: getText(element, 'wp:post_type').trim(),
    title: getText(element, 'title'),
    link: getText(element, 'link').trim(),
    guid: getText(element, 'guid').trim(),
    creator: getText(element, 'dc:creator').trim(),
    content: getText(element, 'content:encoded'),
    excerpt: getText(element, 'excerpt:encoded'),
    date: getText(element, 'wp:post_date').trim(),
    dateGmt: getText(element, 'wp:post_date_gmt').trim(),
    datePublished: parseRssDate(getText(element, 'pubDate').trim()),
    modified: getText(element, 'wp:post_modified').trim(),
    modifiedGmt: getText(element, 'wp:post_modified_gmt').trim(),
    commentStatus: getText(element, 'wp:comment_status').trim(),
    pingStatus: getText(element, 'wp:ping_status').trim(),
    slug: decodeSlug(getText(element, 'wp:post_name')),
    status: getText(element, 'wp:status').trim(),
    parent: getId(element, 'wp:post_parent'),
    menuOrder: Number.parseInt(getText(element, 'wp:menu_order'), 10) || 0,
    password: getText(element, 'wp:post_password'),
    sticky: getText(element, 'wp:is_sticky').trim() === '1',
    attachmentUrl: getText(element, 'wp:attachment_url').trim(),
    terms: toItemTerms(element),
    meta: toMeta(element, 'wp:postmeta'),
    comments: getChildren(element, 'wp:comment').map(toComment),
    line: element.line,
  };
}

/** Identifies an item without an id, so that it is not imported again with the next run. */
function createKey(element: Element): string {
  const names = ['wp:post_type', 'title', 'link', 'guid', 'wp:post_name', 'wp:post_date'];
  return createHash('sha256')
    .update(JSON.stringify(names.map((name) => getText(element, name))))
    .digest('base64url');
}

/** Converts a date such as `Sun, 10 Mar 2024 09:30:00 +0000`. Returns an empty string for anything else. */
function parseRssDate(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getTime() <= 0 ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * WordPress before 3.0 listed each term of an item twice, the second time without taxonomy and slug. In hand-made files, terms can have only a name.
 */
function toItemTerms(element: Element): WxrItem['terms'] {
  const categories = getChildren(element, 'category').map(({ attributes: { domain, nicename }, text }) => ({
    domain,
    slug: decodeSlug(nicename ?? '') || createSlug(text),
    name: toStorableText(text),
  }));
  const complete = categories.filter(({ domain }) => domain !== undefined);
  return categories
    .filter(({ domain, name }) => domain !== undefined || !complete.some((other) => other.name === name))
    .filter(({ slug }) => slug !== '')
    .map(({ domain = 'category', slug, name }) => ({ taxonomy: toTaxonomy(domain), slug, name }));
}

/** WordPress before 3.0 wrote `tag` for the taxonomy of tags. */
const toTaxonomy = (domain: string) => (domain === 'tag' ? 'post_tag' : domain);

function toComment(element: Element): WxrComment {
  return {
    id: getId(element, 'wp:comment_id'),
    author: getText(element, 'wp:comment_author'),
    email: getText(element, 'wp:comment_author_email').trim(),
    url: getText(element, 'wp:comment_author_url').trim(),
    ip: getText(element, 'wp:comment_author_IP').trim(),
    date: getText(element, 'wp:comment_date').trim(),
    dateGmt: getText(element, 'wp:comment_date_gmt').trim(),
    content: getText(element, 'wp:comment_content'),
    approved: getText(element, 'wp:comment_approved').trim(),
    type: getText(element, 'wp:comment_type').trim() || 'comment',
    parent: getId(element, 'wp:comment_parent'),
    userId: getId(element, 'wp:comment_user_id'),
    meta: toMeta(element, 'wp:commentmeta'),
  };
}

function toMeta(element: Element, name: string): WxrMeta[] {
  return getChildren(element, name).map((meta) => ({ key: getText(meta, 'wp:meta_key').trim(), value: getText(meta, 'wp:meta_value') }));
}

/** Returns an id, or null for 0, which WordPress writes for "none". */
function getId(element: Element, name: string): number | null {
  const text = getText(element, name).trim();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 0x7fffffff ? Number(text) : null;
}

/** WordPress stores slugs percent-encoded. This service stores them decoded. */
const decodeSlug = (text: string) => toStorableText(decodeOrKeep(text.trim()));

const createSlug = (name: string) => decodeSlug(toSlug(name));
