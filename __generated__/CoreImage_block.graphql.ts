/**
 * @generated SignedSource<<2f77095792376ab25c1a4ee3843ce2c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreImage_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly aspectRatio?: string | null;
    readonly caption?: string | null;
    readonly href?: string | null;
    readonly imageAlt?: string;
    readonly imageTarget?: string | null;
    readonly scale?: string | null;
    readonly url?: string | null;
  } | null;
  readonly mediaItem: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly " $fragmentType": "CoreImage_block";
};
export type CoreImage_block$key = {
  readonly " $data"?: CoreImage_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreImage_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreImage_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": "imageAlt",
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
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
              "kind": "ScalarField",
              "name": "href",
              "storageKey": null
            },
            {
              "alias": "imageTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aspectRatio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scale",
              "storageKey": null
            }
          ],
          "type": "CoreImageBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreImageBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreImageBlock",
  "abstractKey": null
};

(node as any).hash = "72afc1b457f14e2fddb1686ecb2fb7bb";

export default node;
