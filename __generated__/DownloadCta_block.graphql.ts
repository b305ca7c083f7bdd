/**
 * @generated SignedSource<<77c4dcc9a3f301a939bb5c44b1128d4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadCta_block$data = {
  readonly attributes: {
    readonly file: {
      readonly mediaItemUrl: string | null;
      readonly mimeType: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"DownloadButton_file">;
    } | null;
    readonly ground: string | null;
    readonly label: string | null;
    readonly siteLink: {
      readonly " $fragmentSpreads": FragmentRefs<"LinkActions_link">;
    } | null;
    readonly text: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "DownloadCta_block";
};
export type DownloadCta_block$key = {
  readonly " $data"?: DownloadCta_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadCta_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadCta_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteDownloadCtaBlockAttributes",
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
          "name": "label",
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
          "alias": "siteLink",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
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
              "name": "mediaItemUrl",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DownloadButton_file"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteDownloadCtaBlock",
  "abstractKey": null
};

(node as any).hash = "82266b85f3617dfa9fa33c77c5f3e636";

export default node;
