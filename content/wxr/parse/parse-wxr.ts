/** Parses a WordPress export file (WXR) into a stream of records. */
import { createReadStream } from 'node:fs';
import { OperationalError } from '#lib/process/operational-error.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { getChildren, ElementReader, getText, type Element, type ElementResult } from './element-reader.ts';
import type { WxrAuthor, WxrComment, WxrItem, WxrMeta, WxrProblem, WxrRecord, WxrTerm } from './records.ts';

/** The file cannot be read or is not a WordPress export. */
export class InvalidWxrError extends OperationalError {
  override name = 'InvalidWxrError';
}

/** Supported versions of the format. Older versions have fewer elements. */
const SUPPORTED_VERSIONS = /^1\.[012]$/;

const EXPORT_HINT = 'Specify an XML file that WordPress exported under Tools › Export.';

/**
 * Yields the channel, then the records in the order of the file. An element that cannot be parsed becomes a record of kind `problem`, and parsing
 * continues.
 * @param progress receives the number of bytes read so far
 * @throws InvalidWxrError
 */
export async function* parseWxr(file: string, progress: (bytes: number) => void = () => {}): AsyncGenerator<WxrRecord> {
  const elements = new ElementReader();
  const records = new RecordReader(file);
  let decoder: TextDecoder | undefined;
  let bytesRead = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(detectEncoding(chunk));
      yield* records.read(elements.read(decoder.decode(chunk, { stream: true })));
      bytesRead += chunk.length;
      progress(bytesRead);
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined || error instanceof OperationalError ? error : createReadError(file, error);
  }
  yield* records.read(elements.end());
  yield* records.end();
}

/** Returns the encoding that the XML declaration names. WordPress writes the encoding of its database. */
function detectEncoding(start: Buffer): string {
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1', 0, 200))?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').encoding;
  } catch {
    return 'utf-8';
  }
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
        const problem: WxrProblem = { kind: 'problem', line: result.line, message: result.problem };
        if (this.hasEmittedChannel) yield problem;
        else this.earlyProblems.push(problem);
        continue;
      }
      const record = toRecord(result.element);
      if (record) {
        yield* this.emitChannel();
        yield record;
      } else if (!this.hasEmittedChannel) this.channel.children.push(result.element);
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
        taxonomy: getText(element, 'wp:term_taxonomy').trim(),
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
    roles: getChildren(element, 'site:role').map(({ text }) => text),
  };
}

type TermElementNames = { taxonomy: string; slug: string; parent: string; name: string; description: string };

function toTerm(element: Element, { taxonomy, slug, parent, name, description }: TermElementNames): WxrTerm {
  return {
    kind: 'term',
    id: getId(element, 'wp:term_id'),
    taxonomy,
    slug: toSlug(getText(element, slug)),
    parent: toSlug(getText(element, parent)),
    name: getText(element, name),
    description: getText(element, description),
    locations: getChildren(element, 'site:location').map(({ text }) => text),
    meta: toMeta(element, 'wp:termmeta'),
  };
}

function toItem(element: Element): WxrItem {
  return {
    kind: 'item',
    id: getId(element, 'wp:post_id'),
    type: getText(element, 'wp:post_type').trim(),
    title: getText(element, 'title'),
    link: getText(element, 'link').trim(),
    guid: getText(element, 'guid').trim(),
    creator: getText(element, 'dc:creator').trim(),
    content: getText(element, 'content:encoded'),
    excerpt: getText(element, 'excerpt:encoded'),
    date: getText(element, 'wp:post_date').trim(),
    dateGmt: getText(element, 'wp:post_date_gmt').trim(),
    modified: getText(element, 'wp:post_modified').trim(),
    modifiedGmt: getText(element, 'wp:post_modified_gmt').trim(),
    commentStatus: getText(element, 'wp:comment_status').trim(),
    pingStatus: getText(element, 'wp:ping_status').trim(),
    slug: toSlug(getText(element, 'wp:post_name')),
    status: getText(element, 'wp:status').trim(),
    parent: getId(element, 'wp:post_parent'),
    menuOrder: Number.parseInt(getText(element, 'wp:menu_order'), 10) || 0,
    password: getText(element, 'wp:post_password'),
    sticky: getText(element, 'wp:is_sticky').trim() === '1',
    attachmentUrl: getText(element, 'wp:attachment_url').trim(),
    terms: getChildren(element, 'category')
      .filter(({ attributes }) => attributes['domain'] !== undefined && attributes['nicename'] !== undefined)
      .map(({ attributes, text }) => ({ taxonomy: attributes['domain'] ?? '', slug: toSlug(attributes['nicename'] ?? ''), name: text })),
    meta: toMeta(element, 'wp:postmeta'),
    comments: getChildren(element, 'wp:comment').map(toComment),
    line: element.line,
  };
}

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
const toSlug = (text: string) => decodeOrKeep(text.trim());
