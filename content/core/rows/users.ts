/** Rows of user accounts. */
export type UserRow = {
  kind: 'user';
  id: number;
  login: string;
  nicename: string;
  displayName: string;
  firstName: string;
  lastName: string;
  description: string;
  url: string;
  email: string;
  locale: string;
  /** What the person is called among friends; empty: as the login. */
  nickname: string;
  roles: string[];
  /** Null for whom it is private to, as are the empty texts and roles of such a row. */
  registered: Date | null;
  /** MD5 of the mail address, as Gravatar asks for it in WordPress 6.2. */
  emailHash: string;
  /** Whether the person wants a bar with shortcuts above the pages of the site. */
  showsToolbar: boolean;
  /** Only what everybody may know of the person is told to the viewer. */
  restricted: boolean;
};
