/**
 * @generated SignedSource<<c4123287d4ca08ec382a28518bbf429f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoEmbed_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly caption: string | null;
    readonly captionDetail: string | null;
    readonly captionsUrl: string | null;
    readonly duration: string | null;
    readonly ground: string | null;
    readonly poster: {
      readonly " $fragmentSpreads": FragmentRefs<"EmbedFrame_poster" | "Picture_image">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "VideoEmbed_block";
};
export type VideoEmbed_block$key = {
  readonly " $data"?: VideoEmbed_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoEmbed_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoEmbed_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVideoEmbedBlockAttributes",
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captionsUrl",
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
          "name": "captionDetail",
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
          "name": "ground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "poster",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_image"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "EmbedFrame_poster"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteVideoEmbedBlock",
  "abstractKey": null
};

(node as any).hash = "75f14512a3581ac9bdbfd6c945f4f1a6";

export default node;
