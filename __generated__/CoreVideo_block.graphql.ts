/**
 * @generated SignedSource<<d74ec6c285f1e789b6db90363042f4e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreVideo_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly caption?: string | null;
    readonly loop?: boolean | null;
    readonly muted?: boolean | null;
    readonly posterUrl?: string | null;
    readonly src?: string | null;
    readonly tracks?: ReadonlyArray<any | null>;
  } | null;
  readonly mediaItem: {
    readonly node: {
      readonly mediaItemUrl: string | null;
      readonly title: string | null;
    };
  } | null;
  readonly " $fragmentType": "CoreVideo_block";
};
export type CoreVideo_block$key = {
  readonly " $data"?: CoreVideo_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreVideo_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreVideo_block",
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
              "name": "src",
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
              "name": "loop",
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
              "alias": "posterUrl",
              "args": null,
              "kind": "ScalarField",
              "name": "poster",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "muted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tracks",
              "storageKey": null
            }
          ],
          "type": "CoreVideoBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreVideoBlockToMediaItemConnectionEdge",
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
              "name": "mediaItemUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreVideoBlock",
  "abstractKey": null
};

(node as any).hash = "ab451409580a9fee6c1190c2e18fbb20";

export default node;
