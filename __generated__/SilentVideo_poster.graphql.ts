/**
 * @generated SignedSource<<fa11f650853ca0df55816f4944662f8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SilentVideo_poster$data = {
  readonly mediaDetails: {
    readonly height: number | null;
    readonly width: number | null;
  } | null;
  readonly posterUrl: string | null;
  readonly " $fragmentType": "SilentVideo_poster";
};
export type SilentVideo_poster$key = {
  readonly " $data"?: SilentVideo_poster$data;
  readonly " $fragmentSpreads": FragmentRefs<"SilentVideo_poster">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SilentVideo_poster",
  "selections": [
    {
      "alias": "posterUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "_1536X1536"
        }
      ],
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": "sourceUrl(size:\"_1536X1536\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaDetails",
      "kind": "LinkedField",
      "name": "mediaDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "37ac2a890467b6c75fcef7047c6c7ae7";

export default node;
