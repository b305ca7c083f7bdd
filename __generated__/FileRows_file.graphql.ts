/**
 * @generated SignedSource<<fe75208d04777e816f730239d262f5c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileRows_file$data = {
  readonly date: string | null;
  readonly fileSize: number | null;
  readonly mediaItemUrl: string | null;
  readonly mimeType: string | null;
  readonly title: string | null;
  readonly " $fragmentType": "FileRows_file";
};
export type FileRows_file$key = {
  readonly " $data"?: FileRows_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileRows_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileRows_file",
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
      "name": "date",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaItemUrl",
      "storageKey": null
    }
  ],
  "type": "MediaItem",
  "abstractKey": null
};

(node as any).hash = "f6b26c43ff6fd456a85c3ba95311e76d";

export default node;
