/**
 * @generated SignedSource<<eb820ec36cdb12004d12d1479e738713>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionStatisticsGrid_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly region: {
      readonly regionMeta: {
        readonly name: string | null;
        readonly numberOfProperties: number | null;
        readonly totalSquareFeet: number | null;
      } | null;
      readonly statisticsMarkets: {
        readonly nodes: ReadonlyArray<{
          readonly marketMeta: {
            readonly name: string | null;
            readonly totalSquareFeet: number | null;
          } | null;
          readonly title: string | null;
        }>;
      } | null;
      readonly team: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
        }>;
      } | null;
      readonly title: string | null;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "RegionStatisticsGrid_block";
};
export type RegionStatisticsGrid_block$key = {
  readonly " $data"?: RegionStatisticsGrid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionStatisticsGrid_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalSquareFeet",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionStatisticsGrid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionStatisticsGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Region_Regionmeta",
              "kind": "LinkedField",
              "name": "regionMeta",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numberOfProperties",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": "statisticsMarkets",
              "args": (v3/*:: as any*/),
              "concreteType": "RegionToMarketConnection",
              "kind": "LinkedField",
              "name": "markets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Market",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Market_Marketmeta",
                      "kind": "LinkedField",
                      "name": "marketMeta",
                      "plural": false,
                      "selections": [
                        (v1/*:: as any*/),
                        (v2/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "markets(first:100)"
            },
            {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "RegionToTeamConnection",
              "kind": "LinkedField",
              "name": "team",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Team",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "team(first:100)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionStatisticsGridBlock",
  "abstractKey": null
};
})();

(node as any).hash = "d3263fd47522228e5ef671fd6d4e092c";

export default node;
