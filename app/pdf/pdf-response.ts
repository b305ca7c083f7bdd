import { createFileResponse } from '#lib/relay/file-response.ts';

/**
 * Responds with a PDF document that the browser shows.
 * @param create returns null if there is no such document
 */
export async function createPdfResponse(fileName: string, create: () => Promise<Buffer | null>): Promise<Response> {
  return await createFileResponse(async () => {
    const body = await create();
    const disposition = `inline; filename="${fileName.replaceAll(/[^\w.-]/g, '-')}"`;
    return body && { body, type: 'application/pdf', headers: { 'content-disposition': disposition } };
  });
}
