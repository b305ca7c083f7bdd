/**
 * @generated SignedSource<<11f2e45b0d4af7ad9a2f8936f3c4012d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketProperties_market$data = {
  readonly properties: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly propertyFacts: {
        readonly availableSquareFeet: number | null;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"PropertyRow_property">;
    }>;
  } | null;
  readonly title: string | null;
  readonly " $fragmentType": "MarketProperties_market";
};
export type MarketProperties_market$key = {
  readonly " $data"?: MarketProperties_market$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarketProperties_market">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarketProperties_market",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "MarketToPropertyConnection",
      "kind": "LinkedField",
      "name": "properties",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Property",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Property_Propertyfacts",
              "kind": "LinkedField",
              "name": "propertyFacts",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "availableSquareFeet",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PropertyRow_property"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "properties(first:100)"
    }
  ],
  "type": "Market",
  "abstractKey": null
};

(node as any).hash = "81cc7bfa736d046544b8613d2ac6baf6";

export default node;
