/**
 * @generated SignedSource<<e46de827746a4e278a15e0219a579a26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrokerInfo_property$data = {
  readonly brokerStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
  readonly propertyFacts: {
    readonly contacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TeamContacts_people">;
    }> | null;
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "BrokerInfo_property";
};
export type BrokerInfo_property$key = {
  readonly " $data"?: BrokerInfo_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrokerInfo_property">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrokerInfo_property",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    },
    {
      "alias": "brokerStatus",
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
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "contacts",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "TeamContacts_people"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "5fe446078a3143d2a2dd1e8da8c79f58";

export default node;
