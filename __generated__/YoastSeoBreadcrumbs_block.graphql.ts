/**
 * @generated SignedSource<<997c64c088415c1e820dd6e66e38830e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YoastSeoBreadcrumbs_block$data = {
  readonly parentNode: {
    readonly seo?: {
      readonly breadcrumbs: ReadonlyArray<{
        readonly text: string | null;
        readonly url: string | null;
      } | null> | null;
    } | null;
  };
  readonly " $fragmentType": "YoastSeoBreadcrumbs_block";
};
export type YoastSeoBreadcrumbs_block$key = {
  readonly " $data"?: YoastSeoBreadcrumbs_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"YoastSeoBreadcrumbs_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YoastSeoBreadcrumbs_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PostTypeSEO",
              "kind": "LinkedField",
              "name": "seo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SEOPostTypeBreadcrumbs",
                  "kind": "LinkedField",
                  "name": "breadcrumbs",
                  "plural": true,
                  "selections": [
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YoastSeoBreadcrumbsBlock",
  "abstractKey": null
};

(node as any).hash = "519f2bd6c45504c5d60fabd0d0ea29a0";

export default node;
