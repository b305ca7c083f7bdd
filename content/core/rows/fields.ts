/** Stored values of declared fields. References are database ids, links are `{url, title, target}`. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };

export type FieldValues = { [name: string]: FieldValue };

/** SEO data of a node or term. */
export type Seo = { title?: string; description?: string; noindex?: boolean; nofollow?: boolean; canonical?: string; imageId?: number };
