/**
 * Rules of this project that no published linter knows. oxlint loads this file as a plugin (see .oxlintrc.json);
 * tests/boundaries plants a violation of each rule, so a rule that stops biting fails a test.
 */

type Node = { type: string; [key: string]: unknown };
type Context = { filename: string; report(problem: { node: Node; message: string }): void };
type Rule = { create(context: Context): Record<string, (node: Node) => void> };

/** Next demands that an error boundary be a client component, wherever it stands. */
const mayBeClient = /(?:\.(?:island|client)\.tsx|(?:^|\/)app\/(?:.*\/)?(?:error|global-error)\.tsx)$/;

/** Server by default: the directive opens a second program in the visitor's browser, so the file's name has to admit it. */
const clientByName: Rule = {
  create: (context) => ({
    Program(program) {
      const directives = (program['body'] as Node[]).filter((statement) => statement['directive'] === 'use client');
      for (const node of directives) {
        if (mayBeClient.test(context.filename.replaceAll('\\', '/'))) continue;
        context.report({ node, message: "'use client' belongs in *.island.tsx and *.client.tsx only: split the interactive part off." });
      }
    },
  }),
};

/** The content security policy has no unsafe-inline: a style attribute would be ignored by the visitor's browser. */
const noStyleAttribute: Rule = {
  create: (context) => ({
    JSXAttribute(node) {
      if ((node['name'] as Node)['name'] === 'style') {
        context.report({ node, message: 'A style attribute is refused by the content security policy: use a class of the CSS module.' });
      }
    },
  }),
};

/** A file of nothing but re-exports hides where a thing lives, and makes every importer load all of it. */
const noBarrel: Rule = {
  create: (context) => ({
    Program(program) {
      const body = program['body'] as Node[];
      const isReExport = (node: Node) =>
        node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] != null);
      const first = body.find(isReExport);
      if (first && body.every((node) => isReExport(node) || node.type === 'ImportDeclaration')) {
        context.report({ node: first, message: 'No barrels: import from the file that declares the thing.' });
      }
    },
  }),
};

const plugin = {
  meta: { name: 'site' },
  rules: { 'client-by-name': clientByName, 'no-style-attribute': noStyleAttribute, 'no-barrel': noBarrel },
};

// oxlint reads a plugin from the default export.
export default plugin;
