import type { Breadcrumb } from '#components/ui/navigation/Breadcrumbs.tsx';

type CustomBreadcrumbs = {
  enableCustomBreadcrumbs: boolean | null;
  currentPageTitleOverride: string | null;
  breadcrumbs: readonly { label: string | null; link: { url: string | null } | null }[] | null;
};

/**
 * The way an editor set for a page in place of the one that follows from its place in the tree (spec section 3, breadcrumbs group): the front
 * page and the page itself stay, and the page may be called otherwise.
 */
export function applyCustomBreadcrumbs(
  crumbs: readonly (Breadcrumb | null)[] | null | undefined,
  own: CustomBreadcrumbs | null | undefined,
): readonly (Breadcrumb | null)[] {
  const usual = crumbs ?? [];
  const [home] = usual;
  const last = usual.at(-1);
  if (!own || !home || !last || home === last) return usual;
  const current = { ...last, text: own.currentPageTitleOverride || last.text };
  if (!own.enableCustomBreadcrumbs) return [...usual.slice(0, -1), current];
  const steps = (own.breadcrumbs ?? []).map(({ label, link }) => ({ text: label, url: link?.url ?? null }));
  return [home, ...steps, current];
}
