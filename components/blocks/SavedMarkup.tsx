import { RichText } from '#components/ui/core/RichText.tsx';

/** The sanitized HTML that WordPress saved for a block. Used for blocks without a component and for attributes of an older block version. */
export function SavedMarkup({ html }: { html: string | null | undefined }) {
  return <RichText html={html} profile="block" as="div" />;
}
