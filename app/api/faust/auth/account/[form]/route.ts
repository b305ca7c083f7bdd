import { receiveSecurityForm } from '#lib/session/receive-security-form.ts';

/** Receives the forms of the account page. */
export async function POST(request: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> {
  return await receiveSecurityForm(request, (await params).form);
}
