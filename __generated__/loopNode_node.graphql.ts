/**
 * @generated SignedSource<<3faf4d5edfe38bfdd7019dd615cd8f93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type loopNode_node$data = {
  readonly author?: {
    readonly node: {
      readonly description: string | null;
      readonly name: string | null;
      readonly uri: string | null;
    };
  } | null;
  readonly commentStatus?: string | null;
  readonly databaseId: number;
  readonly date: string | null;
  readonly excerpt?: string | null;
  readonly featuredImage?: {
    readonly node: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly hasPassword: boolean | null;
  readonly id: string;
  readonly loopTerms?: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: number;
      readonly description: string | null;
      readonly name: string | null;
      readonly taxonomyName: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly modified: string | null;
  readonly title?: string | null;
  readonly uri: string | null;
  readonly " $fragmentType": "loopNode_node";
};
export type loopNode_node$key = {
  readonly " $data"?: loopNode_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"loopNode_node">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "loopNode_node",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "modified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentStatus",
          "storageKey": null
        }
      ],
      "type": "NodeWithComments",
      "abstractKey": "__isNodeWithComments"
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
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excerpt",
          "storageKey": null
        }
      ],
      "type": "NodeWithExcerpt",
      "abstractKey": "__isNodeWithExcerpt"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "NodeWithAuthorToUserConnectionEdge",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v1/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "NodeWithAuthor",
      "abstractKey": "__isNodeWithAuthor"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "loopTerms",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 40
            }
          ],
          "concreteType": "PostToTermNodeConnection",
          "kind": "LinkedField",
          "name": "terms",
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
                (v0/*:: as any*/),
                (v2/*:: as any*/),
                (v1/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "taxonomyName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "terms(first:40)"
        }
      ],
      "type": "Post",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
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
      "type": "NodeWithFeaturedImage",
      "abstractKey": "__isNodeWithFeaturedImage"
    }
  ],
  "type": "ContentNode",
  "abstractKey": "__isContentNode"
};
})();

(node as any).hash = "0479597db82f02392ff287b17c45bdb6";

export default node;
