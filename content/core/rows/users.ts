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
  /** If empty, the login. */
  nickname: string;
  roles: string[];
  /** Null if it is hidden from the viewer. Private text and roles are then empty. */
  registered: Date | null;
  /** MD5 of the email address, which Gravatar URLs contain in WordPress 6.2. */
  emailHash: string;
  /** Whether the user wants the toolbar with shortcuts above the pages of the site. */
  showsToolbar: boolean;
  /** Whether the viewer sees only the public part of the account. */
  restricted: boolean;
};
