type Breadcrumb = { text: string | null; url: string | null };

type CustomBreadcrumbs = {
  enableCustomBreadcrumbs: boolean | null;
  currentPageTitleOverride: string | null;
  breadcrumbs: readonly { label: string | null; link: { url: string | null } | null }[] | null;
};

/**
 * Replaces the breadcrumbs that follow from the page tree with those that an editor set (the `breadcrumbs` field group). The front page and the
 * current page are kept, and the label of the current page can be overridden.
 */
export function applyCustomBreadcrumbs(
  breadcrumbs: readonly (Breadcrumb | null)[] | null | undefined,
  custom: CustomBreadcrumbs | null | undefined,
): readonly Breadcrumb[] {
  const defaults: readonly Breadcrumb[] = (breadcrumbs ?? []).filter((item) => item !== null);
  const [home] = defaults;
  const last = defaults.at(-1);
  if (!custom || !home || !last || home === last) return defaults;
  const current = { ...last, text: custom.currentPageTitleOverride || last.text };
  if (!custom.enableCustomBreadcrumbs) return [...defaults.slice(0, -1), current];
  const between = (custom.breadcrumbs ?? []).map(({ label, link }) => ({ text: label, url: link?.url ?? null }));
  return [home, ...between, current];
}
