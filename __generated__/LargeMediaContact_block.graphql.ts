/**
 * @generated SignedSource<<da948b6b357e75bb5df9695ee562efec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LargeMediaContact_block$data = {
  readonly attributes: {
    readonly ground: string | null;
    readonly link: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly contactOptions: {
    readonly largeMediaContact: {
      readonly content: string | null;
      readonly header: string | null;
    } | null;
    readonly mediaContactItems: ReadonlyArray<{
      readonly content: string | null;
      readonly email: string | null;
      readonly phone: string | null;
    }> | null;
  } | null;
  readonly " $fragmentType": "LargeMediaContact_block";
};
export type LargeMediaContact_block$key = {
  readonly " $data"?: LargeMediaContact_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LargeMediaContact_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LargeMediaContact_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeMediaContactBlockAttributes",
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
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AcfLink",
          "kind": "LinkedField",
          "name": "link",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LinkActions_link"
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
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "contactOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteOptions_mediaContactItems",
          "kind": "LinkedField",
          "name": "mediaContactItems",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteOptions_LargeMediaContact",
          "kind": "LinkedField",
          "name": "largeMediaContact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "header",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLargeMediaContactBlock",
  "abstractKey": null
};
})();

(node as any).hash = "ec261c803f1eec8fe7a1ca9a4a9c7a10";

export default node;
