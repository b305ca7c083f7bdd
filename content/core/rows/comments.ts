/** Rows of comments. */
export type CommentRow = {
  kind: 'comment';
  id: number;
  nodeId: number;
  parentId: number | null;
  userId: number | null;
  authorName: string;
  /** Empty for viewers who are not moderators, as are the IP address and the user agent. */
  authorEmail: string;
  /** MD5 of the email address, which Gravatar URLs contain in WordPress 6.2. */
  authorHash: string;
  authorUrl: string;
  authorIp: string;
  agent: string;
  content: string;
  status: 'approve' | 'hold' | 'spam' | 'trash';
  type: string;
  karma: number;
  date: Date;
};

export type CommentStatus = CommentRow['status'];
