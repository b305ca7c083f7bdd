/**
 * @generated SignedSource<<21dc88f27439608a824b72a08a0fcfd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSiteTagline_block$data = {
  readonly attributes: {
    readonly align?: string | null;
    readonly backgroundColor?: string | null;
    readonly fontSize?: string | null;
    readonly style?: any | null;
    readonly textAlign?: string | null;
    readonly textColor?: string | null;
  } | null;
  readonly settings: {
    readonly description: string | null;
  } | null;
  readonly " $fragmentType": "CoreSiteTagline_block";
};
export type CoreSiteTagline_block$key = {
  readonly " $data"?: CoreSiteTagline_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSiteTagline_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSiteTagline_block",
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
              "name": "textAlign",
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
              "name": "fontSize",
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
          "type": "CoreSiteTaglineBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeneralSettings",
      "kind": "LinkedField",
      "name": "settings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSiteTaglineBlock",
  "abstractKey": null
};

(node as any).hash = "1044c8c7fa6e886e006aff040a260e6b";

export default node;
