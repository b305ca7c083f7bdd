/** MIME types that WordPress accepts, and AVIF, which this service accepts as well. */
const office = 'application/vnd.ms-';
const openXml = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

export const mimeTypes: readonly string[] = [
  ...['java', 'msword', 'octet-stream', 'onenote', 'oxps', 'pdf', 'rar', 'rtf', 'ttaf+xml', 'wordperfect'].map(
    (name) => `application/${name}`,
  ),
  ...['x-7z-compressed', 'x-gzip', 'x-tar', 'zip', 'vnd.apple.keynote', 'vnd.apple.numbers', 'vnd.apple.pages'].map(
    (name) => `application/${name}`,
  ),
  ...['access', 'excel', 'powerpoint', 'project', 'write', 'xpsdocument'].map((name) => `${office}${name}`),
  ...['addin', 'sheet.binary', 'sheet', 'template'].map((name) => `${office}excel.${name}.macroEnabled.12`),
  ...['addin', 'presentation', 'slideshow', 'slide', 'template'].map((name) => `${office}powerpoint.${name}.macroEnabled.12`),
  ...['document', 'template'].map((name) => `${office}word.${name}.macroEnabled.12`),
  ...['presentation', 'slide', 'slideshow', 'template'].map((name) => `${openXml}presentationml.${name}`),
  ...['sheet', 'template'].map((name) => `${openXml}spreadsheetml.${name}`),
  ...['document', 'template'].map((name) => `${openXml}wordprocessingml.${name}`),
  ...['chart', 'database', 'formula', 'graphics', 'presentation', 'spreadsheet', 'text'].map((name) => `${openDocument}${name}`),
  ...['aac', 'flac', 'midi', 'mpeg', 'ogg', 'wav', 'x-matroska', 'x-ms-wax', 'x-ms-wma', 'x-realaudio'].map((name) => `audio/${name}`),
  ...['avif', 'bmp', 'gif', 'heic', 'jpeg', 'png', 'tiff', 'webp', 'x-icon'].map((name) => `image/${name}`),
  ...['calendar', 'css', 'csv', 'plain', 'richtext', 'tab-separated-values', 'vtt'].map((name) => `text/${name}`),
  ...['3gpp', '3gpp2', 'avi', 'divx', 'mp4', 'mpeg', 'ogg', 'quicktime', 'webm', 'x-flv', 'x-matroska'].map((name) => `video/${name}`),
  ...['x-ms-asf', 'x-ms-wm', 'x-ms-wmv', 'x-ms-wmx'].map((name) => `video/${name}`),
];
