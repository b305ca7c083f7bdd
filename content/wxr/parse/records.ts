/** The records of a WordPress export (WXR 1.2), with the values of its elements. */

export type WxrMeta = { key: string; value: string };

export type WxrChannel = {
  kind: 'channel';
  title: string;
  description: string;
  language: string;
  /** URL of the exported site. It is the default name of the import source. */
  siteUrl: string;
  /** Site options as JSON. Only exports of this service contain them. */
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
  /** Only exports of this service contain roles. */
  roles: string[];
};

export type WxrTerm = {
  kind: 'term';
  id: number | null;
  taxonomy: string;
  slug: string;
  /** Slug of the parent term, or an empty string. */
  parent: string;
  name: string;
  description: string;
  /** Locations of a menu. Only exports of this service contain them. */
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
  /** Line of the file where the item begins. */
  line: number;
};

/** A part of the file that could not be parsed. */
export type WxrProblem = { kind: 'problem'; line: number; message: string };

export type WxrRecord = WxrChannel | WxrAuthor | WxrTerm | WxrItem | WxrProblem;
