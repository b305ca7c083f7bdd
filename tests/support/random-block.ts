/** Creates block markup with random and malicious attributes. The random numbers are seeded, so every run creates the same blocks. */
import type { AttributeDeclaration, BlockDeclaration } from '../../lib/blocks/declaration.ts';
import type { Parameter } from '../../lib/uri/parameters.ts';

const strings = [
  '',
  ' ',
  'Plain text',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick=alert(1) style="background:url(javascript:alert(1))">x</a>',
  '"><svg onload=alert(1)>',
  '</title></style></script><script>alert(1)</script>',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  'https://example.com/',
  'constructor',
  '__proto__',
  'toString',
  'night',
  '--> <!-- wp:html --><script>alert(1)</script>',
  'لا'.repeat(40),
  'W'.repeat(400),
  '<b>'.repeat(60),
  '\u0000\u2028\uD800',
  '{{media:hero-port}}',
];
/** References to existing seed nodes, by content type. */
const nodes: Readonly<Record<string, string>> = {
  attachment: '{{media:hero-port}}',
  regions: '{{regions:texas}}',
  team: '{{team:delia-marchetti}}',
};
const numbers = [0, -1, 1, 3, 40, 0.5, 1e9, -1e308, 2 ** 53];

/** Creates a seeded random number generator with the range [0, 1): mulberry32, public domain. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createRandomBlock({ name, attributes }: BlockDeclaration, random: () => number): string {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

  const anything = (depth: number): unknown => {
    const kind = Math.floor(random() * (depth > 2 ? 4 : 6));
    if (kind === 0) return null;
    if (kind === 1) return random() < 0.5;
    if (kind === 2) return pick(numbers);
    if (kind === 3) return pick(strings);
    if (kind === 4) return Array.from({ length: Math.floor(random() * 4) }, () => anything(depth + 1));
    return Object.fromEntries(Array.from({ length: Math.floor(random() * 3) }, () => [pick(strings), anything(depth + 1)]));
  };

  /** Creates a value of the declared type in two of three cases. Values of a wrong type are discarded by the content service and test nothing else. */
  const valueFor = (attribute: AttributeDeclaration, depth: number): unknown => {
    if (random() < 1 / 3) return anything(depth);
    const { type, enum: values, items, properties } = attribute;
    if (values && random() < 0.5) return pick(values);
    if (attribute['x-type'] === 'Link') return { url: pick(strings), title: pick(strings), target: pick(['_blank', '', ...strings]) };
    if (properties) return valuesFor(properties, depth + 1);
    if (type === 'array')
      return Array.from({ length: pick([0, 1, 2, 7, 40]) }, () => (items ? valueFor(items, depth + 1) : anything(depth)));
    if (type === 'string') return pick(strings);
    if (type === 'boolean') return random() < 0.5;
    const node = nodes[attribute['x-ref']?.to ?? ''];
    if (node && random() < 0.5) return node;
    if (type === 'number' || type === 'integer') return pick(numbers);
    return anything(depth);
  };

  const valuesFor = (declared: Readonly<Record<string, AttributeDeclaration>>, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(declared).flatMap(([key, attribute]) => (random() < 0.25 ? [] : [[key, valueFor(attribute, depth)] as const])),
    );

  const json = JSON.stringify(valuesFor({ ...attributes, anchor: { type: 'string' }, className: { type: 'string' } }, 0));
  // Escape the JSON like WordPress, so that it cannot close the HTML comment.
  const comment = json.replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');
  const shortName = name.replace(/^core\//, '');
  // Add an inner block: container blocks render nothing without one, and the other blocks ignore it.
  if (!name.startsWith('core/')) {
    return `<!-- wp:${shortName} ${comment} --><!-- wp:paragraph --><p>Inside</p><!-- /wp:paragraph --><!-- /wp:${shortName} -->`;
  }
  // Core blocks store their content in the markup.
  return `<!-- wp:${shortName} ${comment} -->${pick(markupTemplates)(pick(strings), pick(strings))}<!-- /wp:${shortName} -->`;
}

const markupTemplates: readonly ((text: string, url: string) => string)[] = [
  (text) => `<p id="a" style="color:red" onclick="alert(1)">${text}</p>`,
  (text) => `<h2 class="x">${text}</h2>`,
  (text, url) => `<figure><a href="${url}"><img src="${url}" alt="${text}"/></a><figcaption>${text}</figcaption></figure>`,
  (text, url) => `<div><a class="wp-block-button__link" href="${url}">${text}</a></div>`,
  (text) => `<ul><li>${text}</li><li>${text}`,
  (text) => `<blockquote>${text}<cite>${text}</cite></blockquote>`,
  (text) => text,
];

/** Returns query parameters that select the middle of a list, so that there are pages before and after it. */
export function getParameters(name: string): Parameter[] {
  const list = name.startsWith('core/comment') ? 'comments' : '1';
  return [
    { name: 'category', value: 'insights' },
    { name: 'list', value: list },
    { name: 'after', value: '2' },
  ];
}

/** Markup of parent blocks, for blocks that render nothing outside of them. */
const wrapInParent: Readonly<Record<string, (inner: string) => string>> = {
  'core/query': (inner) =>
    `<!-- wp:query {"queryId":1,"query":{"perPage":2}} -->${inner}<!-- /wp:query --><!-- wp:query {"queryId":2,"query":{"search":"no such text"}} -->${inner}<!-- /wp:query -->`,
  'core/query-pagination': (inner) => `<!-- wp:query-pagination -->${inner}<!-- /wp:query-pagination -->`,
  'core/post-template': (inner) => `<!-- wp:post-template -->${inner}<!-- /wp:post-template -->`,
  'core/comments': (inner) => `<!-- wp:comments -->${inner}<!-- wp:comments-title /--><!-- /wp:comments -->`,
  'core/comment-template': (inner) => `<!-- wp:comment-template -->${inner}<!-- /wp:comment-template -->`,
  'core/comments-pagination': (inner) => `<!-- wp:comments-pagination -->${inner}<!-- /wp:comments-pagination -->`,
};

/** Wraps markup of a block in the parent blocks that its declaration requires. */
export function wrapInParents(name: string, declarations: readonly BlockDeclaration[], markup: string): string {
  const { parent, ancestor } = declarations.find((declaration) => declaration.name === name) ?? {};
  const [outer = ''] = parent ?? ancestor ?? [];
  const wrap = wrapInParent[outer];
  return wrap ? wrapInParents(outer, declarations, wrap(markup)) : markup;
}
