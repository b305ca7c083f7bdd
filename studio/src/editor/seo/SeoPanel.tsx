import { CheckboxControl, Notice, TextareaControl, TextControl } from '@wordpress/components';
import { useEntityRecord } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { decodeEntities } from '@wordpress/html-entities';
import { useCallback } from 'react';
import { useLoaded } from '../../api/graphql.ts';
import type { Account } from '../../api/session.ts';
import { getPanelClass, SEO } from '../checks/open-panel.ts';
import { MediaControl } from '../../../blocks/controls/MediaControl.tsx';
import { findCanonicalProblem } from './canonical.ts';
import { describeLength, DESCRIPTION_RANGE, TITLE_RANGE, truncate } from './text-length.ts';
import { defaultSettings, fillText, loadTitleSettings } from './title-settings.ts';

/** SEO data as the REST API has it. Null is a property without a value. */
type Seo = {
  title: string | null;
  metaDesc: string | null;
  canonical: string | null;
  metaRobotsNoindex: boolean | null;
  metaRobotsNofollow: boolean | null;
  opengraphTitle: string | null;
  opengraphDescription: string | null;
  opengraphImageId: number | null;
  focuskw: string | null;
  cornerstone: boolean | null;
};

/** What search engines and social networks show, for content types with pages. */
export function SeoPanel({ account }: { account: Account }) {
  const hasSeo = useSelect((select) => select(editorStore).getEditedPostAttribute('seo') !== undefined, []);
  if (!hasSeo) return null;
  return (
    <PluginDocumentSettingPanel name={SEO} title="Search and social" className={`studio-seo ${getPanelClass(SEO)}`}>
      <SeoFields account={account} />
    </PluginDocumentSettingPanel>
  );
}

/** What an open panel shows. */
function SeoFields({ account }: { account: Account }) {
  const { seo, title, type, parts, shownSlug, image, status, slug, storedSlug } = useSelect((select) => {
    const editor = select(editorStore);
    const stored = editor.getCurrentPost() as { status?: string; slug?: string };
    return {
      seo: editor.getEditedPostAttribute('seo') as Seo | null | undefined,
      title: editor.getEditedPostAttribute('title') as string,
      type: editor.getCurrentPostType(),
      parts: editor.getPermalinkParts() as { prefix: string; suffix?: string } | null,
      shownSlug: editor.getEditedPostSlug(),
      image: (editor.getEditedPostAttribute('featured_media') as number | undefined) ?? 0,
      status: stored.status,
      slug: editor.getEditedPostAttribute('slug') as string,
      storedSlug: stored.slug,
    };
  }, []);
  const { editPost } = useDispatch(editorStore);
  const loaded = useLoaded(useCallback(() => loadTitleSettings(type), [type]));
  const settings = loaded.data ?? defaultSettings;
  const change = (changes: Partial<Seo>) => void editPost({ seo: { ...seo, ...changes } });
  const text = (name: keyof Seo) => (typeof seo?.[name] === 'string' ? seo[name] : '');
  const texts = { title: decodeEntities(title), siteTitle: account.site_title, focusKeyword: text('focuskw') };
  const ownTitle = fillText(text('title'), texts, settings);
  const shownTitle = ownTitle || fillText(settings.pattern, texts, settings);
  const description = fillText(text('metaDesc'), texts, settings);
  const canonicalProblem = findCanonicalProblem(text('canonical'));
  const shownImage = seo?.opengraphImageId ?? image;
  return (
    <div className="studio-fields">
      {status === 'publish' && slug !== storedSlug && (
        <Notice status="warning" isDismissible={false}>
          The address changes when you save. The old address does not redirect automatically. After you save, a notice offers to create a
          redirect.
        </Notice>
      )}
      <TextControl
        label="Title in search results"
        help={`${describeLength(ownTitle, TITLE_RANGE)} If empty, the content title and the site name are used.`}
        value={text('title')}
        onChange={(value) => change({ title: value || null })}
      />
      <LengthMeter label="Title length" length={ownTitle.length} maximum={TITLE_RANGE.maximum} />
      <TextareaControl
        label="Description"
        help={`${describeLength(description, DESCRIPTION_RANGE)} If empty, it is generated from the text.`}
        value={text('metaDesc')}
        onChange={(value) => change({ metaDesc: value || null })}
      />
      <LengthMeter label="Description length" length={description.length} maximum={DESCRIPTION_RANGE.maximum} />
      <figure className="studio-search-result">
        <figcaption>Search result</figcaption>
        <p className="studio-search-result-link">
          {toBreadcrumb(parts ? `${parts.prefix}${parts.suffix === undefined ? '' : shownSlug + parts.suffix}` : account.site_url)}
        </p>
        <p className="studio-search-result-title">{truncate(shownTitle, TITLE_RANGE)}</p>
        <p>{truncate(description, DESCRIPTION_RANGE) || 'The description is generated from the excerpt or the text.'}</p>
      </figure>
      <TextControl
        label="Title on social networks"
        help="If empty, the title in search results is used."
        value={text('opengraphTitle')}
        onChange={(value) => change({ opengraphTitle: value || null })}
      />
      <TextareaControl
        label="Description on social networks"
        help="If empty, the description above is used."
        value={text('opengraphDescription')}
        onChange={(value) => change({ opengraphDescription: value || null })}
      />
      <MediaControl
        label="Image on social networks"
        help="If empty, the featured image is used."
        ids={seo?.opengraphImageId ? [seo.opengraphImageId] : []}
        onChange={([id]) => change({ opengraphImageId: id ?? null })}
      />
      <SocialCard
        imageId={shownImage}
        host={new URL(account.site_url).host}
        title={text('opengraphTitle') || shownTitle}
        description={text('opengraphDescription') || description}
      />
      <TextControl label="Focus keyword" value={text('focuskw')} onChange={(value) => change({ focuskw: value || null })} />
      <TextControl
        label="Canonical URL"
        help="Fill this in only if the same content has another, preferred address."
        value={text('canonical')}
        onChange={(value) => change({ canonical: value || null })}
      />
      {canonicalProblem !== null && (
        <p className="studio-field-error" role="alert">
          {canonicalProblem}
        </p>
      )}
      <CheckboxControl
        label="Hide from search engines"
        checked={seo?.metaRobotsNoindex === true}
        onChange={(value) => change({ metaRobotsNoindex: value })}
      />
      <CheckboxControl
        label="Tell search engines not to follow its links"
        checked={seo?.metaRobotsNofollow === true}
        onChange={(value) => change({ metaRobotsNofollow: value })}
      />
      <CheckboxControl
        label="Cornerstone content"
        checked={seo?.cornerstone === true}
        onChange={(value) => change({ cornerstone: value })}
      />
    </div>
  );
}

function LengthMeter({ label, length, maximum }: { label: string; length: number; maximum: number }) {
  return <meter aria-label={label} min={0} max={maximum} low={maximum / 2} optimum={maximum} value={Math.min(length, maximum)} />;
}

function SocialCard({ imageId, host, title, description }: { imageId: number; host: string; title: string; description: string }) {
  const { record } = useEntityRecord<{ source_url: string }>('postType', 'attachment', imageId, { enabled: imageId > 0 });
  return (
    <figure className="studio-social-card">
      <figcaption>Social card</figcaption>
      {record && <img src={record.source_url} alt="" />}
      <p className="studio-search-result-link">{host}</p>
      <p className="studio-search-result-title">{truncate(title, TITLE_RANGE)}</p>
      <p>{truncate(description, DESCRIPTION_RANGE)}</p>
    </figure>
  );
}

function toBreadcrumb(link: string): string {
  if (!URL.canParse(link)) return link;
  const { host, pathname } = new URL(link);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}
