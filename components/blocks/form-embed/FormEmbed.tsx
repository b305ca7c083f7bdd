import { graphql } from 'relay-runtime';
import type { FormEmbed_block$key } from '#generated/FormEmbed_block.graphql.ts';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { renderClickToLoadPage } from '#lib/embed/click-to-load-page.ts';
import { readEnv } from '#lib/env/env.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './FormEmbed.module.css';

/**
 * A form hosted by another service. Nothing is requested from that service before the visitor opens the form. A link opens the form on its own page
 * without an iframe. If FORM_HOSTS does not list the host, the link is all that is shown.
 */
export function FormEmbed({ block }: { block: FormEmbed_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment FormEmbed_block on SiteFormEmbedBlock {
        attributes {
          title
          text
          url
          frameHeight
          note
          ground
        }
      }
    `,
    block,
  );
  const link = classifyHref(attributes?.url);
  if (!attributes || link?.kind !== 'external') return null;
  const { title, text, note, ground, frameHeight } = attributes;
  const { protocol, host } = new URL(link.href);
  const isFramed = protocol === 'https:' && readEnv().FORM_HOSTS.includes(host);
  return (
    <Section ground={ground} title={title} text={text}>
      <div className={styles.form}>
        <div className={styles.text}>
          <p className="label">{note || `This form is hosted by ${host}. Your entries are sent to ${host}.`}</p>
          <p>
            <ArrowLink href={link.href}>{isFramed ? 'Open the form on its own page' : `Open the form at ${host}`}</ArrowLink>
          </p>
        </div>
        {isFramed && (
          <iframe
            className={styles.frame}
            srcDoc={renderClickToLoadPage({
              frameUrl: link.href,
              action: 'Open the form',
              title: title || 'Form',
              note: `Loads from ${host}`,
            })}
            title={`${title || 'Form'} (${host})`}
            height={frameHeight ?? 720}
            // Forms on their own origin need these permissions. The srcdoc page that waits for the visitor contains no scripts.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </Section>
  );
}
