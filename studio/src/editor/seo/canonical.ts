/** The rule of the content service for canonical URLs. @returns null if the value is valid or empty */
export const findCanonicalProblem = (value: string): string | null =>
  value === '' || /^(?:https?:\/\/[^\s/]\S*|\/(?!\/)\S*)$/i.test(value)
    ? null
    : 'Canonical URL: Use an address that begins with https://, or a path of this site that begins with /.';
