/**
 * @generated SignedSource<<f512991c659c7402017cef623364b2fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoreSearch_block$data = {
  readonly attributes: {
    readonly align: string | null;
    readonly backgroundColor: string | null;
    readonly buttonPosition: string | null;
    readonly buttonText: string | null;
    readonly buttonUseIcon: boolean | null;
    readonly fontSize: string | null;
    readonly label: string | null;
    readonly placeholder: string | null;
    readonly showLabel: boolean | null;
    readonly style: any | null;
    readonly textColor: string | null;
  } | null;
  readonly found: {
    readonly hits: ReadonlyArray<{
      readonly node: {
        readonly contentTypeName: string;
        readonly id: string;
        readonly title?: string | null;
        readonly uri: string | null;
      };
      readonly snippet: string;
    }>;
    readonly more: boolean;
    readonly words: string;
  } | null;
  readonly " $fragmentType": "CoreSearch_block";
};
export type CoreSearch_block$key = {
  readonly " $data"?: CoreSearch_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoreSearch_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "parameters"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoreSearch_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSearchBlockAttributes",
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
          "name": "showLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeholder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttonText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttonPosition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buttonUseIcon",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "parameters",
          "variableName": "parameters"
        }
      ],
      "concreteType": "SiteSearch",
      "kind": "LinkedField",
      "name": "found",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "more",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSearchHit",
          "kind": "LinkedField",
          "name": "hits",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "snippet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "uri",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contentTypeName",
                  "storageKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    }
                  ],
                  "type": "NodeWithTitle",
                  "abstractKey": "__isNodeWithTitle"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSearchBlock",
  "abstractKey": null
};

(node as any).hash = "01adcd459f0eaa5636c119b1efb4f71a";

export default node;
