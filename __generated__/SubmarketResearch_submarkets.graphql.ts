/**
 * @generated SignedSource<<f4dca60a57efd796c56fd91b775ff8b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmarketResearch_submarkets$data = ReadonlyArray<{
  readonly figures: ReadonlyArray<{
    readonly date: string | null;
    readonly label: string | null;
    readonly source: string | null;
    readonly unit: string | null;
    readonly value: string | null;
  }> | null;
  readonly name: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "SubmarketResearch_submarkets";
}>;
export type SubmarketResearch_submarkets$key = ReadonlyArray<{
  readonly " $data"?: SubmarketResearch_submarkets$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmarketResearch_submarkets">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SubmarketResearch_submarkets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submarket_figures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submarket",
  "abstractKey": null
};

(node as any).hash = "c2e86ee1d789b74b8dceb4f5b99fcd7f";

export default node;
