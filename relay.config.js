/** Relay's compiler reads the printed schema and writes one typed artifact per operation and fragment. */
export default {
  src: '.',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: false,
  typescriptExcludeUndefinedFromNullableUnion: true,
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/.next/**', '**/.data/**'],
  featureFlags: { compact_query_text: { kind: 'enabled' } },
};
