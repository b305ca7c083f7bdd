/** The client that sent a request. */
export type ClientInfo = {
  /** IP address. */
  address: string;
  userAgent: string;
  requestId: string;
};
