/**
 * @generated SignedSource<<953b91da40d00b0b9c2d036822e0b2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PositionArchive_contentType$data = {
  readonly positionArchive: {
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"PositionList_openPositions">;
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "PositionArchive_contentType";
};
export type PositionArchive_contentType$key = {
  readonly " $data"?: PositionArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"PositionArchive_contentType">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PositionArchive_contentType",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "OpenPositions",
      "kind": "LinkedField",
      "name": "positionArchive",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PositionList_openPositions"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};

(node as any).hash = "6eb82357ffa6bf7a66f627dd9b8d76cd";

export default node;
