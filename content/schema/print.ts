/** Writes schema.graphql: `node content/schema/print.ts`. With `--stdout`, prints the schema instead. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchema } from 'graphql';
import { buildContentSchema } from './schema.ts';

const text = `# Printed from content/model and the blocks' block.json by \`npm run generate\`. Do not edit.\n\n${printSchema(buildContentSchema())}\n`;

if (process.argv.includes('--stdout')) process.stdout.write(text);
else writeFileSync(join(import.meta.dirname, '../../schema.graphql'), text);
