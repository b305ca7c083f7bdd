/**
 * @generated SignedSource<<0b6d3580bca11fa0fe66f3fd4d110a66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertyPageTemplate_propertyPage$data = {
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
        readonly " $fragmentSpreads": FragmentRefs<"PropertyHighlights_layout">;
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
                    "name": "PropertyHighlights_layout"
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

(node as any).hash = "8a9dacc4372706e0f9dd7794f0c71a97";

export default node;
