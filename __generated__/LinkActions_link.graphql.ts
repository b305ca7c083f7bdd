/**
 * @generated SignedSource<<43168f6f095a3ef2d30f26af1fead5ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkActions_link$data = {
  readonly target: string | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly " $fragmentType": "LinkActions_link";
};
export type LinkActions_link$key = {
  readonly " $data"?: LinkActions_link$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkActions_link",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    }
  ],
  "type": "AcfLink",
  "abstractKey": null
};

(node as any).hash = "8e80f20995df870913533eff9f44d844";

export default node;
