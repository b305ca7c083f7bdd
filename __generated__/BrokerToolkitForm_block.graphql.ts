/**
 * @generated SignedSource<<739836b128fd35d01b0228237a9c9146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrokerToolkitForm_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly items: ReadonlyArray<{
      readonly title: string | null;
    }> | null;
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
  readonly " $fragmentType": "BrokerToolkitForm_block";
};
export type BrokerToolkitForm_block$key = {
  readonly " $data"?: BrokerToolkitForm_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrokerToolkitForm_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrokerToolkitForm_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBrokerToolkitFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "SiteBrokerToolkitFormBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
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
          "concreteType": "SiteBrokerToolkitFormBlockAttributesPeople",
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
  "type": "SiteBrokerToolkitFormBlock",
  "abstractKey": null
};
})();

(node as any).hash = "4c9400609203238d6afb515ec605c1de";

export default node;
