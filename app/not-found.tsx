/** Under plain `next start`; the document server answers with the same page itself. */
export { default, metadata } from './status/404/page.tsx';
