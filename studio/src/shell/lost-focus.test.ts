// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type FocusHistory, recordFocus, restoreFocus } from './lost-focus.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
let history: FocusHistory;

beforeEach(() => {
  document.body.innerHTML = `<main id="screen"><h1 tabindex="-1">Posts</h1><div class="studio-table"><table><tr id="row"><td>
    <a id="title" href="/edit/">Title</a><button id="menu">Actions</button></td></tr></table></div></main><button id="dialog">Save</button>`;
  history = { last: null, row: null };
  for (const selector of ['#menu', '#dialog']) {
    find(selector).focus();
    recordFocus(history, { target: find(selector) });
  }
});

test('after a dialog, the focus is in the row from which it was opened', () => {
  find('#dialog').remove();
  restoreFocus(history);
  expect(document.activeElement?.id).toBe('title');
});

test('without the row, the heading has the focus', () => {
  find('#dialog').remove();
  find('#row').remove();
  restoreFocus(history);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a focus that is not lost stays where it is', () => {
  restoreFocus(history);
  expect(document.activeElement?.id).toBe('dialog');
  find('#dialog').blur();
  restoreFocus(history);
  expect(document.activeElement).toBe(document.body);
});
