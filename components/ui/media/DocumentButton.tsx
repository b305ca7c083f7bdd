import { ButtonLink } from '#components/ui/core/ButtonLink.tsx';

type Props = {
  /** Address of a document that the site makes (lib/uri/pdf-urls.ts). */
  href: string;
  name: string;
};

/** A link to a PDF document that the site makes from its content: `Brochure, PDF`. */
export function DocumentButton({ href, name }: Props) {
  return (
    <ButtonLink href={href} icon="down">
      {name}, PDF
    </ButtonLink>
  );
}
