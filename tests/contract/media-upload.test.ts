/** Uploads through the REST API of WordPress. */
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fetchGraphqlAs, signIn } from '../support/sign-in.ts';

const getOrigin = () => new URL(inject('contentUrl')).origin;
const getUploadUrl = () => `${getOrigin()}/wp-json/wp/v2/media`;
let image: Buffer;
const authorizations: Record<string, string> = {};

beforeAll(async () => {
  image = await sharp({ create: { width: 320, height: 160, channels: 3, background: '#36c' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Test 5D' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' } })
    .toBuffer();
  for (const login of ['author', 'subscriber', 'editor']) authorizations[login] = `Bearer ${await signIn(login)}`;
});

/** Ids of the uploads. They are deleted, because the media folder is shared by all test runs. */
const uploadedIds: string[] = [];
afterAll(async () => {
  for (const id of uploadedIds)
    await fetchGraphqlAs('editor', 'mutation ($id: ID!) { deleteMediaItem(input: { id: $id, forceDelete: true }) { deletedId } }', { id });
});

type UploadRequest = { as?: string; body?: BodyInit; headers?: Record<string, string>; query?: string; method?: string };

async function upload({ as = 'author', body = new Uint8Array(image), headers = {}, query = '', method = 'POST' }: UploadRequest) {
  const authorization: Record<string, string> = authorizations[as] ? { authorization: authorizations[as] } : {};
  const response = await fetch(getUploadUrl() + query, {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...authorization, ...headers },
  });
  const json = await response.json();
  if (response.status === 201) uploadedIds.push(String(json.id));
  return { status: response.status, headers: response.headers, json };
}

const raw = { 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="rest dock.jpg"' };

describe('uploads as a raw body', () => {
  test('an upload creates a media item and returns it in the format of WordPress', async () => {
    const { status, json, headers } = await upload({ headers: raw, query: '?title=Docks&alt_text=Docks%20at%20dusk&caption=A%20caption' });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      type: 'attachment',
      status: 'inherit',
      title: { rendered: 'Docks' },
      alt_text: 'Docks at dusk',
      caption: { raw: 'A caption', rendered: '<p>A caption</p>\n' },
      media_type: 'image',
      mime_type: 'image/jpeg',
      media_details: {
        width: 320,
        height: 160,
        sizes: { medium: { width: 300, height: 150, mime_type: 'image/jpeg' } },
        image_meta: { camera: 'Test 5D' },
      },
    });
    expect(headers.get('location')).toMatch(new RegExp(`/wp-json/wp/v2/media/${json.id}$`));
    const served = await fetch(json.source_url.replace('http://cms.test', getOrigin()));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  test('a file name can contain any Unicode characters', async () => {
    const { json } = await upload({ headers: { ...raw, 'content-disposition': "attachment; filename*=UTF-8''Grundri%C3%9F.jpg" } });
    expect(json.title.rendered).toBe('Grundriß');
    expect(json.source_url).toMatch(/Grundri%C3%9F(-\d+)?\.jpg$/);
  });
});

describe('uploads as a form', () => {
  test('a form upload creates a media item with the fields that precede the file', async () => {
    const form = new FormData();
    form.append('title', 'By form');
    form.append('description', 'Text\r\n--and lines');
    form.append('file', new File([new Uint8Array(image)], 'form dock.jpg', { type: 'image/jpeg' }));
    const { status, json } = await upload({ body: form });
    expect(status).toBe(201);
    expect(json).toMatchObject({ title: { raw: 'By form' }, media_details: { width: 320 } });
    expect(json.description.raw).toContain('--and lines');
  });

  test('fields after the file apply too, and an invalid one stores nothing', async () => {
    const createForm = (fields: Record<string, string>) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(image)], 'late dock.jpg', { type: 'image/jpeg' }));
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    };
    const { status, json } = await upload({ body: createForm({ alt_text: 'Late', title: 'After' }) });
    expect([status, json.alt_text, json.title.raw]).toEqual([201, 'Late', 'After']);
    const refused = await upload({ body: createForm({ post: '999999', title: 'Never stored' }) });
    expect([refused.status, refused.json.code]).toEqual([400, 'rest_invalid_param']);
    const found = await fetch(`${getUploadUrl()}?slug=late-dock,never-stored&_fields=id,title`);
    expect((await found.json()).map(({ id }: { id: number }) => id)).toEqual([json.id]);
  });

  test('a file whose bytes resemble multipart boundaries is stored unchanged', async () => {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('\r\n--b\r\n--bound\r\n\r\n--boundar'.repeat(9_000)),
      Buffer.from('\r\n%%EOF\r\n'),
    ]);
    const body = Buffer.concat([
      Buffer.from(
        '--boundary\r\nContent-Disposition: form-data; name="file"; filename="lines.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n--boundary--\r\n'),
    ]);
    const { status, json } = await upload({
      body: new Uint8Array(body),
      headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
    });
    expect(status).toBe(201);
    const served = await fetch(json.source_url.replace('http://cms.test', getOrigin()));
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    [
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      'The form is incomplete or malformed. Send it again.',
    ],
    ['nothing', 'The form is incomplete or malformed. Send it again.'],
    ['--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nOnly text\r\n--b--\r\n', 'No data supplied.'],
  ])('the malformed form %j is rejected', async (body, message) => {
    const { status, json } = await upload({ body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
    expect([status, json]).toEqual([400, { code: 'rest_upload_no_data', message, data: { status: 400 } }]);
  });
});

describe('rejected uploads', () => {
  test.each([
    ['anonymous', 401],
    ['subscriber', 403],
  ])('an upload as %s is forbidden', async (as, expected) => {
    const { status, json } = await upload({ as, headers: raw });
    expect(status).toBe(expected);
    expect(json).toEqual({
      code: 'rest_cannot_create',
      message: 'Sorry, you are not allowed to create posts as this user.',
      data: { status: expected },
    });
  });

  test('an HTML file with the name of an image is rejected', async () => {
    const { status, json } = await upload({ body: '<!doctype html><script>alert(1)</script>', headers: raw });
    expect([status, json.code]).toEqual([400, 'rest_upload_sideload_error']);
    expect(json.message).toContain('The file "rest dock.jpg" is damaged, or its type is not allowed');
  });

  test('an image that is too large is rejected', async () => {
    const { status, json } = await upload({ body: new Uint8Array(Buffer.concat([image, Buffer.alloc(26 * 1024 * 1024)])), headers: raw });
    expect([status, json]).toEqual([
      413,
      {
        code: 'rest_upload_file_too_big',
        message: 'The file "rest dock.jpg" is too large. Images are limited to 25 MB. Choose a smaller file.',
        data: { status: 413 },
      },
    ]);
  });

  test.each([
    [{ 'content-type': 'image/jpeg' }, 'rest_upload_no_content_disposition'],
    [{ 'content-type': 'image/jpeg', 'content-disposition': 'attachment' }, 'rest_upload_invalid_disposition'],
    [{ 'content-type': 'multipart/form-data' }, 'rest_upload_no_data'],
  ])('an upload with the headers %j is rejected', async (headers, code) => {
    const { status, json } = await upload({ headers });
    expect([status, json.code]).toEqual([400, code]);
  });

  test('an upload with an invalid date is rejected', async () => {
    const { status, json } = await upload({ headers: raw, query: '?date=yesterday' });
    expect([status, json.code]).toEqual([400, 'rest_invalid_param']);
  });

  test('a method without a route is rejected', async () => {
    const { status, json } = await upload({ method: 'DELETE' });
    expect([status, json.code]).toEqual([404, 'rest_no_route']);
  });
});

test('a file that is too large is rejected while it is being received, and later uploads succeed', async () => {
  const { hostname, port } = new URL(getOrigin());
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /wp-json/wp/v2/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorizations['author']}\r\nContent-Type: video/mp4\r\nContent-Disposition: attachment; filename="long.mp4"\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = Buffer.alloc(1024 * 1024);
  let sentChunks = 0;
  const response: string[] = [];
  socket.on('data', (chunk) => response.push(chunk.toString()));
  socket.on('error', () => undefined);
  while (response.length === 0 && !socket.destroyed && sentChunks < 400) {
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    // Wait until the chunk is sent or the connection is closed.
    await new Promise<void>((resolve) => {
      socket.write('\r\n', () => resolve());
    });
    sentChunks += 1;
  }
  socket.destroy();
  expect(response.join('')).toMatch(/^HTTP\/1\.1 413 /);
  expect(response.join('')).toContain('Files are limited to 100 MB');
  expect(sentChunks).toBeLessThan(200);
  expect((await upload({ headers: raw })).status).toBe(201);
});
