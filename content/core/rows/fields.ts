/** Values of declared fields, and the SEO data that nodes and terms carry. */
/** Values of fields as stored: references are database ids, links are {url,title,target}. */
export type FieldValue = string | number | boolean | null | FieldValue[] | { [name: string]: FieldValue };

export type FieldValues = { [name: string]: FieldValue };

export type Seo = { title?: string; description?: string; noindex?: boolean; nofollow?: boolean; canonical?: string; imageId?: number };
