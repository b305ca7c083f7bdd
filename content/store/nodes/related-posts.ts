/** Finds the posts that are most closely related to a post, by the terms, the places and the words of the title that they share. */
import { type RawBuilder, sql } from 'kysely';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { loadAll } from '../core/load-all.ts';
import { isId, type RequestDb } from '../core/request-db.ts';
import type { NodeLoader } from './nodes.ts';

export type RelatedPosts = {
  /** The closest one first. */
  posts: NodeRow[];
  /** The terms of the post, and the markets that it is about and those of their regions: a related post has one of them. */
  terms: number[];
  markets: number[];
};

export interface RelatedPostReader {
  /** Published posts without a password, with different pictures. */
  relatedPosts(id: number, limit: number): Promise<RelatedPosts>;
}

export function createRelatedPosts(requestDb: RequestDb, byId: NodeLoader): RelatedPostReader {
  return {
    relatedPosts: async (id, limit) => {
      if (!isId(id)) return { posts: [], terms: [], markets: [] };
      const [found] = await requestDb.rows(buildRelatedSql(id, limit));
      const { ids = [], terms = [], markets = [] } = found ?? {};
      const nodes = await loadAll(byId, ids);
      return { posts: nodes.filter((node) => node !== null), terms, markets };
    },
  };
}

/** Both posts are about the same market, or about markets of the same region. */
const SHARED_MARKET = 4;
const SHARED_REGION = 1;
/** For a term that few posts have. A term of many posts has fewer points. */
const SHARED_TERM = 6;
const SHARED_TITLE_WORD = 2;

/** Titles are compared only for this many posts, those with the most points for terms and places. */
const MAX_CANDIDATES = 200;

type RelatedIds = { ids: number[]; terms: number[]; markets: number[] };

function buildRelatedSql(id: number, limit: number): RawBuilder<RelatedIds> {
  const isMarketOfPost = sql`field_group = 'postPlaces' and field = 'markets'`;
  const isRegionOfMarket = sql`field_group = 'marketMeta' and field = 'region'`;
  return sql<RelatedIds>`
    with own as (
      select coalesce(n.revision_of, n.id) as id, n.featured_image_id as picture, tsvector_to_array(to_tsvector('english', left(n.title, 500))) as words
      from content_node n where n.id = ${id}::int
    ), own_terms as materialized (
      select r.term_id, ${SHARED_TERM}::float / (1 + ln(1 + (select count(*) from term_relationship o where o.term_id = r.term_id))) as points
      from term_relationship r join own on r.node_id = own.id
    ), own_markets as materialized (
      select distinct target_id as id from node_reference join own on node_id = own.id where ${isMarketOfPost}
    ), places as materialized (
      select id, ${SHARED_MARKET}::float as points from own_markets
      union all
      select distinct node_id, ${SHARED_REGION}::float from node_reference where ${isRegionOfMarket} and target_id in (
        select target_id from node_reference where node_id in (select id from own_markets) and ${isRegionOfMarket}
      ) and node_id not in (select id from own_markets)
    ), shared as (
      select r.node_id as id, t.points from term_relationship r join own_terms t on t.term_id = r.term_id
      union all
      select r.node_id, max(p.points) from node_reference r join places p on p.id = r.target_id where ${isMarketOfPost} group by r.node_id
    ), candidate as materialized (
      select n.id, n.title, n.featured_image_id as picture, n.published_at, sum(s.points) as points
      from own, shared s join content_node n on n.id = s.id
      where n.type = 'post' and n.status = 'publish' and n.password is null and n.id <> own.id
        and (n.featured_image_id is null or n.featured_image_id is distinct from own.picture and n.featured_image_id not in (select target_id from node_reference where node_id = own.id))
      group by n.id order by points desc, n.published_at desc, n.id desc limit ${MAX_CANDIDATES}::int
    ), scored as (
      select c.id, c.picture, c.published_at, c.points + ${SHARED_TITLE_WORD}::float * cardinality(array(
        select unnest(tsvector_to_array(to_tsvector('english', left(c.title, 500)))) intersect select unnest(own.words)
      )) as points
      from candidate c, own
    ), different as (
      select distinct on (coalesce(picture, -id)) id, points, published_at from scored order by coalesce(picture, -id), points desc, published_at desc, id desc
    )
    select
      array(select id from different order by points desc, published_at desc, id desc limit ${limit}::int) as ids,
      array(select term_id from own_terms) as terms,
      array(select id from places) as markets`;
}
