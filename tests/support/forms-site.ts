/** The fixture seed with a page of forms, the forms API, a fake clock and recorded emails. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { isSharedSecret } from '../../content/auth/keys.ts';
import { createClock } from '../../content/forms/clock.ts';
import type { Services } from '../../content/commands/core/services.ts';
import type { Email } from '../../content/email/mailer.ts';
import { listen } from '../../content/server/http.ts';
import { formsRoute } from '../../content/server/rest/forms.ts';
import { createTestServices } from './test-context.ts';
import { createWritableSite, type WritableSite } from './writable-site.ts';

export type FormsSite = WritableSite & {
  services: Services;
  origin: string;
  emails: Email[];
  /** Advances the fake clock. */
  advanceClock: (seconds: number) => void;
  /** Creates the signed timestamp of a form that was rendered some seconds ago. */
  createClock: (secondsAgo?: number) => string;
  /** Returns the placement id of a form on the page, by the name of its block. */
  getPlacementId: (block: string) => string;
  stop: () => Promise<void>;
};

const contact = {
  recipient: 'hello@causeway.example',
  topics: [
    { title: 'Leasing', recipient: 'leasing@causeway.example' },
    { title: 'Roofs' },
    { title: 'Broken', recipient: 'x@y\r\nBcc: eve@example.com' },
  ],
};
const blocks = ['site/contact-form', 'site/vendor-form'];
const content = `<!-- wp:site/contact-form ${JSON.stringify(contact)} /-->\n\n<!-- wp:site/vendor-form /-->`;

export async function createFormsSite(): Promise<FormsSite> {
  const site = await createWritableSite();
  const formsDir = await mkdtemp(join(tmpdir(), 'forms-'));
  const emails: Email[] = [];
  vi.setSystemTime(Date.now());
  const services: Services = {
    ...createTestServices(site.db),
    formsDir,
    log: () => {},
    now: () => new Date(),
    mailer: { send: (email) => emails.push(email), sendLater: () => {}, deliver: async () => {}, settle: async () => {} },
  };
  const { data, messages } = await site.execute(
    'mutation ($content: String!) { createPage(input: { title: "Forms", status: PUBLISH, content: $content }) { page { databaseId } } }',
    { as: 'administrator', variables: { content } },
  );
  if (!data?.createPage) throw new Error(messages.join());
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    routes: [formsRoute(services)],
    log: services.log,
    isSharedSecret: (text) => isSharedSecret(services.keys, text, services.now()),
  });
  return {
    ...site,
    services,
    emails,
    origin: `http://127.0.0.1:${server.port}`,
    advanceClock: (seconds) => {
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
    createClock: (secondsAgo = 10) => createClock(services.keys, 'shown', new Date(Date.now() - secondsAgo * 1000)),
    getPlacementId: (block) => `${data.createPage.page.databaseId}-${blocks.indexOf(block)}`,
    stop: async () => {
      await server.stop();
      await site.drop();
      await rm(formsDir, { recursive: true, force: true });
    },
  };
}
