/** Stored values of declared fields. References are database ids, links are `{url, title, target}`. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };

export type FieldValues = { [name: string]: FieldValue };

/** SEO data of a node or term. Texts may contain variables of Yoast SEO such as `%%sitename%%`. */
export type Seo = {
  title?: string;
  description?: string;
  /** False if search engines may index it even though its content type is hidden from them. */
  noindex?: boolean;
  nofollow?: boolean;
  canonical?: string;
  imageId?: number;
  openGraphTitle?: string;
  openGraphDescription?: string;
  focusKeyword?: string;
  isCornerstone?: boolean;
  /** schema.org type of the page, such as `AboutPage`. */
  pageType?: string;
  /** schema.org type of the article that the page contains, or `None`. */
  articleType?: string;
};
