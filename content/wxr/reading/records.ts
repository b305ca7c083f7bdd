/** What a WordPress export (WXR 1.2) holds, one record at a time, in the export's own words. */

export type WxrMeta = { key: string; value: string };

export type WxrChannel = {
  kind: 'channel';
  title: string;
  description: string;
  language: string;
  /** Address of the site the export was made of: names the source of what is imported. */
  siteUrl: string;
  /** Site-wide values as JSON, which only this product writes. */
  options: { name: string; value: string }[];
};

export type WxrAuthor = {
  kind: 'author';
  id: number | null;
  login: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  /** Only this product writes roles. */
  roles: string[];
};

export type WxrTerm = {
  kind: 'term';
  id: number | null;
  taxonomy: string;
  slug: string;
  /** Slug of the term above; empty: none. */
  parent: string;
  name: string;
  description: string;
  /** Places of a menu, which only this product writes. */
  locations: string[];
  meta: WxrMeta[];
};

export type WxrComment = {
  id: number | null;
  author: string;
  email: string;
  url: string;
  ip: string;
  date: string;
  dateGmt: string;
  content: string;
  approved: string;
  type: string;
  parent: number | null;
  userId: number | null;
  meta: WxrMeta[];
};

export type WxrItem = {
  kind: 'item';
  id: number | null;
  type: string;
  title: string;
  link: string;
  guid: string;
  /** Login of the author. */
  creator: string;
  content: string;
  excerpt: string;
  date: string;
  dateGmt: string;
  modified: string;
  modifiedGmt: string;
  commentStatus: string;
  pingStatus: string;
  slug: string;
  status: string;
  parent: number | null;
  menuOrder: number;
  password: string;
  sticky: boolean;
  attachmentUrl: string;
  terms: { taxonomy: string; slug: string; name: string }[];
  meta: WxrMeta[];
  comments: WxrComment[];
  /** Where it begins in the file. */
  line: number;
};

/** Something in the file that could not be read. */
export type WxrProblem = { kind: 'problem'; line: number; message: string };

export type WxrRecord = WxrChannel | WxrAuthor | WxrTerm | WxrItem | WxrProblem;
