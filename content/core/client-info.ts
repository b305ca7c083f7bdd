/** The client that sent a request. */
export type ClientInfo = {
  /** IP address. */
  address: string;
  userAgent: string;
  /** Token that a sign-in issued to the client's device, as the client sent it. */
  deviceToken?: string;
  requestId: string;
  /** Whether the request comes from the site, which sends the shared secret. */
  isSite?: boolean;
};
