/** Addresses of subscriptions to updates by email. */

/** The page on which visitors subscribe, confirm, and manage their subscriptions. */
export const ALERTS_PATH = '/alerts/';

/** Receives the forms of that page (app/api/alerts). */
export const ALERTS_ROUTE = '/api/alerts/';

/** Receives unsubscribe requests from email programs (RFC 8058). */
export const UNSUBSCRIBE_ROUTE = '/api/alerts/unsubscribe/';

/** The REST route of the content service, and the routes below it. The site authenticates itself with the shared secret. */
export const SUBSCRIPTIONS_ROUTE = { namespace: 'site/v1', path: '/subscriptions' } as const;

/** Longer queries are not accepted. */
export const MAX_QUERY_LENGTH = 1000;

/** The link in the email that asks for confirmation. */
export const getConfirmationHref = (token: string) => `${ALERTS_PATH}?confirm=${encodeURIComponent(token)}`;

/** The page with the subscriptions of an address. */
export const getManagementHref = (token: string) => `${ALERTS_PATH}?token=${encodeURIComponent(token)}`;

export const getUnsubscribeHref = (token: string) => `${UNSUBSCRIBE_ROUTE}?token=${encodeURIComponent(token)}`;
