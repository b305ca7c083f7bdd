/**
 * @generated SignedSource<<b07cc332300afb30550618254a45c3be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactBar_property$data = {
  readonly barStatus: {
    readonly nodes: ReadonlyArray<{
      readonly slug: string | null;
    }>;
  } | null;
  readonly propertyFacts: {
    readonly contacts: ReadonlyArray<{
      readonly teamMeta: {
        readonly email: string | null;
        readonly phone: number | null;
      } | null;
      readonly title: string | null;
    }> | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyStatus_property">;
  readonly " $fragmentType": "ContactBar_property";
};
export type ContactBar_property$key = {
  readonly " $data"?: ContactBar_property$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBar_property">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactBar_property",
  "selections": [
    (v0/*:: as any*/),
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Team_Teammeta",
              "kind": "LinkedField",
              "name": "teamMeta",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phone",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "barStatus",
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
})();

(node as any).hash = "d322e1eeaa47a08118da85ab0079db6b";

export default node;
