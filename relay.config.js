/** The Relay compiler reads schema.graphql and writes a typed artifact for each operation and fragment. */
const config = {
  src: '.',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: false,
  typescriptExcludeUndefinedFromNullableUnion: true,
  noSourceControl: true,
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/.next/**', '**/.data/**'],
  featureFlags: { compact_query_text: { kind: 'enabled' } },
};

export default config;
// The compiler loads this file with `require`, which returns the export with this name instead of the module namespace.
export { config as 'module.exports' };
