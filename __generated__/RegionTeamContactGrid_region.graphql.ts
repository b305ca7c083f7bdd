/**
 * @generated SignedSource<<6e33f5f81d39a1a442b1d370a03cde2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegionTeamContactGrid_region$data = {
  readonly regionMeta: {
    readonly developmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly dispositionContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly investmentContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
    readonly leasingContacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ContactGroups_people">;
    }> | null;
  } | null;
  readonly " $fragmentType": "RegionTeamContactGrid_region";
};
export type RegionTeamContactGrid_region$key = {
  readonly " $data"?: RegionTeamContactGrid_region$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegionTeamContactGrid_region">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ContactGroups_people"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegionTeamContactGrid_region",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Region_Regionmeta",
      "kind": "LinkedField",
      "name": "regionMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "leasingContacts",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "developmentContacts",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "investmentContacts",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "dispositionContacts",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Region",
  "abstractKey": null
};
})();

(node as any).hash = "59d712004bb47e98ac9c4c0ae795946c";

export default node;
