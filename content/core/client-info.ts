/** Where a request comes from. */
export type Caller = {
  /** IP address. */
  address: string;
  userAgent: string;
  requestId: string;
};
