/**
 * @generated SignedSource<<f24ffd4c0d11fdecd0a89c674da0a517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignHero_property$data = {
  readonly campaignStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
  readonly propertyFacts: {
    readonly availableSquareFeet: number | null;
    readonly totalSquareFeet: number | null;
  } | null;
  readonly uri: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyStatus_property">;
  readonly " $fragmentType": "CampaignHero_property";
};
export type CampaignHero_property$key = {
  readonly " $data"?: CampaignHero_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"CampaignHero_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CampaignHero_property",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalSquareFeet",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "campaignStatus",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PropertyToStatusConnection",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "allStatus(first:1)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PropertyStatus_property"
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "b347aa93fe29eaaa2d32e321432b20b6";

export default node;
