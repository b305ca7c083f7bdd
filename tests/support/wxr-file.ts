/** Creates small WordPress export files (WXR) for tests, in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ItemValues = {
  id?: number;
  type?: string;
  title?: string;
  slug?: string;
  status?: string;
  link?: string;
  parent?: number;
  date?: string;
  creator?: string;
  content?: string;
  /** Further elements as XML: meta, categories, comments. */
  more?: string;
};

export function formatItem(values: ItemValues): string {
  const { id = 1, type = 'post', title = 'A title', slug = 'a-title', status = 'publish', link = `http://old.test/${slug}/` } = values;
  const { parent = 0, date = '2024-03-10 10:30:00', creator = 'ada', content = '', more = '' } = values;
  return `<item>
    <title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[${creator}]]></dc:creator>
    <guid isPermaLink="false">http://old.test/?p=${id}</guid>
    <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt>
    <wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent>
    <wp:post_type>${type}</wp:post_type>${more}
  </item>\n`;
}

export const formatMeta = (key: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

export const formatCategory = (taxonomy: string, slug: string, name: string = slug) =>
  `<category domain="${taxonomy}" nicename="${slug}"><![CDATA[${name}]]></category>`;

export type CommentValues = { id: number; parent?: number; approved?: string; content?: string };

export const formatComment = ({ id, parent = 0, approved = '1', content = 'Words.' }: CommentValues) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Cy</wp:comment_author><wp:comment_date_gmt>2024-04-01 10:00:00</wp:comment_date_gmt>
    <wp:comment_content><![CDATA[${content}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved>
    <wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;

export const authorElement = `<wp:author><wp:author_id>7</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_email>ada@old.test</wp:author_email>
  <wp:author_display_name>Ada Admin</wp:author_display_name></wp:author>\n`;

/** @param inner elements of the channel, after its header */
export function formatWxr(inner: string, { before = '', after = '</channel></rss>' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>${before}
  <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old site</title><link>http://old.test</link><description>Words</description>
  <language>en-US</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>http://old.test</wp:base_blog_url>
  ${inner}${after}`;
}

const folder = mkdtempSync(join(tmpdir(), 'wxr-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
let files = 0;

/** Writes a file and returns its path. */
export async function writeWxrFile(content: string | Buffer): Promise<string> {
  const file = join(folder, `export-${(files += 1)}.xml`);
  await writeFile(file, content);
  return file;
}
