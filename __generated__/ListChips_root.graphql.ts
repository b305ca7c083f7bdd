/**
 * @generated SignedSource<<6bdc5add28cce6c8293a6b08984be839>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListChips_root$data = {
  readonly allStatus: {
    readonly nodes: ReadonlyArray<{
      readonly count: number | null;
      readonly name: string | null;
      readonly propertySearchUri: string;
      readonly uri: string | null;
    }>;
  } | null;
  readonly categories: {
    readonly nodes: ReadonlyArray<{
      readonly count: number | null;
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly contentTypes: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly propertySearchUri: string;
  readonly " $fragmentType": "ListChips_root";
};
export type ListChips_root$key = {
  readonly " $data"?: ListChips_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListChips_root">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  }
],
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
  "name": "uri",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "propertySearchUri",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListChips_root",
  "selections": [
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "RootQueryToCategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "categories(first:30)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "RootQueryToStatusConnection",
      "kind": "LinkedField",
      "name": "allStatus",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Status",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "allStatus(first:30)"
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "RootQueryToContentTypeConnection",
      "kind": "LinkedField",
      "name": "contentTypes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentType",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "contentTypes(first:100)"
    }
  ],
  "type": "RootQuery",
  "abstractKey": null
};
})();

(node as any).hash = "8f42029a45965bb263f8a7fe42fb9fc6";

export default node;
