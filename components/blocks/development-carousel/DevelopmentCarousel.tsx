import { graphql } from 'relay-runtime';
import type { DevelopmentCarousel_block$data, DevelopmentCarousel_block$key } from '#generated/DevelopmentCarousel_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { Popup } from './Popup.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './DevelopmentCarousel.module.css';

type DeclaredProject = NonNullable<NonNullable<DevelopmentCarousel_block$data['attributes']>['projects']>[number];
type Project = Partial<DeclaredProject>;

/** Development projects. Each one opens the development popup (spec section 2) with its details. */
export function DevelopmentCarousel({ block }: { block: DevelopmentCarousel_block$key }) {
  const { attributes, clientId, popupModule } = readFragment(
    graphql`
      fragment DevelopmentCarousel_block on SiteDevelopmentCarouselBlock {
        clientId
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          projects {
            title
            eyebrow
            text
            image {
              ...Picture_image
            }
            link {
              ...LinkActions_link
            }
            facts {
              label
              value
            }
          }
        }
        popupModule {
          popupItems {
            popupTitle
            popupContent
          }
        }
      }
    `,
    block,
  );
  const own: readonly Project[] = (attributes?.projects ?? []).filter((project) => project.title);
  const shared = (popupModule?.popupItems ?? []).flatMap(({ popupTitle: title, popupContent: text }) => (title ? [{ title, text }] : []));
  const projects: readonly Project[] = own.length > 0 ? own : shared;
  if (projects.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <Popup
        label={attributes?.title ?? 'Development projects'}
        items={projects.map((project, index) => ({
          id: `project-${clientId.replaceAll('.', '-')}-${index + 1}`,
          title: project.title ?? '',
          card: <ProjectCard project={project} />,
          content: <ProjectDetails project={project} />,
        }))}
      />
    </Section>
  );
}

function ProjectCard({ project }: { project: Project }) {
  return (
    <>
      {project.image ? (
        <Picture image={project.image} sizes="(width >= 64rem) 25vw, (width >= 48rem) 58vw, 100vw" decorative />
      ) : (
        <span className={`${styles.noPicture} empty-frame`} />
      )}
      <strong>{project.title}</strong>
      {project.eyebrow && <span className="label">{project.eyebrow}</span>}
    </>
  );
}

function ProjectDetails({ project }: { project: Project }) {
  const facts = (project.facts ?? []).filter(({ label, value }) => label && value);
  return (
    <>
      {project.eyebrow && <p className="label">{project.eyebrow}</p>}
      <RichText profile="block" html={project.text} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <LinkActions primary={project.link} variant="plain" />
    </>
  );
}
