/**
 * @generated SignedSource<<2e566f1f4cf405c7b2850f495eb8ed6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FourColumnIcon_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly items: ReadonlyArray<{
      readonly icon: string | null;
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
  readonly " $fragmentType": "FourColumnIcon_block";
};
export type FourColumnIcon_block$key = {
  readonly " $data"?: FourColumnIcon_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FourColumnIcon_block">;
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
  "name": "FourColumnIcon_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFourColumnIconBlockAttributes",
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
          "concreteType": "SiteFourColumnIconBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "icon",
              "storageKey": null
            },
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
  "type": "SiteFourColumnIconBlock",
  "abstractKey": null
};
})();

(node as any).hash = "e7180cd3e69c5be2fbcdee8c2bd34e89";

export default node;
