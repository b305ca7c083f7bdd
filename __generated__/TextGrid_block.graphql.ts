/**
 * @generated SignedSource<<ac53df443662e8394181e8b1b00e844b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextGrid_block$data = {
  readonly attributes: {
    readonly columns: number | null;
    readonly ground: string | null;
    readonly items: ReadonlyArray<{
      readonly link: {
        readonly target: string | null;
        readonly title: string | null;
        readonly url: string | null;
      } | null;
      readonly text: string | null;
      readonly title: string | null;
    }> | null;
    readonly moreLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Section_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "TextGrid_block";
};
export type TextGrid_block$key = {
  readonly " $data"?: TextGrid_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextGrid_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextGrid_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTextGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columns",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "moreLink",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Section_link"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTextGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "AcfLink",
              "kind": "LinkedField",
              "name": "link",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "target",
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
    }
  ],
  "type": "SiteTextGridBlock",
  "abstractKey": null
};
})();

(node as any).hash = "062c60a8c7e91a84981794a3c5478cc6";

export default node;
