/** Finds the elements of a record that are not part of the export format, so that the report can list them. */
import type { Element } from './element-reader.ts';
import type { WxrIgnoredElement } from './records.ts';

/** Elements that can occur several times in their parent. */
const repeatedElements = new Set(toNames('category wp:postmeta wp:comment wp:commentmeta wp:termmeta site:option site:role site:location'));

/** Elements of the channel that describe the file, not the site. They can be anywhere in the channel. */
const fileProperties = toNames('pubDate lastBuildDate generator docs ttl cloud atom:link sy:updatePeriod sy:updateFrequency');

/** The child elements of each element. All others contain only text. */
const knownElements: Readonly<Record<string, readonly string[]>> = {
  channel: [...toNames('title link description language wp:wxr_version wp:base_site_url wp:base_blog_url site:option'), ...fileProperties],
  'wp:author': toNames(`wp:author_id wp:author_login wp:author_email wp:author_display_name wp:author_first_name wp:author_last_name
    wp:author_description site:role site:nicename site:nickname site:url site:locale`),
  'wp:category': toNames('wp:term_id wp:category_nicename wp:category_parent wp:cat_name wp:category_description wp:termmeta'),
  'wp:tag': toNames('wp:term_id wp:tag_slug wp:tag_name wp:tag_description wp:termmeta'),
  'wp:term': toNames(`wp:term_id wp:term_taxonomy wp:term_slug wp:term_parent wp:term_name wp:term_description wp:termmeta site:location`),
  item: toNames(`title link pubDate dc:creator guid content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt
    wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent wp:menu_order
    wp:post_type wp:post_password wp:is_sticky wp:attachment_url category wp:postmeta wp:comment`),
  'wp:comment': toNames(`wp:comment_id wp:comment_author wp:comment_author_email wp:comment_author_url wp:comment_author_IP wp:comment_date
    wp:comment_date_gmt wp:comment_content wp:comment_approved wp:comment_type wp:comment_parent wp:comment_user_id wp:commentmeta`),
  'wp:postmeta': toNames('wp:meta_key wp:meta_value'),
  'wp:termmeta': toNames('wp:meta_key wp:meta_value'),
  'wp:commentmeta': toNames('wp:meta_key wp:meta_value'),
};

export const isFileProperty = (name: string): boolean => fileProperties.includes(name);

/** Whether an element contains a text, not other elements. */
export const hasOnlyText = (name: string): boolean => knownElements[name] === undefined;

export const isKnownElement = (parent: string, name: string): boolean => knownElements[parent]?.includes(name) === true;

function toNames(text: string): string[] {
  return text.split(/\s+/);
}

/** Lists the elements in `element` that are not imported. Unknown elements without any content are not listed. */
export function listIgnoredElements(element: Element): WxrIgnoredElement[] {
  const known = knownElements[element.name] ?? [];
  const visitedNames = new Set<string>();
  return element.children.flatMap((child) => {
    const isRepeated = visitedNames.has(child.name) && !repeatedElements.has(child.name);
    visitedNames.add(child.name);
    if (known.includes(child.name) && !isRepeated) return listIgnoredElements(child);
    const isEmpty = child.text.trim() === '' && child.children.length === 0 && Object.keys(child.attributes).length === 0;
    return isEmpty ? [] : [{ kind: 'ignored' as const, line: child.line, element: child.name, parent: element.name }];
  });
}
