/**
 * `npm run new-content-type -- name [plural]` creates a working content type in components/content-types: declaration, page template and archive.
 * It rewrites the generated files, so the type has its lists, lookups, mutations, pages, archive and sitemap entries immediately.
 */
import { contentTypeNames } from '../lib/content-model/content-type-names.generated.ts';
import { contentTypeFiles, MAX_STORAGE_NAME, toStorageName } from './new-content-type/files.ts';
import { createFolder, folderExists, isFolderName, reportUsageError } from './scaffold.ts';

/** Returns what is wrong with the names of a new content type, or null. */
function findNameProblem(name: string | undefined, plural: string): string | null {
  if (!name) return 'The name is missing: npm run new-content-type -- office';
  if (!isFolderName(name)) return `"${name}" is not a content type name. Use lowercase words joined by hyphens, in the singular: office.`;
  if (!isFolderName(plural) || plural === name)
    return `"${plural}" is not a plural. Use lowercase words joined by hyphens that differ from the name: npm run new-content-type -- person people`;
  if (folderExists(`components/content-types/${name}`)) return `components/content-types/${name} already exists. Choose another name.`;
  const stored = toStorageName(plural);
  if (contentTypeNames.some((known) => known === stored)) return `A content type named "${stored}" already exists. Choose another plural.`;
  if (stored.length > MAX_STORAGE_NAME)
    return `"${stored}" has ${stored.length} characters. WordPress allows ${MAX_STORAGE_NAME} in a post type name. Choose a shorter plural.`;
  return null;
}

const [name, plural = `${name}s`] = process.argv.slice(2);
const problem = findNameProblem(name, plural);
if (name === undefined || problem !== null) reportUsageError(problem ?? '');
else {
  const nextStep = 'Edit the fields in declaration.ts, then run `npm run generate`. Run `npm run dev` to see the archive.';
  await createFolder(`components/content-types/${name}`, contentTypeFiles(name, plural), nextStep);
}
