/**
 * Lint rules of this project. oxlint loads this file as a plugin (see .oxlintrc.json). tests/boundaries adds a violation of each rule and checks that
 * it is reported.
 */

type Node = { type: string; [key: string]: unknown };
type Context = { filename: string; report(problem: { node: Node; message: string }): void };
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

/** Files that may be client components: *.island.tsx, *.client.tsx, and error boundaries, for which Next requires it. */
const clientFilePattern = /(?:\.(?:island|client)\.tsx|(?:^|\/)app\/(?:.*\/)?(?:error|global-error)\.tsx)$/;

/** Components run on the server by default. The name of a file shows whether its code is sent to the browser. */
const clientByName: Rule = {
  create: (context) => ({
    Program(program) {
      const directives = (program['body'] as Node[]).filter((statement) => statement['directive'] === 'use client');
      for (const node of directives) {
        if (clientFilePattern.test(context.filename.replaceAll('\\', '/'))) continue;
        context.report({
          node,
          message: "'use client' is allowed only in *.island.tsx and *.client.tsx. Move the interactive part to such a file.",
        });
      }
    },
  }),
};

/** The content security policy does not allow inline styles, so browsers would ignore a style attribute. */
const noStyleAttribute: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if ((node['name'] as Node)['name'] === 'style') {
        context.report({ node, message: 'The content security policy blocks style attributes. Use a class of the CSS module.' });
      }
    },
  }),
};

/** A file that contains only re-exports hides where something is declared, and makes every importer load all of it. */
const noBarrel: Rule = {
  create: (context) => ({
    Program(program) {
      const body = program['body'] as Node[];
      const isReExport = (node: Node) =>
        node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] != null);
      const first = body.find(isReExport);
      if (first && body.every((node) => isReExport(node) || node.type === 'ImportDeclaration')) {
        context.report({ node: first, message: 'Barrel files are not allowed. Import from the file that declares the export.' });
      }
    },
  }),
};

/** Global variables, markup, headers, cookies and paths that Next uses without documenting them. */
const nextInternals =
  /__next_|TURBOPACK|__prerender_bypass|data-dgst|x-nextjs-|x-middleware-|next-router-|\/_next\/|BUILD_ID|^(?:rsc|next-action)$/;

/** Any version of Next may change them. server/next has a self-test that finds out, so all code that knows them is there. */
const nextInternalsInOnePlace: Rule = {
  create: (context): Record<string, (node: Node) => void> => {
    const file = context.filename.replaceAll('\\', '/');
    if (/(?:^|\/)(?:server\/next\/|next\.config\.mjs$)/.test(file)) return {};
    const check = (node: Node, text: unknown) => {
      const name = typeof text === 'string' ? nextInternals.exec(text)?.[0] : undefined;
      if (name !== undefined)
        context.report({ node, message: `${name} is private to Next: use what server/next exports, or move this code there.` });
    };
    return {
      Identifier: (node) => {
        if (node['name'] === '__next_f' || node['name'] === 'TURBOPACK') check(node, node['name']);
      },
      Literal: (node) => check(node, (node['regex'] as { pattern: string } | undefined)?.pattern ?? node['value']),
      TemplateElement: (node) => check(node, (node['value'] as { raw: string }).raw),
      JSXText: (node) => check(node, node['value']),
    };
  },
};

const plugin = {
  meta: { name: 'site' },
  rules: {
    'client-by-name': clientByName,
    'no-style-attribute': noStyleAttribute,
    'no-barrel': noBarrel,
    'next-internals-in-one-place': nextInternalsInOnePlace,
  },
};

// oxlint reads a plugin from the default export.
export default plugin;
