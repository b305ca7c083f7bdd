/**
 * @generated SignedSource<<849760c74dfd1cf5a928b9d4c5536b71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorePageListItem_block$data = {
  readonly attributes: {
    readonly label: string | null;
    readonly pageLink: string | null;
    readonly title: string | null;
  } | null;
  readonly " $fragmentType": "CorePageListItem_block";
};
export type CorePageListItem_block$key = {
  readonly " $data"?: CorePageListItem_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorePageListItem_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorePageListItem_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePageListItemBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": "pageLink",
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePageListItemBlock",
  "abstractKey": null
};

(node as any).hash = "d45f2fb2564a9d1b147579aaedaf2591";

export default node;
