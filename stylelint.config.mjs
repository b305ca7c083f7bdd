/** Color functions, which are not allowed in modules. Modules use tokens, which support both color schemes. */
const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Physical properties that are allowed: not all browsers support the logical names of scroll axes, and shorthands for all four sides are direction-independent. */
const allowedPhysicalProperties = [
  /^over(?:flow|scroll-behavior)-[xy]$/,
  /^(?:scroll-)?(?:margin|padding)$/,
  /^border-(?:color|style|width|radius)$/,
];

/** @type {import('stylelint').Config} */
const config = {
  // Build output and folders without source files.
  ignoreFiles: ['.next/**', '.data/**', 'studio/dist/**', 'node_modules/**', 'tests/**/fixtures/**'],
  // These files declare the tokens and named breakpoints. Modules that use an undeclared one fail.
  referenceFiles: ['styles/**/*.css'],
  reportNeedlessDisables: true,
  rules: {
    'annotation-no-unknown': true,
    'at-rule-descriptor-no-unknown': true,
    'at-rule-no-deprecated': true,
    'at-rule-no-unknown': true,
    'at-rule-no-vendor-prefix': true,
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['media'] }],
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // Fallbacks for older browsers repeat a property with different values.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'function-no-unknown': true,
    'function-url-scheme-disallowed-list': ['http', 'https', 'javascript'],
    'keyframe-block-no-duplicate-selectors': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'named-grid-areas-no-invalid': true,
    'no-duplicate-at-import-rules': true,
    'no-invalid-double-slash-comments': true,
    'no-irregular-whitespace': true,
    'no-unknown-animations': true,
    'no-unknown-custom-media': true,
    'property-layout-mappings': ['flow-relative', { ignoreProperties: allowedPhysicalProperties }],
    'property-no-unknown': true,
    'property-no-vendor-prefix': [true, { ignoreProperties: [/^-webkit-(?:line-clamp|box-orient|text-size-adjust|user-select)$/] }],
    'selector-anb-no-unmatchable': true,
    'selector-max-id': 0,
    // Pseudo-classes of CSS modules, and a new one that the linter does not know yet.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local', 'target-current'] }],
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'string-no-newline': true,
    'unit-no-unknown': true,
    'value-no-vendor-prefix': true,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'color-no-hex': true,
        'function-disallowed-list': colorFunctions,
        'declaration-no-important': true,
        // Media queries must use the named breakpoints of styles/media.css. Container queries may use lengths.
        'media-feature-name-disallowed-list': ['/^(?:(?:min|max)-)?(?:device-)?(?:width|height|inline-size|block-size)$/'],
        'no-unknown-custom-properties': true,
        'rule-nesting-at-rule-required-list': ['layer'],
      },
    },
  ],
};

// Stylelint requires a default export.
export default config;
