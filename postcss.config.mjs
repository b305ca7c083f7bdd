/**
 * Breakpoints have names (`@media (--tablet)`) and are written once, in styles/media.css. Browsers don't know custom media yet,
 * so they are resolved here; everything else (nesting, prefixes) is the bundler's own work.
 */
export default {
  plugins: {
    '@csstools/postcss-global-data': { files: ['./styles/media.css'] },
    'postcss-custom-media': { preserve: false },
  },
};
