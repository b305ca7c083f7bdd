/** What Word and Google Docs put on the clipboard. `wordHtml` and `googleDocsHtml` are the same text with a heading, emphasis, a link, a list and a table. */
import type { BrowserContext } from 'playwright';
import { ONE_PIXEL_PNG } from './one-pixel-png.ts';

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

/** A paragraph of a list in Word. @param list the list, the level and the format, as in `l0 level2 lfo1` */
const wordListItem = (list: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span style='mso-bidi-font-family:Calibri;mso-bidi-theme-font:minor-latin'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const wordFootnoteMark = (anchor: string, target: string) =>
  `<a style='mso-footnote-id:ftn1' href="#${target}" name="${anchor}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif'>[1]</span></span><![endif]></span></span></a>`;

/** A list on two levels, smart quotes, a footnote and a comment of a reviewer, as Word copies them. */
export const wordReviewHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<style><!-- @list l0 { mso-list-id:412; mso-list-type:hybrid; } @list l0:level1 { mso-level-tab-stop:none; } --></style></head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span style='mso-bidi-font-family:"Times New Roman"'>Before you dock<o:p></o:p></span></p>
<p class=MsoNormal>Drivers say “it’s quick” — about 12–15 minutes${wordFootnoteMark('_ftnref1', '_ftn1')} at <a style='mso-comment-reference:AM_1;mso-comment-date:20261110T0915'>the gate</a><span class=MsoCommentReference><span style='font-size:8.0pt;line-height:107%'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AM1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<o:p></o:p></p>
${wordListItem('l0 level1 lfo1', '1.', 'Stop at the scale')}
${wordListItem('l0 level2 lfo1', 'a.', 'Show the <b>seal</b>')}
${wordListItem('l0 level2 lfo1', 'b.', 'Hand over the papers')}
${wordListItem('l0 level1 lfo1', '2.', 'Drive to your door')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${wordFootnoteMark('_ftn1', '_ftnref1')} Measured in 2025.<o:p></o:p></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:"Ann Miller"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]><a href="#_msoanchor_1" class=msocomoff>[AM1]</a><![endif]></span>Which gate?<o:p></o:p></p><![if !supportAnnotations]></div><![endif]></div></div>
<!--EndFragment--></body></html>`;

/** A table with merged cells, a picture that is only on the computer of the author, and a bookmark, as Word copies them. */
export const wordTableHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"></head>
<body lang=EN-US><!--StartFragment-->
<h3><a name="_Toc181"><span style='mso-fareast-font-family:"Times New Roman"'>Door sizes</span></a><o:p></o:p></h3>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=623 colspan=2 valign=top style='width:467.5pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0in 5.4pt 0in 5.4pt'><p class=MsoNormal align=center style='margin-bottom:0in;text-align:center'><b>North side<o:p></o:p></b></p></td></tr>
<tr style='mso-yfti-irow:1'><td width=312 rowspan=2 valign=top style='width:233.75pt;border:solid windowtext 1.0pt;border-top:none'><p class=MsoNormal style='margin-bottom:0in'>Dock doors<o:p></o:p></p></td><td width=312 valign=top style='width:233.75pt'><p class=MsoNormal style='margin-bottom:0in'>9 × 10 ft<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td width=312 valign=top style='width:233.75pt'><p class=MsoNormal style='margin-bottom:0in'>8 × 9 ft<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_1" style='width:64pt;height:48pt'><v:imagedata src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title="Door"/></v:shape><![endif]--><![if !vml]><img width=85 height=64 src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_1"><![endif]></span><o:p></o:p></p>
<p class=MsoNormal>All doors have levelers.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** Headings on three levels, a list on two levels, links that lead through Google, and a picture inside the markup, as Google Docs copies them. */
export const googleDocsPageHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8a1d0c7b-7fff-91e2-55d0-6f2b1e7a9c10"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="${plain}">Visiting the yard</span></h1><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="${plain}">Getting here</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="${plain}">Take the </span><a href="https://www.google.com/url?q=https://example.com/map?exit%3D12%26lane%3D2&amp;sa=D&amp;source=docs&amp;ust=1731230000000000&amp;usg=AOvVaw0x" style="text-decoration:none;"><span style="${plain.replace('#000000', '#1155cc').replace('text-decoration:none', 'text-decoration:underline')}">map</span></a><span style="${plain}"> with you. “Exit 12” – not 12A.</span></p><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="${plain}"><span style="border:none;display:inline-block;overflow:hidden;width:64px;height:48px;"><img src="${ONE_PIXEL_PNG}" width="64" height="48" style="margin-left:0px;margin-top:0px;" alt="The gate" /></span></span></p><h3 dir="ltr" style="line-height:1.38;margin-top:16pt;margin-bottom:4pt;"><span style="${plain}">At the gate</span></h3><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;${plain}" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="${plain}">Show your badge</span></p></li><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:lower-alpha;${plain}" aria-level="2"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="${plain}">Visitors sign in</span><span style="font-size:0.6em;${plain.replace('vertical-align:baseline', 'vertical-align:super')}"><a href="#cmnt1" id="cmnt_ref1">[a]</a></span></p></li></ol><li dir="ltr" style="list-style-type:decimal;${plain}" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="${plain}">Wear a vest</span></p></li></ol></b><br class="Apple-interchange-newline">`;

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
