/** Rows of comments. */
export type CommentRow = {
  kind: 'comment';
  id: number;
  nodeId: number;
  parentId: number | null;
  userId: number | null;
  authorName: string;
  /** Empty for those who are no moderators, as are the IP address and the agent. */
  authorEmail: string;
  /** MD5 of the mail address, as Gravatar asks for it in WordPress 6.2. */
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
