// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadEditorPackages } from '../../../../tests/support/editor-packages.ts';
import { googleDocsHtml, googleDocsPageHtml, wordReviewHtml, wordTableHtml } from '../../../../tests/support/office-clipboard.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const { pasteHandler, serialize } = loadEditorPackages();

/** The blocks that the editor makes of pasted markup. */
function paste(html: string): string {
  for (const method of ['log', 'groupCollapsed', 'groupEnd'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:picture';
  return serialize(pasteHandler({ HTML: cleanPastedHtml(html).html, plainText: '', mode: 'BLOCKS' }));
}

const heading = (text: string, level: number) =>
  `<!-- wp:heading${level === 2 ? '' : ` {"level":${level}}`} -->\n<h${level} class="wp-block-heading">${text}</h${level}>\n<!-- /wp:heading -->`;
const paragraph = (html: string) => `<!-- wp:paragraph -->\n<p>${html}</p>\n<!-- /wp:paragraph -->`;
const numbered = (...items: string[]) =>
  `<!-- wp:list {"ordered":true} -->\n<ol class="wp-block-list">${items.map((item) => `<!-- wp:list-item -->\n<li>${item}</li>\n<!-- /wp:list-item -->`).join('\n\n')}</ol>\n<!-- /wp:list -->`;

test('a Word document under review keeps its lists and footnotes, and loses the comments', () => {
  expect(paste(wordReviewHtml)).toBe(
    [
      paragraph('Before you dock'),
      paragraph('Drivers say “it’s quick” — about 12–15 minutes<a href="#_ftn1" id="_ftnref1">[1]</a> at the gate.'),
      numbered(`Stop at the scale${numbered('Show the <strong>seal</strong>', 'Hand over the papers')}`, 'Drive to your door'),
      paragraph('<a href="#_ftnref1" id="_ftn1">[1]</a> Measured in 2025.'),
    ].join('\n\n'),
  );
});

test('a Word table keeps its merged cells, and a picture that Word has not copied leaves no gap', () => {
  expect(cleanPastedHtml(wordTableHtml).missingPictures).toBe(1);
  expect(paste(wordTableHtml)).toBe(
    [
      heading('Door sizes', 3),
      '<!-- wp:table -->\n<figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr><td colspan="2"><strong>North side</strong></td></tr><tr><td rowspan="2">Dock doors</td><td>9 × 10 ft</td></tr><tr><td>8 × 9 ft</td></tr></tbody></table></figure>\n<!-- /wp:table -->',
      paragraph('All doors have levelers.'),
    ].join('\n\n'),
  );
});

test('a Google Docs page keeps its headings, lists and pictures, and its links lead where they say', () => {
  expect(paste(googleDocsPageHtml).replace(/<!-- wp:image [^]*<!-- \/wp:image -->/, 'A picture')).toBe(
    [
      heading('Visiting the yard', 1),
      heading('Getting here', 2),
      paragraph('Take the <a href="https://example.com/map?exit=12&amp;lane=2">map</a> with you. “Exit 12” – not 12A.'),
      'A picture',
      heading('At the gate', 3),
      numbered(`Show your badge${numbered('Visitors sign in')}`, 'Wear a vest'),
    ].join('\n\n'),
  );
  expect(paste(googleDocsPageHtml)).toContain('<img alt="The gate"');
});

test('a list from Word starts over after a paragraph, and has bullets or numbers on each level', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker} </span>${text}</p>`;
  const html = [
    item(1, '·', 'One'),
    item(2, 'a)', 'Two'),
    item(3, 'o', 'Three'),
    item(1, '·', 'Four'),
    '<p>Text</p>',
    item(2, '(iv)', 'Five'),
  ];
  expect(cleanPastedHtml(html.join('')).html).toBe(
    '<ul><li>One<ol><li>Two<ul><li>Three</li></ul></li></ol></li><li>Four</li></ul><p>Text</p><ol><li><ol><li>Five</li></ol></li></ol>',
  );
});

test.each([
  ['no markup', ''],
  ['blocks', '<!-- wp:paragraph -->\n<p>Text &nbsp; & more<br/></p>\n<!-- /wp:paragraph -->'],
  ['a search', '<p><a href="https://www.google.com/search?q=docks">Docks</a></p>'],
  ['a link that runs a script', '<p><a href="https://www.google.com/url?q=javascript:alert(1)">Docks</a></p>'],
  ['a text from Google Docs', googleDocsHtml],
])('%s stays as it is', (_what, html) => {
  expect(cleanPastedHtml(html)).toEqual({ html, missingPictures: 0 });
});
