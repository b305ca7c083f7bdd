/**
 * @generated SignedSource<<ebed9b94fd9139e9eecf6ce815a66544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormEmbed_block$data = {
  readonly attributes: {
    readonly frameHeight: number | null;
    readonly ground: string | null;
    readonly note: string | null;
    readonly text: string | null;
    readonly title: string | null;
    readonly url: string | null;
  } | null;
  readonly " $fragmentType": "FormEmbed_block";
};
export type FormEmbed_block$key = {
  readonly " $data"?: FormEmbed_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEmbed_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEmbed_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFormEmbedBlockAttributes",
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
          "name": "frameHeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ground",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFormEmbedBlock",
  "abstractKey": null
};

(node as any).hash = "4161446c4ae7a54b2a6ed6b8ac4e0f7c";

export default node;
