/**
 * @generated SignedSource<<829c4010bb66510c6b6da8653fe18d5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyPageArchive_contentType$data = {
  readonly directory: {
    readonly nodes: ReadonlyArray<{
      readonly featuredImage?: {
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
        };
      } | null;
      readonly id: string;
      readonly propertyPages?: {
        readonly propertyStatus: string | null;
      } | null;
      readonly title?: string | null;
      readonly uri: string | null;
    }>;
    readonly pageInfo: {
      readonly " $fragmentSpreads": FragmentRefs<"ListPagination_pageInfo">;
    };
  } | null;
  readonly uri: string | null;
  readonly " $fragmentType": "PropertyPageArchive_contentType";
};
export type PropertyPageArchive_contentType$key = {
  readonly " $data"?: PropertyPageArchive_contentType$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyPageArchive_contentType">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "directoryFirst"
    },
    {
      "kind": "RootArgument",
      "name": "directoryLast"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyPageArchive_contentType",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": "directory",
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "directoryFirst"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "directoryLast"
        },
        {
          "kind": "Literal",
          "name": "where",
          "value": {
            "hasPassword": false
          }
        }
      ],
      "concreteType": "ContentTypeToContentNodeConnection",
      "kind": "LinkedField",
      "name": "contentNodes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "kind": "InlineFragment",
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
                  "concreteType": "PropertyPage_Propertypages",
                  "kind": "LinkedField",
                  "name": "propertyPages",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "propertyStatus",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
                  "kind": "LinkedField",
                  "name": "featuredImage",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MediaItem",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "Picture_image"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "PropertyPage",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentTypeToContentNodeConnectionPageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ListPagination_pageInfo"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContentType",
  "abstractKey": null
};
})();

(node as any).hash = "8eccbad8a38172bf3d0168ea1eb0ac48";

export default node;
