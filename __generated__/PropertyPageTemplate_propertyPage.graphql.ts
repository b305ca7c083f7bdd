/**
 * @generated SignedSource<<fb778eaa5c65b0b740fb00b7678b07f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyPageTemplate_propertyPage$data = {
  readonly properties: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BrokerInfo_property" | "CampaignHero_property" | "PropertyDetails_property">;
    }>;
  } | null;
  readonly propertyPages: {
    readonly blocks: ReadonlyArray<{
      readonly __typename: string;
      readonly about: {
        readonly " $fragmentSpreads": FragmentRefs<"AboutCompany_layout">;
      } | null;
      readonly brokers: {
        readonly " $fragmentSpreads": FragmentRefs<"BrokerInfo_layout">;
      } | null;
      readonly details: {
        readonly " $fragmentSpreads": FragmentRefs<"PropertyDetails_layout">;
      } | null;
      readonly expansion: {
        readonly " $fragmentSpreads": FragmentRefs<"ExpansionOpportunities_layout">;
      } | null;
      readonly hero: {
        readonly " $fragmentSpreads": FragmentRefs<"CampaignHero_layout">;
      } | null;
      readonly highlights: {
        readonly " $fragmentSpreads": FragmentRefs<"CampaignHighlights_layout">;
      } | null;
      readonly video: {
        readonly " $fragmentSpreads": FragmentRefs<"PropertyVideo_layout">;
      } | null;
    }> | null;
    readonly propertyName: string | null;
    readonly propertyStatus: string | null;
  } | null;
  readonly seo: {
    readonly breadcrumbs: ReadonlyArray<{
      readonly text: string | null;
      readonly url: string | null;
    } | null> | null;
  } | null;
  readonly title: string | null;
  readonly " $fragmentType": "PropertyPageTemplate_propertyPage";
};
export type PropertyPageTemplate_propertyPage$key = {
  readonly " $data"?: PropertyPageTemplate_propertyPage$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertyPageTemplate_propertyPage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertyPageTemplate_propertyPage",
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
      "concreteType": "PropertyPageToPropertyConnection",
      "kind": "LinkedField",
      "name": "properties",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Property",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CampaignHero_property"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PropertyDetails_property"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BrokerInfo_property"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "properties(first:1)"
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
          "name": "propertyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "propertyStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CampaignHero_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_Hero",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "hero"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CampaignHighlights_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_Highlights",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "highlights"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PropertyDetails_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_Details",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "details"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PropertyVideo_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_ExploreProperty",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "video"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ExpansionOpportunities_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_ExpansionOpportunities",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "expansion"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "BrokerInfo_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_BrokerInfo",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "brokers"
            },
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AboutCompany_layout"
                  }
                ],
                "type": "PropertyPage_Propertypages_Blocks_AboutLink",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "about"
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
};

(node as any).hash = "5605a9db0b68111f1e08b032734f116a";

export default node;
