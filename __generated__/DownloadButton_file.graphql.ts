/**
 * @generated SignedSource<<8d1d011da0fd7a1b9493a2ca7d758b08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadButton_file$data = {
  readonly fileSize: number | null;
  readonly mediaItemUrl: string | null;
  readonly mimeType: string | null;
  readonly " $fragmentType": "DownloadButton_file";
};
export type DownloadButton_file$key = {
  readonly " $data"?: DownloadButton_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadButton_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadButton_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaItemUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mimeType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileSize",
      "storageKey": null
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "eedd7145dc5e066ccbf8e929b53fded7";

export default node;
