/**
 * @generated SignedSource<<ebb8e15dfad7ea3e7e7ef194d41d3386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyContacts_property$data = {
  readonly contactStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
  readonly inquiryForm: {
    readonly " $fragmentSpreads": FragmentRefs<"Form_state">;
  };
  readonly propertyFacts: {
    readonly contacts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TeamContacts_people">;
    }> | null;
  } | null;
  readonly propertyMeta: {
    readonly propertyAddress: string | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentType": "PropertyContacts_property";
};
export type PropertyContacts_property$key = {
  readonly " $data"?: PropertyContacts_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyContacts_property">;
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
  "name": "PropertyContacts_property",
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
      "concreteType": "Property_Propertymeta",
      "kind": "LinkedField",
      "name": "propertyMeta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "propertyAddress",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": "contactStatus",
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
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "FormState",
      "kind": "LinkedField",
      "name": "inquiryForm",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Form_state"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Property",
  "abstractKey": null
};

(node as any).hash = "ca6aa74feef3eb0e6ab93665adc32be0";

export default node;
