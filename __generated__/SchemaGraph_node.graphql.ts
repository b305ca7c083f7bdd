/**
 * @generated SignedSource<<d82c8742a11c78779c9cbea0e64131f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchemaGraph_node$data = {
  readonly archiveSeo?: {
    readonly schema: {
      readonly raw: string | null;
    } | null;
  } | null;
  readonly contentSeo?: {
    readonly schema: {
      readonly raw: string | null;
    } | null;
  } | null;
  readonly termSeo?: {
    readonly schema: {
      readonly raw: string | null;
    } | null;
  } | null;
  readonly userSeo?: {
    readonly schema: {
      readonly raw: string | null;
    } | null;
  } | null;
  readonly " $fragmentType": "SchemaGraph_node";
};
export type SchemaGraph_node$key = {
  readonly " $data"?: SchemaGraph_node$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchemaGraph_node">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "raw",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchemaGraph_node",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "contentSeo",
          "args": null,
          "concreteType": "PostTypeSEO",
          "kind": "LinkedField",
          "name": "seo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOPostTypeSchema",
              "kind": "LinkedField",
              "name": "schema",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ContentNode",
      "abstractKey": "__isContentNode"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "termSeo",
          "args": null,
          "concreteType": "TaxonomySEO",
          "kind": "LinkedField",
          "name": "seo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOTaxonomySchema",
              "kind": "LinkedField",
              "name": "schema",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "TermNode",
      "abstractKey": "__isTermNode"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "userSeo",
          "args": null,
          "concreteType": "SEOUser",
          "kind": "LinkedField",
          "name": "seo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOUserSchema",
              "kind": "LinkedField",
              "name": "schema",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "User",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "archiveSeo",
          "args": null,
          "concreteType": "SEOContentTypeArchive",
          "kind": "LinkedField",
          "name": "seo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SEOPageInfoSchema",
              "kind": "LinkedField",
              "name": "schema",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "ContentType",
      "abstractKey": null
    }
  ],
  "type": "UniformResourceIdentifiable",
  "abstractKey": "__isUniformResourceIdentifiable"
};
})();

(node as any).hash = "87f89a7e821c13f32d78b92e04b986c3";

export default node;
