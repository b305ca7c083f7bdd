/**
 * @generated SignedSource<<3f3e563263152ad05e0a5c571916c488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorForm_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly note: string | null;
    readonly people: ReadonlyArray<{
      readonly person: {
        readonly " $fragmentSpreads": FragmentRefs<"TeamContacts_people">;
      } | null;
    }> | null;
    readonly peopleTitle: string | null;
    readonly sentText: string | null;
    readonly submitLabel: string | null;
    readonly text: string | null;
    readonly title: string | null;
    readonly workingDays: number | null;
  } | null;
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"Form_state">;
  };
  readonly " $fragmentType": "VendorForm_block";
};
export type VendorForm_block$key = {
  readonly " $data"?: VendorForm_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"VendorForm_block">;
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
  "name": "VendorForm_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVendorFormBlockAttributes",
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
          "name": "submitLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workingDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "peopleTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteVendorFormBlockAttributesPeople",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "person",
              "plural": false,
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        }
      ],
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
      "concreteType": "FormState",
      "kind": "LinkedField",
      "name": "form",
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
  "type": "SiteVendorFormBlock",
  "abstractKey": null
};

(node as any).hash = "64868cc8e24f9fb514b55a64ad038aec";

export default node;
