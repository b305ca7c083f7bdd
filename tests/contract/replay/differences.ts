/** Recordings that are answered otherwise on purpose, each with its reason. */
export const differences: Readonly<Record<string, string>> = {
  'protocol-depth-12':
    'The public may nest 15 levels deep, and this query nests deeper: limits keep one caller from taking the service from all others.',
  'protocol-empty-body': 'An empty body is a fault of the caller: 400, as GraphQL over HTTP asks, where WordPress answers 500.',
  'protocol-text-plain': 'A content type that is not taken is a fault of the caller: 415, where WordPress answers 500.',
};
