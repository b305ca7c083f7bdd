import { expect, test } from 'vitest';
import { createPreviewUri, isPreviewSearch, parsePreviewParameters } from './parameters.ts';

test('the id and the type name identify the node', () => {
  expect(parsePreviewParameters({ p: '201', preview: 'true', typeName: 'Post' })).toEqual({ id: '201', typeName: 'Post' });
  expect(parsePreviewParameters({ p: '201', preview: 'true' })).toEqual({ id: '201', typeName: null });
});

test('page_id means that the node is a page', () => {
  expect(parsePreviewParameters({ p: '406', preview: 'true', page_id: '406' })).toEqual({ id: '406', typeName: 'Page' });
  expect(parsePreviewParameters({ p: '406', preview: 'true', page_id: '406', typeName: 'Market' })).toEqual({
    id: '406',
    typeName: 'Market',
  });
});

const required = 'usePreviewNode() requires the "p" and "preview" URL query parameters i.e. ?p=123&preview=true';

test.each([
  [{}, required],
  [{ p: '1' }, required],
  [{ preview: 'true' }, required],
  [{ p: '', preview: 'true' }, required],
  [{ p: '1', preview: 'false' }, required],
  [{ p: '1', preview: ['true', 'true'] }, required],
  [{ p: ['1', '2'], preview: 'true' }, 'usePreviewNode() requires the "p" URL query parameter to be a string'],
  [{ p: '1', preview: 'true', typeName: ['Post', 'Page'] }, 'usePreviewNode() requires the "postType" URLquery parameter to be a string'],
])('%j is rejected with the message of Faust', (parameters, message) => {
  expect(() => parsePreviewParameters(parameters)).toThrow(message);
});

test('a query requests a preview only with preview=true', () => {
  expect(isPreviewSearch('?p=1&preview=true')).toBe(true);
  expect(isPreviewSearch('?p=1&preview=1')).toBe(false);
  expect(isPreviewSearch('?q=preview=true')).toBe(false);
  expect(isPreviewSearch('')).toBe(false);
});

test('the URL of a preview has the parameters in a fixed order', () => {
  expect(createPreviewUri({ id: '201', typeName: 'Post' })).toBe('/?p=201&preview=true&typeName=Post');
  expect(createPreviewUri({ id: '201', typeName: null })).toBe('/?p=201&preview=true');
});
