/**
 * @generated SignedSource<<67353bac7fe3410e19b80b334921a058>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostTemplate_post$data = {
  readonly blocks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BlockTree_blocks">;
  }> | null;
  readonly categories: {
    readonly nodes: ReadonlyArray<{
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly date: string | null;
  readonly featuredImage: {
    readonly node: {
      readonly caption: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    };
  } | null;
  readonly postLeadSection: {
    readonly leadImage: {
      readonly caption: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_image">;
    } | null;
    readonly leadParagraph: string | null;
  } | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
    readonly readingTime: number | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PostMeta_post" | "RelatedPosts_post">;
  readonly " $fragmentType": "PostTemplate_post";
};
export type PostTemplate_post$key = {
  readonly " $data"?: PostTemplate_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostTemplate_post">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "caption",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_image"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostTemplate_post",
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
      "name": "date",
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "readingTime",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PostToCategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "categories(first:1)"
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post_Postleadsection",
      "kind": "LinkedField",
      "name": "postLeadSection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leadParagraph",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "leadImage",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "flat",
          "value": true
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockTree_blocks"
        }
      ],
      "storageKey": "blocks(flat:true)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostMeta_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedPosts_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "1d9f30f0598d778ce1d11d01f1694047";

export default node;
