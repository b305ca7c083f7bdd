import { RichText } from '#components/ui/core/RichText.tsx';

/** A node's title where words stand: WPGraphQL tells it as markup, with entities and sometimes emphasis. */
export function Title({ html }: { html: string | null | undefined }) {
  return <RichText html={html} profile="inline" />;
}
