/** The records of a WordPress export (WXR 1.0 to 1.2), with the values of its elements. */

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

/** Where a record is in the export. */
export type WxrPlace = {
  line: number;
  /** Name of the file, if several files are imported together. */
  file?: string;
};

export type WxrAuthor = {
  kind: 'author';
  id: number | null;
  login: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  /** Biography. WordPress does not export it, but plugins and this service do. */
  description: string;
  /** Only exports of this service contain the following values. */
  roles: string[];
  nicename: string;
  /** Null if the file does not contain it. */
  nickname: string | null;
  url: string;
  locale: string;
};

export type WxrTerm = {
  kind: 'term';
  id: number | null;
  taxonomy: string;
  slug: string;
  /** Slug of the parent term, or an empty string. WordPress before 3.1 wrote the name of the parent. */
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

export type WxrItem = WxrPlace & {
  kind: 'item';
  /** Identifies the item in the file: its id, or else a digest of its values. */
  key: string;
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
  /** Date of the RSS element `pubDate`, in the same format as the other dates, in UTC. */
  datePublished: string;
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
};

/** A part of the file that could not be parsed, or that was changed so that it could be parsed. */
export type WxrProblem = WxrPlace & { kind: 'problem'; message: string; isRepaired: boolean };

/** An element that is not part of the format, or that occurs more often than the format allows. */
export type WxrIgnoredElement = WxrPlace & { kind: 'ignored'; element: string; parent: string };

/** A text, an attribute or a value that is not imported although its element is. */
export type WxrLoss = WxrPlace & { kind: 'loss'; reason: string; text: string };

export type WxrRecord = WxrChannel | WxrAuthor | WxrTerm | WxrItem | WxrProblem | WxrIgnoredElement | WxrLoss;
