import { RichText } from '#components/ui/RichText.tsx';

/** A block as WordPress saved it, made safe: for kinds nobody has drawn here, and for attributes of an older version. */
export function SavedMarkup({ html }: { html: string | null | undefined }) {
  return <RichText html={html} profile="block" as="div" />;
}
