import { expect, test } from 'vitest';
import { createTestProject, runTool } from './test-project.ts';

/** Imports of `to` by `from`, directly or through another file, which the rule must report. They cover the "never" column in ARCHITECTURE.md. */
const forbidden: readonly { rule: string; from: string; to: string; through?: string; typeOnly?: boolean }[] = [
  { rule: 'block-to-block', from: 'components/blocks/quote/Quote.tsx', to: 'components/blocks/image/Image.tsx' },
  { rule: 'block-to-block', from: 'components/blocks/group/Group.tsx', to: 'components/blocks/registry.generated.tsx' },
  { rule: 'block-to-outside', from: 'components/blocks/quote/Header.tsx', to: 'components/layout/Header.tsx' },
  { rule: 'block-to-outside', from: 'components/blocks/quote/Page.tsx', to: 'components/templates/Page.tsx' },
  { rule: 'block-to-outside', from: 'components/blocks/quote/Model.tsx', to: 'content/model/post.ts' },
  { rule: 'block-to-outside', from: 'components/blocks/quote/Cache.tsx', to: 'server/page-cache.ts' },
  { rule: 'block-to-outside', from: 'components/blocks/quote/Home.tsx', to: 'app/home.tsx' },
  { rule: 'block-tree-to-outside', from: 'components/blocks/BlockTree.tsx', to: 'content/model/page.ts' },
  { rule: 'ui-to-outside', from: 'components/ui/media/Picture.tsx', to: 'components/blocks/image/Picture.tsx' },
  { rule: 'ui-to-outside', from: 'components/layout/Footer.tsx', to: 'content/model/menus.ts' },
  { rule: 'ui-to-outside', from: 'components/layout/Shell.tsx', to: 'components/templates/Shell.tsx' },
  {
    rule: 'content-type-to-content-type',
    from: 'components/content-types/market/MarketTemplate.tsx',
    to: 'components/content-types/region/RegionCard.tsx',
  },
  { rule: 'content-type-to-outside', from: 'components/content-types/market/MarketData.tsx', to: 'content/model/market.ts' },
  {
    rule: 'declaration-to-outside',
    from: 'components/content-types/office/declaration.ts',
    to: 'components/content-types/office/OfficeTemplate.tsx',
  },
  { rule: 'content-to-site', from: 'content/model/office.ts', to: 'components/content-types/office/Office.ts' },
  { rule: 'document-to-outside', from: 'components/documents/brochure.ts', to: 'components/templates/Property.tsx' },
  { rule: 'document-to-outside', from: 'components/documents/market.ts', to: 'content/model/market.ts' },
  { rule: 'template-to-outside', from: 'components/templates/Post.tsx', to: 'content/model/blog.ts' },
  { rule: 'template-to-outside', from: 'components/templates/Market.tsx', to: 'server/documents.ts' },
  { rule: 'content-to-site', from: 'content/schema/print.ts', to: 'app/schema.ts' },
  { rule: 'content-to-site', from: 'content/schema/blocks/blocks.ts', to: 'components/blocks/quote/QuoteView.tsx' },
  { rule: 'content-to-site', from: 'content/schema/pictures.ts', to: 'components/ui/pictures.ts' },
  { rule: 'content-to-site', from: 'content/main.ts', to: 'server/main.ts' },
  { rule: 'content-to-react', from: 'content/schema/text.ts', to: 'react', through: 'lib/html/elements.ts' },
  { rule: 'server-to-outside', from: 'server/warm.ts', to: 'content/store/posts.ts' },
  { rule: 'server-to-outside', from: 'server/status.ts', to: 'components/ui/property/StatusBadge.tsx' },
  { rule: 'server-to-outside', from: 'server/routes.ts', to: 'app/routes.ts' },
  { rule: 'lib-to-outside', from: 'lib/html/render.ts', to: 'components/ui/Render.tsx' },
  { rule: 'lib-to-outside', from: 'lib/media/sizes.ts', to: 'content/media/image-sizes.ts' },
  { rule: 'lib-to-outside', from: 'lib/cache/keys.ts', to: 'server/keys.ts' },
  { rule: 'lib-to-outside', from: 'lib/format/date.ts', to: 'app/date.ts' },
  { rule: 'app-to-service', from: 'app/page.tsx', to: 'content/store/pages.ts' },
  { rule: 'app-to-service', from: 'app/layout.tsx', to: 'server/theme.ts' },
  { rule: 'browser-to-server', from: 'components/blocks/search/Search.client.tsx', to: 'lib/env/env.ts', through: 'lib/url/site.ts' },
  { rule: 'browser-to-server', from: 'components/ui/Gallery.client.tsx', to: 'lib/relay/server.ts' },
  {
    rule: 'browser-to-server',
    from: 'components/blocks/development-carousel/Popup.island.tsx',
    to: 'content/model/popup.ts',
    through: 'lib/popup.ts',
  },
  { rule: 'browser-to-node', from: 'components/ui/media/ComparisonSlider.client.tsx', to: 'node:fs', through: 'lib/files.ts' },
  { rule: 'studio-to-outside', from: 'studio/src/screens/Media.tsx', to: 'content/media/image-sizes.ts' },
  { rule: 'studio-to-outside', from: 'studio/blocks/Edit.tsx', to: 'components/blocks/page-hero/PageHero.tsx' },
  { rule: 'studio-blocks-to-studio', from: 'studio/blocks/Edit.tsx', to: 'studio/src/api/graphql.ts' },
  { rule: 'production-to-studio', from: 'content/server/studio.ts', to: 'studio/src/main.tsx' },
  { rule: 'production-to-tools', from: 'server/bench.ts', to: 'scripts/bench.ts' },
  { rule: 'production-to-tools', from: 'lib/support.ts', to: 'tests/support/site.ts' },
  { rule: 'production-to-dev-dependency', from: 'app/browser.ts', to: 'playwright' },
  { rule: 'unresolvable', from: 'lib/lost.ts', to: './nowhere.ts' },
  { rule: 'cycle', from: 'lib/one.ts', to: 'lib/two.ts' },
  { rule: 'content-layer-model', from: 'content/model/field-value.ts', to: 'content/core/rows/fields.ts' },
  { rule: 'content-layer-core', from: 'content/core/block-row.ts', to: 'content/blocks/types.ts' },
  { rule: 'content-layer-blocks', from: 'content/blocks/stored.ts', to: 'content/db/tables.ts' },
  { rule: 'content-layer-db', from: 'content/db/rights.ts', to: 'content/permissions/rights.ts' },
  { rule: 'content-layer-permissions', from: 'content/permissions/uploads.ts', to: 'content/media/uploads.ts' },
  { rule: 'content-layer-email', from: 'content/email/accounts.ts', to: 'content/store/users/accounts.ts' },
  { rule: 'content-layer-media', from: 'content/media/attachments.ts', to: 'content/email/attachments.ts' },
  { rule: 'content-layer-purge', from: 'content/purge/feeds.ts', to: 'content/feeds/purge.ts' },
  { rule: 'content-layer-feeds', from: 'content/feeds/positions.ts', to: 'content/store/positions.ts' },
  { rule: 'content-layer-store', from: 'content/store/viewer.ts', to: 'content/auth/viewer.ts' },
  { rule: 'content-layer-auth', from: 'content/auth/services.ts', to: 'content/commands/core/services.ts' },
  { rule: 'content-layer-commands', from: 'content/commands/comments/errors.ts', to: 'content/schema/core/errors.ts' },
  { rule: 'content-layer-forms', from: 'content/forms/body.ts', to: 'content/server/body.ts' },
  { rule: 'content-layer-seed', from: 'content/seed/export.ts', to: 'content/wxr/export.ts' },
  { rule: 'content-layer-wxr', from: 'content/wxr/service.ts', to: 'content/service.ts' },
  { rule: 'content-layer-schema', from: 'content/schema/core/limits.ts', to: 'content/server/limits.ts' },
  { rule: 'content-layer-server', from: 'content/server/restart.ts', to: 'content/restart.ts' },
  { rule: 'content-layer-missing', from: 'content/payments/card.ts', to: 'content/model/card.ts' },
  { rule: 'content-cycle', from: 'content/core/node-row.ts', to: 'content/core/term-row.ts', typeOnly: true },
];

/** Imports that the table allows, to detect rules that report too much. */
const allowed: readonly { from: string; to: string }[] = [
  { from: 'components/blocks/image/Image.tsx', to: 'components/ui/Figure.tsx' },
  { from: 'components/blocks/image/Figure.tsx', to: 'components/blocks/image/size.ts' },
  { from: 'components/blocks/image/Text.tsx', to: 'lib/html/text.ts' },
  { from: 'components/blocks/image/Data.tsx', to: '__generated__/Image_block.graphql.ts' },
  { from: 'components/blocks/UnknownBlock.tsx', to: 'components/blocks/image/Unknown.tsx' },
  { from: 'components/layout/Navigation.tsx', to: 'components/ui/Anchor.tsx' },
  { from: 'components/templates/Region.tsx', to: 'components/blocks/Tree.tsx' },
  { from: 'components/content-types/market/MarketArchive.tsx', to: 'components/templates/shared/MarketFeed.tsx' },
  { from: 'components/content-types/market/declaration.ts', to: 'lib/content-model/define.ts' },
  { from: 'content/model/generated.ts', to: 'components/content-types/team/declaration.ts' },
  { from: 'content/blocks/manifest.ts', to: 'components/blocks/image/block.json' },
  { from: 'components/templates/Team.tsx', to: 'components/layout/Team.tsx' },
  { from: 'content/env.ts', to: 'lib/env/read.ts' },
  { from: 'server/start.ts', to: 'lib/log/log.ts' },
  { from: 'app/sitemap.ts', to: 'components/templates/Sitemap.tsx' },
  { from: 'components/ui/Slides.client.tsx', to: 'components/ui/Slide.tsx' },
  { from: 'components/ui/media/Picture.test.tsx', to: 'tests/support/render.tsx' },
];

/** Returns the import specifier: a package import (`#lib/…`) if there is one for the folder, otherwise a relative path. */
function getSpecifier(from: string, to: string): string {
  if (!to.includes('/') || to.startsWith('.') || to.startsWith('node:')) return to;
  if (/^(?:components|content|lib)\//.test(to)) return `#${to}`;
  if (to.startsWith('__generated__/')) return to.replace('__generated__/', '#generated/');
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

function createFiles(): Record<string, string> {
  const lines = new Map<string, string[]>();
  const addLine = (file: string, line: string) => lines.set(file, [...(lines.get(file) ?? []), line]);
  const addImport = (from: string, to: string, typeOnly = false) => {
    addLine(from, `import ${typeOnly ? 'type { Imported } from ' : ''}'${getSpecifier(from, to)}';`);
    if (to.includes('/')) addLine(to.replace(/^\.\//, 'absent/'), 'export {};');
  };
  for (const { from, to, through, typeOnly } of forbidden) {
    if (through) addImport(from, through);
    addImport(through ?? from, to, typeOnly);
  }
  for (const { from, to } of allowed) addImport(from, to);
  addImport('lib/two.ts', 'lib/one.ts');
  addImport('content/core/term-row.ts', 'content/core/node-row.ts', true);
  return Object.fromEntries([...lines].map(([file, text]) => [file, text.join('\n')]));
}

type Violation = { rule: { name: string }; from: string; to: string };

async function findViolations(): Promise<readonly Violation[]> {
  const folder = await createTestProject(['.dependency-cruiser.mjs'], createFiles());
  const folders = ['app', 'components', 'content', 'lib', 'scripts', 'server', 'studio', 'tests'];
  const { output } = await runTool(['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders], folder);
  const report: { summary: { violations: Violation[] } } = JSON.parse(output);
  return report.summary.violations;
}

test('every forbidden import is reported by its rule, and no other import is reported', async () => {
  const violations = await findViolations();
  const reported = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  const expected = forbidden.map(({ rule, from }) => `${rule}: ${from}`);
  // The intermediate file of an indirect import also violates its own rule.
  const sideEffects = ['lib-to-outside: lib/popup.ts'];
  expect(new Set(reported)).toEqual(new Set([...expected, ...sideEffects]));
});
