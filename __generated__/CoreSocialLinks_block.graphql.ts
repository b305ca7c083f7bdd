/**
 * @generated SignedSource<<9d2b561db74647f689bfa3967ca1ddfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSocialLinks_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly anchor?: string | null;
    readonly backgroundColor?: string | null;
    readonly openInNewTab?: boolean;
    readonly style?: any | null;
    readonly textColor?: string | null;
  } | null;
  readonly innerLinks: ReadonlyArray<{
    readonly name: string;
  }> | null;
  readonly " $fragmentType": "CoreSocialLinks_block";
};
export type CoreSocialLinks_block$key = {
  readonly " $data"?: CoreSocialLinks_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSocialLinks_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSocialLinks_block",
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
              "name": "anchor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "openInNewTab",
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
              "name": "backgroundColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textColor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "style",
              "storageKey": null
            }
          ],
          "type": "CoreSocialLinksBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "innerLinks",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "innerBlocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSocialLinksBlock",
  "abstractKey": null
};

(node as any).hash = "33efb6ef3e085727f924aa88df28e688";

export default node;
