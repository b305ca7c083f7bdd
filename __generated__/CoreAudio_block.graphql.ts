/**
 * @generated SignedSource<<4488212094f131386a06beac288e8813>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreAudio_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly caption?: string | null;
    readonly loop?: boolean | null;
    readonly src?: string | null;
  } | null;
  readonly mediaItem: {
    readonly node: {
      readonly mediaItemUrl: string | null;
      readonly title: string | null;
    };
  } | null;
  readonly " $fragmentType": "CoreAudio_block";
};
export type CoreAudio_block$key = {
  readonly " $data"?: CoreAudio_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreAudio_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreAudio_block",
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
            }
          ],
          "type": "CoreAudioBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreAudioBlockToMediaItemConnectionEdge",
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
  "type": "CoreAudioBlock",
  "abstractKey": null
};

(node as any).hash = "3b4f77d47a626f4fa1674ad5d372d889";

export default node;
