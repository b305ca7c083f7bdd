/** Colours a module may not spell out: it speaks of tokens, which know both colour schemes. */
const colourFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Scrolling axes have no logical name in every browser; a shorthand for all four sides is the same in any direction. */
const physicalByNature = [
  /^over(?:flow|scroll-behavior)-[xy]$/,
  /^(?:scroll-)?(?:margin|padding)$/,
  /^border-(?:color|style|width|radius)$/,
];

/** @type {import('stylelint').Config} */
const config = {
  // The built site, and folders that hold no source.
  ignoreFiles: ['.next/**', '.data/**', 'node_modules/**', 'tests/**/fixtures/**'],
  // Tokens and named breakpoints live here; a module that names one that doesn't exist is told so.
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
    // A fallback for an older browser is the same property twice, in a row, with different values.
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
    'property-layout-mappings': ['flow-relative', { ignoreProperties: physicalByNature }],
    'property-no-unknown': true,
    'property-no-vendor-prefix': [true, { ignoreProperties: [/^-webkit-(?:line-clamp|box-orient|text-size-adjust|user-select)$/] }],
    'selector-anb-no-unmatchable': true,
    'selector-max-id': 0,
    // CSS modules' own, and the current marker of a scroll-driven list, which the linter doesn't know yet.
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
        'function-disallowed-list': colourFunctions,
        'declaration-no-important': true,
        // Breakpoints have names, in styles/media.css. A container query may use a length: it is the component's own.
        'media-feature-name-disallowed-list': ['/^(?:(?:min|max)-)?(?:device-)?(?:width|height|inline-size|block-size)$/'],
        'no-unknown-custom-properties': true,
        'rule-nesting-at-rule-required-list': ['layer'],
      },
    },
  ],
};

// stylelint reads its configuration from the default export.
export default config;
