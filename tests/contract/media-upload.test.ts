/** Uploads through the REST API of WordPress. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
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
  test('the response has the fields and headers of other responses, and an id is refused', async () => {
    const { json, headers } = await upload({ headers: raw, query: '?_fields=id,title.raw' });
    expect(json).toEqual({ id: expect.any(Number), title: { raw: expect.any(String) } });
    expect([headers.get('allow'), headers.get('link')]).toEqual(['GET, POST', expect.stringContaining('rel="https://api.w.org/"')]);
    const existing = await upload({ headers: raw, query: '?id=1' });
    expect([existing.status, existing.json.code]).toEqual([400, 'rest_post_exists']);
    expect((await upload({ as: 'subscriber', headers: raw })).headers.get('allow')).toBe('GET');
    const denied = await upload({ headers: raw, query: '?author=999999' });
    expect([denied.status, denied.json.code]).toEqual([403, 'rest_cannot_edit_others']);
    const unknown = await upload({ as: 'editor', headers: raw, query: '?author=999999' });
    expect([unknown.status, unknown.json.code]).toEqual([400, 'rest_invalid_author']);
  });

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

  test('every field of a media item can be sent in the query, before the file or after it', async () => {
    const posts = await fetch(`${getOrigin()}/wp-json/wp/v2/posts?per_page=1&_fields=id`);
    const [{ id: postId }] = (await posts.json()) as [{ id: number }];
    const fields = {
      'title[raw]': 'Every field',
      alt_text: 'Docks at dusk',
      caption: 'A caption',
      post: String(postId),
      status: 'private',
      'focal_point[x]': '0.25',
      'focal_point[y]': '1',
    };
    const expected = {
      title: { raw: 'Every field' },
      alt_text: 'Docks at dusk',
      caption: { raw: 'A caption' },
      post: postId,
      status: 'private',
      focal_point: { x: 0.25, y: 1 },
    };
    const file = new File([new Uint8Array(image)], 'every field.jpg', { type: 'image/jpeg' });
    const [early, late] = [new FormData(), new FormData()];
    for (const [name, value] of Object.entries(fields)) early.append(name, value);
    early.append('file', file);
    late.append('file', file);
    for (const [name, value] of Object.entries(fields)) late.append(name, value);
    const query = `?${new URLSearchParams(fields)}`;
    for (const sent of [{ headers: raw, query }, { body: early }, { body: late }]) {
      const { status, json } = await upload({ as: 'editor', ...sent });
      expect([status, json]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })]);
      expect(json).toMatchObject(expected);
    }
  });

  test('a form that is cut off after the file stores nothing', async () => {
    const findIds = async () => {
      const response = await fetch(`${getUploadUrl()}?slug=cut-off&_fields=id`);
      return (await response.json()) as { id: number }[];
    };
    const headers = { authorization: authorizations['author'] ?? '', 'content-type': 'multipart/form-data; boundary=b' };
    const client = request(getUploadUrl(), { method: 'POST', headers });
    const responded = once(client, 'response');
    client.write(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="cut off.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n%%EOF\n',
    );
    client.write('\r\n--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nCut');
    await vi.waitFor(async () => expect(await findIds()).toHaveLength(1), 10_000);
    client.end();
    const [response] = (await responded) as [IncomingMessage];
    expect([response.statusCode, await readJson(response)]).toMatchObject([400, { code: 'rest_upload_no_data' }]);
    expect(await findIds()).toEqual([]);
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

  test.each([
    ['date=yesterday', { date: 'rest_invalid_date' }],
    ['status=publish&post=none', { status: 'rest_not_in_enum', post: 'rest_invalid_type' }],
    ['focal_point[x]=2&focal_point[y]=0', { focal_point: 'rest_out_of_bounds' }],
  ])('an upload with the parameters %s is rejected with the codes of WordPress', async (query, codes) => {
    const { status, json } = await upload({ headers: raw, query: `?${query}` });
    expect([status, json.code]).toEqual([400, 'rest_invalid_param']);
    const details = Object.entries(json.data.details as Record<string, { code: string }>);
    expect(Object.fromEntries(details.map(([name, { code }]) => [name, code]))).toEqual(codes);
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

describe('replacing the file of a media item', () => {
  const toServed = (url: string) => url.replace('http://cms.test', getOrigin());
  const replace = async (id: number, body: Uint8Array<ArrayBuffer>, as: string, headers: Record<string, string>) => {
    const response = await fetch(`${getOrigin()}/wp-json/studio/v1/media/${id}/file`, {
      method: 'POST',
      body,
      headers: { ...(authorizations[as] && { authorization: authorizations[as] }), ...headers },
    });
    return { status: response.status, json: await response.json() };
  };
  const png = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="wider.png"' };
  const createWider = async (width: number) => new Uint8Array(await sharp(image).resize(width).png().toBuffer());

  test('its former addresses lead to the new file, with every size, and stay reserved', async () => {
    const { json: before } = await upload({ headers: raw });
    const { status, json: after } = await replace(before.id, await createWider(640), 'author', png);
    expect([status, after.id, after.title.raw, after.mime_type, after.media_details.width]).toEqual([
      200,
      before.id,
      before.title.raw,
      'image/png',
      640,
    ]);
    const follow = async (url: string) => {
      const response = await fetch(toServed(url));
      await response.arrayBuffer();
      return { status: response.status, redirected: response.redirected, url: response.url };
    };
    expect(await follow(before.source_url)).toEqual({ status: 200, redirected: true, url: toServed(after.source_url) });
    expect(await follow(before.media_details.sizes.medium.source_url)).toEqual({
      status: 200,
      redirected: true,
      url: toServed(after.media_details.sizes.medium.source_url),
    });
    const { headers } = await fetch(toServed(before.source_url), { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe('no-cache');
    const { json: second } = await replace(before.id, await createWider(800), 'author', png);
    expect((await follow(before.source_url)).url).toBe(toServed(second.source_url));
    expect((await follow(after.source_url)).url).toBe(toServed(second.source_url));
    const { json: other } = await upload({ headers: raw });
    expect([before.source_url, after.source_url]).not.toContain(other.source_url);
    await fetch(`${getUploadUrl()}/${before.id}?force=true`, {
      method: 'DELETE',
      headers: { authorization: authorizations['editor'] ?? '' },
    });
    expect((await follow(before.source_url)).status).toBe(404);
  });

  test('a file of another kind, of an unknown item or from other users is refused, and nothing changes', async () => {
    const { json } = await upload({ as: 'editor', headers: raw });
    const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="notes.pdf"' };
    const other = await replace(json.id, new TextEncoder().encode('%PDF-1.7\n%%EOF\n'), 'editor', pdf);
    expect([other.status, other.json.message]).toEqual([
      400,
      'The file "notes.pdf" is of the type application/pdf, and pages use this media item as image/jpeg. Choose a file of the same kind, or upload this one as a new media item.',
    ]);
    const wider = await createWider(640);
    expect((await replace(json.id, wider, 'author', png)).status).toBe(403);
    expect((await replace(json.id, wider, 'subscriber', png)).status).toBe(403);
    expect((await replace(json.id, wider, '', png)).status).toBe(401);
    expect((await replace(999_999_999, wider, 'editor', png)).json.code).toBe('rest_post_invalid_id');
    expect((await replace(json.id, new Uint8Array(), 'editor', { 'content-type': 'image/png' })).json.code).toBe(
      'rest_upload_no_content_disposition',
    );
    const unchanged = await fetch(`${getUploadUrl()}/${json.id}`);
    expect(await unchanged.json()).toMatchObject({ source_url: json.source_url, modified: json.modified });
  });
});

describe('editing an image', () => {
  type Edit = { type: string; args: object };
  const edit = async (id: number, src: string, modifiers: readonly Edit[], as = 'author') => {
    const response = await fetch(`${getUploadUrl()}/${id}/edit`, {
      method: 'POST',
      body: JSON.stringify({ src, modifiers }),
      headers: { ...(authorizations[as] && { authorization: authorizations[as] }), 'content-type': 'application/json' },
    });
    const json = await response.json();
    if (response.status === 201) uploadedIds.push(String(json.id));
    return { status: response.status, json };
  };
  const rotate = (angle: number) => ({ type: 'rotate', args: { angle } });
  const crop = (left: number, top: number, width: number, height: number) => ({ type: 'crop', args: { left, top, width, height } });
  /** An image whose left half is red and whose right half is blue. */
  const createHalves = async () => {
    const red = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const halves = sharp({ create: { width: 320, height: 160, channels: 3, background: '#00f' } }).composite([
      { input: red, left: 0, top: 0 },
    ]);
    return new Uint8Array(await halves.png().toBuffer());
  };
  const readColor = async (url: string) => {
    const file = Buffer.from(await (await fetch(url.replace('http://cms.test', getOrigin()))).arrayBuffer());
    return [...(await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer())];
  };

  test('creates a new media item with the texts of the original, which stays', async () => {
    const headers = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="halves.png"' };
    const { json: original } = await upload({
      headers,
      body: await createHalves(),
      query: '?title=Halves&alt_text=Red%20and%20blue&caption=A%20caption',
    });
    const { status, json } = await edit(original.id, original.source_url, [rotate(90), crop(0, 0, 100, 50)]);
    expect(status).toBe(201);
    expect(json.id).not.toBe(original.id);
    expect(json).toMatchObject({
      title: { raw: 'Halves' },
      alt_text: 'Red and blue',
      caption: { raw: 'A caption' },
      mime_type: 'image/png',
      media_details: { width: 160, height: 160 },
      source_url: expect.stringMatching(/halves(?:-\d+)?-edited(?:-\d+)?\.png$/),
    });
    // Clockwise: the left half is above.
    expect(await readColor(json.source_url)).toEqual([255, 0, 0]);
    const flip = { type: 'flip', args: { flip: { horizontal: true, vertical: false } } };
    const { json: flipped } = await edit(original.id, original.media_details.sizes.medium.source_url, [flip, crop(0, 0, 50, 100)]);
    expect([flipped.media_details.width, await readColor(flipped.source_url)]).toEqual([160, [0, 0, 255]]);
    expect(await (await fetch(`${getUploadUrl()}/${original.id}`)).json()).toMatchObject({ source_url: original.source_url });
  });

  test('is refused without changes, rights or an image, and names what is wrong', async () => {
    const { json } = await upload({ as: 'editor', headers: raw });
    const editRaw = (modifiers: readonly Edit[], as = 'editor') => edit(json.id, json.source_url, modifiers, as);
    for (const unchanged of [[], [crop(0, 0, 100, 100)], [rotate(360)]])
      expect((await editRaw(unchanged)).json).toMatchObject({ code: 'rest_image_not_edited', data: { status: 400 } });
    for (const wrong of [crop(0, 0, 120, 50), { type: 'blur', args: {} }, { type: 'rotate', args: { angle: 'x' } }])
      expect((await editRaw([wrong])).json).toMatchObject({
        code: 'rest_invalid_param',
        data: { params: { modifiers: expect.any(String) } },
      });
    // Each rotation of a square by 45 degrees doubles its area.
    expect((await editRaw(Array.from({ length: 10 }, () => rotate(45)))).json).toMatchObject({
      code: 'rest_cannot_edit_file_type',
      message: expect.stringContaining('more than 20 megapixels'),
    });
    const other = await edit(json.id, 'http://cms.test/media/2026/11/other.jpg', [rotate(90)], 'editor');
    expect(other.json).toMatchObject({ code: 'rest_unknown_attachment', data: { status: 404 } });
    for (const as of ['author', 'subscriber']) expect((await editRaw([rotate(90)], as)).json.code).toBe('rest_cannot_edit_image');
    expect((await editRaw([rotate(90)], '')).status).toBe(401);
    expect((await edit(999_999_999, json.source_url, [rotate(90)], 'editor')).status).toBe(404);
    const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="sheet.pdf"' };
    const { json: sheet } = await upload({ as: 'editor', headers: pdf, body: '%PDF-1.7\n%%EOF\n' });
    expect((await edit(sheet.id, sheet.source_url, [rotate(90)], 'editor')).json.code).toBe('rest_cannot_edit_file_type');
  });
});
