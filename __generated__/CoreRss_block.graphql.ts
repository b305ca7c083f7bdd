/**
 * @generated SignedSource<<8870d9d6dbe2a680567df1b9fc0b5723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreRss_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly blockLayout: string;
    readonly displayAuthor: boolean;
    readonly displayDate: boolean;
    readonly displayExcerpt: boolean;
    readonly excerptLength: number;
    readonly feedURL: string;
  } | null;
  readonly feed: ReadonlyArray<{
    readonly author: string | null;
    readonly date: string | null;
    readonly link: string | null;
    readonly text: string | null;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CoreRss_block";
};
export type CoreRss_block$key = {
  readonly " $data"?: CoreRss_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreRss_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreRss_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreRssBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedURL",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockLayout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayExcerpt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayAuthor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerptLength",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedEntry",
      "kind": "LinkedField",
      "name": "feed",
      "plural": true,
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
          "name": "link",
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
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreRssBlock",
  "abstractKey": null
};

(node as any).hash = "70c23cfc2bd4b9e157aaf9980a208835";

export default node;
