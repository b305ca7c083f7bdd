/** Relay's compiler reads the printed schema and writes one typed artifact per operation and fragment. */
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
// The compiler loads this file with `require`, which hands out an ES module's export of this name as the module.
export { config as 'module.exports' };
