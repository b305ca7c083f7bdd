/** A WordPress export as a stream of records. */
import { createReadStream } from 'node:fs';
import { OperationalError } from '#lib/process/operational-error.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { childrenOf, ElementReader, textOf, type Element, type Found } from './elements.ts';
import type { WxrAuthor, WxrComment, WxrItem, WxrMeta, WxrProblem, WxrRecord, WxrTerm } from './records.ts';

/** The file can't be read, or is no export of WordPress. */
export class NotAnExport extends OperationalError {
  override name = 'NotAnExport';
}

/** Versions of the format; they differ in what they leave out. */
const VERSIONS = /^1\.[012]$/;

/**
 * Records in the order of the file; the channel comes first. What can't be read becomes a record of kind `problem`, and reading goes on.
 * @param progress told how many bytes have been read
 * @throws NotAnExport
 */
export async function* readWxr(file: string, progress: (bytes: number) => void = () => {}): AsyncGenerator<WxrRecord> {
  const reader = new ElementReader();
  const channel = new ChannelReader(file);
  let decoder: TextDecoder | undefined;
  let read = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      yield* channel.records(reader.read(decoder.decode(chunk, { stream: true })));
      read += chunk.length;
      progress(read);
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined || error instanceof OperationalError ? error : unreadable(file, error);
  }
  yield* channel.records(reader.end());
  yield* channel.end();
}

/** The XML declaration may name an encoding; WordPress writes the one of its database. */
function encodingOf(start: Buffer): string {
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(start.toString('latin1', 0, 200))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').encoding;
  } catch {
    return 'utf-8';
  }
}

function unreadable(file: string, cause: unknown): NotAnExport {
  const { code } = cause as NodeJS.ErrnoException;
  return new NotAnExport(
    {
      name: file,
      rule: code === 'ENOENT' ? 'there is no such file.' : `it can't be read (${code ?? 'unknown reason'}).`,
      remedy: 'Name the XML file that WordPress saved under Tools › Export.',
    },
    { cause },
  );
}

/** Gathers the values of the channel, which end where the first record begins. */
class ChannelReader {
  private readonly file: string;
  private readonly head: Element = { name: 'channel', attributes: {}, text: '', children: [], line: 1 };
  private told = false;
  /** Faults in front of the first record; the channel comes first all the same. */
  private readonly held: WxrProblem[] = [];

  constructor(file: string) {
    this.file = file;
  }

  *records(found: readonly Found[]): Generator<WxrRecord> {
    for (const item of found) {
      if ('problem' in item) {
        const problem: WxrProblem = { kind: 'problem', line: item.line, message: item.problem };
        if (this.told) yield problem;
        else this.held.push(problem);
        continue;
      }
      const record = toRecord(item.element);
      if (record) {
        yield* this.tell();
        yield record;
      } else if (!this.told) this.head.children.push(item.element);
    }
  }

  /** An export of an empty site is an export too. */
  *end(): Generator<WxrRecord> {
    yield* this.tell();
  }

  private *tell(): Generator<WxrRecord> {
    if (this.told) return;
    const version = textOf(this.head, 'wp:wxr_version').trim();
    if (!VERSIONS.test(version))
      throw new NotAnExport({
        name: this.file,
        rule:
          version === ''
            ? 'it is no WordPress export: <wp:wxr_version> is missing.'
            : `it has the version ${version}; 1.0 to 1.2 are known.`,
        remedy: 'Name the XML file that WordPress saved under Tools › Export.',
      });
    this.told = true;
    yield {
      kind: 'channel',
      title: textOf(this.head, 'title'),
      description: textOf(this.head, 'description'),
      language: textOf(this.head, 'language').trim(),
      siteUrl: (textOf(this.head, 'wp:base_blog_url') || textOf(this.head, 'link')).trim().replace(/\/+$/, ''),
      options: childrenOf(this.head, 'site:option').map((option) => ({ name: option.attributes['name'] ?? '', value: option.text })),
    };
    yield* this.held;
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
        taxonomy: textOf(element, 'wp:term_taxonomy').trim(),
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
    id: idOf(element, 'wp:author_id'),
    login: textOf(element, 'wp:author_login').trim(),
    email: textOf(element, 'wp:author_email').trim(),
    displayName: textOf(element, 'wp:author_display_name'),
    firstName: textOf(element, 'wp:author_first_name'),
    lastName: textOf(element, 'wp:author_last_name'),
    roles: childrenOf(element, 'site:role').map(({ text }) => text),
  };
}

type TermNames = { taxonomy: string; slug: string; parent: string; name: string; description: string };

function toTerm(element: Element, { taxonomy, slug, parent, name, description }: TermNames): WxrTerm {
  return {
    kind: 'term',
    id: idOf(element, 'wp:term_id'),
    taxonomy,
    slug: toSlug(textOf(element, slug)),
    parent: toSlug(textOf(element, parent)),
    name: textOf(element, name),
    description: textOf(element, description),
    locations: childrenOf(element, 'site:location').map(({ text }) => text),
    meta: toMeta(element, 'wp:termmeta'),
  };
}

function toItem(element: Element): WxrItem {
  return {
    kind: 'item',
    id: idOf(element, 'wp:post_id'),
    type: textOf(element, 'wp:post_type').trim(),
    title: textOf(element, 'title'),
    link: textOf(element, 'link').trim(),
    guid: textOf(element, 'guid').trim(),
    creator: textOf(element, 'dc:creator').trim(),
    content: textOf(element, 'content:encoded'),
    excerpt: textOf(element, 'excerpt:encoded'),
    date: textOf(element, 'wp:post_date').trim(),
    dateGmt: textOf(element, 'wp:post_date_gmt').trim(),
    modified: textOf(element, 'wp:post_modified').trim(),
    modifiedGmt: textOf(element, 'wp:post_modified_gmt').trim(),
    commentStatus: textOf(element, 'wp:comment_status').trim(),
    pingStatus: textOf(element, 'wp:ping_status').trim(),
    slug: toSlug(textOf(element, 'wp:post_name')),
    status: textOf(element, 'wp:status').trim(),
    parent: idOf(element, 'wp:post_parent'),
    menuOrder: Number.parseInt(textOf(element, 'wp:menu_order'), 10) || 0,
    password: textOf(element, 'wp:post_password'),
    sticky: textOf(element, 'wp:is_sticky').trim() === '1',
    attachmentUrl: textOf(element, 'wp:attachment_url').trim(),
    terms: childrenOf(element, 'category')
      .filter(({ attributes }) => attributes['domain'] !== undefined && attributes['nicename'] !== undefined)
      .map(({ attributes, text }) => ({ taxonomy: attributes['domain'] ?? '', slug: toSlug(attributes['nicename'] ?? ''), name: text })),
    meta: toMeta(element, 'wp:postmeta'),
    comments: childrenOf(element, 'wp:comment').map(toComment),
    line: element.line,
  };
}

function toComment(element: Element): WxrComment {
  return {
    id: idOf(element, 'wp:comment_id'),
    author: textOf(element, 'wp:comment_author'),
    email: textOf(element, 'wp:comment_author_email').trim(),
    url: textOf(element, 'wp:comment_author_url').trim(),
    ip: textOf(element, 'wp:comment_author_IP').trim(),
    date: textOf(element, 'wp:comment_date').trim(),
    dateGmt: textOf(element, 'wp:comment_date_gmt').trim(),
    content: textOf(element, 'wp:comment_content'),
    approved: textOf(element, 'wp:comment_approved').trim(),
    type: textOf(element, 'wp:comment_type').trim() || 'comment',
    parent: idOf(element, 'wp:comment_parent'),
    userId: idOf(element, 'wp:comment_user_id'),
    meta: toMeta(element, 'wp:commentmeta'),
  };
}

function toMeta(element: Element, name: string): WxrMeta[] {
  return childrenOf(element, name).map((meta) => ({ key: textOf(meta, 'wp:meta_key').trim(), value: textOf(meta, 'wp:meta_value') }));
}

/** WordPress writes 0 for "none". */
function idOf(element: Element, name: string): number | null {
  const text = textOf(element, name).trim();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 0x7fffffff ? Number(text) : null;
}

/** WordPress stores slugs percent-encoded; here they are words. */
const toSlug = (text: string) => decodeOrKeep(text.trim());
