/**
 * @generated SignedSource<<9c60d7fe78134008d55148233e5aaf95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FullWidthImageCard_block$data = {
  readonly attributes: {
    readonly caption: string | null;
    readonly eyebrow: string | null;
    readonly ground: string | null;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly link: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly position: string | null;
    readonly secondaryLink: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "FullWidthImageCard_block";
};
export type FullWidthImageCard_block$key = {
  readonly " $data"?: FullWidthImageCard_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FullWidthImageCard_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "LinkActions_link"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FullWidthImageCard_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFullWidthImageCardBlockAttributes",
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
          "name": "eyebrow",
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
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "secondaryLink",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFullWidthImageCardBlock",
  "abstractKey": null
};
})();

(node as any).hash = "34fd08b454f88cf25c7d79b0f6d9e019";

export default node;
