/** Uploads by WordPress's REST interface, over the wire. */
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { askAs, signIn } from '../support/accounts.ts';

const origin = () => new URL(inject('contentUrl')).origin;
const address = () => `${origin()}/wp-json/wp/v2/media`;
let picture: Buffer;
const bearers: Record<string, string> = {};

beforeAll(async () => {
  picture = await sharp({ create: { width: 320, height: 160, channels: 3, background: '#36c' } })
    .jpeg()
    .withExif({ IFD0: { Model: 'Test 5D' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' } })
    .toBuffer();
  for (const login of ['author', 'subscriber', 'editor']) bearers[login] = `Bearer ${await signIn(login)}`;
});

/** The folder of the tests' pictures is kept from run to run: what is uploaded goes again. */
const uploaded: string[] = [];
afterAll(async () => {
  for (const id of uploaded)
    await askAs('editor', 'mutation ($id: ID!) { deleteMediaItem(input: { id: $id, forceDelete: true }) { deletedId } }', { id });
});

type Sent = { as?: string; body?: BodyInit; headers?: Record<string, string>; query?: string; method?: string };

async function send({ as = 'author', body = new Uint8Array(picture), headers = {}, query = '', method = 'POST' }: Sent) {
  const authorization: Record<string, string> = bearers[as] ? { authorization: bearers[as] } : {};
  const response = await fetch(address() + query, {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...authorization, ...headers },
  });
  const json = await response.json();
  if (response.status === 201) uploaded.push(String(json.id));
  return { status: response.status, headers: response.headers, json };
}

const raw = { 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="rest dock.jpg"' };

describe('a raw body', () => {
  test('becomes a media item, told as WordPress tells it', async () => {
    const { status, json, headers } = await send({ headers: raw, query: '?title=Docks&alt_text=Docks%20at%20dusk&caption=A%20caption' });
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
    const served = await fetch(json.source_url.replace('http://cms.test', origin()));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).exif).toBeUndefined();
  });

  test('may have a name of any script', async () => {
    const { json } = await send({ headers: { ...raw, 'content-disposition': "attachment; filename*=UTF-8''Grundri%C3%9F.jpg" } });
    expect(json.title.rendered).toBe('Grundriß');
    expect(json.source_url).toMatch(/Grundri%C3%9F(-\d+)?\.jpg$/);
  });
});

describe('a form', () => {
  test('becomes a media item with the fields that come before the file', async () => {
    const form = new FormData();
    form.append('title', 'By form');
    form.append('description', 'Words\r\n--and lines');
    form.append('file', new File([new Uint8Array(picture)], 'form dock.jpg', { type: 'image/jpeg' }));
    const { status, json } = await send({ body: form });
    expect(status).toBe(201);
    expect(json).toMatchObject({ title: { raw: 'By form' }, media_details: { width: 320 } });
    expect(json.description.raw).toContain('--and lines');
  });

  test('keeps every byte of a file that looks like the form’s own lines', async () => {
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
    const { status, json } = await send({
      body: new Uint8Array(body),
      headers: { 'content-type': 'multipart/form-data; boundary=boundary' },
    });
    expect(status).toBe(201);
    const served = await fetch(json.source_url.replace('http://cms.test', origin()));
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7', 'The body ends within the file.'],
    ['nothing', 'The body does not begin with its boundary.'],
    ['--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nOnly words\r\n--b--\r\n', 'No data supplied.'],
  ])('that is broken is refused: %j', async (body, message) => {
    const { status, json } = await send({ body, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
    expect([status, json]).toEqual([400, { code: 'rest_upload_no_data', message, data: { status: 400 } }]);
  });
});

describe('refused, in WordPress’s form:', () => {
  test.each([
    ['nobody', 401],
    ['subscriber', 403],
  ])('%s', async (as, expected) => {
    const { status, json } = await send({ as, headers: raw });
    expect(status).toBe(expected);
    expect(json).toEqual({
      code: 'rest_cannot_create',
      message: 'Sorry, you are not allowed to create posts as this user.',
      data: { status: expected },
    });
  });

  test('a file in disguise', async () => {
    const { status, json } = await send({ body: '<!doctype html><script>alert(1)</script>', headers: raw });
    expect([status, json.code]).toEqual([400, 'rest_upload_sideload_error']);
    expect(json.message).toContain('The file "rest dock.jpg" is of no kind that is taken');
  });

  test('a picture that is too large', async () => {
    const { status, json } = await send({ body: new Uint8Array(Buffer.concat([picture, Buffer.alloc(26 * 1024 * 1024)])), headers: raw });
    expect([status, json]).toEqual([
      413,
      {
        code: 'rest_upload_file_too_big',
        message: 'The file "rest dock.jpg" is too large. Pictures may have up to 25 MB: make it smaller.',
        data: { status: 413 },
      },
    ]);
  });

  test.each([
    [{ 'content-type': 'image/jpeg' }, 'rest_upload_no_content_disposition'],
    [{ 'content-type': 'image/jpeg', 'content-disposition': 'attachment' }, 'rest_upload_invalid_disposition'],
    [{ 'content-type': 'multipart/form-data' }, 'rest_upload_no_data'],
  ])('%j', async (headers, code) => {
    const { status, json } = await send({ headers });
    expect([status, json.code]).toEqual([400, code]);
  });

  test('words that can’t be taken', async () => {
    const { status, json } = await send({ headers: raw, query: '?date=yesterday' });
    expect([status, json.code]).toEqual([400, 'rest_invalid_param']);
  });

  test('another method', async () => {
    const { status, json } = await send({ method: 'GET' });
    expect([status, json.code]).toEqual([404, 'rest_no_route']);
  });
});

test('a file larger than is allowed is refused while it comes in, and the service still answers others', async () => {
  const { hostname, port } = new URL(origin());
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /wp-json/wp/v2/media HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearers['author']}\r\nContent-Type: video/mp4\r\nContent-Disposition: attachment; filename="long.mp4"\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const answer: string[] = [];
  socket.on('data', (chunk) => answer.push(chunk.toString()));
  socket.on('error', () => undefined);
  while (answer.length === 0 && !socket.destroyed && sent < 400) {
    socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    // Waits until the piece is on its way, or until it never will be.
    await new Promise<void>((resolve) => {
      socket.write('\r\n', () => resolve());
    });
    sent += 1;
  }
  socket.destroy();
  expect(answer.join('')).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer.join('')).toContain('Files may have up to 100 MB');
  expect(sent).toBeLessThan(200);
  expect((await send({ headers: raw })).status).toBe(201);
});
