/** Refusals of the validator in the words of WordPress's (webonyx/graphql-php), which clients of WPGraphQL know. */

const rewordings: readonly [RegExp, string][] = [
  [
    /^Field "(.+)" of type "(.+)" must have a selection of subfields\. Did you mean .*$/,
    'Field "$1" of type "$2" must have a sub selection.',
  ],
  [/^Unknown argument "(.+)" on field "([^".]+)\.([^".]+)"\.(.*)$/, 'Unknown argument "$1" on field "$3" of type "$2".$4'],
  [
    /^Variable "(.+)" got invalid value (.+); (\w+) cannot represent non-integer value: "?([^"]*)"?$/,
    'Variable "$1" got invalid value $2; Expected type $3; $3 cannot represent non-integer value: $4',
  ],
  [
    /^Field "(.+)" argument "(.+)" of type "(.+)" is required, but it was not provided\.$/,
    'Field "$1" argument "$2" of type "$3" is required but not provided.',
  ],
  [/^Schema is not configured to execute subscription operation\.$/, 'Schema is not configured for subscriptions.'],
  [/^Unknown operation named ".*"\.$/, 'Failed to determine operation type'],
  [/^Field "(.+)\.(.+)" of required type "(.+)" was not provided\.$/, 'Field $1.$2 of required type $3 was not provided.'],
];

/** What the validator proposes instead; it tells the names of a schema to somebody who may not read it. */
const suggestion = / Did you mean [^?]+\?/;

/** @param suggest whether the caller may be told of names that are near what was written */
export function reword(message: string, suggest: boolean): string {
  const worded = rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), message);
  return suggest ? worded : worded.replace(suggestion, '');
}
