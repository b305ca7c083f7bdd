/**
 * @generated SignedSource<<88e668ee43736aadb6a0b8a2684597e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommunityForm_block$data = {
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
    readonly topics: ReadonlyArray<{
      readonly title: string | null;
    }> | null;
    readonly workingDays: number | null;
  } | null;
  readonly form: {
    readonly " $fragmentSpreads": FragmentRefs<"Form_state">;
  };
  readonly " $fragmentType": "CommunityForm_block";
};
export type CommunityForm_block$key = {
  readonly " $data"?: CommunityForm_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommunityForm_block">;
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
  "name": "CommunityForm_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCommunityFormBlockAttributes",
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
          "concreteType": "SiteCommunityFormBlockAttributesTopics",
          "kind": "LinkedField",
          "name": "topics",
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
          "concreteType": "SiteCommunityFormBlockAttributesPeople",
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
  "type": "SiteCommunityFormBlock",
  "abstractKey": null
};
})();

(node as any).hash = "4ada3ce90d0204b130433f4183e03248";

export default node;
