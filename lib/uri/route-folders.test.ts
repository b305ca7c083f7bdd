import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiFolders, routeFolders } from './route-folders.ts';

const listFolders = (folder: string) => readdirSync(folder).filter((name) => /^[\w-]+$/.test(name));

test('the folders of routes are those of `app/`, of Next and of the document server', () => {
  expect(routeFolders).toEqual([...listFolders('app'), ...listFolders('app/(dev)'), '_next', '_runtime', 'media'].toSorted());
});

test('the folders below `/api` are those of `app/api/` without the sign-in routes, and that of the reports that browsers send', () => {
  expect(apiFolders).toEqual([...listFolders('app/api').filter((name) => name !== 'faust'), 'csp-reports'].toSorted());
});
