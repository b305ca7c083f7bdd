/**
 * @generated SignedSource<<f886ae0275dfd422eb7eac9fc2958d75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionTeamContactGrid_block$data = {
  readonly attributes: {
    readonly functions: ReadonlyArray<string> | null;
    readonly ground: string | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly region: {
      readonly " $fragmentSpreads": FragmentRefs<"RegionTeamContactGrid_region">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly parentNode: {
    readonly region: {
      readonly " $fragmentSpreads": FragmentRefs<"RegionTeamContactGrid_region">;
    } | null;
  };
  readonly " $fragmentType": "RegionTeamContactGrid_block";
};
export type RegionTeamContactGrid_block$key = {
  readonly " $data"?: RegionTeamContactGrid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionTeamContactGrid_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "RegionTeamContactGrid_region"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionTeamContactGrid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionTeamContactGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "functions",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": (v0/*:: as any*/),
            "type": "Region",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "region"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionTeamContactGridBlock",
  "abstractKey": null
};
})();

(node as any).hash = "d9d41c9a4593537d84bc88e0baf511e3";

export default node;
