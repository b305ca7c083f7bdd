/**
 * Resolves the named breakpoints of styles/media.css (`@media (--tablet)`), because browsers do not support custom media queries yet. The bundler
 * handles everything else, such as nesting and prefixes.
 */
export default {
  plugins: {
    '@csstools/postcss-global-data': { files: ['./styles/media.css'] },
    'postcss-custom-media': { preserve: false },
  },
};
