/** What Word and Google Docs put on the clipboard: the same text with a heading, emphasis, a link, a list and a table. */
import type { BrowserContext } from 'playwright';

const wordItem = (text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const wordRow = (cells: readonly string[]) =>
  `<tr style='mso-yfti-irow:0'>${cells.map((cell) => `<td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt;padding:0in 5.4pt 0in 5.4pt'><p class=MsoNormal style='margin-bottom:0in'>${cell}<o:p></o:p></p></td>`).join('')}</tr>`;

export const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal { mso-style-qformat:yes; margin:0in; font-family:"Calibri",sans-serif; } --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h2><span style='mso-fareast-font-family:"Times New Roman"'>Yard rules<o:p></o:p></span></h2>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Trucks</b> wait <i style='mso-bidi-font-style:normal'>outside</i> the gate. Read the <a href="https://example.com/rules"><span style='color:#0563C1'>rules</span></a>.<o:p></o:p></p>
${wordItem('The gate opens at 6')}
${wordItem('The gate closes at 20')}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>${wordRow(['Dock', 'Width'])}${wordRow(['12', '9 ft'])}</table>
<!--EndFragment--></body></html>`;

const plain =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';

const docsItem = (text: string) =>
  `<li dir="ltr" style="list-style-type:disc;${plain}" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="${plain}">${text}</span></p></li>`;

const docsRow = (cells: readonly string[]) =>
  `<tr style="height:0pt">${cells.map((cell) => `<td style="border:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;overflow-wrap:break-word;"><p dir="ltr" style="line-height:1.2;margin-top:0pt;margin-bottom:0pt;"><span style="${plain}">${cell}</span></p></td>`).join('')}</tr>`;

export const googleDocsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5d3c1f5e-7fff-2a4b-9c1d-0a1b2c3d4e5f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="${plain}">Yard rules</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="${plain.replace('400', '700')}">Trucks</span><span style="${plain}"> wait </span><span style="${plain.replace('font-style:normal', 'font-style:italic')}">outside</span><span style="${plain}"> the gate. Read the </span><a href="https://example.com/rules" style="text-decoration:none;"><span style="${plain.replace('text-decoration:none', 'text-decoration:underline')}">rules</span></a><span style="${plain}">.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('The gate opens at 6')}${docsItem('The gate closes at 20')}</ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody>${docsRow(['Dock', 'Width'])}${docsRow(['12', '9 ft'])}</tbody></table></div></b><br class="Apple-interchange-newline">`;

/** Copies markup as a program does, without the changes that browsers make to markup that scripts write to the clipboard. */
export async function copyHtml(context: BrowserContext, html: string): Promise<void> {
  const page = await context.newPage();
  await page.setContent('<title>Another program</title><p tabindex="0">Text</p>');
  await page.evaluate((markup) => {
    document.addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/html', markup);
      event.clipboardData?.setData('text/plain', 'Yard rules');
      event.preventDefault();
    });
  }, html);
  await page.getByText('Text').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await page.close();
}
