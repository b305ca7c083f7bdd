/** The small seed with a page of forms, a letter box, a clock, and the address that takes forms. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClock } from '../../content/forms/clock.ts';
import type { Services } from '../../content/editing/services.ts';
import type { Mail } from '../../content/mail/mailer.ts';
import { listen } from '../../content/server/http.ts';
import { formsRoute } from '../../content/server/rest/forms.ts';
import { servicesFor } from './context.ts';
import { makeWritableSite, type WritableSite } from './writable-site.ts';

export type FormsSite = WritableSite & {
  services: Services;
  origin: string;
  mails: Mail[];
  /** Lets time pass. */
  wait: (seconds: number) => void;
  /** A clock that was shown some seconds ago. */
  clock: (secondsAgo?: number) => string;
  /** Place of the page's forms, by the name of their block. */
  place: (block: string) => string;
  end: () => Promise<void>;
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

export async function makeFormsSite(): Promise<FormsSite> {
  const site = await makeWritableSite();
  const formsDir = await mkdtemp(join(tmpdir(), 'forms-'));
  const mails: Mail[] = [];
  let time = Date.now();
  const services: Services = {
    ...servicesFor(site.db),
    formsDir,
    log: () => {},
    now: () => new Date(time),
    mail: { send: (mail) => mails.push(mail), settle: async () => {} },
  };
  const { data, messages } = await site.ask(
    'mutation ($content: String!) { createPage(input: { title: "Forms", status: PUBLISH, content: $content }) { page { databaseId } } }',
    { as: 'administrator', variables: { content } },
  );
  if (!data?.createPage) throw new Error(messages.join());
  const server = await listen({ host: '127.0.0.1', port: 0, routes: [formsRoute(services)], log: services.log });
  return {
    ...site,
    services,
    mails,
    origin: `http://127.0.0.1:${server.port}`,
    wait: (seconds) => {
      time += seconds * 1000;
    },
    clock: (secondsAgo = 10) => makeClock(services.keys, 'shown', new Date(time - secondsAgo * 1000)),
    place: (block) => `${data.createPage.page.databaseId}-${blocks.indexOf(block)}`,
    end: async () => {
      await server.stop();
      await site.drop();
      await rm(formsDir, { recursive: true, force: true });
    },
  };
}
