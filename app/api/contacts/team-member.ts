import { fetchContent } from '#lib/relay/fetch-content.ts';

/** Relay fragments can only be read in the render that fetched them, and this is not a render, so this is a plain query. */
const query = `query TeamMemberContactQuery($slug: ID!) {
  generalSettings { title }
  team(id: $slug, idType: SLUG) { title uri hasPassword teamMeta { title phone email } }
}`;

type TeamMember = {
  title: string;
  uri: string | null;
  hasPassword: boolean | null;
  teamMeta: { title: string | null; phone: number | null; email: string | null } | null;
};
type Response = { generalSettings: { title: string | null } | null; team: TeamMember | null };

/** @returns null if there is no published team member with this slug. @throws ContentUnavailableError */
export async function fetchTeamMember(slug: string): Promise<{ person: TeamMember; organization: string | null } | null> {
  const { team, generalSettings } = (await fetchContent('TeamMemberContactQuery', query, { slug })).data as Response;
  return team && !team.hasPassword ? { person: team, organization: generalSettings?.title ?? null } : null;
}
