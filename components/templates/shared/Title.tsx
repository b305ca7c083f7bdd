import { RichText } from '#components/ui/core/RichText.tsx';

/** The title of a node. WPGraphQL returns titles as HTML with entities and sometimes emphasis. */
export function Title({ html }: { html: string | null | undefined }) {
  return <RichText html={html} profile="inline" />;
}
