/**
 * @generated SignedSource<<5809b9824edbc43f668cbcaa9dfc938a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PositionList_openPositions$data = {
  readonly department: string | null;
  readonly departments: ReadonlyArray<string>;
  readonly location: string | null;
  readonly locations: ReadonlyArray<string>;
  readonly organization: string;
  readonly positions: ReadonlyArray<{
    readonly datePosted: string | null;
    readonly department: string | null;
    readonly description: string | null;
    readonly employmentType: string | null;
    readonly link: string | null;
    readonly location: string | null;
    readonly pay: string | null;
    readonly title: string;
    readonly uri: string | null;
    readonly validThrough: string | null;
  }>;
  readonly total: number;
  readonly type: string | null;
  readonly types: ReadonlyArray<string>;
  readonly " $fragmentType": "PositionList_openPositions";
};
export type PositionList_openPositions$key = {
  readonly " $data"?: PositionList_openPositions$data;
  readonly " $fragmentSpreads": FragmentRefs<"PositionList_openPositions">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "department",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PositionList_openPositions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organization",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "types",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenPosition",
      "kind": "LinkedField",
      "name": "positions",
      "plural": true,
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
          "name": "uri",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "employmentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "datePosted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validThrough",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpenPositions",
  "abstractKey": null
};
})();

(node as any).hash = "c439283ba9f30c6abcc641b50cb73636";

export default node;
