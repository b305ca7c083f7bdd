/** Recordings that are answered otherwise on purpose, each with its reason. */
export const differences: Readonly<Record<string, string>> = {
  'protocol-depth-12':
    'The public may nest 15 levels deep, and this query nests deeper: limits keep one caller from taking the service from all others.',
};
