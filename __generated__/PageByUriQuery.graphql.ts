/**
 * @generated SignedSource<<04efee0659a43220b246a6e839b8e707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OffsetPagination = {
  offset?: number | null;
  size?: number | null;
};
export type UrlParameter = {
  name: string;
  value: string;
};
export type PageByUriQuery$variables = {
  after?: string | null;
  asPreview?: boolean | null;
  before?: string | null;
  cursorIds?: ReadonlyArray<string | null> | null;
  directoryFirst?: number | null;
  directoryLast?: number | null;
  feedFirst?: number | null;
  feedLast?: number | null;
  hasCursor?: boolean | null;
  offset?: OffsetPagination | null;
  parameters?: ReadonlyArray<UrlParameter> | null;
  searchPhrase?: string | null;
  uri: string;
};
export type PageByUriQuery$data = {
  readonly nodeByUri: {
    readonly __typename: string;
    readonly isFrontPage?: boolean;
    readonly name?: string | null;
    readonly uri: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"NodeTemplate_node" | "SchemaGraph_node">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ListChips_root" | "SiteFrame_root" | "metadata_query">;
};
export type PageByUriQuery = {
  response: PageByUriQuery$data;
  variables: PageByUriQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asPreview"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursorIds"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "directoryFirst"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "directoryLast"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "feedFirst"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "feedLast"
},
v8 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "hasCursor"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parameters"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "searchPhrase"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uri"
},
v13 = [
  {
    "kind": "Variable",
    "name": "asPreview",
    "variableName": "asPreview"
  },
  {
    "kind": "Variable",
    "name": "uri",
    "variableName": "uri"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFrontPage",
  "storageKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v16/*:: as any*/)
  ],
  "type": "Page",
  "abstractKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceUrl",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mimeType",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaDetails",
  "kind": "LinkedField",
  "name": "mediaDetails",
  "plural": false,
  "selections": [
    (v24/*:: as any*/),
    (v25/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "pictureSources",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v27/*:: as any*/)
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v30 = [
  (v29/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaDetails",
    "kind": "LinkedField",
    "name": "mediaDetails",
    "plural": false,
    "selections": [
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "include",
            "value": [
              "LARGE"
            ]
          }
        ],
        "concreteType": "MediaSize",
        "kind": "LinkedField",
        "name": "sizes",
        "plural": true,
        "selections": [
          (v22/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "storageKey": "sizes(include:[\"LARGE\"])"
      }
    ],
    "storageKey": null
  },
  (v21/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaDesc",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canonical",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNoindex",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metaRobotsNofollow",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphTitle",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphDescription",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modified",
  "storageKey": null
},
v39 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "raw",
    "storageKey": null
  }
],
v40 = [
  {
    "kind": "Variable",
    "name": "parameters",
    "variableName": "parameters"
  }
],
v41 = [
  (v18/*:: as any*/),
  (v15/*:: as any*/),
  (v21/*:: as any*/)
],
v42 = [
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v21/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "concreteType": "Market",
  "kind": "LinkedField",
  "name": "market",
  "plural": false,
  "selections": (v42/*:: as any*/),
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "department",
  "storageKey": null
},
v48 = [
  (v19/*:: as any*/),
  (v21/*:: as any*/)
],
v49 = {
  "alias": null,
  "args": null,
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": (v48/*:: as any*/),
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v53 = [
  (v19/*:: as any*/)
],
v54 = {
  "kind": "InlineFragment",
  "selections": (v53/*:: as any*/),
  "type": "NodeWithTitle",
  "abstractKey": "__isNodeWithTitle"
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "concreteType": "SEOPostTypeBreadcrumbs",
  "kind": "LinkedField",
  "name": "breadcrumbs",
  "plural": true,
  "selections": [
    (v46/*:: as any*/),
    (v56/*:: as any*/)
  ],
  "storageKey": null
},
v58 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v59 = [
  (v58/*:: as any*/)
],
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderColor",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "concreteType": "FocalPoint",
  "kind": "LinkedField",
  "name": "focalPoint",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "x",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "y",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v63 = [
  (v60/*:: as any*/),
  (v29/*:: as any*/),
  (v22/*:: as any*/),
  (v27/*:: as any*/),
  (v61/*:: as any*/),
  (v62/*:: as any*/),
  (v26/*:: as any*/),
  (v28/*:: as any*/),
  (v21/*:: as any*/)
],
v64 = [
  {
    "kind": "Literal",
    "name": "flat",
    "value": true
  }
],
v65 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isBlock"
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientId",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentClientId",
  "storageKey": null
},
v68 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saveContent",
      "storageKey": null
    }
  ],
  "type": "UnknownBlock",
  "abstractKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ground",
  "storageKey": null
},
v70 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "question",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "answer",
    "storageKey": null
  }
],
v71 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteAccordionFaqBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteAccordionFaqBlockAttributesQuestions",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": (v70/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteAccordionFaqBlock",
  "abstractKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "beforeLabel",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "afterLabel",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimensionNote",
  "storageKey": null
},
v76 = [
  (v29/*:: as any*/),
  (v22/*:: as any*/),
  (v27/*:: as any*/),
  (v61/*:: as any*/),
  (v62/*:: as any*/),
  (v26/*:: as any*/),
  (v28/*:: as any*/),
  (v21/*:: as any*/)
],
v77 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "beforeImage",
  "plural": false,
  "selections": (v76/*:: as any*/),
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "afterImage",
  "plural": false,
  "selections": (v76/*:: as any*/),
  "storageKey": null
},
v79 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBeforeAfterSlideBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v72/*:: as any*/),
        (v73/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v77/*:: as any*/),
        (v78/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteBeforeAfterSlideBlock",
  "abstractKey": null
},
v80 = [
  (v56/*:: as any*/),
  (v19/*:: as any*/)
],
v81 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "moreLink",
  "plural": false,
  "selections": (v80/*:: as any*/),
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v83 = [
  (v23/*:: as any*/),
  (v22/*:: as any*/),
  (v26/*:: as any*/),
  (v29/*:: as any*/),
  (v27/*:: as any*/),
  (v61/*:: as any*/),
  (v62/*:: as any*/),
  (v28/*:: as any*/),
  (v21/*:: as any*/)
],
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v85 = [
  (v56/*:: as any*/),
  (v19/*:: as any*/),
  (v84/*:: as any*/)
],
v86 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "link",
  "plural": false,
  "selections": (v85/*:: as any*/),
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "largeImage",
  "plural": false,
  "selections": (v83/*:: as any*/),
  "storageKey": null
},
v89 = {
  "alias": null,
  "args": null,
  "concreteType": "Leadership_Leadershipmeta",
  "kind": "LinkedField",
  "name": "leadershipMeta",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v87/*:: as any*/),
    (v88/*:: as any*/)
  ],
  "storageKey": null
},
v90 = {
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
      "selections": (v83/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v91 = [
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v89/*:: as any*/),
  (v90/*:: as any*/),
  (v21/*:: as any*/)
],
v92 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBoardOfDirectorsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBoardOfDirectorsBlockAttributesMembers",
          "kind": "LinkedField",
          "name": "members",
          "plural": true,
          "selections": [
            (v18/*:: as any*/),
            (v82/*:: as any*/),
            (v46/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MediaItem",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": (v83/*:: as any*/),
              "storageKey": null
            },
            (v86/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Leadership",
      "kind": "LinkedField",
      "name": "board",
      "plural": true,
      "selections": (v91/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteBoardOfDirectorsBlock",
  "abstractKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submitLabel",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingDays",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentText",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "peopleTitle",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v98/*:: as any*/),
    (v99/*:: as any*/)
  ],
  "storageKey": null
},
v101 = [
  (v97/*:: as any*/),
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v100/*:: as any*/),
  (v90/*:: as any*/),
  (v21/*:: as any*/)
],
v102 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "person",
    "plural": false,
    "selections": (v101/*:: as any*/),
    "storageKey": null
  }
],
v103 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v104 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentFrom",
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v108 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clock",
  "storageKey": null
},
v109 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v110 = {
  "alias": null,
  "args": null,
  "concreteType": "FormFieldValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    (v109/*:: as any*/)
  ],
  "storageKey": null
},
v111 = {
  "alias": null,
  "args": null,
  "concreteType": "FormError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v112 = [
  (v104/*:: as any*/),
  (v105/*:: as any*/),
  (v106/*:: as any*/),
  (v107/*:: as any*/),
  (v108/*:: as any*/),
  (v110/*:: as any*/),
  (v111/*:: as any*/)
],
v113 = {
  "alias": null,
  "args": (v40/*:: as any*/),
  "concreteType": "FormState",
  "kind": "LinkedField",
  "name": "form",
  "plural": false,
  "selections": (v112/*:: as any*/),
  "storageKey": null
},
v114 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBrokerToolkitFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBrokerToolkitFormBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v53/*:: as any*/),
          "storageKey": null
        },
        (v93/*:: as any*/),
        (v94/*:: as any*/),
        (v95/*:: as any*/),
        (v96/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBrokerToolkitFormBlockAttributesPeople",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v102/*:: as any*/),
          "storageKey": null
        },
        (v103/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    },
    (v113/*:: as any*/)
  ],
  "type": "SiteBrokerToolkitFormBlock",
  "abstractKey": null
},
v115 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetId",
  "storageKey": null
},
v116 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v117 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalUrl",
  "storageKey": null
},
v118 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalWidth",
  "storageKey": null
},
v119 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalHeight",
  "storageKey": null
},
v120 = [
  (v18/*:: as any*/),
  (v56/*:: as any*/),
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v121 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captionDetail",
  "storageKey": null
},
v122 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "align",
  "storageKey": null
},
v123 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBynderAssetBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v115/*:: as any*/),
        (v18/*:: as any*/),
        (v51/*:: as any*/),
        (v116/*:: as any*/),
        (v117/*:: as any*/),
        (v118/*:: as any*/),
        (v119/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBynderAssetBlockAttributesDerivatives",
          "kind": "LinkedField",
          "name": "derivatives",
          "plural": true,
          "selections": (v120/*:: as any*/),
          "storageKey": null
        },
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        (v122/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteBynderAssetBlock",
  "abstractKey": null
},
v124 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteBynderGalleryBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteBynderGalleryBlockAttributesAssets",
          "kind": "LinkedField",
          "name": "assets",
          "plural": true,
          "selections": [
            (v115/*:: as any*/),
            (v18/*:: as any*/),
            (v51/*:: as any*/),
            (v116/*:: as any*/),
            (v117/*:: as any*/),
            (v118/*:: as any*/),
            (v119/*:: as any*/),
            (v60/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteBynderGalleryBlockAttributesAssetsDerivatives",
              "kind": "LinkedField",
              "name": "derivatives",
              "plural": true,
              "selections": (v120/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteBynderGalleryBlock",
  "abstractKey": null
},
v125 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eyebrow",
  "storageKey": null
},
v126 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imagePosition",
  "storageKey": null
},
v127 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v76/*:: as any*/),
  "storageKey": null
},
v128 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v129 = [
  (v52/*:: as any*/),
  (v128/*:: as any*/)
],
v130 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCareerCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v125/*:: as any*/),
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v126/*:: as any*/),
        (v127/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCareerCardBlockAttributesSteps",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v52/*:: as any*/),
            (v19/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCareerCardBlockAttributesFacts",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
          "selections": (v129/*:: as any*/),
          "storageKey": null
        },
        (v86/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteCareerCardBlock",
  "abstractKey": null
},
v131 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v132 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "portrait",
  "plural": false,
  "selections": (v83/*:: as any*/),
  "storageKey": null
},
v133 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "linkToStory",
  "plural": false,
  "selections": (v85/*:: as any*/),
  "storageKey": null
},
v134 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCareersEmployeeCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCareersEmployeeCarouselBlockAttributesStories",
          "kind": "LinkedField",
          "name": "stories",
          "plural": true,
          "selections": [
            (v131/*:: as any*/),
            (v18/*:: as any*/),
            (v82/*:: as any*/),
            (v132/*:: as any*/),
            (v86/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team_Teammeta",
          "kind": "LinkedField",
          "name": "teamMeta",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "employeeQuote",
              "storageKey": null
            },
            (v133/*:: as any*/)
          ],
          "storageKey": null
        },
        (v90/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteCareersEmployeeCarouselBlock",
  "abstractKey": null
},
v135 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCommunityFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCommunityFormBlockAttributesTopics",
          "kind": "LinkedField",
          "name": "topics",
          "plural": true,
          "selections": (v53/*:: as any*/),
          "storageKey": null
        },
        (v93/*:: as any*/),
        (v94/*:: as any*/),
        (v95/*:: as any*/),
        (v96/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCommunityFormBlockAttributesPeople",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v102/*:: as any*/),
          "storageKey": null
        },
        (v103/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    },
    (v113/*:: as any*/)
  ],
  "type": "SiteCommunityFormBlock",
  "abstractKey": null
},
v136 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v137 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v138 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContactCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v82/*:: as any*/),
        (v46/*:: as any*/),
        (v98/*:: as any*/),
        (v99/*:: as any*/),
        (v136/*:: as any*/),
        (v137/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteContactCardBlockAttributesOpeningHours",
          "kind": "LinkedField",
          "name": "openingHours",
          "plural": true,
          "selections": (v129/*:: as any*/),
          "storageKey": null
        },
        (v127/*:: as any*/),
        (v86/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            (v15/*:: as any*/),
            (v100/*:: as any*/),
            (v90/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteContactCardBlock",
  "abstractKey": null
},
v139 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContactFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteContactFormBlockAttributesTopics",
          "kind": "LinkedField",
          "name": "topics",
          "plural": true,
          "selections": (v53/*:: as any*/),
          "storageKey": null
        },
        (v93/*:: as any*/),
        (v94/*:: as any*/),
        (v95/*:: as any*/),
        (v96/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteContactFormBlockAttributesPeople",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v102/*:: as any*/),
          "storageKey": null
        },
        (v103/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    },
    (v113/*:: as any*/)
  ],
  "type": "SiteContactFormBlock",
  "abstractKey": null
},
v140 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContentCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v125/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v86/*:: as any*/),
        (v126/*:: as any*/),
        (v127/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteContentCardBlock",
  "abstractKey": null
},
v141 = [
  (v19/*:: as any*/),
  (v46/*:: as any*/),
  (v69/*:: as any*/),
  (v81/*:: as any*/)
],
v142 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContentToggleBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteContentToggleBlock",
  "abstractKey": null
},
v143 = [
  (v52/*:: as any*/)
],
v144 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteContentToggleViewBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v143/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteContentToggleViewBlock",
  "abstractKey": null
},
v145 = [
  (v19/*:: as any*/),
  (v46/*:: as any*/)
],
v146 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gaId",
  "storageKey": null
},
v147 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gtmId",
  "storageKey": null
},
v148 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCookieChoicesBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v145/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "measurementOptions",
      "plural": false,
      "selections": [
        (v146/*:: as any*/),
        (v147/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteCookieChoicesBlock",
  "abstractKey": null
},
v149 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayAsDropdown",
  "storageKey": null
},
v150 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showLabel",
  "storageKey": null
},
v151 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showPostCounts",
  "storageKey": null
},
v152 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fontSize",
  "storageKey": null
},
v153 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "style",
  "storageKey": null
},
v154 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v155 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreArchivesBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v149/*:: as any*/),
        (v150/*:: as any*/),
        (v151/*:: as any*/),
        (v122/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostArchiveList",
      "kind": "LinkedField",
      "name": "archive",
      "plural": false,
      "selections": [
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PostArchiveYear",
          "kind": "LinkedField",
          "name": "years",
          "plural": true,
          "selections": [
            (v44/*:: as any*/),
            (v154/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreArchivesBlock",
  "abstractKey": null
},
v156 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v157 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "loop",
  "storageKey": null
},
v158 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
},
v159 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaItemUrl",
  "storageKey": null
},
v160 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v19/*:: as any*/),
      (v159/*:: as any*/),
      (v21/*:: as any*/)
    ],
    "storageKey": null
  }
],
v161 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v156/*:: as any*/),
            (v60/*:: as any*/),
            (v157/*:: as any*/),
            (v158/*:: as any*/),
            (v122/*:: as any*/)
          ],
          "type": "CoreAudioBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreAudioBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": (v160/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreAudioBlock",
  "abstractKey": null
},
v162 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLink",
  "storageKey": null
},
v163 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkTarget",
  "storageKey": null
},
v164 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v165 = {
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
v166 = {
  "kind": "InlineFragment",
  "selections": [
    (v87/*:: as any*/)
  ],
  "type": "NodeWithExcerpt",
  "abstractKey": "__isNodeWithExcerpt"
},
v167 = {
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
            (v18/*:: as any*/),
            (v15/*:: as any*/),
            (v20/*:: as any*/),
            (v21/*:: as any*/)
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
v168 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v169 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "loopTerms",
      "args": (v168/*:: as any*/),
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
            (v14/*:: as any*/),
            (v164/*:: as any*/),
            (v18/*:: as any*/),
            (v15/*:: as any*/),
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxonomyName",
              "storageKey": null
            },
            (v21/*:: as any*/)
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
v170 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v76/*:: as any*/),
    "storageKey": null
  }
],
v171 = {
  "alias": null,
  "args": null,
  "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
  "kind": "LinkedField",
  "name": "featuredImage",
  "plural": false,
  "selections": (v170/*:: as any*/),
  "storageKey": null
},
v172 = {
  "kind": "InlineFragment",
  "selections": [
    (v171/*:: as any*/)
  ],
  "type": "NodeWithFeaturedImage",
  "abstractKey": "__isNodeWithFeaturedImage"
},
v173 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "parentNode",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v21/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v164/*:: as any*/),
        (v15/*:: as any*/),
        (v55/*:: as any*/),
        (v38/*:: as any*/),
        (v31/*:: as any*/),
        (v165/*:: as any*/),
        (v54/*:: as any*/),
        (v166/*:: as any*/),
        (v167/*:: as any*/),
        (v169/*:: as any*/),
        (v172/*:: as any*/)
      ],
      "type": "ContentNode",
      "abstractKey": "__isContentNode"
    }
  ],
  "storageKey": null
},
v174 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreAvatarBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "coreSize",
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        (v162/*:: as any*/),
        (v163/*:: as any*/),
        (v122/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": (v41/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreAvatarBlock",
  "abstractKey": null
},
v175 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ref",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreBlock",
  "abstractKey": null
},
v176 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "className",
  "storageKey": null
},
v177 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v56/*:: as any*/),
            (v46/*:: as any*/),
            {
              "alias": "buttonTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            (v176/*:: as any*/)
          ],
          "type": "CoreButtonBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonBlock",
  "abstractKey": null
},
v178 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "layout",
  "storageKey": null
},
v179 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v178/*:: as any*/),
            (v122/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreButtonsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonsBlock",
  "abstractKey": null
},
v180 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backgroundColor",
  "storageKey": null
},
v181 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColor",
  "storageKey": null
},
v182 = [
  (v122/*:: as any*/),
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v153/*:: as any*/)
],
v183 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCalendarBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v182/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "PostCalendar",
      "kind": "LinkedField",
      "name": "calendar",
      "plural": false,
      "selections": [
        (v44/*:: as any*/),
        (v45/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previous",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "next",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOutOfRange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "posts",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v15/*:: as any*/),
            (v55/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCalendarBlock",
  "abstractKey": null
},
v184 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentDatabaseId",
  "storageKey": null
},
v185 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCategoriesBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v149/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showHierarchy",
          "storageKey": null
        },
        (v151/*:: as any*/),
        (v122/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        (v164/*:: as any*/),
        (v18/*:: as any*/),
        (v15/*:: as any*/),
        (v154/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v184/*:: as any*/)
          ],
          "type": "HierarchicalTermNode",
          "abstractKey": "__isHierarchicalTermNode"
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCategoriesBlock",
  "abstractKey": null
},
v186 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCodeBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "codeText",
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        (v158/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCodeBlock",
  "abstractKey": null
},
v187 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verticalAlignment",
  "storageKey": null
},
v188 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "columnWidth",
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            (v187/*:: as any*/),
            (v158/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreColumnBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnBlock",
  "abstractKey": null
},
v189 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStackedOnMobile",
  "storageKey": null
},
v190 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v189/*:: as any*/),
            (v187/*:: as any*/),
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreColumnsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnsBlock",
  "abstractKey": null
},
v191 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textAlign",
  "storageKey": null
},
v192 = [
  (v162/*:: as any*/),
  (v163/*:: as any*/),
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v191/*:: as any*/),
  (v153/*:: as any*/)
],
v193 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v192/*:: as any*/),
          "type": "CoreCommentAuthorNameBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentAuthorNameBlock",
  "abstractKey": null
},
v194 = [
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v191/*:: as any*/),
  (v153/*:: as any*/)
],
v195 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentContentBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v194/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentContentBlock",
  "abstractKey": null
},
v196 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
},
v197 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v196/*:: as any*/),
            (v162/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreCommentDateBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentDateBlock",
  "abstractKey": null
},
v198 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentEditLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v163/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentEditLinkBlock",
  "abstractKey": null
},
v199 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentReplyLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v194/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentReplyLinkBlock",
  "abstractKey": null
},
v200 = [
  (v122/*:: as any*/),
  (v152/*:: as any*/),
  (v153/*:: as any*/)
],
v201 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentTemplateBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v200/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentTemplateBlock",
  "abstractKey": null
},
v202 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "list",
  "storageKey": null
},
v203 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v204 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v205 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v206 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPastEnd",
  "storageKey": null
},
v207 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v208 = [
  (v15/*:: as any*/)
],
v209 = {
  "alias": null,
  "args": null,
  "concreteType": "CommentToCommenterConnectionEdge",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        (v18/*:: as any*/),
        (v56/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v208/*:: as any*/),
          "type": "User",
          "abstractKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v210 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "legacy",
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreCommentsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v173/*:: as any*/),
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "Discussion",
      "kind": "LinkedField",
      "name": "discussion",
      "plural": false,
      "selections": [
        (v202/*:: as any*/),
        (v203/*:: as any*/),
        (v204/*:: as any*/),
        (v205/*:: as any*/),
        (v206/*:: as any*/),
        (v154/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxDepth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DiscussionEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "depth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Comment",
              "kind": "LinkedField",
              "name": "comment",
              "plural": false,
              "selections": [
                (v164/*:: as any*/),
                (v55/*:: as any*/),
                (v207/*:: as any*/),
                (v209/*:: as any*/),
                (v21/*:: as any*/)
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
  "type": "CoreCommentsBlock",
  "abstractKey": null
},
v211 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paginationArrow",
    "storageKey": null
  },
  (v122/*:: as any*/),
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v153/*:: as any*/)
],
v212 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v211/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentsPaginationBlock",
  "abstractKey": null
},
v213 = [
  (v52/*:: as any*/),
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v153/*:: as any*/)
],
v214 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationNextBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v213/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentsPaginationNextBlock",
  "abstractKey": null
},
v215 = [
  (v180/*:: as any*/),
  (v181/*:: as any*/),
  (v152/*:: as any*/),
  (v153/*:: as any*/)
],
v216 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationNumbersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v215/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentsPaginationNumbersBlock",
  "abstractKey": null
},
v217 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCommentsPaginationPreviousBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v213/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreCommentsPaginationPreviousBlock",
  "abstractKey": null
},
v218 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v219 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v218/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showCommentsCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showPostTitle",
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v191/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreCommentsTitleBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentsTitleBlock",
  "abstractKey": null
},
v220 = {
  "alias": "imageAlt",
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v221 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalPoint",
  "storageKey": null
},
v222 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v159/*:: as any*/),
      (v29/*:: as any*/),
      (v22/*:: as any*/),
      (v27/*:: as any*/),
      (v61/*:: as any*/),
      (v62/*:: as any*/),
      (v26/*:: as any*/),
      (v28/*:: as any*/),
      (v21/*:: as any*/)
    ],
    "storageKey": null
  }
],
v223 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v56/*:: as any*/),
            (v220/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "useFeaturedImage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasParallax",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRepeated",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "backgroundType",
              "storageKey": null
            },
            (v221/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minHeight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minHeightUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contentPosition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overlayColor",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            (v152/*:: as any*/)
          ],
          "type": "CoreCoverBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreCoverBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": (v222/*:: as any*/),
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CoreCoverBlock",
  "abstractKey": null
},
v224 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreDetailsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showContent",
          "storageKey": null
        },
        (v158/*:: as any*/),
        (v122/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreDetailsBlock",
  "abstractKey": null
},
v225 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v56/*:: as any*/),
            (v60/*:: as any*/),
            (v122/*:: as any*/)
          ],
          "type": "CoreEmbedBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreEmbedBlock",
  "abstractKey": null
},
v226 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v227 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileSize",
  "storageKey": null
},
v228 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v226/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textLinkHref",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textLinkTarget",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showDownloadButton",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "downloadButtonText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPreview",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v122/*:: as any*/)
          ],
          "type": "CoreFileBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreFileBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
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
            (v19/*:: as any*/),
            (v159/*:: as any*/),
            (v23/*:: as any*/),
            (v227/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreFileBlock",
  "abstractKey": null
},
v229 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "renderedHtml",
  "storageKey": null
},
v230 = {
  "kind": "InlineFragment",
  "selections": [
    (v229/*:: as any*/)
  ],
  "type": "CoreFreeformBlock",
  "abstractKey": null
},
v231 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v60/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageCrop",
              "storageKey": null
            },
            (v158/*:: as any*/),
            {
              "alias": "galleryColumns",
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            (v122/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreGalleryBlockAttributesImages",
              "kind": "LinkedField",
              "name": "images",
              "plural": true,
              "selections": [
                (v56/*:: as any*/),
                (v116/*:: as any*/),
                (v60/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "CoreGalleryBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGalleryBlock",
  "abstractKey": null
},
v232 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ariaLabel",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v178/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreGroupBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGroupBlock",
  "abstractKey": null
},
v233 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v207/*:: as any*/),
            (v218/*:: as any*/),
            (v158/*:: as any*/),
            (v191/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreHeadingBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHeadingBlock",
  "abstractKey": null
},
v234 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreHomeLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v143/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreHomeLinkBlock",
  "abstractKey": null
},
v235 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreHtmlBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "htmlText",
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHtmlBlock",
  "abstractKey": null
},
v236 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v56/*:: as any*/),
            (v220/*:: as any*/),
            (v60/*:: as any*/),
            (v226/*:: as any*/),
            {
              "alias": "imageTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aspectRatio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scale",
              "storageKey": null
            }
          ],
          "type": "CoreImageBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreImageBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": (v170/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreImageBlock",
  "abstractKey": null
},
v237 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayDate",
  "storageKey": null
},
v238 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayExcerpt",
  "storageKey": null
},
v239 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLatestCommentsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayAvatar",
          "storageKey": null
        },
        (v237/*:: as any*/),
        (v238/*:: as any*/),
        (v122/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v164/*:: as any*/),
        (v55/*:: as any*/),
        (v207/*:: as any*/),
        (v209/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CommentToContentNodeConnectionEdge",
          "kind": "LinkedField",
          "name": "commentedOn",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v54/*:: as any*/),
                (v21/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLatestCommentsBlock",
  "abstractKey": null
},
v240 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerptLength",
  "storageKey": null
},
v241 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayAuthor",
  "storageKey": null
},
v242 = [
  (v14/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isContentNode"
  },
  (v21/*:: as any*/),
  (v164/*:: as any*/),
  (v15/*:: as any*/),
  (v55/*:: as any*/),
  (v38/*:: as any*/),
  (v31/*:: as any*/),
  (v165/*:: as any*/),
  (v54/*:: as any*/),
  (v166/*:: as any*/),
  (v167/*:: as any*/),
  (v169/*:: as any*/),
  (v172/*:: as any*/)
],
v243 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v242/*:: as any*/),
    "storageKey": null
  },
  (v207/*:: as any*/)
],
v244 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postLayout",
              "storageKey": null
            },
            {
              "alias": "coreColumns",
              "args": null,
              "kind": "ScalarField",
              "name": "columns",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostContent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostContentRadio",
              "storageKey": null
            },
            (v240/*:: as any*/),
            (v241/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayPostDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayFeaturedImage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "addLinkToFeaturedImage",
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreLatestPostsBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoopEntry",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": (v243/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreLatestPostsBlock",
  "abstractKey": null
},
v245 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLegacyWidgetBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "idBase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "instance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLegacyWidgetBlock",
  "abstractKey": null
},
v246 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ordered",
              "storageKey": null
            },
            (v109/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "start",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reversed",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreListBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreListBlock",
  "abstractKey": null
},
v247 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreListItemBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v207/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreListItemBlock",
  "abstractKey": null
},
v248 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "parentNode",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": (v208/*:: as any*/),
      "type": "UniformResourceIdentifiable",
      "abstractKey": "__isUniformResourceIdentifiable"
    },
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v249 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreLoginoutBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "redirectToCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v248/*:: as any*/)
  ],
  "type": "CoreLoginoutBlock",
  "abstractKey": null
},
v250 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaType",
  "storageKey": null
},
v251 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaAlt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaPosition",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaUrl",
              "storageKey": null
            },
            (v250/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaWidth",
              "storageKey": null
            },
            (v226/*:: as any*/),
            {
              "alias": "mediaTextTarget",
              "args": null,
              "kind": "ScalarField",
              "name": "linkTarget",
              "storageKey": null
            },
            (v189/*:: as any*/),
            (v187/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "imageFill",
              "storageKey": null
            },
            (v221/*:: as any*/),
            (v158/*:: as any*/),
            {
              "alias": "mediaTextAlign",
              "args": null,
              "kind": "ScalarField",
              "name": "align",
              "storageKey": null
            },
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreMediaTextBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreMediaTextBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": (v222/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreMediaTextBlock",
  "abstractKey": null
},
v252 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreMissingBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalContent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreMissingBlock",
  "abstractKey": null
},
v253 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentNodeDatabaseId",
      "storageKey": null
    }
  ],
  "type": "CoreMoreBlock",
  "abstractKey": null
},
v254 = {
  "alias": "innerLinks",
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "innerBlocks",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v255 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v256 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "overlayMenu",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showSubmenuIcon",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxNestingLevel",
              "storageKey": null
            },
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v178/*:: as any*/)
          ],
          "type": "CoreNavigationBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v254/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Menu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": [
        (v18/*:: as any*/),
        {
          "alias": null,
          "args": (v255/*:: as any*/),
          "concreteType": "MenuToMenuItemConnection",
          "kind": "LinkedField",
          "name": "menuItems",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuItem",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v21/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "parentId",
                  "storageKey": null
                },
                (v52/*:: as any*/),
                (v15/*:: as any*/),
                (v84/*:: as any*/),
                (v20/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "menuItems(first:100)"
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationBlock",
  "abstractKey": null
},
v257 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rel",
  "storageKey": null
},
v258 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v52/*:: as any*/),
            (v56/*:: as any*/),
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "opensInNewTab",
              "storageKey": null
            },
            (v257/*:: as any*/)
          ],
          "type": "CoreNavigationLinkBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationLinkBlock",
  "abstractKey": null
},
v259 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreNavigationSubmenuBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v52/*:: as any*/),
        (v56/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationSubmenuBlock",
  "abstractKey": null
},
v260 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    }
  ],
  "type": "CoreNextpageBlock",
  "abstractKey": null
},
v261 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePageListBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentPageID",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Page",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v164/*:: as any*/),
        (v184/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CorePageListBlock",
  "abstractKey": null
},
v262 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePageListItemBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v52/*:: as any*/),
        (v19/*:: as any*/),
        {
          "alias": "pageLink",
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePageListItemBlock",
  "abstractKey": null
},
v263 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v207/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dropCap",
              "storageKey": null
            },
            (v152/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "direction",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreParagraphBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreParagraphBlock",
  "abstractKey": null
},
v264 = [
  (v97/*:: as any*/)
],
v265 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePatternBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v264/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CorePatternBlock",
  "abstractKey": null
},
v266 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostAuthorBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byline",
          "storageKey": null
        },
        (v162/*:: as any*/),
        (v163/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showAvatar",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showBio",
          "storageKey": null
        },
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v191/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostAuthorBlock",
  "abstractKey": null
},
v267 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostAuthorBiographyBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v194/*:: as any*/),
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostAuthorBiographyBlock",
  "abstractKey": null
},
v268 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostAuthorNameBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v192/*:: as any*/),
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostAuthorNameBlock",
  "abstractKey": null
},
v269 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostCommentsFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v191/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/),
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "FormState",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v104/*:: as any*/),
        (v105/*:: as any*/),
        (v106/*:: as any*/),
        (v107/*:: as any*/),
        (v108/*:: as any*/),
        (v110/*:: as any*/),
        (v111/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Comment",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": [
            (v164/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CommentToCommenterConnectionEdge",
              "kind": "LinkedField",
              "name": "author",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v14/*:: as any*/),
                    (v18/*:: as any*/),
                    (v21/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostCommentsFormBlock",
  "abstractKey": null
},
v270 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostContentBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v200/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CorePostContentBlock",
  "abstractKey": null
},
v271 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayType",
              "storageKey": null
            },
            (v196/*:: as any*/),
            (v162/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v191/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CorePostDateBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostDateBlock",
  "abstractKey": null
},
v272 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostExcerptBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moreText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showMoreOnNewLine",
          "storageKey": null
        },
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v191/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostExcerptBlock",
  "abstractKey": null
},
v273 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostFeaturedImageBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v162/*:: as any*/),
        (v163/*:: as any*/),
        {
          "alias": "featuredScale",
          "args": null,
          "kind": "ScalarField",
          "name": "scale",
          "storageKey": null
        },
        {
          "alias": "coreHeight",
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        (v122/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostFeaturedImageBlock",
  "abstractKey": null
},
v274 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostNavigationLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "navigationType",
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v52/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arrow",
          "storageKey": null
        },
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v191/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "adjacent",
      "plural": false,
      "selections": (v242/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CorePostNavigationLinkBlock",
  "abstractKey": null
},
v275 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostTemplateBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v178/*:: as any*/),
        (v122/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostTemplateBlock",
  "abstractKey": null
},
v276 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v277 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suffix",
  "storageKey": null
},
v278 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePostTermsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        (v276/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "separator",
          "storageKey": null
        },
        (v277/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v191/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostTermsBlock",
  "abstractKey": null
},
v279 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v218/*:: as any*/),
            (v162/*:: as any*/),
            (v163/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v191/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CorePostTitleBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CorePostTitleBlock",
  "abstractKey": null
},
v280 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CorePreformattedBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v207/*:: as any*/),
        (v158/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/),
        (v176/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CorePreformattedBlock",
  "abstractKey": null
},
v281 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "citation",
  "storageKey": null
},
v282 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v128/*:: as any*/),
            (v281/*:: as any*/),
            (v191/*:: as any*/),
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CorePullquoteBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePullquoteBlock",
  "abstractKey": null
},
v283 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "displayLayout",
              "storageKey": null
            },
            (v122/*:: as any*/)
          ],
          "type": "CoreQueryBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v248/*:: as any*/),
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "QueryLoop",
      "kind": "LinkedField",
      "name": "loop",
      "plural": false,
      "selections": [
        (v202/*:: as any*/),
        (v203/*:: as any*/),
        (v204/*:: as any*/),
        (v205/*:: as any*/),
        (v206/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LoopEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": (v243/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryBlock",
  "abstractKey": null
},
v284 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryNoResultsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v182/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreQueryNoResultsBlock",
  "abstractKey": null
},
v285 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v211/*:: as any*/),
          "type": "CoreQueryPaginationBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationBlock",
  "abstractKey": null
},
v286 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationNextBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v213/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationNextBlock",
  "abstractKey": null
},
v287 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationNumbersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v215/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationNumbersBlock",
  "abstractKey": null
},
v288 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreQueryPaginationPreviousBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v213/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationPreviousBlock",
  "abstractKey": null
},
v289 = [
  (v18/*:: as any*/),
  (v21/*:: as any*/)
],
v290 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v291 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v218/*:: as any*/),
            (v51/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showPrefix",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showSearchTerm",
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v191/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreQueryTitleBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v173/*:: as any*/),
    {
      "alias": "requested",
      "args": (v40/*:: as any*/),
      "concreteType": "ActiveFilters",
      "kind": "LinkedField",
      "name": "asked",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": (v289/*:: as any*/),
          "storageKey": null
        },
        (v44/*:: as any*/),
        (v290/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryTitleBlock",
  "abstractKey": null
},
v292 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "quoteValue",
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v281/*:: as any*/),
            (v158/*:: as any*/),
            (v176/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreQuoteBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQuoteBlock",
  "abstractKey": null
},
v293 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreReadMoreBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "readMoreText",
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        (v163/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/)
  ],
  "type": "CoreReadMoreBlock",
  "abstractKey": null
},
v294 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v295 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreRssBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "feedURL",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blockLayout",
          "storageKey": null
        },
        (v238/*:: as any*/),
        (v241/*:: as any*/),
        (v237/*:: as any*/),
        (v240/*:: as any*/),
        (v122/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedEntry",
      "kind": "LinkedField",
      "name": "feed",
      "plural": true,
      "selections": [
        (v19/*:: as any*/),
        (v294/*:: as any*/),
        (v55/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        (v46/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreRssBlock",
  "abstractKey": null
},
v296 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v297 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingType",
  "storageKey": null
},
v298 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableSquareFeet",
  "storageKey": null
},
v299 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalSquareFeet",
  "storageKey": null
},
v300 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "divisibleSquareFeet",
  "storageKey": null
},
v301 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clearHeightFeet",
  "storageKey": null
},
v302 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v303 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v98/*:: as any*/)
  ],
  "storageKey": null
},
v304 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availablePosition",
  "storageKey": null
},
v305 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingLengthFeet",
  "storageKey": null
},
v306 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingDepthFeet",
  "storageKey": null
},
v307 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "floors",
  "storageKey": null
},
v308 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columnSpacingLengthFeet",
  "storageKey": null
},
v309 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columnSpacingDepthFeet",
  "storageKey": null
},
v310 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "speedBayFeet",
  "storageKey": null
},
v311 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeSquareFeet",
  "storageKey": null
},
v312 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeFloors",
  "storageKey": null
},
v313 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officePosition",
  "storageKey": null
},
v314 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v315 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "floor",
  "storageKey": null
},
v316 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "truckCourtFeet",
  "storageKey": null
},
v317 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "driveInDoors",
  "storageKey": null
},
v318 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trailerStalls",
  "storageKey": null
},
v319 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vanStalls",
  "storageKey": null
},
v320 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertyfacts_sides",
  "kind": "LinkedField",
  "name": "sides",
  "plural": true,
  "selections": [
    (v314/*:: as any*/),
    (v315/*:: as any*/),
    (v316/*:: as any*/),
    (v302/*:: as any*/),
    (v317/*:: as any*/),
    (v318/*:: as any*/),
    (v319/*:: as any*/)
  ],
  "storageKey": null
},
v321 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "squareFeet",
  "storageKey": null
},
v322 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertyfacts_rooms",
  "kind": "LinkedField",
  "name": "rooms",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    (v321/*:: as any*/)
  ],
  "storageKey": null
},
v323 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableFrom",
  "storageKey": null
},
v324 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertyfacts",
  "kind": "LinkedField",
  "name": "propertyFacts",
  "plural": false,
  "selections": [
    (v296/*:: as any*/),
    (v297/*:: as any*/),
    (v298/*:: as any*/),
    (v299/*:: as any*/),
    (v300/*:: as any*/),
    (v301/*:: as any*/),
    (v302/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "contacts",
      "plural": true,
      "selections": [
        (v19/*:: as any*/),
        (v303/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    },
    (v304/*:: as any*/),
    (v305/*:: as any*/),
    (v306/*:: as any*/),
    (v307/*:: as any*/),
    (v308/*:: as any*/),
    (v309/*:: as any*/),
    (v310/*:: as any*/),
    (v311/*:: as any*/),
    (v312/*:: as any*/),
    (v313/*:: as any*/),
    (v320/*:: as any*/),
    (v322/*:: as any*/),
    (v323/*:: as any*/)
  ],
  "storageKey": null
},
v325 = [
  (v97/*:: as any*/),
  (v21/*:: as any*/)
],
v326 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Status",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": (v325/*:: as any*/),
    "storageKey": null
  }
],
v327 = {
  "alias": "pictureStatus",
  "args": (v59/*:: as any*/),
  "concreteType": "PropertyToStatusConnection",
  "kind": "LinkedField",
  "name": "allStatus",
  "plural": false,
  "selections": (v326/*:: as any*/),
  "storageKey": "allStatus(first:1)"
},
v328 = {
  "alias": "cardStatus",
  "args": (v59/*:: as any*/),
  "concreteType": "PropertyToStatusConnection",
  "kind": "LinkedField",
  "name": "allStatus",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v97/*:: as any*/),
        (v18/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "allStatus(first:1)"
},
v329 = {
  "alias": null,
  "args": null,
  "concreteType": "Property",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v21/*:: as any*/),
    (v164/*:: as any*/),
    (v19/*:: as any*/),
    (v15/*:: as any*/),
    (v324/*:: as any*/),
    (v171/*:: as any*/),
    (v327/*:: as any*/),
    (v328/*:: as any*/)
  ],
  "storageKey": null
},
v330 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSearchBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v52/*:: as any*/),
        (v150/*:: as any*/),
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
        (v122/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "SiteSearch",
      "kind": "LinkedField",
      "name": "found",
      "plural": false,
      "selections": [
        (v290/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "correctedWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSearchGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v18/*:: as any*/),
            (v52/*:: as any*/),
            (v205/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSearchBuildings",
          "kind": "LinkedField",
          "name": "buildings",
          "plural": false,
          "selections": [
            (v205/*:: as any*/),
            (v15/*:: as any*/),
            (v104/*:: as any*/),
            (v329/*:: as any*/)
          ],
          "storageKey": null
        },
        (v205/*:: as any*/),
        (v203/*:: as any*/),
        (v204/*:: as any*/),
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
            (v15/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v14/*:: as any*/),
                (v21/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "contentTypeName",
                  "storageKey": null
                },
                (v54/*:: as any*/),
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v159/*:: as any*/),
                    (v227/*:: as any*/)
                  ],
                  "type": "MediaItem",
                  "abstractKey": null
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
},
v331 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v158/*:: as any*/),
            (v176/*:: as any*/),
            (v122/*:: as any*/)
          ],
          "type": "CoreSeparatorBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSeparatorBlock",
  "abstractKey": null
},
v332 = {
  "kind": "InlineFragment",
  "selections": [
    (v229/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreShortcodeBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v46/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreShortcodeBlock",
  "abstractKey": null
},
v333 = {
  "alias": null,
  "args": null,
  "concreteType": "GeneralSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": (v48/*:: as any*/),
  "storageKey": null
},
v334 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSiteLogoBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "logoWidth",
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        (v162/*:: as any*/),
        (v163/*:: as any*/),
        (v122/*:: as any*/)
      ],
      "storageKey": null
    },
    (v333/*:: as any*/)
  ],
  "type": "CoreSiteLogoBlock",
  "abstractKey": null
},
v335 = [
  (v20/*:: as any*/),
  (v21/*:: as any*/)
],
v336 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v191/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
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
      "selections": (v335/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreSiteTaglineBlock",
  "abstractKey": null
},
v337 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v218/*:: as any*/),
            (v162/*:: as any*/),
            (v163/*:: as any*/),
            (v191/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreSiteTitleBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v333/*:: as any*/)
  ],
  "type": "CoreSiteTitleBlock",
  "abstractKey": null
},
v338 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreSocialLinkBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v56/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        (v52/*:: as any*/),
        (v257/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSocialLinkBlock",
  "abstractKey": null
},
v339 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v158/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "openInNewTab",
              "storageKey": null
            },
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreSocialLinksBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v254/*:: as any*/)
  ],
  "type": "CoreSocialLinksBlock",
  "abstractKey": null
},
v340 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "spacerHeight",
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            (v158/*:: as any*/)
          ],
          "type": "CoreSpacerBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSpacerBlock",
  "abstractKey": null
},
v341 = [
  {
    "alias": "cellContent",
    "args": null,
    "kind": "ScalarField",
    "name": "content",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "tag",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scope",
    "storageKey": null
  },
  {
    "alias": "cellAlign",
    "args": null,
    "kind": "ScalarField",
    "name": "align",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "colspan",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rowspan",
    "storageKey": null
  }
],
v342 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasFixedLayout",
              "storageKey": null
            },
            {
              "alias": "tableCaption",
              "args": null,
              "kind": "ScalarField",
              "name": "caption",
              "storageKey": null
            },
            (v158/*:: as any*/),
            (v176/*:: as any*/),
            (v122/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesHead",
              "kind": "LinkedField",
              "name": "head",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesHeadCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v341/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesBody",
              "kind": "LinkedField",
              "name": "body",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesBodyCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v341/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CoreTableBlockAttributesFoot",
              "kind": "LinkedField",
              "name": "foot",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CoreTableBlockAttributesFootCells",
                  "kind": "LinkedField",
                  "name": "cells",
                  "plural": true,
                  "selections": (v341/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "CoreTableBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTableBlock",
  "abstractKey": null
},
v343 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTagCloudBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showTagCounts",
          "storageKey": null
        },
        (v122/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "terms",
      "plural": true,
      "selections": [
        (v14/*:: as any*/),
        (v164/*:: as any*/),
        (v18/*:: as any*/),
        (v15/*:: as any*/),
        (v154/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTagCloudBlock",
  "abstractKey": null
},
v344 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTemplatePartBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v264/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreTemplatePartBlock",
  "abstractKey": null
},
v345 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTermDescriptionBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v122/*:: as any*/),
        (v180/*:: as any*/),
        (v181/*:: as any*/),
        (v152/*:: as any*/),
        (v191/*:: as any*/),
        (v153/*:: as any*/)
      ],
      "storageKey": null
    },
    (v173/*:: as any*/),
    {
      "alias": "requested",
      "args": (v40/*:: as any*/),
      "concreteType": "ActiveFilters",
      "kind": "LinkedField",
      "name": "asked",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": (v335/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTermDescriptionBlock",
  "abstractKey": null
},
v346 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreTextColumnsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": "columnTexts",
          "args": null,
          "concreteType": "CoreTextColumnsBlockAttributesContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "children",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTextColumnsBlock",
  "abstractKey": null
},
v347 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v191/*:: as any*/),
            (v207/*:: as any*/),
            (v158/*:: as any*/),
            (v180/*:: as any*/),
            (v181/*:: as any*/),
            (v152/*:: as any*/),
            (v153/*:: as any*/)
          ],
          "type": "CoreVerseBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreVerseBlock",
  "abstractKey": null
},
v348 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v156/*:: as any*/),
            (v60/*:: as any*/),
            (v157/*:: as any*/),
            (v158/*:: as any*/),
            (v122/*:: as any*/),
            {
              "alias": "posterUrl",
              "args": null,
              "kind": "ScalarField",
              "name": "poster",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "muted",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tracks",
              "storageKey": null
            }
          ],
          "type": "CoreVideoBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CoreVideoBlockToMediaItemConnectionEdge",
      "kind": "LinkedField",
      "name": "mediaItem",
      "plural": false,
      "selections": (v160/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CoreVideoBlock",
  "abstractKey": null
},
v349 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v53/*:: as any*/),
          "type": "CoreWidgetGroupBlockAttributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreWidgetGroupBlock",
  "abstractKey": null
},
v350 = [
  (v19/*:: as any*/),
  (v46/*:: as any*/),
  (v86/*:: as any*/)
],
v351 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteCtaListBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteCtaListBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v350/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteCtaListBlock",
  "abstractKey": null
},
v352 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteDevelopmentCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteDevelopmentCarouselBlockAttributesProjects",
          "kind": "LinkedField",
          "name": "projects",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v125/*:: as any*/),
            (v46/*:: as any*/),
            (v127/*:: as any*/),
            (v86/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteDevelopmentCarouselBlockAttributesProjectsFacts",
              "kind": "LinkedField",
              "name": "facts",
              "plural": true,
              "selections": (v129/*:: as any*/),
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
      "concreteType": "PopupModule",
      "kind": "LinkedField",
      "name": "popupModule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PopupModule_popupItems",
          "kind": "LinkedField",
          "name": "popupItems",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "popupTitle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "popupContent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteDevelopmentCarouselBlock",
  "abstractKey": null
},
v353 = {
  "alias": "siteLink",
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "link",
  "plural": false,
  "selections": (v85/*:: as any*/),
  "storageKey": null
},
v354 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteDownloadCtaBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v52/*:: as any*/),
        (v69/*:: as any*/),
        (v353/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
            (v23/*:: as any*/),
            (v159/*:: as any*/),
            (v227/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteDownloadCtaBlock",
  "abstractKey": null
},
v355 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v55/*:: as any*/),
    (v23/*:: as any*/),
    (v227/*:: as any*/),
    (v159/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v356 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteDownloadsListBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteDownloadsListBlockAttributesGroups",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteDownloadsListBlockAttributesGroupsFiles",
              "kind": "LinkedField",
              "name": "files",
              "plural": true,
              "selections": [
                (v19/*:: as any*/),
                (v103/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AcfLink",
                  "kind": "LinkedField",
                  "name": "document",
                  "plural": false,
                  "selections": (v80/*:: as any*/),
                  "storageKey": null
                },
                (v355/*:: as any*/)
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
  "type": "SiteDownloadsListBlock",
  "abstractKey": null
},
v357 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteEsgReportArchiveBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteEsgReportArchiveBlockAttributesReports",
          "kind": "LinkedField",
          "name": "reports",
          "plural": true,
          "selections": [
            (v44/*:: as any*/),
            (v19/*:: as any*/),
            (v103/*:: as any*/),
            (v127/*:: as any*/),
            (v355/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteEsgReportArchiveBlock",
  "abstractKey": null
},
v358 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeaturedPropertiesCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property",
      "kind": "LinkedField",
      "name": "properties",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v164/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Property_Propertyfacts",
          "kind": "LinkedField",
          "name": "propertyFacts",
          "plural": false,
          "selections": [
            (v296/*:: as any*/),
            (v298/*:: as any*/),
            (v299/*:: as any*/),
            (v301/*:: as any*/),
            (v302/*:: as any*/),
            (v305/*:: as any*/),
            (v297/*:: as any*/),
            (v304/*:: as any*/),
            (v306/*:: as any*/),
            (v307/*:: as any*/),
            (v308/*:: as any*/),
            (v309/*:: as any*/),
            (v310/*:: as any*/),
            (v311/*:: as any*/),
            (v312/*:: as any*/),
            (v313/*:: as any*/),
            (v320/*:: as any*/),
            (v322/*:: as any*/),
            (v323/*:: as any*/)
          ],
          "storageKey": null
        },
        (v171/*:: as any*/),
        (v327/*:: as any*/),
        (v328/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFeaturedPropertiesCarouselBlock",
  "abstractKey": null
},
v359 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFeaturedTextBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v46/*:: as any*/),
        (v125/*:: as any*/),
        (v69/*:: as any*/),
        (v86/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFeaturedTextBlock",
  "abstractKey": null
},
v360 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "figure",
  "storageKey": null
},
v361 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v362 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFlipHighlightsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteFlipHighlightsBlockAttributesCards",
          "kind": "LinkedField",
          "name": "cards",
          "plural": true,
          "selections": [
            (v360/*:: as any*/),
            (v361/*:: as any*/),
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v86/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFlipHighlightsBlock",
  "abstractKey": null
},
v363 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFormEmbedBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v56/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frameHeight",
          "storageKey": null
        },
        (v103/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFormEmbedBlock",
  "abstractKey": null
},
v364 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "icon",
    "storageKey": null
  },
  (v19/*:: as any*/),
  (v46/*:: as any*/),
  (v86/*:: as any*/)
],
v365 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFourColumnIconBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteFourColumnIconBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v364/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFourColumnIconBlock",
  "abstractKey": null
},
v366 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "secondaryLink",
  "plural": false,
  "selections": (v85/*:: as any*/),
  "storageKey": null
},
v367 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFullWidthImageCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v125/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v203/*:: as any*/),
        (v60/*:: as any*/),
        (v127/*:: as any*/),
        (v86/*:: as any*/),
        (v366/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteFullWidthImageCardBlock",
  "abstractKey": null
},
v368 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columns",
  "storageKey": null
},
v369 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        (v368/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ruled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteGridBlock",
  "abstractKey": null
},
v370 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteGridCellBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "span",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteGridCellBlock",
  "abstractKey": null
},
v371 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteHighlightsModuleBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteHighlightsModuleBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v360/*:: as any*/),
            (v361/*:: as any*/),
            (v103/*:: as any*/),
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v86/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteHighlightsModuleBlock",
  "abstractKey": null
},
v372 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteHomePageThreePackBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteHomePageThreePackBlockAttributesDoors",
          "kind": "LinkedField",
          "name": "doors",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "drawing",
              "storageKey": null
            },
            (v86/*:: as any*/),
            (v127/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteHomePageThreePackBlock",
  "abstractKey": null
},
v373 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteIconContentGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteIconContentGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v364/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteIconContentGridBlock",
  "abstractKey": null
},
v374 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteImageBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v122/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratio",
          "storageKey": null
        },
        (v69/*:: as any*/),
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        (v221/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v127/*:: as any*/),
        (v353/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteImageBlock",
  "abstractKey": null
},
v375 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "primaryLink",
  "plural": false,
  "selections": (v85/*:: as any*/),
  "storageKey": null
},
v376 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteImageHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v125/*:: as any*/),
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        (v221/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v127/*:: as any*/),
        (v375/*:: as any*/),
        (v366/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteImageHeroBlock",
  "abstractKey": null
},
v377 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteImageTextComplexGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteImageTextComplexGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v125/*:: as any*/),
            (v46/*:: as any*/),
            (v86/*:: as any*/),
            (v127/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteImageTextComplexGridBlock",
  "abstractKey": null
},
v378 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeCtaCardBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v350/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteLargeCtaCardBlock",
  "abstractKey": null
},
v379 = [
  (v207/*:: as any*/),
  (v99/*:: as any*/),
  (v98/*:: as any*/)
],
v380 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeMediaContactBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v86/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOptions",
      "kind": "LinkedField",
      "name": "contactOptions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteOptions_mediaContactItems",
          "kind": "LinkedField",
          "name": "mediaContactItems",
          "plural": true,
          "selections": (v379/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteOptions_LargeMediaContact",
          "kind": "LinkedField",
          "name": "largeMediaContact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "header",
              "storageKey": null
            },
            (v207/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLargeMediaContactBlock",
  "abstractKey": null
},
v381 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLargeQuoteBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v131/*:: as any*/),
        (v18/*:: as any*/),
        (v82/*:: as any*/),
        (v69/*:: as any*/),
        (v132/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLargeQuoteBlock",
  "abstractKey": null
},
v382 = {
  "alias": "cardCategories",
  "args": (v59/*:: as any*/),
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
      "selections": (v289/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "categories(first:1)"
},
v383 = {
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
        (v22/*:: as any*/),
        (v29/*:: as any*/),
        (v27/*:: as any*/),
        (v61/*:: as any*/),
        (v62/*:: as any*/),
        (v26/*:: as any*/),
        (v28/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v384 = [
  (v21/*:: as any*/),
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v55/*:: as any*/),
  (v87/*:: as any*/),
  (v382/*:: as any*/),
  (v383/*:: as any*/)
],
v385 = {
  "alias": null,
  "args": null,
  "concreteType": "Post",
  "kind": "LinkedField",
  "name": "posts",
  "plural": true,
  "selections": (v384/*:: as any*/),
  "storageKey": null
},
v386 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLatestNewsAndInsightsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    (v385/*:: as any*/)
  ],
  "type": "SiteLatestNewsAndInsightsBlock",
  "abstractKey": null
},
v387 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLatestNewsCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    (v385/*:: as any*/)
  ],
  "type": "SiteLatestNewsCarouselBlock",
  "abstractKey": null
},
v388 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLatestSustainabilityPostsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
      "plural": true,
      "selections": [
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        (v55/*:: as any*/),
        (v87/*:: as any*/),
        (v382/*:: as any*/),
        (v383/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLatestSustainabilityPostsBlock",
  "abstractKey": null
},
v389 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLineGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emphasis",
          "storageKey": null
        },
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteLineGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v52/*:: as any*/),
            (v128/*:: as any*/),
            (v103/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteLineGridBlock",
  "abstractKey": null
},
v390 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
},
v391 = [
  (v19/*:: as any*/),
  (v46/*:: as any*/),
  (v69/*:: as any*/),
  (v390/*:: as any*/),
  (v81/*:: as any*/)
],
v392 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfProperties",
  "storageKey": null
},
v393 = {
  "alias": null,
  "args": null,
  "concreteType": "Coordinates",
  "kind": "LinkedField",
  "name": "coordinates",
  "plural": false,
  "selections": [
    (v136/*:: as any*/),
    (v137/*:: as any*/)
  ],
  "storageKey": null
},
v394 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMapBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v391/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Market_Marketmeta",
          "kind": "LinkedField",
          "name": "marketMeta",
          "plural": false,
          "selections": [
            (v18/*:: as any*/),
            (v392/*:: as any*/),
            (v393/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Property",
      "kind": "LinkedField",
      "name": "properties",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Property_Propertyfacts",
          "kind": "LinkedField",
          "name": "propertyFacts",
          "plural": false,
          "selections": [
            (v393/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteMapBlock",
  "abstractKey": null
},
v395 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMeetOurLeadersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v391/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Leadership",
      "kind": "LinkedField",
      "name": "leaders",
      "plural": true,
      "selections": (v91/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteMeetOurLeadersBlock",
  "abstractKey": null
},
v396 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "styleOption",
  "storageKey": null
},
v397 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "useBlockDefaultData",
  "storageKey": null
},
v398 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v399 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v400 = [
  (v398/*:: as any*/),
  (v399/*:: as any*/),
  (v276/*:: as any*/),
  (v277/*:: as any*/),
  (v103/*:: as any*/)
],
v401 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteMetroLandingPageNumberModuleBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v69/*:: as any*/),
        (v396/*:: as any*/),
        (v397/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteMetroLandingPageNumberModuleBlockAttributesNumbers",
          "kind": "LinkedField",
          "name": "numbers",
          "plural": true,
          "selections": (v400/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Market",
          "kind": "LinkedField",
          "name": "market",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Market_Marketmeta",
              "kind": "LinkedField",
              "name": "marketMeta",
              "plural": false,
              "selections": [
                (v18/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "population",
                  "storageKey": null
                },
                (v299/*:: as any*/),
                (v392/*:: as any*/)
              ],
              "storageKey": null
            },
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteMetroLandingPageNumberModuleBlock",
  "abstractKey": null
},
v402 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteNewsRoomPostsQueryBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "NewsRoom",
      "kind": "LinkedField",
      "name": "newsRoom",
      "plural": false,
      "selections": [
        (v385/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": (v325/*:: as any*/),
          "storageKey": null
        },
        (v44/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "older",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": [
            (v97/*:: as any*/),
            (v18/*:: as any*/),
            (v154/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "years",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteNewsRoomPostsQueryBlock",
  "abstractKey": null
},
v403 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteNumberModuleBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v69/*:: as any*/),
        (v396/*:: as any*/),
        (v397/*:: as any*/),
        (v74/*:: as any*/),
        (v75/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteNumberModuleBlockAttributesNumbers",
          "kind": "LinkedField",
          "name": "numbers",
          "plural": true,
          "selections": (v400/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumberModule",
      "kind": "LinkedField",
      "name": "numberModule",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mainHeading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NumberModule_numberGrid",
          "kind": "LinkedField",
          "name": "numberGrid",
          "plural": true,
          "selections": [
            (v398/*:: as any*/),
            (v399/*:: as any*/),
            (v276/*:: as any*/),
            (v277/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteNumberModuleBlock",
  "abstractKey": null
},
v404 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "departments",
  "storageKey": null
},
v405 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "employmentType",
  "storageKey": null
},
v406 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pay",
  "storageKey": null
},
v407 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "datePosted",
  "storageKey": null
},
v408 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validThrough",
  "storageKey": null
},
v409 = [
  (v205/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "organization",
    "storageKey": null
  },
  (v404/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "locations",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "types",
    "storageKey": null
  },
  (v47/*:: as any*/),
  (v50/*:: as any*/),
  (v51/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "OpenPosition",
    "kind": "LinkedField",
    "name": "positions",
    "plural": true,
    "selections": [
      (v19/*:: as any*/),
      (v15/*:: as any*/),
      (v47/*:: as any*/),
      (v50/*:: as any*/),
      (v405/*:: as any*/),
      (v406/*:: as any*/),
      (v294/*:: as any*/),
      (v407/*:: as any*/),
      (v408/*:: as any*/),
      (v20/*:: as any*/)
    ],
    "storageKey": null
  }
],
v410 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteOpenPositionsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emptyText",
          "storageKey": null
        },
        (v81/*:: as any*/)
      ],
      "storageKey": null
    },
    (v248/*:: as any*/),
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "OpenPositions",
      "kind": "LinkedField",
      "name": "openPositions",
      "plural": false,
      "selections": (v409/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SiteOpenPositionsBlock",
  "abstractKey": null
},
v411 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  (v52/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "x1",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "y1",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "x2",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "y2",
    "storageKey": null
  }
],
v412 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SitePageHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v390/*:: as any*/),
        (v125/*:: as any*/),
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        (v221/*:: as any*/),
        (v127/*:: as any*/),
        (v375/*:: as any*/),
        (v366/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SitePageHeroBlockAttributesAnnotations",
          "kind": "LinkedField",
          "name": "annotations",
          "plural": true,
          "selections": (v411/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SitePageHeroBlock",
  "abstractKey": null
},
v413 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SitePartnersBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SitePartnersBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v18/*:: as any*/),
            (v82/*:: as any*/),
            (v86/*:: as any*/),
            (v127/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SitePartnersBlock",
  "abstractKey": null
},
v414 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SitePlusHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v125/*:: as any*/),
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v127/*:: as any*/),
        (v375/*:: as any*/),
        (v366/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SitePlusHeroBlockAttributesPoints",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": (v145/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SitePlusHeroBlock",
  "abstractKey": null
},
v415 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteQuoteBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v131/*:: as any*/),
        (v18/*:: as any*/),
        (v82/*:: as any*/),
        (v69/*:: as any*/),
        (v86/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteQuoteBlock",
  "abstractKey": null
},
v416 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "bannerImage",
  "plural": false,
  "selections": (v76/*:: as any*/),
  "storageKey": null
},
v417 = [
  (v21/*:: as any*/)
],
v418 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionCardCtaBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flip",
          "storageKey": null
        },
        (v86/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            (v15/*:: as any*/),
            (v171/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Region_Regionmeta",
              "kind": "LinkedField",
              "name": "regionMeta",
              "plural": false,
              "selections": [
                (v18/*:: as any*/),
                (v392/*:: as any*/),
                (v299/*:: as any*/),
                (v416/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": (v255/*:: as any*/),
              "concreteType": "RegionToMarketConnection",
              "kind": "LinkedField",
              "name": "markets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Market",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": (v417/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": "markets(first:100)"
            },
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionCardCtaBlock",
  "abstractKey": null
},
v419 = {
  "alias": null,
  "args": null,
  "concreteType": "Region_Regionmeta",
  "kind": "LinkedField",
  "name": "regionMeta",
  "plural": false,
  "selections": [
    (v392/*:: as any*/),
    (v299/*:: as any*/),
    (v416/*:: as any*/)
  ],
  "storageKey": null
},
v420 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionCardGridsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        (v171/*:: as any*/),
        (v419/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionCardGridsBlock",
  "abstractKey": null
},
v421 = {
  "alias": null,
  "args": null,
  "concreteType": "Region_Regionmeta",
  "kind": "LinkedField",
  "name": "regionMeta",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    (v392/*:: as any*/),
    (v299/*:: as any*/)
  ],
  "storageKey": null
},
v422 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionMapBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "regions",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        (v421/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v21/*:: as any*/),
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Market_Marketmeta",
          "kind": "LinkedField",
          "name": "marketMeta",
          "plural": false,
          "selections": [
            (v392/*:: as any*/),
            (v393/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Region",
              "kind": "LinkedField",
              "name": "region",
              "plural": false,
              "selections": (v417/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionMapBlock",
  "abstractKey": null
},
v423 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionStatisticsGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v19/*:: as any*/),
            (v421/*:: as any*/),
            {
              "alias": "statisticsMarkets",
              "args": (v255/*:: as any*/),
              "concreteType": "RegionToMarketConnection",
              "kind": "LinkedField",
              "name": "markets",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Market",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": [
                    (v19/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Market_Marketmeta",
                      "kind": "LinkedField",
                      "name": "marketMeta",
                      "plural": false,
                      "selections": [
                        (v18/*:: as any*/),
                        (v299/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    (v21/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "markets(first:100)"
            },
            {
              "alias": null,
              "args": (v255/*:: as any*/),
              "concreteType": "RegionToTeamConnection",
              "kind": "LinkedField",
              "name": "team",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Team",
                  "kind": "LinkedField",
                  "name": "nodes",
                  "plural": true,
                  "selections": (v417/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": "team(first:100)"
            },
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionStatisticsGridBlock",
  "abstractKey": null
},
v424 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "leasingContacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v425 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "developmentContacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v426 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "investmentContacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v427 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "dispositionContacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v428 = {
  "alias": null,
  "args": null,
  "concreteType": "Region_Regionmeta",
  "kind": "LinkedField",
  "name": "regionMeta",
  "plural": false,
  "selections": [
    (v424/*:: as any*/),
    (v425/*:: as any*/),
    (v426/*:: as any*/),
    (v427/*:: as any*/)
  ],
  "storageKey": null
},
v429 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteRegionTeamContactGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "functions",
          "storageKey": null
        },
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            (v428/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v428/*:: as any*/)
          ],
          "type": "Region",
          "abstractKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteRegionTeamContactGridBlock",
  "abstractKey": null
},
v430 = [
  (v128/*:: as any*/),
  (v52/*:: as any*/),
  (v154/*:: as any*/)
],
v431 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "market",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v432 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "region",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v433 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "submarket",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v434 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "status",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v435 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "buildingType",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v436 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "leaseType",
  "plural": true,
  "selections": (v430/*:: as any*/),
  "storageKey": null
},
v437 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ignored",
  "storageKey": null
},
v438 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasNextPage",
  "storageKey": null
},
v439 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPreviousPage",
  "storageKey": null
},
v440 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startCursor",
  "storageKey": null
},
v441 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endCursor",
  "storageKey": null
},
v442 = [
  (v438/*:: as any*/),
  (v439/*:: as any*/),
  (v440/*:: as any*/),
  (v441/*:: as any*/)
],
v443 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSearchBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v154/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showMap",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "PropertySearch",
      "kind": "LinkedField",
      "name": "search",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchParameter",
          "kind": "LinkedField",
          "name": "asked",
          "plural": true,
          "selections": [
            (v18/*:: as any*/),
            (v128/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PropertySearchFacets",
          "kind": "LinkedField",
          "name": "choices",
          "plural": false,
          "selections": [
            (v431/*:: as any*/),
            (v432/*:: as any*/),
            (v433/*:: as any*/),
            (v434/*:: as any*/),
            (v435/*:: as any*/),
            (v436/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RootQueryToPropertySearchConnection",
          "kind": "LinkedField",
          "name": "results",
          "plural": false,
          "selections": [
            (v205/*:: as any*/),
            (v321/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchRelaxed",
              "kind": "LinkedField",
              "name": "relaxed",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "filter",
                  "storageKey": null
                },
                (v205/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchInterpretation",
              "kind": "LinkedField",
              "name": "interpretation",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchPart",
                  "kind": "LinkedField",
                  "name": "parts",
                  "plural": true,
                  "selections": [
                    (v46/*:: as any*/),
                    (v52/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchCorrection",
                  "kind": "LinkedField",
                  "name": "corrections",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "typed",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "used",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v437/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nearVisitor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "widened",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unknownPlace",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Page",
                  "kind": "LinkedField",
                  "name": "pages",
                  "plural": true,
                  "selections": [
                    (v21/*:: as any*/),
                    (v19/*:: as any*/),
                    (v15/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PropertySearchFacets",
              "kind": "LinkedField",
              "name": "facets",
              "plural": false,
              "selections": [
                (v431/*:: as any*/),
                (v432/*:: as any*/),
                (v433/*:: as any*/),
                (v434/*:: as any*/),
                (v435/*:: as any*/),
                (v436/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "size",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "feature",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "clearHeight",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "dockDoors",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "driveInDoors",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "trailerStalls",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PropertySearchFacet",
                  "kind": "LinkedField",
                  "name": "powerAmps",
                  "plural": true,
                  "selections": (v430/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RootQueryToPropertySearchConnectionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "distanceMiles",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Property",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v14/*:: as any*/),
                    (v21/*:: as any*/),
                    (v164/*:: as any*/),
                    (v19/*:: as any*/),
                    (v15/*:: as any*/),
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
                            (v21/*:: as any*/),
                            (v29/*:: as any*/),
                            (v22/*:: as any*/),
                            (v27/*:: as any*/),
                            (v26/*:: as any*/),
                            (v62/*:: as any*/),
                            (v28/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": "cardStatus",
                      "args": (v59/*:: as any*/),
                      "concreteType": "PropertyToStatusConnection",
                      "kind": "LinkedField",
                      "name": "allStatus",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Status",
                          "kind": "LinkedField",
                          "name": "nodes",
                          "plural": true,
                          "selections": [
                            (v21/*:: as any*/),
                            (v97/*:: as any*/),
                            (v18/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": "allStatus(first:1)"
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Property_Propertyfacts",
                      "kind": "LinkedField",
                      "name": "propertyFacts",
                      "plural": false,
                      "selections": [
                        (v296/*:: as any*/),
                        (v297/*:: as any*/),
                        (v298/*:: as any*/),
                        (v299/*:: as any*/),
                        (v300/*:: as any*/),
                        (v301/*:: as any*/),
                        (v302/*:: as any*/),
                        (v323/*:: as any*/),
                        (v304/*:: as any*/),
                        (v305/*:: as any*/),
                        (v306/*:: as any*/),
                        (v307/*:: as any*/),
                        (v308/*:: as any*/),
                        (v309/*:: as any*/),
                        (v310/*:: as any*/),
                        (v311/*:: as any*/),
                        (v312/*:: as any*/),
                        (v313/*:: as any*/),
                        (v320/*:: as any*/),
                        (v322/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Team",
                          "kind": "LinkedField",
                          "name": "contacts",
                          "plural": true,
                          "selections": [
                            (v21/*:: as any*/),
                            (v19/*:: as any*/),
                            (v303/*:: as any*/)
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
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RootQueryToPropertySearchConnectionPageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": (v442/*:: as any*/),
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
      "concreteType": "Market",
      "kind": "LinkedField",
      "name": "markets",
      "plural": true,
      "selections": [
        (v97/*:: as any*/),
        (v19/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Market_Marketmeta",
          "kind": "LinkedField",
          "name": "marketMeta",
          "plural": false,
          "selections": [
            (v18/*:: as any*/),
            (v393/*:: as any*/)
          ],
          "storageKey": null
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSearchBlock",
  "abstractKey": null
},
v444 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSeparatorBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v390/*:: as any*/),
        (v204/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSeparatorBlock",
  "abstractKey": null
},
v445 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteServiceListBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteServiceListBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v364/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteServiceListBlock",
  "abstractKey": null
},
v446 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSliderHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v52/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showSearch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteSliderHeroBlockAttributesSlides",
          "kind": "LinkedField",
          "name": "slides",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v60/*:: as any*/),
            (v121/*:: as any*/),
            (v127/*:: as any*/),
            (v375/*:: as any*/),
            (v366/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "SiteSliderHeroBlockAttributesSlidesAnnotations",
              "kind": "LinkedField",
              "name": "annotations",
              "plural": true,
              "selections": (v411/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteSliderHeroBlock",
  "abstractKey": null
},
v447 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteStyledQuoteBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v131/*:: as any*/),
        (v18/*:: as any*/),
        (v82/*:: as any*/),
        (v390/*:: as any*/),
        (v69/*:: as any*/),
        (v132/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteStyledQuoteBlock",
  "abstractKey": null
},
v448 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v98/*:: as any*/),
    (v99/*:: as any*/),
    (v49/*:: as any*/)
  ],
  "storageKey": null
},
v449 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTeamAccordionBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": (v141/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamGroup",
      "kind": "LinkedField",
      "name": "teamGroups",
      "plural": true,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v15/*:: as any*/),
            (v448/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTeamAccordionBlock",
  "abstractKey": null
},
v450 = [
  (v21/*:: as any*/),
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v448/*:: as any*/),
  (v90/*:: as any*/)
],
v451 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTeamGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filterBy",
          "storageKey": null
        },
        (v81/*:: as any*/)
      ],
      "storageKey": null
    },
    (v248/*:: as any*/),
    {
      "alias": null,
      "args": (v40/*:: as any*/),
      "concreteType": "TeamDirectory",
      "kind": "LinkedField",
      "name": "teamDirectory",
      "plural": false,
      "selections": [
        (v205/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v450/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": [
            (v97/*:: as any*/),
            (v19/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        },
        (v404/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": (v325/*:: as any*/),
          "storageKey": null
        },
        (v47/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTeamGridBlock",
  "abstractKey": null
},
v452 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": (v53/*:: as any*/),
  "storageKey": null
},
v453 = [
  (v19/*:: as any*/),
  (v15/*:: as any*/),
  (v452/*:: as any*/),
  (v21/*:: as any*/)
],
v454 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTeamsBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTeamsBlockAttributesTeams",
          "kind": "LinkedField",
          "name": "teams",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v86/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Team",
              "kind": "LinkedField",
              "name": "lead",
              "plural": false,
              "selections": [
                (v19/*:: as any*/),
                (v15/*:: as any*/),
                (v452/*:: as any*/),
                (v90/*:: as any*/),
                (v21/*:: as any*/)
              ],
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
      "concreteType": "TeamGroup",
      "kind": "LinkedField",
      "name": "teamGroups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v453/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTeamsBlock",
  "abstractKey": null
},
v455 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTextGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v368/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTextGridBlockAttributesItems",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": (v350/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTextGridBlock",
  "abstractKey": null
},
v456 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTextImageCtaBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v126/*:: as any*/),
        (v127/*:: as any*/),
        (v86/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTextImageCtaBlockAttributesBars",
          "kind": "LinkedField",
          "name": "bars",
          "plural": true,
          "selections": [
            (v52/*:: as any*/),
            (v128/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "display",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTextImageCtaBlock",
  "abstractKey": null
},
v457 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTwoByTwoGridBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTwoByTwoGridBlockAttributesCells",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v86/*:: as any*/),
            (v127/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTwoByTwoGridBlock",
  "abstractKey": null
},
v458 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteTwoColumnFaqBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteTwoColumnFaqBlockAttributesQuestions",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": (v70/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteTwoColumnFaqBlock",
  "abstractKey": null
},
v459 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteUpgradeGalleryCarouselBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v69/*:: as any*/),
        (v81/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteUpgradeGalleryCarouselBlockAttributesUpgrades",
          "kind": "LinkedField",
          "name": "upgrades",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v46/*:: as any*/),
            (v72/*:: as any*/),
            (v73/*:: as any*/),
            (v360/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "figureNote",
              "storageKey": null
            },
            (v77/*:: as any*/),
            (v78/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteUpgradeGalleryCarouselBlock",
  "abstractKey": null
},
v460 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVendorFormBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v93/*:: as any*/),
        (v94/*:: as any*/),
        (v95/*:: as any*/),
        (v96/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SiteVendorFormBlockAttributesPeople",
          "kind": "LinkedField",
          "name": "people",
          "plural": true,
          "selections": (v102/*:: as any*/),
          "storageKey": null
        },
        (v103/*:: as any*/),
        (v69/*:: as any*/)
      ],
      "storageKey": null
    },
    (v113/*:: as any*/)
  ],
  "type": "SiteVendorFormBlock",
  "abstractKey": null
},
v461 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": [
    (v29/*:: as any*/),
    (v22/*:: as any*/),
    (v27/*:: as any*/),
    (v61/*:: as any*/),
    (v62/*:: as any*/),
    (v26/*:: as any*/),
    (v28/*:: as any*/),
    {
      "alias": "posterUrl",
      "args": [
        {
          "kind": "Literal",
          "name": "size",
          "value": "_1536X1536"
        }
      ],
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": "sourceUrl(size:\"_1536X1536\")"
    },
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v462 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVideoEmbedBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v56/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captionsUrl",
          "storageKey": null
        },
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        (v122/*:: as any*/),
        (v69/*:: as any*/),
        (v461/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteVideoEmbedBlock",
  "abstractKey": null
},
v463 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteVideoHeroBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v125/*:: as any*/),
        (v19/*:: as any*/),
        (v46/*:: as any*/),
        (v56/*:: as any*/),
        (v116/*:: as any*/),
        (v60/*:: as any*/),
        (v121/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaItem",
          "kind": "LinkedField",
          "name": "video",
          "plural": false,
          "selections": [
            (v159/*:: as any*/),
            (v21/*:: as any*/)
          ],
          "storageKey": null
        },
        (v461/*:: as any*/),
        (v375/*:: as any*/),
        (v366/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SiteVideoHeroBlock",
  "abstractKey": null
},
v464 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YoastFaqBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "YoastFaqBlockAttributesQuestions",
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonQuestion",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonAnswer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YoastFaqBlock",
  "abstractKey": null
},
v465 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutes",
  "storageKey": null
},
v466 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YoastHowToBlockAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDuration",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hours",
          "storageKey": null
        },
        (v465/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultDurationText",
          "storageKey": null
        },
        (v20/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jsonDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unorderedList",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "YoastHowToBlockAttributesSteps",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jsonText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "YoastHowToBlock",
  "abstractKey": null
},
v467 = [
  (v57/*:: as any*/)
],
v468 = {
  "alias": null,
  "args": null,
  "concreteType": "PostTypeSEO",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": (v467/*:: as any*/),
  "storageKey": null
},
v469 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "parentNode",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": [
            (v468/*:: as any*/)
          ],
          "type": "ContentNode",
          "abstractKey": "__isContentNode"
        },
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "YoastSeoBreadcrumbsBlock",
  "abstractKey": null
},
v470 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savedMarkup",
    "storageKey": null
  }
],
v471 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreAudio",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreAudioBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreAudioBlock",
  "abstractKey": null
},
v472 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreButton",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV6Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV7Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV8Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV9Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV10Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonBlockDeprecatedV11Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonBlock",
  "abstractKey": null
},
v473 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreButtons",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonsBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreButtonsBlockDeprecatedV2Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreButtonsBlock",
  "abstractKey": null
},
v474 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreColumn",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreColumnBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnBlock",
  "abstractKey": null
},
v475 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreColumns",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreColumnsBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreColumnsBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreColumnsBlockDeprecatedV3Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreColumnsBlock",
  "abstractKey": null
},
v476 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreCommentAuthorName",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCommentAuthorNameBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentAuthorNameBlock",
  "abstractKey": null
},
v477 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreCommentDate",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCommentDateBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentDateBlock",
  "abstractKey": null
},
v478 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreComments",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCommentsBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentsBlock",
  "abstractKey": null
},
v479 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreCommentsTitle",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCommentsTitleBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCommentsTitleBlock",
  "abstractKey": null
},
v480 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreCover",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV6Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV7Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV8Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV9Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV10Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreCoverBlockDeprecatedV11Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreCoverBlock",
  "abstractKey": null
},
v481 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreEmbed",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreEmbedBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreEmbedBlockDeprecatedV2Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreEmbedBlock",
  "abstractKey": null
},
v482 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreFile",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreFileBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreFileBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreFileBlockDeprecatedV3Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreFileBlock",
  "abstractKey": null
},
v483 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreGallery",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV6Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGalleryBlockDeprecatedV7Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGalleryBlock",
  "abstractKey": null
},
v484 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreGroup",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGroupBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGroupBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGroupBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGroupBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreGroupBlockDeprecatedV5Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreGroupBlock",
  "abstractKey": null
},
v485 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreHeading",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreHeadingBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreHeadingBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreHeadingBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreHeadingBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreHeadingBlockDeprecatedV5Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreHeadingBlock",
  "abstractKey": null
},
v486 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreImage",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreImageBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreImageBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreImageBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreImageBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreImageBlockDeprecatedV5Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreImageBlock",
  "abstractKey": null
},
v487 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreLatestPosts",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreLatestPostsBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreLatestPostsBlock",
  "abstractKey": null
},
v488 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreList",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreListBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreListBlockDeprecatedV2Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreListBlock",
  "abstractKey": null
},
v489 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreMediaText",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreMediaTextBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreMediaTextBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreMediaTextBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreMediaTextBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreMediaTextBlockDeprecatedV5Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreMediaTextBlock",
  "abstractKey": null
},
v490 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreNavigation",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationBlockDeprecatedV6Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationBlock",
  "abstractKey": null
},
v491 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreNavigationLink",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreNavigationLinkBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreNavigationLinkBlock",
  "abstractKey": null
},
v492 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreParagraph",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreParagraphBlockDeprecatedV6Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreParagraphBlock",
  "abstractKey": null
},
v493 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCorePostDate",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePostDateBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostDateBlock",
  "abstractKey": null
},
v494 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCorePostTitle",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePostTitleBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePostTitleBlock",
  "abstractKey": null
},
v495 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCorePullquote",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV4Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV5Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CorePullquoteBlockDeprecatedV6Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CorePullquoteBlock",
  "abstractKey": null
},
v496 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreQuery",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryBlockDeprecatedV4Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryBlock",
  "abstractKey": null
},
v497 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreQueryPagination",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryPaginationBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryPaginationBlock",
  "abstractKey": null
},
v498 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreQueryTitle",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQueryTitleBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQueryTitleBlock",
  "abstractKey": null
},
v499 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreQuote",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQuoteBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQuoteBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQuoteBlockDeprecatedV3Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreQuoteBlockDeprecatedV4Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreQuoteBlock",
  "abstractKey": null
},
v500 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreSeparator",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreSeparatorBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSeparatorBlock",
  "abstractKey": null
},
v501 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreSiteTagline",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreSiteTaglineBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSiteTaglineBlock",
  "abstractKey": null
},
v502 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreSiteTitle",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreSiteTitleBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSiteTitleBlock",
  "abstractKey": null
},
v503 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreSocialLinks",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreSocialLinksBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSocialLinksBlock",
  "abstractKey": null
},
v504 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreSpacer",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreSpacerBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreSpacerBlock",
  "abstractKey": null
},
v505 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreTable",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreTableBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreTableBlockDeprecatedV2Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreTableBlockDeprecatedV3Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreTableBlock",
  "abstractKey": null
},
v506 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreVerse",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreVerseBlockDeprecatedV1Attributes",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreVerseBlockDeprecatedV2Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreVerseBlock",
  "abstractKey": null
},
v507 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreVideo",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreVideoBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreVideoBlock",
  "abstractKey": null
},
v508 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "deprecatedCoreWidgetGroup",
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v470/*:: as any*/),
          "type": "CoreWidgetGroupBlockDeprecatedV1Attributes",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CoreWidgetGroupBlock",
  "abstractKey": null
},
v509 = {
  "alias": null,
  "args": (v64/*:: as any*/),
  "concreteType": null,
  "kind": "LinkedField",
  "name": "blocks",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v65/*:: as any*/),
    (v18/*:: as any*/),
    (v66/*:: as any*/),
    (v67/*:: as any*/),
    (v68/*:: as any*/),
    (v71/*:: as any*/),
    (v79/*:: as any*/),
    (v92/*:: as any*/),
    (v114/*:: as any*/),
    (v123/*:: as any*/),
    (v124/*:: as any*/),
    (v130/*:: as any*/),
    (v134/*:: as any*/),
    (v135/*:: as any*/),
    (v138/*:: as any*/),
    (v139/*:: as any*/),
    (v140/*:: as any*/),
    (v142/*:: as any*/),
    (v144/*:: as any*/),
    (v148/*:: as any*/),
    (v155/*:: as any*/),
    (v161/*:: as any*/),
    (v174/*:: as any*/),
    (v175/*:: as any*/),
    (v177/*:: as any*/),
    (v179/*:: as any*/),
    (v183/*:: as any*/),
    (v185/*:: as any*/),
    (v186/*:: as any*/),
    (v188/*:: as any*/),
    (v190/*:: as any*/),
    (v193/*:: as any*/),
    (v195/*:: as any*/),
    (v197/*:: as any*/),
    (v198/*:: as any*/),
    (v199/*:: as any*/),
    (v201/*:: as any*/),
    (v210/*:: as any*/),
    (v212/*:: as any*/),
    (v214/*:: as any*/),
    (v216/*:: as any*/),
    (v217/*:: as any*/),
    (v219/*:: as any*/),
    (v223/*:: as any*/),
    (v224/*:: as any*/),
    (v225/*:: as any*/),
    (v228/*:: as any*/),
    (v230/*:: as any*/),
    (v231/*:: as any*/),
    (v232/*:: as any*/),
    (v233/*:: as any*/),
    (v234/*:: as any*/),
    (v235/*:: as any*/),
    (v236/*:: as any*/),
    (v239/*:: as any*/),
    (v244/*:: as any*/),
    (v245/*:: as any*/),
    (v246/*:: as any*/),
    (v247/*:: as any*/),
    (v249/*:: as any*/),
    (v251/*:: as any*/),
    (v252/*:: as any*/),
    (v253/*:: as any*/),
    (v256/*:: as any*/),
    (v258/*:: as any*/),
    (v259/*:: as any*/),
    (v260/*:: as any*/),
    (v261/*:: as any*/),
    (v262/*:: as any*/),
    (v263/*:: as any*/),
    (v265/*:: as any*/),
    (v266/*:: as any*/),
    (v267/*:: as any*/),
    (v268/*:: as any*/),
    (v269/*:: as any*/),
    (v270/*:: as any*/),
    (v271/*:: as any*/),
    (v272/*:: as any*/),
    (v273/*:: as any*/),
    (v274/*:: as any*/),
    (v275/*:: as any*/),
    (v278/*:: as any*/),
    (v279/*:: as any*/),
    (v280/*:: as any*/),
    (v282/*:: as any*/),
    (v283/*:: as any*/),
    (v284/*:: as any*/),
    (v285/*:: as any*/),
    (v286/*:: as any*/),
    (v287/*:: as any*/),
    (v288/*:: as any*/),
    (v291/*:: as any*/),
    (v292/*:: as any*/),
    (v293/*:: as any*/),
    (v295/*:: as any*/),
    (v330/*:: as any*/),
    (v331/*:: as any*/),
    (v332/*:: as any*/),
    (v334/*:: as any*/),
    (v336/*:: as any*/),
    (v337/*:: as any*/),
    (v338/*:: as any*/),
    (v339/*:: as any*/),
    (v340/*:: as any*/),
    (v342/*:: as any*/),
    (v343/*:: as any*/),
    (v344/*:: as any*/),
    (v345/*:: as any*/),
    (v346/*:: as any*/),
    (v347/*:: as any*/),
    (v348/*:: as any*/),
    (v349/*:: as any*/),
    (v351/*:: as any*/),
    (v352/*:: as any*/),
    (v354/*:: as any*/),
    (v356/*:: as any*/),
    (v357/*:: as any*/),
    (v358/*:: as any*/),
    (v359/*:: as any*/),
    (v362/*:: as any*/),
    (v363/*:: as any*/),
    (v365/*:: as any*/),
    (v367/*:: as any*/),
    (v369/*:: as any*/),
    (v370/*:: as any*/),
    (v371/*:: as any*/),
    (v372/*:: as any*/),
    (v373/*:: as any*/),
    (v374/*:: as any*/),
    (v376/*:: as any*/),
    (v377/*:: as any*/),
    (v378/*:: as any*/),
    (v380/*:: as any*/),
    (v381/*:: as any*/),
    (v386/*:: as any*/),
    (v387/*:: as any*/),
    (v388/*:: as any*/),
    (v389/*:: as any*/),
    (v394/*:: as any*/),
    (v395/*:: as any*/),
    (v401/*:: as any*/),
    (v402/*:: as any*/),
    (v403/*:: as any*/),
    (v410/*:: as any*/),
    (v412/*:: as any*/),
    (v413/*:: as any*/),
    (v414/*:: as any*/),
    (v415/*:: as any*/),
    (v418/*:: as any*/),
    (v420/*:: as any*/),
    (v422/*:: as any*/),
    (v423/*:: as any*/),
    (v429/*:: as any*/),
    (v443/*:: as any*/),
    (v444/*:: as any*/),
    (v445/*:: as any*/),
    (v446/*:: as any*/),
    (v447/*:: as any*/),
    (v449/*:: as any*/),
    (v451/*:: as any*/),
    (v454/*:: as any*/),
    (v455/*:: as any*/),
    (v456/*:: as any*/),
    (v457/*:: as any*/),
    (v458/*:: as any*/),
    (v459/*:: as any*/),
    (v460/*:: as any*/),
    (v462/*:: as any*/),
    (v463/*:: as any*/),
    (v464/*:: as any*/),
    (v466/*:: as any*/),
    (v469/*:: as any*/),
    (v471/*:: as any*/),
    (v472/*:: as any*/),
    (v473/*:: as any*/),
    (v474/*:: as any*/),
    (v475/*:: as any*/),
    (v476/*:: as any*/),
    (v477/*:: as any*/),
    (v478/*:: as any*/),
    (v479/*:: as any*/),
    (v480/*:: as any*/),
    (v481/*:: as any*/),
    (v482/*:: as any*/),
    (v483/*:: as any*/),
    (v484/*:: as any*/),
    (v485/*:: as any*/),
    (v486/*:: as any*/),
    (v487/*:: as any*/),
    (v488/*:: as any*/),
    (v489/*:: as any*/),
    (v490/*:: as any*/),
    (v491/*:: as any*/),
    (v492/*:: as any*/),
    (v493/*:: as any*/),
    (v494/*:: as any*/),
    (v495/*:: as any*/),
    (v496/*:: as any*/),
    (v497/*:: as any*/),
    (v498/*:: as any*/),
    (v499/*:: as any*/),
    (v500/*:: as any*/),
    (v501/*:: as any*/),
    (v502/*:: as any*/),
    (v503/*:: as any*/),
    (v504/*:: as any*/),
    (v505/*:: as any*/),
    (v506/*:: as any*/),
    (v507/*:: as any*/),
    (v508/*:: as any*/)
  ],
  "storageKey": "blocks(flat:true)"
},
v510 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v511 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v512 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 3
  }
],
v513 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enableCustomBreadcrumbs",
  "storageKey": null
},
v514 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentPageTitleOverride",
  "storageKey": null
},
v515 = [
  (v52/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AcfLink",
    "kind": "LinkedField",
    "name": "link",
    "plural": false,
    "selections": [
      (v56/*:: as any*/)
    ],
    "storageKey": null
  }
],
v516 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opengraphSiteName",
  "storageKey": null
},
v517 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "propertyAddress",
  "storageKey": null
},
v518 = [
  (v159/*:: as any*/),
  (v23/*:: as any*/),
  (v227/*:: as any*/),
  (v21/*:: as any*/)
],
v519 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "propertyDownload",
  "plural": false,
  "selections": (v518/*:: as any*/),
  "storageKey": null
},
v520 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertymeta_propertyMeta",
  "kind": "LinkedField",
  "name": "propertyMeta",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaValue",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v521 = [
  (v21/*:: as any*/),
  (v60/*:: as any*/),
  (v29/*:: as any*/),
  (v22/*:: as any*/),
  (v27/*:: as any*/),
  (v61/*:: as any*/),
  (v62/*:: as any*/),
  (v26/*:: as any*/),
  (v28/*:: as any*/)
],
v522 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearBuilt",
  "storageKey": null
},
v523 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availabilityUpdated",
  "storageKey": null
},
v524 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carStalls",
  "storageKey": null
},
v525 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acres",
  "storageKey": null
},
v526 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "video",
  "storageKey": null
},
v527 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acquiredOn",
  "storageKey": null
},
v528 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askingRent",
  "storageKey": null
},
v529 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leaseType",
  "storageKey": null
},
v530 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "power",
  "storageKey": null
},
v531 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rail",
  "storageKey": null
},
v532 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "refrigeratedSquareFeet",
  "storageKey": null
},
v533 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sprinklers",
  "storageKey": null
},
v534 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zoning",
  "storageKey": null
},
v535 = {
  "alias": "brochureStatus",
  "args": (v59/*:: as any*/),
  "concreteType": "PropertyToStatusConnection",
  "kind": "LinkedField",
  "name": "allStatus",
  "plural": false,
  "selections": (v326/*:: as any*/),
  "storageKey": "allStatus(first:1)"
},
v536 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "contacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v537 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "propertyStatus",
  "storageKey": null
},
v538 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitle",
  "storageKey": null
},
v539 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "propertySearchUri",
  "storageKey": null
},
v540 = {
  "alias": null,
  "args": null,
  "concreteType": "PostTypeSEO",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": [
    (v32/*:: as any*/),
    (v57/*:: as any*/)
  ],
  "storageKey": null
},
v541 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "operationsContacts",
  "plural": true,
  "selections": (v101/*:: as any*/),
  "storageKey": null
},
v542 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildings",
  "storageKey": null
},
v543 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "leasedShare",
  "storageKey": null
},
v544 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableNowSquareFeet",
  "storageKey": null
},
v545 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "largestSpaceSquareFeet",
  "storageKey": null
},
v546 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowestAskingRent",
  "storageKey": null
},
v547 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "highestAskingRent",
  "storageKey": null
},
v548 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "checkedOn",
  "storageKey": null
},
v549 = {
  "alias": null,
  "args": null,
  "concreteType": "Portfolio",
  "kind": "LinkedField",
  "name": "portfolio",
  "plural": false,
  "selections": [
    (v542/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingsWithSpace",
      "storageKey": null
    },
    (v321/*:: as any*/),
    (v302/*:: as any*/),
    (v543/*:: as any*/),
    (v298/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingsAvailableNow",
      "storageKey": null
    },
    (v544/*:: as any*/),
    (v545/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buildingsUnderConstruction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "underConstructionSquareFeet",
      "storageKey": null
    },
    (v546/*:: as any*/),
    (v547/*:: as any*/),
    (v548/*:: as any*/)
  ],
  "storageKey": null
},
v550 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v551 = [
  (v550/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "underConstruction": false
    }
  }
],
v552 = [
  (v329/*:: as any*/)
],
v553 = [
  (v550/*:: as any*/),
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "underConstruction": true
    }
  }
],
v554 = {
  "alias": null,
  "args": null,
  "concreteType": "Portfolio",
  "kind": "LinkedField",
  "name": "portfolio",
  "plural": false,
  "selections": [
    (v542/*:: as any*/),
    (v321/*:: as any*/),
    (v543/*:: as any*/),
    (v544/*:: as any*/),
    (v545/*:: as any*/),
    (v546/*:: as any*/),
    (v547/*:: as any*/),
    (v548/*:: as any*/)
  ],
  "storageKey": null
},
v555 = {
  "alias": null,
  "args": null,
  "concreteType": "Market_Marketmeta",
  "kind": "LinkedField",
  "name": "marketMeta",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    (v392/*:: as any*/),
    (v299/*:: as any*/),
    (v393/*:: as any*/)
  ],
  "storageKey": null
},
v556 = {
  "alias": null,
  "args": null,
  "concreteType": "Post",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": (v384/*:: as any*/),
  "storageKey": null
},
v557 = [
  (v556/*:: as any*/)
],
v558 = [
  (v128/*:: as any*/),
  (v361/*:: as any*/),
  (v52/*:: as any*/),
  (v510/*:: as any*/),
  (v55/*:: as any*/)
],
v559 = {
  "alias": null,
  "args": null,
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": (v42/*:: as any*/),
  "storageKey": null
},
v560 = {
  "alias": null,
  "args": null,
  "concreteType": "Submarket_figures",
  "kind": "LinkedField",
  "name": "figures",
  "plural": true,
  "selections": (v558/*:: as any*/),
  "storageKey": null
},
v561 = {
  "alias": null,
  "args": null,
  "concreteType": "PostTypeSEO",
  "kind": "LinkedField",
  "name": "seo",
  "plural": false,
  "selections": [
    (v32/*:: as any*/),
    (v516/*:: as any*/),
    (v57/*:: as any*/)
  ],
  "storageKey": null
},
v562 = {
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
        (v22/*:: as any*/),
        (v23/*:: as any*/),
        (v26/*:: as any*/),
        (v29/*:: as any*/),
        (v27/*:: as any*/),
        (v61/*:: as any*/),
        (v62/*:: as any*/),
        (v28/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v563 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v564 = {
  "kind": "Variable",
  "name": "before",
  "variableName": "before"
},
v565 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "feedFirst"
},
v566 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "feedLast"
},
v567 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "hasPassword": false
  }
},
v568 = [
  (v563/*:: as any*/),
  (v564/*:: as any*/),
  (v565/*:: as any*/),
  (v566/*:: as any*/),
  (v567/*:: as any*/)
],
v569 = {
  "kind": "InlineFragment",
  "selections": (v442/*:: as any*/),
  "type": "PageInfo",
  "abstractKey": "__isPageInfo"
},
v570 = [
  (v569/*:: as any*/)
],
v571 = {
  "kind": "Variable",
  "name": "offsetPagination",
  "variableName": "offset"
},
v572 = [
  (v563/*:: as any*/),
  (v564/*:: as any*/),
  (v565/*:: as any*/),
  (v566/*:: as any*/),
  {
    "fields": [
      {
        "kind": "Literal",
        "name": "hasPassword",
        "value": false
      },
      (v571/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v573 = [
  (v205/*:: as any*/)
],
v574 = {
  "alias": null,
  "args": null,
  "concreteType": "OffsetPaginationPageInfo",
  "kind": "LinkedField",
  "name": "offsetPagination",
  "plural": false,
  "selections": (v573/*:: as any*/),
  "storageKey": null
},
v575 = {
  "kind": "InlineFragment",
  "selections": [
    (v438/*:: as any*/),
    (v439/*:: as any*/),
    (v440/*:: as any*/)
  ],
  "type": "PageInfo",
  "abstractKey": "__isPageInfo"
},
v576 = [
  {
    "kind": "InlineFragment",
    "selections": [
      (v441/*:: as any*/),
      (v574/*:: as any*/),
      (v575/*:: as any*/)
    ],
    "type": "WPPageInfo",
    "abstractKey": "__isWPPageInfo"
  }
],
v577 = [
  (v563/*:: as any*/),
  (v564/*:: as any*/),
  (v565/*:: as any*/),
  (v566/*:: as any*/),
  {
    "fields": [
      (v571/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "where"
  }
],
v578 = {
  "alias": null,
  "args": null,
  "concreteType": "ContentTypeToContentNodeConnectionPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": (v570/*:: as any*/),
  "storageKey": null
},
v579 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "directoryFirst"
},
v580 = {
  "kind": "Variable",
  "name": "last",
  "variableName": "directoryLast"
},
v581 = {
  "field": "TITLE",
  "order": "ASC"
},
v582 = {
  "kind": "Literal",
  "name": "where",
  "value": {
    "hasPassword": false,
    "orderby": [
      {
        "field": "MENU_ORDER",
        "order": "ASC"
      },
      (v581/*:: as any*/)
    ]
  }
},
v583 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v21/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v19/*:: as any*/),
        (v15/*:: as any*/),
        (v89/*:: as any*/),
        (v90/*:: as any*/)
      ],
      "type": "Leadership",
      "abstractKey": null
    }
  ],
  "storageKey": null
},
v584 = {
  "kind": "Literal",
  "name": "first",
  "value": 12
},
v585 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v586 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MenuItem",
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v21/*:: as any*/),
      (v52/*:: as any*/),
      (v15/*:: as any*/),
      (v84/*:: as any*/)
    ],
    "storageKey": null
  }
],
v587 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PageByUriQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "metadata_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SiteFrame_root"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ListChips_root"
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v17/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v18/*:: as any*/)
            ],
            "type": "ContentType",
            "abstractKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NodeTemplate_node"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SchemaGraph_node"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "RootQuery",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v12/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PageByUriQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GeneralSettings",
        "kind": "LinkedField",
        "name": "generalSettings",
        "plural": false,
        "selections": [
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "IdentitySettings",
        "kind": "LinkedField",
        "name": "identitySettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "icon",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v26/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MediaItem",
            "kind": "LinkedField",
            "name": "logo",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v27/*:: as any*/),
              (v26/*:: as any*/),
              (v28/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SEOConfig",
        "kind": "LinkedField",
        "name": "seo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SEOGlobalMeta",
            "kind": "LinkedField",
            "name": "meta",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SEOGlobalMetaSearch",
                "kind": "LinkedField",
                "name": "search",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "phrase",
                        "variableName": "searchPhrase"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "title",
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
            "concreteType": "SEOOpenGraph",
            "kind": "LinkedField",
            "name": "openGraph",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "defaultImage",
                "plural": false,
                "selections": (v30/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "newsroom",
        "args": [
          {
            "kind": "Literal",
            "name": "id",
            "value": "post"
          },
          {
            "kind": "Literal",
            "name": "idType",
            "value": "NAME"
          }
        ],
        "concreteType": "ContentType",
        "kind": "LinkedField",
        "name": "contentType",
        "plural": false,
        "selections": [
          (v15/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": "contentType(id:\"post\",idType:\"NAME\")"
      },
      {
        "alias": null,
        "args": (v13/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v21/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isUniformResourceIdentifiable"
          },
          (v17/*:: as any*/),
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
                      (v29/*:: as any*/),
                      (v22/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "NodeWithFeaturedImage",
            "abstractKey": "__isNodeWithFeaturedImage"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v31/*:: as any*/),
              {
                "alias": "nodeSeo",
                "args": null,
                "concreteType": "PostTypeSEO",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opengraphType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opengraphPublishedTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opengraphModifiedTime",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "opengraphImage",
                    "plural": false,
                    "selections": (v30/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRestricted",
                "storageKey": null
              },
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
                    "selections": (v39/*:: as any*/),
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
                  (v19/*:: as any*/),
                  (v32/*:: as any*/),
                  (v33/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SEOTaxonomySchema",
                    "kind": "LinkedField",
                    "name": "schema",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "termName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "TermNode",
            "abstractKey": "__isTermNode"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "NewsArchive",
                "kind": "LinkedField",
                "name": "newsArchive",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "category",
                    "plural": false,
                    "selections": (v41/*:: as any*/),
                    "storageKey": null
                  },
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "TeamArchive",
                "kind": "LinkedField",
                "name": "teamArchive",
                "plural": false,
                "selections": [
                  (v47/*:: as any*/),
                  (v49/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "OpenPositions",
                "kind": "LinkedField",
                "name": "positionArchive",
                "plural": false,
                "selections": [
                  (v47/*:: as any*/),
                  (v50/*:: as any*/),
                  (v51/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "archiveSeo",
                "args": null,
                "concreteType": "SEOContentTypeArchive",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v32/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SEOPageInfoSchema",
                    "kind": "LinkedField",
                    "name": "schema",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "typeName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v52/*:: as any*/)
            ],
            "type": "ContentType",
            "abstractKey": null
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
                  (v19/*:: as any*/),
                  (v32/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SEOUserSchema",
                    "kind": "LinkedField",
                    "name": "schema",
                    "plural": false,
                    "selections": (v39/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "authorName",
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "type": "User",
            "abstractKey": null
          },
          (v54/*:: as any*/),
          (v54/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v55/*:: as any*/),
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
                      (v57/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v59/*:: as any*/),
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
                        "selections": (v41/*:: as any*/),
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
                        "selections": (v63/*:: as any*/),
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
                        "selections": (v63/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v509/*:: as any*/),
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
                        "selections": (v41/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Post_Postfields",
                    "kind": "LinkedField",
                    "name": "postFields",
                    "plural": false,
                    "selections": [
                      (v50/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mediaContactHide",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Post_Postauthordata",
                    "kind": "LinkedField",
                    "name": "postAuthorData",
                    "plural": false,
                    "selections": [
                      (v241/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "addToAuthorsBio",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "awardsRecognition",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": (v453/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Post_Postmediacontact",
                    "kind": "LinkedField",
                    "name": "postMediaContact",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "aboutLinkLogistics",
                        "storageKey": null
                      },
                      (v510/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Post_Postmediacontact_contactItems",
                        "kind": "LinkedField",
                        "name": "contactItems",
                        "plural": true,
                        "selections": (v379/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v511/*:: as any*/),
                    "concreteType": "PostToTagConnection",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Tag",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v21/*:: as any*/),
                          (v18/*:: as any*/),
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "tags(first:20)"
                  },
                  {
                    "alias": null,
                    "args": (v512/*:: as any*/),
                    "concreteType": "Post",
                    "kind": "LinkedField",
                    "name": "relatedPosts",
                    "plural": true,
                    "selections": (v384/*:: as any*/),
                    "storageKey": "relatedPosts(first:3)"
                  }
                ],
                "type": "Post",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v16/*:: as any*/),
                  (v468/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Page_Breadcrumbs",
                    "kind": "LinkedField",
                    "name": "breadcrumbs",
                    "plural": false,
                    "selections": [
                      (v513/*:: as any*/),
                      (v514/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Page_Breadcrumbs_breadcrumbs",
                        "kind": "LinkedField",
                        "name": "breadcrumbs",
                        "plural": true,
                        "selections": (v515/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v64/*:: as any*/),
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "blocks",
                    "plural": true,
                    "selections": [
                      (v14/*:: as any*/),
                      (v18/*:: as any*/),
                      (v65/*:: as any*/),
                      (v66/*:: as any*/),
                      (v67/*:: as any*/),
                      (v68/*:: as any*/),
                      (v71/*:: as any*/),
                      (v79/*:: as any*/),
                      (v92/*:: as any*/),
                      (v114/*:: as any*/),
                      (v123/*:: as any*/),
                      (v124/*:: as any*/),
                      (v130/*:: as any*/),
                      (v134/*:: as any*/),
                      (v135/*:: as any*/),
                      (v138/*:: as any*/),
                      (v139/*:: as any*/),
                      (v140/*:: as any*/),
                      (v142/*:: as any*/),
                      (v144/*:: as any*/),
                      (v148/*:: as any*/),
                      (v155/*:: as any*/),
                      (v161/*:: as any*/),
                      (v174/*:: as any*/),
                      (v175/*:: as any*/),
                      (v177/*:: as any*/),
                      (v179/*:: as any*/),
                      (v183/*:: as any*/),
                      (v185/*:: as any*/),
                      (v186/*:: as any*/),
                      (v188/*:: as any*/),
                      (v190/*:: as any*/),
                      (v193/*:: as any*/),
                      (v195/*:: as any*/),
                      (v197/*:: as any*/),
                      (v198/*:: as any*/),
                      (v199/*:: as any*/),
                      (v201/*:: as any*/),
                      (v210/*:: as any*/),
                      (v212/*:: as any*/),
                      (v214/*:: as any*/),
                      (v216/*:: as any*/),
                      (v217/*:: as any*/),
                      (v219/*:: as any*/),
                      (v223/*:: as any*/),
                      (v224/*:: as any*/),
                      (v225/*:: as any*/),
                      (v228/*:: as any*/),
                      (v230/*:: as any*/),
                      (v231/*:: as any*/),
                      (v232/*:: as any*/),
                      (v233/*:: as any*/),
                      (v234/*:: as any*/),
                      (v235/*:: as any*/),
                      (v236/*:: as any*/),
                      (v239/*:: as any*/),
                      (v244/*:: as any*/),
                      (v245/*:: as any*/),
                      (v246/*:: as any*/),
                      (v247/*:: as any*/),
                      (v249/*:: as any*/),
                      (v251/*:: as any*/),
                      (v252/*:: as any*/),
                      (v253/*:: as any*/),
                      (v256/*:: as any*/),
                      (v258/*:: as any*/),
                      (v259/*:: as any*/),
                      (v260/*:: as any*/),
                      (v261/*:: as any*/),
                      (v262/*:: as any*/),
                      (v263/*:: as any*/),
                      (v265/*:: as any*/),
                      (v266/*:: as any*/),
                      (v267/*:: as any*/),
                      (v268/*:: as any*/),
                      (v269/*:: as any*/),
                      (v270/*:: as any*/),
                      (v271/*:: as any*/),
                      (v272/*:: as any*/),
                      (v273/*:: as any*/),
                      (v274/*:: as any*/),
                      (v275/*:: as any*/),
                      (v278/*:: as any*/),
                      (v279/*:: as any*/),
                      (v280/*:: as any*/),
                      (v282/*:: as any*/),
                      (v283/*:: as any*/),
                      (v284/*:: as any*/),
                      (v285/*:: as any*/),
                      (v286/*:: as any*/),
                      (v287/*:: as any*/),
                      (v288/*:: as any*/),
                      (v291/*:: as any*/),
                      (v292/*:: as any*/),
                      (v293/*:: as any*/),
                      (v295/*:: as any*/),
                      (v330/*:: as any*/),
                      (v331/*:: as any*/),
                      (v332/*:: as any*/),
                      (v334/*:: as any*/),
                      (v336/*:: as any*/),
                      (v337/*:: as any*/),
                      (v338/*:: as any*/),
                      (v339/*:: as any*/),
                      (v340/*:: as any*/),
                      (v342/*:: as any*/),
                      (v343/*:: as any*/),
                      (v344/*:: as any*/),
                      (v345/*:: as any*/),
                      (v346/*:: as any*/),
                      (v347/*:: as any*/),
                      (v348/*:: as any*/),
                      (v349/*:: as any*/),
                      (v351/*:: as any*/),
                      (v352/*:: as any*/),
                      (v354/*:: as any*/),
                      (v356/*:: as any*/),
                      (v357/*:: as any*/),
                      (v358/*:: as any*/),
                      (v359/*:: as any*/),
                      (v362/*:: as any*/),
                      (v363/*:: as any*/),
                      (v365/*:: as any*/),
                      (v367/*:: as any*/),
                      (v369/*:: as any*/),
                      (v370/*:: as any*/),
                      (v371/*:: as any*/),
                      (v372/*:: as any*/),
                      (v373/*:: as any*/),
                      (v374/*:: as any*/),
                      (v376/*:: as any*/),
                      (v377/*:: as any*/),
                      (v378/*:: as any*/),
                      (v380/*:: as any*/),
                      (v381/*:: as any*/),
                      (v386/*:: as any*/),
                      (v387/*:: as any*/),
                      (v388/*:: as any*/),
                      (v389/*:: as any*/),
                      (v394/*:: as any*/),
                      (v395/*:: as any*/),
                      (v401/*:: as any*/),
                      (v402/*:: as any*/),
                      (v403/*:: as any*/),
                      (v410/*:: as any*/),
                      (v412/*:: as any*/),
                      (v413/*:: as any*/),
                      (v414/*:: as any*/),
                      (v415/*:: as any*/),
                      (v418/*:: as any*/),
                      (v420/*:: as any*/),
                      (v422/*:: as any*/),
                      (v423/*:: as any*/),
                      (v429/*:: as any*/),
                      (v443/*:: as any*/),
                      (v444/*:: as any*/),
                      (v445/*:: as any*/),
                      (v446/*:: as any*/),
                      (v447/*:: as any*/),
                      (v449/*:: as any*/),
                      (v451/*:: as any*/),
                      (v454/*:: as any*/),
                      (v455/*:: as any*/),
                      (v456/*:: as any*/),
                      (v457/*:: as any*/),
                      (v458/*:: as any*/),
                      (v459/*:: as any*/),
                      (v460/*:: as any*/),
                      (v462/*:: as any*/),
                      (v463/*:: as any*/),
                      (v464/*:: as any*/),
                      (v466/*:: as any*/),
                      (v469/*:: as any*/),
                      (v471/*:: as any*/),
                      (v472/*:: as any*/),
                      (v473/*:: as any*/),
                      (v474/*:: as any*/),
                      (v475/*:: as any*/),
                      (v476/*:: as any*/),
                      (v477/*:: as any*/),
                      (v478/*:: as any*/),
                      (v479/*:: as any*/),
                      (v480/*:: as any*/),
                      (v481/*:: as any*/),
                      (v482/*:: as any*/),
                      (v483/*:: as any*/),
                      (v484/*:: as any*/),
                      (v485/*:: as any*/),
                      (v486/*:: as any*/),
                      (v487/*:: as any*/),
                      (v488/*:: as any*/),
                      (v489/*:: as any*/),
                      (v490/*:: as any*/),
                      (v491/*:: as any*/),
                      (v492/*:: as any*/),
                      (v493/*:: as any*/),
                      (v494/*:: as any*/),
                      (v495/*:: as any*/),
                      (v496/*:: as any*/),
                      (v497/*:: as any*/),
                      (v498/*:: as any*/),
                      (v499/*:: as any*/),
                      (v500/*:: as any*/),
                      (v501/*:: as any*/),
                      (v502/*:: as any*/),
                      (v503/*:: as any*/),
                      (v504/*:: as any*/),
                      (v505/*:: as any*/),
                      (v506/*:: as any*/),
                      (v507/*:: as any*/),
                      (v508/*:: as any*/)
                    ],
                    "storageKey": "blocks(flat:true)"
                  }
                ],
                "type": "Page",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v60/*:: as any*/),
                  (v20/*:: as any*/),
                  (v250/*:: as any*/),
                  (v23/*:: as any*/),
                  (v227/*:: as any*/),
                  (v159/*:: as any*/),
                  (v468/*:: as any*/),
                  (v29/*:: as any*/),
                  (v22/*:: as any*/),
                  (v27/*:: as any*/),
                  (v61/*:: as any*/),
                  (v62/*:: as any*/),
                  (v26/*:: as any*/),
                  (v28/*:: as any*/)
                ],
                "type": "MediaItem",
                "abstractKey": null
              },
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
                      (v57/*:: as any*/),
                      (v32/*:: as any*/),
                      (v516/*:: as any*/)
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
                          (v21/*:: as any*/),
                          (v29/*:: as any*/),
                          (v22/*:: as any*/),
                          (v27/*:: as any*/),
                          (v61/*:: as any*/),
                          (v62/*:: as any*/),
                          (v26/*:: as any*/),
                          (v28/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Property_Propertymeta",
                    "kind": "LinkedField",
                    "name": "propertyMeta",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market",
                        "kind": "LinkedField",
                        "name": "market",
                        "plural": false,
                        "selections": [
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v512/*:: as any*/),
                            "concreteType": "MarketToPostConnection",
                            "kind": "LinkedField",
                            "name": "news",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Post",
                                "kind": "LinkedField",
                                "name": "nodes",
                                "plural": true,
                                "selections": [
                                  (v21/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v55/*:: as any*/),
                                  (v382/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "news(first:3)"
                          },
                          {
                            "alias": "neighbors",
                            "args": (v168/*:: as any*/),
                            "concreteType": "MarketToPropertyConnection",
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
                                  (v21/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Property_Propertyfacts",
                                    "kind": "LinkedField",
                                    "name": "propertyFacts",
                                    "plural": false,
                                    "selections": [
                                      (v297/*:: as any*/),
                                      (v299/*:: as any*/),
                                      (v298/*:: as any*/),
                                      (v393/*:: as any*/),
                                      (v296/*:: as any*/),
                                      (v301/*:: as any*/),
                                      (v302/*:: as any*/),
                                      (v305/*:: as any*/),
                                      (v304/*:: as any*/),
                                      (v306/*:: as any*/),
                                      (v307/*:: as any*/),
                                      (v308/*:: as any*/),
                                      (v309/*:: as any*/),
                                      (v310/*:: as any*/),
                                      (v311/*:: as any*/),
                                      (v312/*:: as any*/),
                                      (v313/*:: as any*/),
                                      (v320/*:: as any*/),
                                      (v322/*:: as any*/),
                                      (v323/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v164/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v171/*:: as any*/),
                                  (v327/*:: as any*/),
                                  (v328/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "properties(first:40)"
                          }
                        ],
                        "storageKey": null
                      },
                      (v517/*:: as any*/),
                      (v519/*:: as any*/),
                      (v520/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v59/*:: as any*/),
                    "concreteType": "PropertyToSubmarketConnection",
                    "kind": "LinkedField",
                    "name": "submarkets",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Submarket",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": (v41/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": "submarkets(first:1)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Property_Propertyfacts",
                    "kind": "LinkedField",
                    "name": "propertyFacts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "gallery",
                        "plural": true,
                        "selections": (v521/*:: as any*/),
                        "storageKey": null
                      },
                      (v296/*:: as any*/),
                      (v297/*:: as any*/),
                      (v522/*:: as any*/),
                      (v523/*:: as any*/),
                      {
                        "alias": "heroContacts",
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "contacts",
                        "plural": true,
                        "selections": [
                          (v303/*:: as any*/),
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v393/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_pictureAnnotations",
                        "kind": "LinkedField",
                        "name": "pictureAnnotations",
                        "plural": true,
                        "selections": (v411/*:: as any*/),
                        "storageKey": null
                      },
                      (v299/*:: as any*/),
                      (v298/*:: as any*/),
                      (v300/*:: as any*/),
                      (v305/*:: as any*/),
                      (v306/*:: as any*/),
                      (v307/*:: as any*/),
                      (v301/*:: as any*/),
                      (v308/*:: as any*/),
                      (v309/*:: as any*/),
                      (v310/*:: as any*/),
                      (v302/*:: as any*/),
                      (v317/*:: as any*/),
                      (v318/*:: as any*/),
                      (v524/*:: as any*/),
                      (v311/*:: as any*/),
                      (v312/*:: as any*/),
                      (v313/*:: as any*/),
                      (v525/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "siteLengthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "siteDepthFeet",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "streetSide",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "frontBearingDegrees",
                        "storageKey": null
                      },
                      (v304/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_sides",
                        "kind": "LinkedField",
                        "name": "sides",
                        "plural": true,
                        "selections": [
                          (v314/*:: as any*/),
                          (v315/*:: as any*/),
                          (v316/*:: as any*/),
                          (v302/*:: as any*/),
                          (v317/*:: as any*/),
                          (v318/*:: as any*/),
                          (v524/*:: as any*/),
                          (v319/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "railcarSpots",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_rooms",
                        "kind": "LinkedField",
                        "name": "rooms",
                        "plural": true,
                        "selections": [
                          (v18/*:: as any*/),
                          (v321/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lowestFahrenheit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "highestFahrenheit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "megawatts",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_distances",
                        "kind": "LinkedField",
                        "name": "distances",
                        "plural": true,
                        "selections": [
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "miles",
                            "storageKey": null
                          },
                          (v465/*:: as any*/),
                          (v393/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v323/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "contacts",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Team_Teammeta",
                            "kind": "LinkedField",
                            "name": "teamMeta",
                            "plural": false,
                            "selections": [
                              (v98/*:: as any*/),
                              (v99/*:: as any*/),
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          (v97/*:: as any*/),
                          (v15/*:: as any*/),
                          (v90/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PropertyPage",
                        "kind": "LinkedField",
                        "name": "propertyPage",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
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
                                "concreteType": null,
                                "kind": "LinkedField",
                                "name": "blocks",
                                "plural": true,
                                "selections": [
                                  (v14/*:: as any*/),
                                  {
                                    "kind": "InlineFragment",
                                    "selections": [
                                      (v526/*:: as any*/)
                                    ],
                                    "type": "PropertyPage_Propertypages_Blocks_ExploreProperty",
                                    "abstractKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v527/*:: as any*/),
                      (v528/*:: as any*/),
                      (v529/*:: as any*/),
                      (v530/*:: as any*/),
                      (v531/*:: as any*/),
                      (v532/*:: as any*/),
                      (v533/*:: as any*/),
                      (v319/*:: as any*/),
                      (v534/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Property_Propertyfacts_highlights",
                        "kind": "LinkedField",
                        "name": "highlights",
                        "plural": true,
                        "selections": (v145/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v164/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": "heroStatus",
                    "args": (v59/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v326/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
                  },
                  (v328/*:: as any*/),
                  {
                    "alias": "barStatus",
                    "args": (v59/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v326/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
                  },
                  (v97/*:: as any*/),
                  (v535/*:: as any*/),
                  (v509/*:: as any*/),
                  {
                    "alias": "contactStatus",
                    "args": (v59/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v326/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
                  },
                  {
                    "alias": null,
                    "args": (v40/*:: as any*/),
                    "concreteType": "FormState",
                    "kind": "LinkedField",
                    "name": "inquiryForm",
                    "plural": false,
                    "selections": (v112/*:: as any*/),
                    "storageKey": null
                  },
                  (v55/*:: as any*/),
                  {
                    "alias": "listingStatus",
                    "args": (v59/*:: as any*/),
                    "concreteType": "PropertyToStatusConnection",
                    "kind": "LinkedField",
                    "name": "allStatus",
                    "plural": false,
                    "selections": (v326/*:: as any*/),
                    "storageKey": "allStatus(first:1)"
                  }
                ],
                "type": "Property",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v468/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v59/*:: as any*/),
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
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Property_Propertyfacts",
                            "kind": "LinkedField",
                            "name": "propertyFacts",
                            "plural": false,
                            "selections": [
                              (v298/*:: as any*/),
                              (v299/*:: as any*/),
                              (v323/*:: as any*/),
                              (v527/*:: as any*/),
                              (v525/*:: as any*/),
                              (v528/*:: as any*/),
                              (v306/*:: as any*/),
                              (v305/*:: as any*/),
                              (v524/*:: as any*/),
                              (v301/*:: as any*/),
                              (v309/*:: as any*/),
                              (v308/*:: as any*/),
                              (v300/*:: as any*/),
                              (v302/*:: as any*/),
                              (v317/*:: as any*/),
                              (v307/*:: as any*/),
                              (v529/*:: as any*/),
                              (v311/*:: as any*/),
                              (v530/*:: as any*/),
                              (v531/*:: as any*/),
                              (v532/*:: as any*/),
                              (v310/*:: as any*/),
                              (v533/*:: as any*/),
                              (v318/*:: as any*/),
                              (v319/*:: as any*/),
                              (v522/*:: as any*/),
                              (v523/*:: as any*/),
                              (v534/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Property_Propertyfacts_sides",
                                "kind": "LinkedField",
                                "name": "sides",
                                "plural": true,
                                "selections": [
                                  (v315/*:: as any*/),
                                  (v316/*:: as any*/),
                                  (v302/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v536/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": "campaignStatus",
                            "args": (v59/*:: as any*/),
                            "concreteType": "PropertyToStatusConnection",
                            "kind": "LinkedField",
                            "name": "allStatus",
                            "plural": false,
                            "selections": (v326/*:: as any*/),
                            "storageKey": "allStatus(first:1)"
                          },
                          (v328/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Property_Propertymeta",
                            "kind": "LinkedField",
                            "name": "propertyMeta",
                            "plural": false,
                            "selections": [
                              (v517/*:: as any*/),
                              (v519/*:: as any*/),
                              (v520/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v97/*:: as any*/),
                          (v535/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v59/*:: as any*/),
                            "concreteType": "PropertyToSubmarketConnection",
                            "kind": "LinkedField",
                            "name": "submarkets",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Submarket",
                                "kind": "LinkedField",
                                "name": "nodes",
                                "plural": true,
                                "selections": (v289/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": "submarkets(first:1)"
                          },
                          {
                            "alias": "brokerStatus",
                            "args": (v59/*:: as any*/),
                            "concreteType": "PropertyToStatusConnection",
                            "kind": "LinkedField",
                            "name": "allStatus",
                            "plural": false,
                            "selections": (v326/*:: as any*/),
                            "storageKey": "allStatus(first:1)"
                          },
                          (v21/*:: as any*/)
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
                      (v537/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "blocks",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v125/*:: as any*/),
                              (v19/*:: as any*/),
                              (v538/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sqft",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "backgroundImage",
                                "plural": false,
                                "selections": (v76/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_Hero",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PropertyPage_Propertypages_Blocks_Highlights_highlights",
                                "kind": "LinkedField",
                                "name": "highlights",
                                "plural": true,
                                "selections": [
                                  (v19/*:: as any*/),
                                  (v538/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_Highlights",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "address",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "submarket",
                                "storageKey": null
                              },
                              (v393/*:: as any*/),
                              (v43/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PropertyPage_Propertypages_Blocks_Details_detailsList",
                                "kind": "LinkedField",
                                "name": "detailsList",
                                "plural": true,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "key",
                                    "storageKey": null
                                  },
                                  (v128/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "brochure",
                                "plural": false,
                                "selections": (v518/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "photoGallery",
                                "plural": true,
                                "selections": (v521/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_Details",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v19/*:: as any*/),
                              (v526/*:: as any*/)
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_ExploreProperty",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PropertyPage_Propertypages_Blocks_ExpansionOpportunities_items",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v19/*:: as any*/),
                                  (v538/*:: as any*/),
                                  (v127/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_ExpansionOpportunities",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PropertyPage_Propertypages_Blocks_BrokerInfo_items",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v18/*:: as any*/),
                                  (v203/*:: as any*/),
                                  (v99/*:: as any*/),
                                  (v98/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "MediaItem",
                                    "kind": "LinkedField",
                                    "name": "logo",
                                    "plural": false,
                                    "selections": (v83/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "MediaItem",
                                    "kind": "LinkedField",
                                    "name": "profilePic",
                                    "plural": false,
                                    "selections": (v83/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_BrokerInfo",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "aboutLinkTitle",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "aboutLinkDescription",
                                "storageKey": null
                              }
                            ],
                            "type": "PropertyPage_Propertypages_Blocks_AboutLink",
                            "abstractKey": null
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
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v539/*:: as any*/),
                  (v87/*:: as any*/),
                  (v540/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Region_Breadcrumbs",
                    "kind": "LinkedField",
                    "name": "breadcrumbs",
                    "plural": false,
                    "selections": [
                      (v513/*:: as any*/),
                      (v514/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Region_Breadcrumbs_breadcrumbs",
                        "kind": "LinkedField",
                        "name": "breadcrumbs",
                        "plural": true,
                        "selections": (v515/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v171/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Region_Regionmeta",
                    "kind": "LinkedField",
                    "name": "regionMeta",
                    "plural": false,
                    "selections": [
                      (v416/*:: as any*/),
                      (v424/*:: as any*/),
                      (v425/*:: as any*/),
                      (v426/*:: as any*/),
                      (v427/*:: as any*/),
                      (v541/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v549/*:: as any*/),
                  {
                    "alias": "completeWithSpace",
                    "args": (v551/*:: as any*/),
                    "concreteType": "RegionToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":false})"
                  },
                  {
                    "alias": "plannedWithSpace",
                    "args": (v553/*:: as any*/),
                    "concreteType": "RegionToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":true})"
                  },
                  {
                    "alias": null,
                    "args": (v255/*:: as any*/),
                    "concreteType": "RegionToMarketConnection",
                    "kind": "LinkedField",
                    "name": "markets",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v554/*:: as any*/),
                          (v21/*:: as any*/),
                          (v555/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "markets(first:100)"
                  },
                  {
                    "alias": null,
                    "args": (v512/*:: as any*/),
                    "concreteType": "RegionToPostConnection",
                    "kind": "LinkedField",
                    "name": "news",
                    "plural": false,
                    "selections": (v557/*:: as any*/),
                    "storageKey": "news(first:3)"
                  },
                  (v509/*:: as any*/)
                ],
                "type": "Region",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v97/*:: as any*/),
                  (v539/*:: as any*/),
                  (v540/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Market_Breadcrumbs",
                    "kind": "LinkedField",
                    "name": "breadcrumbs",
                    "plural": false,
                    "selections": [
                      (v513/*:: as any*/),
                      (v514/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market_Breadcrumbs_breadcrumbs",
                        "kind": "LinkedField",
                        "name": "breadcrumbs",
                        "plural": true,
                        "selections": (v515/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v171/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Market_Marketmeta",
                    "kind": "LinkedField",
                    "name": "marketMeta",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v106/*:: as any*/),
                      (v20/*:: as any*/),
                      (v393/*:: as any*/),
                      (v416/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market_Marketmeta_figures",
                        "kind": "LinkedField",
                        "name": "figures",
                        "plural": true,
                        "selections": (v558/*:: as any*/),
                        "storageKey": null
                      },
                      (v559/*:: as any*/),
                      (v424/*:: as any*/),
                      (v425/*:: as any*/),
                      (v426/*:: as any*/),
                      (v541/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v549/*:: as any*/),
                  {
                    "alias": "completeWithSpace",
                    "args": (v551/*:: as any*/),
                    "concreteType": "MarketToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":false})"
                  },
                  {
                    "alias": "plannedWithSpace",
                    "args": (v553/*:: as any*/),
                    "concreteType": "MarketToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":true})"
                  },
                  {
                    "alias": null,
                    "args": (v255/*:: as any*/),
                    "concreteType": "MarketToPropertyConnection",
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
                          (v21/*:: as any*/),
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Property_Propertyfacts",
                            "kind": "LinkedField",
                            "name": "propertyFacts",
                            "plural": false,
                            "selections": [
                              (v299/*:: as any*/),
                              (v393/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "properties(first:100)"
                  },
                  {
                    "alias": null,
                    "args": (v512/*:: as any*/),
                    "concreteType": "MarketToPostConnection",
                    "kind": "LinkedField",
                    "name": "news",
                    "plural": false,
                    "selections": (v557/*:: as any*/),
                    "storageKey": "news(first:3)"
                  },
                  (v509/*:: as any*/),
                  {
                    "alias": "marketSubmarkets",
                    "args": null,
                    "concreteType": "Submarket",
                    "kind": "LinkedField",
                    "name": "submarkets",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v15/*:: as any*/),
                      (v554/*:: as any*/),
                      (v560/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Market",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v561/*:: as any*/),
                  (v562/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Team_Teammeta",
                    "kind": "LinkedField",
                    "name": "teamMeta",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v47/*:: as any*/),
                      (v99/*:: as any*/),
                      (v98/*:: as any*/),
                      (v559/*:: as any*/),
                      (v133/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v509/*:: as any*/)
                ],
                "type": "Team",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v561/*:: as any*/),
                  (v562/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Leadership_Leadershipmeta",
                    "kind": "LinkedField",
                    "name": "leadershipMeta",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v87/*:: as any*/),
                      (v88/*:: as any*/),
                      (v133/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v509/*:: as any*/)
                ],
                "type": "Leadership",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v55/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOpen",
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
                      (v57/*:: as any*/),
                      (v516/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PositionPay",
                    "kind": "LinkedField",
                    "name": "pay",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "amounts",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "period",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Position_Positionmeta",
                    "kind": "LinkedField",
                    "name": "positionMeta",
                    "plural": false,
                    "selections": [
                      (v47/*:: as any*/),
                      (v50/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "workplace",
                        "storageKey": null
                      },
                      (v405/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "openings",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "startDate",
                        "storageKey": null
                      },
                      (v408/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "applicationUrl",
                        "storageKey": null
                      },
                      (v43/*:: as any*/),
                      (v536/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "streetAddress",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "postalCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "salaryMinimum",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "salaryMaximum",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "salaryPeriod",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OpenPosition",
                    "kind": "LinkedField",
                    "name": "similarPositions",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v50/*:: as any*/),
                      (v405/*:: as any*/),
                      (v406/*:: as any*/),
                      (v294/*:: as any*/),
                      (v407/*:: as any*/),
                      (v408/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v509/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v40/*:: as any*/),
                    "concreteType": "FormState",
                    "kind": "LinkedField",
                    "name": "applicationForm",
                    "plural": false,
                    "selections": (v112/*:: as any*/),
                    "storageKey": null
                  },
                  (v164/*:: as any*/),
                  (v87/*:: as any*/),
                  (v207/*:: as any*/)
                ],
                "type": "Position",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v19/*:: as any*/),
                  (v87/*:: as any*/),
                  (v468/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GlossaryTerm_Glossarytermmeta",
                    "kind": "LinkedField",
                    "name": "glossaryTermMeta",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GlossaryTerm",
                        "kind": "LinkedField",
                        "name": "relatedTerms",
                        "plural": true,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v509/*:: as any*/)
                ],
                "type": "GlossaryTerm",
                "abstractKey": null
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v18/*:: as any*/),
              (v20/*:: as any*/),
              (v154/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TaxonomySEO",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": (v467/*:: as any*/),
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v539/*:: as any*/),
                  (v393/*:: as any*/),
                  (v560/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TaxonomySEO",
                    "kind": "LinkedField",
                    "name": "seo",
                    "plural": false,
                    "selections": [
                      (v32/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v549/*:: as any*/),
                  {
                    "alias": "completeWithSpace",
                    "args": (v551/*:: as any*/),
                    "concreteType": "SubmarketToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":false})"
                  },
                  {
                    "alias": "plannedWithSpace",
                    "args": (v553/*:: as any*/),
                    "concreteType": "SubmarketToPropertyWithSpaceConnection",
                    "kind": "LinkedField",
                    "name": "propertiesWithSpace",
                    "plural": false,
                    "selections": (v552/*:: as any*/),
                    "storageKey": "propertiesWithSpace(first:4,where:{\"underConstruction\":true})"
                  },
                  {
                    "alias": "submarketProperties",
                    "args": (v568/*:: as any*/),
                    "concreteType": "SubmarketToPropertyConnection",
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
                          (v21/*:: as any*/),
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Property_Propertyfacts",
                            "kind": "LinkedField",
                            "name": "propertyFacts",
                            "plural": false,
                            "selections": [
                              (v299/*:: as any*/),
                              (v393/*:: as any*/),
                              (v296/*:: as any*/),
                              (v297/*:: as any*/),
                              (v298/*:: as any*/),
                              (v301/*:: as any*/),
                              (v302/*:: as any*/),
                              (v323/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v328/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SubmarketToPropertyConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": (v570/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Market",
                    "kind": "LinkedField",
                    "name": "market",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v15/*:: as any*/),
                      (v97/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Market_Marketmeta",
                        "kind": "LinkedField",
                        "name": "marketMeta",
                        "plural": false,
                        "selections": [
                          (v106/*:: as any*/),
                          (v424/*:: as any*/),
                          (v541/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Submarket",
                        "kind": "LinkedField",
                        "name": "submarkets",
                        "plural": true,
                        "selections": [
                          (v21/*:: as any*/),
                          (v18/*:: as any*/),
                          (v15/*:: as any*/),
                          (v393/*:: as any*/),
                          (v554/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Submarket",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "categoryPosts",
                    "args": (v572/*:: as any*/),
                    "concreteType": "CategoryToPostConnection",
                    "kind": "LinkedField",
                    "name": "posts",
                    "plural": false,
                    "selections": [
                      (v556/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CategoryToPostConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": (v576/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Category",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "tagPosts",
                    "args": (v572/*:: as any*/),
                    "concreteType": "TagToPostConnection",
                    "kind": "LinkedField",
                    "name": "posts",
                    "plural": false,
                    "selections": [
                      (v556/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TagToPostConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": (v576/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Tag",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "formatPosts",
                    "args": (v572/*:: as any*/),
                    "concreteType": "PostFormatToPostConnection",
                    "kind": "LinkedField",
                    "name": "posts",
                    "plural": false,
                    "selections": [
                      (v556/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PostFormatToPostConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": (v576/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PostFormat",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "statusProperties",
                    "args": (v568/*:: as any*/),
                    "concreteType": "StatusToPropertyConnection",
                    "kind": "LinkedField",
                    "name": "properties",
                    "plural": false,
                    "selections": [
                      (v329/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "StatusToPropertyConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": (v570/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "Status",
                "abstractKey": null
              }
            ],
            "type": "TermNode",
            "abstractKey": "__isTermNode"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v18/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SEOUser",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": (v467/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v572/*:: as any*/),
                "concreteType": "UserToPostConnection",
                "kind": "LinkedField",
                "name": "posts",
                "plural": false,
                "selections": [
                  (v556/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "UserToPostConnectionPageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": (v576/*:: as any*/),
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
              (v18/*:: as any*/),
              (v52/*:: as any*/),
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "NewsArchive",
                "kind": "LinkedField",
                "name": "newsArchive",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Page",
                    "kind": "LinkedField",
                    "name": "page",
                    "plural": false,
                    "selections": [
                      (v207/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v577/*:: as any*/),
                    "concreteType": "NewsArchiveToPostConnection",
                    "kind": "LinkedField",
                    "name": "posts",
                    "plural": false,
                    "selections": [
                      (v556/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "NewsArchiveToPostConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          (v574/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v441/*:: as any*/),
                              (v575/*:: as any*/)
                            ],
                            "type": "WPPageInfo",
                            "abstractKey": "__isWPPageInfo"
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
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "category",
                    "plural": false,
                    "selections": [
                      (v18/*:: as any*/),
                      (v97/*:: as any*/),
                      (v15/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Market",
                    "kind": "LinkedField",
                    "name": "market",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v97/*:: as any*/),
                      (v15/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v44/*:: as any*/),
                  (v45/*:: as any*/),
                  (v46/*:: as any*/),
                  (v437/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "categories",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "markets",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "years",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "months",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SEOContentTypeArchive",
                "kind": "LinkedField",
                "name": "seo",
                "plural": false,
                "selections": (v467/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "feed",
                "args": (v568/*:: as any*/),
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
                      (v14/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v164/*:: as any*/),
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v324/*:: as any*/),
                          (v171/*:: as any*/),
                          (v327/*:: as any*/),
                          (v328/*:: as any*/)
                        ],
                        "type": "Property",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v578/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": "directory",
                "args": [
                  (v563/*:: as any*/),
                  (v564/*:: as any*/),
                  (v579/*:: as any*/),
                  (v580/*:: as any*/),
                  (v567/*:: as any*/)
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
                      (v14/*:: as any*/),
                      (v21/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PropertyPage_Propertypages",
                            "kind": "LinkedField",
                            "name": "propertyPages",
                            "plural": false,
                            "selections": [
                              (v537/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v171/*:: as any*/)
                        ],
                        "type": "PropertyPage",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          (v554/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v255/*:: as any*/),
                            "concreteType": "RegionToMarketConnection",
                            "kind": "LinkedField",
                            "name": "markets",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market",
                                "kind": "LinkedField",
                                "name": "nodes",
                                "plural": true,
                                "selections": [
                                  (v21/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v555/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": "markets(first:100)"
                          }
                        ],
                        "type": "Region",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          (v171/*:: as any*/),
                          (v419/*:: as any*/)
                        ],
                        "type": "Region",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Market_Marketmeta",
                            "kind": "LinkedField",
                            "name": "marketMeta",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/),
                              (v392/*:: as any*/),
                              (v299/*:: as any*/),
                              (v393/*:: as any*/),
                              (v559/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v554/*:: as any*/)
                        ],
                        "type": "Market",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v578/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "TeamArchive",
                "kind": "LinkedField",
                "name": "teamArchive",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v577/*:: as any*/),
                    "concreteType": "TeamArchiveToTeamConnection",
                    "kind": "LinkedField",
                    "name": "people",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Team",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": (v450/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "TeamArchiveToTeamConnectionPageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          (v574/*:: as any*/),
                          (v569/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v205/*:: as any*/),
                  (v47/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Region",
                    "kind": "LinkedField",
                    "name": "region",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v97/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v437/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "departments",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FilterOption",
                    "kind": "LinkedField",
                    "name": "regions",
                    "plural": true,
                    "selections": (v430/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentType",
                    "kind": "LinkedField",
                    "name": "leadership",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": "leaders",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 7
                          },
                          (v582/*:: as any*/)
                        ],
                        "concreteType": "ContentTypeToContentNodeConnection",
                        "kind": "LinkedField",
                        "name": "contentNodes",
                        "plural": false,
                        "selections": [
                          (v583/*:: as any*/)
                        ],
                        "storageKey": "contentNodes(first:7,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"},{\"field\":\"TITLE\",\"order\":\"ASC\"}]})"
                      },
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentType",
                    "kind": "LinkedField",
                    "name": "positions",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OpenPositions",
                        "kind": "LinkedField",
                        "name": "positionArchive",
                        "plural": false,
                        "selections": (v573/*:: as any*/),
                        "storageKey": null
                      },
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "people",
                "args": [
                  (v563/*:: as any*/),
                  (v564/*:: as any*/),
                  (v579/*:: as any*/),
                  (v580/*:: as any*/),
                  (v582/*:: as any*/)
                ],
                "concreteType": "ContentTypeToContentNodeConnection",
                "kind": "LinkedField",
                "name": "contentNodes",
                "plural": false,
                "selections": [
                  (v583/*:: as any*/),
                  (v578/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v40/*:: as any*/),
                "concreteType": "OpenPositions",
                "kind": "LinkedField",
                "name": "positionArchive",
                "plural": false,
                "selections": (v409/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "terms",
                "args": [
                  (v563/*:: as any*/),
                  (v564/*:: as any*/),
                  (v579/*:: as any*/),
                  (v580/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "where",
                    "value": {
                      "hasPassword": false,
                      "orderby": [
                        (v581/*:: as any*/)
                      ]
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
                      (v14/*:: as any*/),
                      (v21/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v87/*:: as any*/)
                        ],
                        "type": "GlossaryTerm",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v578/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ContentType",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteOptions",
        "kind": "LinkedField",
        "name": "options",
        "plural": false,
        "selections": [
          (v146/*:: as any*/),
          (v147/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "footerContactInfo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SiteOptions_socialMedia",
            "kind": "LinkedField",
            "name": "socialMedia",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "social",
                "storageKey": null
              },
              (v294/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "icon",
                "plural": false,
                "selections": (v76/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "officeHours",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "main",
        "args": [
          (v584/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "MAIN_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v52/*:: as any*/),
              (v15/*:: as any*/),
              (v84/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MenuItem_Featureditem",
                "kind": "LinkedField",
                "name": "featuredItem",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "showPropertySearch",
                    "storageKey": null
                  },
                  (v398/*:: as any*/),
                  (v86/*:: as any*/),
                  (v127/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v511/*:: as any*/),
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MenuItem",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v21/*:: as any*/),
                      (v52/*:: as any*/),
                      (v20/*:: as any*/),
                      (v15/*:: as any*/),
                      (v84/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "childItems(first:20)"
              },
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:12,where:{\"location\":\"MAIN_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "top",
        "args": [
          (v585/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "TOP_NAV_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": (v586/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"TOP_NAV_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "footer",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "FOOTER_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v21/*:: as any*/),
              (v52/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v584/*:: as any*/)
                ],
                "concreteType": "MenuItemToMenuItemConnection",
                "kind": "LinkedField",
                "name": "childItems",
                "plural": false,
                "selections": (v586/*:: as any*/),
                "storageKey": "childItems(first:12)"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "menuItems(first:6,where:{\"location\":\"FOOTER_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": "legal",
        "args": [
          (v585/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "location": "LEGAL_MENU",
              "parentDatabaseId": 0
            }
          }
        ],
        "concreteType": "RootQueryToMenuItemConnection",
        "kind": "LinkedField",
        "name": "menuItems",
        "plural": false,
        "selections": (v586/*:: as any*/),
        "storageKey": "menuItems(first:10,where:{\"location\":\"LEGAL_MENU\",\"parentDatabaseId\":0})"
      },
      {
        "alias": null,
        "args": (v587/*:: as any*/),
        "concreteType": "RootQueryToCategoryConnection",
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
              (v18/*:: as any*/),
              (v15/*:: as any*/),
              (v154/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "categories(first:30)"
      },
      {
        "alias": null,
        "args": (v587/*:: as any*/),
        "concreteType": "RootQueryToStatusConnection",
        "kind": "LinkedField",
        "name": "allStatus",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v15/*:: as any*/),
              (v154/*:: as any*/),
              (v539/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "allStatus(first:30)"
      },
      (v539/*:: as any*/),
      {
        "alias": null,
        "args": (v255/*:: as any*/),
        "concreteType": "RootQueryToContentTypeConnection",
        "kind": "LinkedField",
        "name": "contentTypes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ContentType",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v41/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "contentTypes(first:100)"
      },
      {
        "condition": "hasCursor",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "cursorNodes",
            "args": [
              (v58/*:: as any*/),
              {
                "fields": [
                  {
                    "kind": "Variable",
                    "name": "in",
                    "variableName": "cursorIds"
                  }
                ],
                "kind": "ObjectValue",
                "name": "where"
              }
            ],
            "concreteType": "RootQueryToContentNodeConnection",
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
                  (v14/*:: as any*/),
                  (v54/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "915dad423e92df65433c928ba0dc1e73",
    "id": null,
    "metadata": {},
    "name": "PageByUriQuery",
    "operationKind": "query",
    "text": "query PageByUriQuery($uri:String!,$after:String,$before:String,$feedFirst:Int,$feedLast:Int,$directoryFirst:Int,$directoryLast:Int,$offset:OffsetPagination,$cursorIds:[ID],$hasCursor:Boolean=false,$parameters:[UrlParameter!],$searchPhrase:String,$asPreview:Boolean){...metadata_query,...SiteFrame_root,...ListChips_root,nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,...on Page{isFrontPage},...on ContentType{name},...NodeTemplate_node,...SchemaGraph_node,id}}fragment AboutCompany_layout on PropertyPage_Propertypages_Blocks_AboutLink{aboutLinkTitle,aboutLinkDescription}fragment AccordionFaq_block on SiteAccordionFaqBlock{attributes{title,text,ground,questions{question,answer}}}fragment BeforeAfterSlide_block on SiteBeforeAfterSlideBlock{attributes{title,text,ground,beforeLabel,afterLabel,dimension,dimensionNote,beforeImage{...Picture_image,id},afterImage{...Picture_image,id}}}fragment BlockTree_blocks on Block{__isBlock:__typename,name,clientId,parentClientId,...registryGenerated_block}fragment BoardOfDirectors_block on SiteBoardOfDirectorsBlock{attributes{title,text,ground,moreLink{...Section_link},members{name,role,text,image{...Portrait_image,id},link{url,title,target}}},board{title,uri,leadershipMeta{title,excerpt,largeImage{...Portrait_image,id}},featuredImage{node{...Portrait_image,id}},id}}fragment BrochureButton_property on Property{slug,propertyMeta{propertyDownload{...DownloadButton_file,id}},propertyFacts{availableSquareFeet},brochureStatus:allStatus(first:1){nodes{slug,id}}}fragment BrokerInfo_layout on PropertyPage_Propertypages_Blocks_BrokerInfo{title,description,items{name,position,email,phone,logo{...Portrait_image,id},profilePic{...Portrait_image,id}}}fragment BrokerInfo_property on Property{uri,brokerStatus:allStatus(first:1){nodes{slug,id}},propertyFacts{contacts{...TeamContacts_people,id}}}fragment BrokerToolkitForm_block on SiteBrokerToolkitFormBlock{attributes{title,text,items{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment BuildingPicture_property on Property{featuredImage{node{...Picture_image,id}},pictureStatus:allStatus(first:1){nodes{slug,id}},propertyFacts{buildingType,totalSquareFeet,availableSquareFeet,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,clearHeightFeet,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet}}}fragment BynderAsset_block on SiteBynderAssetBlock{attributes{assetId,name,type,alt,originalUrl,originalWidth,originalHeight,derivatives{name,url,width,height},caption,captionDetail,align,ground}}fragment BynderGallery_block on SiteBynderGalleryBlock{attributes{title,text,ground,moreLink{...Section_link},assets{assetId,name,type,alt,originalUrl,originalWidth,originalHeight,caption,derivatives{name,url,width,height}}}}fragment CampaignHero_layout on PropertyPage_Propertypages_Blocks_Hero{eyebrow,title,subtitle,sqft,backgroundImage{...Picture_image,id}}fragment CampaignHero_property on Property{uri,propertyFacts{availableSquareFeet,totalSquareFeet},campaignStatus:allStatus(first:1){nodes{slug,id}},...PropertyStatus_property}fragment CampaignHighlights_layout on PropertyPage_Propertypages_Blocks_Highlights{title,highlights{title,subtitle}}fragment CareerCard_block on SiteCareerCardBlock{attributes{eyebrow,title,text,ground,imagePosition,image{...Picture_image,id},steps{label,title},facts{label,value},link{...LinkActions_link}}}fragment CareersEmployeeCarousel_block on SiteCareersEmployeeCarouselBlock{attributes{title,text,ground,moreLink{...Section_link},stories{quote,name,role,portrait{...Portrait_image,id},link{url,title,target}}},people{title,uri,teamMeta{title,employeeQuote,linkToStory{url,title,target}},featuredImage{node{...Portrait_image,id}},id}}fragment CommentForm_state on FormState{...Form_state,replyTo{databaseId,author{node{__typename,name,id}},id}}fragment CommunityForm_block on SiteCommunityFormBlock{attributes{title,text,topics{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment ConsentBanner_root on RootQuery{options{gaId,gtmId}}fragment ContactBar_property on Property{title,propertyFacts{contacts{title,teamMeta{phone,email},id}},barStatus:allStatus(first:1){nodes{slug,id}},...PropertyStatus_property}fragment ContactCard_block on SiteContactCardBlock{attributes{title,role,text,phone,email,latitude,longitude,ground,openingHours{label,value},image{...Picture_image,id},link{...LinkActions_link},person{title,uri,teamMeta{title,phone,email},featuredImage{node{...Portrait_image,id}},id}}}fragment ContactForm_block on SiteContactFormBlock{attributes{title,text,topics{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment ContactGroups_people on Team{...TeamContacts_people}fragment ContentCard_block on SiteContentCardBlock{attributes{title,eyebrow,text,ground,link{url,title,target},imagePosition,image{...Picture_image,id}}}fragment ContentToggleView_block on SiteContentToggleViewBlock{clientId,parentClientId,attributes{label}}fragment ContentToggle_block on SiteContentToggleBlock{attributes{title,text,ground,moreLink{...Section_link}}}fragment ContentTypeTemplate_contentType on ContentType{name,label,newsArchive(parameters:$parameters){page{content,id}},seo{breadcrumbs{text,url}},...templatesGenerated_contentType}fragment CookieChoices_block on SiteCookieChoicesBlock{attributes{title,text},measurementOptions{gaId,gtmId}}fragment CoreArchives_block on CoreArchivesBlock{attributes{displayAsDropdown,showLabel,showPostCounts,align,fontSize,style},archive{uri,years{year,count}}}fragment CoreAudio_block on CoreAudioBlock{attributes{__typename,...on CoreAudioBlockAttributes{src,caption,loop,anchor,align}},mediaItem{node{title,mediaItemUrl,id}}}fragment CoreAvatar_block on CoreAvatarBlock{attributes{coreSize:size,userId,isLink,linkTarget,align,style},parentNode{__typename,...loopNode_node,id},user{name,uri,id}}fragment CoreBlock_block on CoreBlock{attributes{ref}}fragment CoreButton_block on CoreButtonBlock{attributes{__typename,...on CoreButtonBlockAttributes{url,text,buttonTarget:linkTarget,className}}}fragment CoreButtons_block on CoreButtonsBlock{attributes{__typename,...on CoreButtonsBlockAttributes{layout,align,style}}}fragment CoreCalendar_block on CoreCalendarBlock{attributes{align,backgroundColor,textColor,fontSize,style},calendar(parameters:$parameters){year,month,previous,next,isOutOfRange,posts{title,uri,date,id}}}fragment CoreCategories_block on CoreCategoriesBlock{attributes{displayAsDropdown,showHierarchy,showPostCounts,align,fontSize,style},terms{__typename,databaseId,name,uri,count,...on HierarchicalTermNode{__isHierarchicalTermNode:__typename,parentDatabaseId},id}}fragment CoreCode_block on CoreCodeBlock{attributes{codeText:content,anchor,backgroundColor,textColor,fontSize,style}}fragment CoreColumn_block on CoreColumnBlock{attributes{__typename,...on CoreColumnBlockAttributes{columnWidth:width,verticalAlignment,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreColumns_block on CoreColumnsBlock{attributes{__typename,...on CoreColumnsBlockAttributes{isStackedOnMobile,verticalAlignment,anchor,align,backgroundColor,textColor,fontSize,style}}}fragment CoreCommentAuthorName_block on CoreCommentAuthorNameBlock{attributes{__typename,...on CoreCommentAuthorNameBlockAttributes{isLink,linkTarget,backgroundColor,textColor,fontSize,textAlign,style}}}fragment CoreCommentContent_block on CoreCommentContentBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style}}fragment CoreCommentDate_block on CoreCommentDateBlock{attributes{__typename,...on CoreCommentDateBlockAttributes{format,isLink,backgroundColor,textColor,fontSize,style}}}fragment CoreCommentEditLink_block on CoreCommentEditLinkBlock{attributes{linkTarget}}fragment CoreCommentReplyLink_block on CoreCommentReplyLinkBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style}}fragment CoreCommentTemplate_block on CoreCommentTemplateBlock{attributes{align,fontSize,style}}fragment CoreCommentsPaginationNext_block on CoreCommentsPaginationNextBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPaginationNumbers_block on CoreCommentsPaginationNumbersBlock{attributes{backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPaginationPrevious_block on CoreCommentsPaginationPreviousBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPagination_block on CoreCommentsPaginationBlock{attributes{paginationArrow,align,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsTitle_block on CoreCommentsTitleBlock{attributes{__typename,...on CoreCommentsTitleBlockAttributes{level,showCommentsCount,showPostTitle,align,backgroundColor,textColor,fontSize,textAlign,style}}}fragment CoreComments_block on CoreCommentsBlock{attributes{__typename,...on CoreCommentsBlockAttributes{legacy,align,backgroundColor,textColor,fontSize,style}},parentNode{__typename,...loopNode_node,id},discussion(parameters:$parameters){list,position,size,total,isPastEnd,count,open,maxDepth,entries{depth,comment{...loopComment_comment,id}}}}fragment CoreCover_block on CoreCoverBlock{attributes{__typename,...on CoreCoverBlockAttributes{url,imageAlt:alt,useFeaturedImage,hasParallax,isRepeated,backgroundType,focalPoint,minHeight,minHeightUnit,contentPosition,overlayColor,anchor,align,fontSize}},mediaItem{node{mediaItemUrl,...Picture_image,id}},parentNode{__typename,...loopNode_node,id}}fragment CoreDetails_block on CoreDetailsBlock{attributes{summary,showContent,anchor,align,backgroundColor,textColor,fontSize,style}}fragment CoreEmbed_block on CoreEmbedBlock{attributes{__typename,...on CoreEmbedBlockAttributes{url,caption,align}}}fragment CoreFile_block on CoreFileBlock{attributes{__typename,...on CoreFileBlockAttributes{href,fileName,textLinkHref,textLinkTarget,showDownloadButton,downloadButtonText,displayPreview,anchor,align}},mediaItem{node{title,mediaItemUrl,mimeType,fileSize,id}}}fragment CoreFreeform_block on CoreFreeformBlock{renderedHtml}fragment CoreGallery_block on CoreGalleryBlock{attributes{__typename,...on CoreGalleryBlockAttributes{caption,imageCrop,anchor,galleryColumns:columns,align,images{url,alt,caption}}}}fragment CoreGroup_block on CoreGroupBlock{attributes{__typename,...on CoreGroupBlockAttributes{tagName,ariaLabel,anchor,layout,align,backgroundColor,textColor,fontSize,style}}}fragment CoreHeading_block on CoreHeadingBlock{attributes{__typename,...on CoreHeadingBlockAttributes{content,level,anchor,textAlign,align,backgroundColor,textColor,fontSize,style}}}fragment CoreHomeLink_block on CoreHomeLinkBlock{attributes{label}}fragment CoreHtml_block on CoreHtmlBlock{attributes{htmlText:content}}fragment CoreImage_block on CoreImageBlock{attributes{__typename,...on CoreImageBlockAttributes{url,imageAlt:alt,caption,href,imageTarget:linkTarget,anchor,align,aspectRatio,scale}},mediaItem{node{...Picture_image,id}}}fragment CoreLatestComments_block on CoreLatestCommentsBlock{attributes{displayAvatar,displayDate,displayExcerpt,align,style},comments{databaseId,...loopComment_comment,commentedOn{node{__typename,uri,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},id}}fragment CoreLatestPosts_block on CoreLatestPostsBlock{attributes{__typename,...on CoreLatestPostsBlockAttributes{postLayout,coreColumns:columns,displayPostContent,displayPostContentRadio,excerptLength,displayAuthor,displayPostDate,displayFeaturedImage,addLinkToFeaturedImage,align,backgroundColor,textColor,fontSize,style}},posts{node{__typename,...loopNode_node,id},content}}fragment CoreLegacyWidget_block on CoreLegacyWidgetBlock{attributes{idBase,instance}}fragment CoreListItem_block on CoreListItemBlock{attributes{content}}fragment CoreList_block on CoreListBlock{attributes{__typename,...on CoreListBlockAttributes{ordered,values,start,reversed,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreLoginout_block on CoreLoginoutBlock{attributes{redirectToCurrent},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id}}fragment CoreMediaText_block on CoreMediaTextBlock{attributes{__typename,...on CoreMediaTextBlockAttributes{mediaAlt,mediaPosition,mediaUrl,mediaType,mediaWidth,href,mediaTextTarget:linkTarget,isStackedOnMobile,verticalAlignment,imageFill,focalPoint,anchor,mediaTextAlign:align,backgroundColor,textColor,fontSize,style}},mediaItem{node{mediaItemUrl,...Picture_image,id}}}fragment CoreMissing_block on CoreMissingBlock{attributes{originalContent}}fragment CoreMore_block on CoreMoreBlock{parentNodeDatabaseId}fragment CoreNavigationLink_block on CoreNavigationLinkBlock{attributes{__typename,...on CoreNavigationLinkBlockAttributes{label,url,description,opensInNewTab,rel}}}fragment CoreNavigationSubmenu_block on CoreNavigationSubmenuBlock{attributes{label,url}}fragment CoreNavigation_block on CoreNavigationBlock{attributes{__typename,...on CoreNavigationBlockAttributes{overlayMenu,showSubmenuIcon,maxNestingLevel,backgroundColor,textColor,fontSize,layout}},innerLinks:innerBlocks{__typename,name},menu{name,menuItems(first:100){nodes{id,parentId,label,uri,target,description}},id}}fragment CoreNextpage_block on CoreNextpageBlock{order}fragment CorePageListItem_block on CorePageListItemBlock{attributes{label,title,pageLink:link}}fragment CorePageList_block on CorePageListBlock{attributes{parentPageID},pages{databaseId,parentDatabaseId,title,uri,id}}fragment CoreParagraph_block on CoreParagraphBlock{attributes{__typename,...on CoreParagraphBlockAttributes{content,dropCap,fontSize,direction,anchor,align,backgroundColor,textColor,style}}}fragment CorePattern_block on CorePatternBlock{attributes{slug}}fragment CorePostAuthorBiography_block on CorePostAuthorBiographyBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostAuthorName_block on CorePostAuthorNameBlock{attributes{isLink,linkTarget,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostAuthor_block on CorePostAuthorBlock{attributes{avatarSize,byline,isLink,linkTarget,showAvatar,showBio,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostCommentsForm_block on CorePostCommentsFormBlock{attributes{textAlign,backgroundColor,textColor,fontSize,style},parentNode{__typename,...loopNode_node,id},form(parameters:$parameters){...CommentForm_state}}fragment CorePostContent_block on CorePostContentBlock{attributes{align,fontSize,style}}fragment CorePostDate_block on CorePostDateBlock{attributes{__typename,...on CorePostDateBlockAttributes{displayType,format,isLink,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id}}fragment CorePostExcerpt_block on CorePostExcerptBlock{attributes{moreText,showMoreOnNewLine,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostFeaturedImage_block on CorePostFeaturedImageBlock{attributes{isLink,linkTarget,featuredScale:scale,coreHeight:height,align,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostNavigationLink_block on CorePostNavigationLinkBlock{attributes{navigationType:type,label,showTitle,linkLabel,arrow,backgroundColor,textColor,fontSize,textAlign,style},adjacent{__typename,...loopNode_node,id}}fragment CorePostTemplate_block on CorePostTemplateBlock{attributes{layout,align,backgroundColor,textColor,fontSize,style}}fragment CorePostTerms_block on CorePostTermsBlock{attributes{term,prefix,separator,suffix,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostTitle_block on CorePostTitleBlock{attributes{__typename,...on CorePostTitleBlockAttributes{level,isLink,linkTarget,align,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id}}fragment CorePreformatted_block on CorePreformattedBlock{attributes{content,anchor,backgroundColor,textColor,fontSize,style,className}}fragment CorePullquote_block on CorePullquoteBlock{attributes{__typename,...on CorePullquoteBlockAttributes{value,citation,textAlign,anchor,align,backgroundColor,textColor,fontSize,style}}}fragment CoreQueryNoResults_block on CoreQueryNoResultsBlock{attributes{align,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationNext_block on CoreQueryPaginationNextBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationNumbers_block on CoreQueryPaginationNumbersBlock{attributes{backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationPrevious_block on CoreQueryPaginationPreviousBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPagination_block on CoreQueryPaginationBlock{attributes{__typename,...on CoreQueryPaginationBlockAttributes{paginationArrow,align,backgroundColor,textColor,fontSize,style}}}fragment CoreQueryTitle_block on CoreQueryTitleBlock{attributes{__typename,...on CoreQueryTitleBlockAttributes{level,type,showPrefix,showSearchTerm,align,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id},requested:asked(parameters:$parameters){category{name,id},year,words}}fragment CoreQuery_block on CoreQueryBlock{attributes{__typename,...on CoreQueryBlockAttributes{displayLayout,align}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},loop(parameters:$parameters){list,position,size,total,isPastEnd,entries{node{__typename,...loopNode_node,id},content}}}fragment CoreQuote_block on CoreQuoteBlock{attributes{__typename,...on CoreQuoteBlockAttributes{quoteValue:value,citation,anchor,className,align,backgroundColor,textColor,fontSize,style}}}fragment CoreReadMore_block on CoreReadMoreBlock{attributes{readMoreText:content,linkTarget,backgroundColor,textColor,fontSize,style},parentNode{__typename,...loopNode_node,id}}fragment CoreRss_block on CoreRssBlock{attributes{feedURL,blockLayout,displayExcerpt,displayAuthor,displayDate,excerptLength,align},feed{title,link,date,author,text}}fragment CoreSearch_block on CoreSearchBlock{attributes{label,showLabel,placeholder,buttonText,buttonPosition,buttonUseIcon,align,backgroundColor,textColor,fontSize,style},suggestions,found(parameters:$parameters){words,correctedWords,group,groups{name,label,total},buildings{total,uri,place,nodes{id,...PropertyRow_property}},total,position,size,hits{snippet,uri,node{__typename,id,contentTypeName,...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on MediaItem{mediaItemUrl,fileSize}}}}}fragment CoreSeparator_block on CoreSeparatorBlock{attributes{__typename,...on CoreSeparatorBlockAttributes{anchor,className,align}}}fragment CoreShortcode_block on CoreShortcodeBlock{renderedHtml,attributes{text}}fragment CoreSiteLogo_block on CoreSiteLogoBlock{attributes{logoWidth:width,isLink,linkTarget,align},settings{title,id}}fragment CoreSiteTagline_block on CoreSiteTaglineBlock{attributes{__typename,...on CoreSiteTaglineBlockAttributes{textAlign,align,backgroundColor,textColor,fontSize,style}},settings{description,id}}fragment CoreSiteTitle_block on CoreSiteTitleBlock{attributes{__typename,...on CoreSiteTitleBlockAttributes{level,isLink,linkTarget,textAlign,align,backgroundColor,textColor,fontSize,style}},settings{title,id}}fragment CoreSocialLink_block on CoreSocialLinkBlock{attributes{url,service,label,rel}}fragment CoreSocialLinks_block on CoreSocialLinksBlock{attributes{__typename,...on CoreSocialLinksBlockAttributes{anchor,openInNewTab,align,backgroundColor,textColor,style}},innerLinks:innerBlocks{__typename,name}}fragment CoreSpacer_block on CoreSpacerBlock{attributes{__typename,...on CoreSpacerBlockAttributes{spacerHeight:height,anchor}}}fragment CoreTable_block on CoreTableBlock{attributes{__typename,...on CoreTableBlockAttributes{hasFixedLayout,tableCaption:caption,anchor,className,align,backgroundColor,textColor,fontSize,style,head{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}},body{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}},foot{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}}}}}fragment CoreTagCloud_block on CoreTagCloudBlock{attributes{showTagCounts,align,style},terms{__typename,databaseId,name,uri,count,id}}fragment CoreTemplatePart_block on CoreTemplatePartBlock{attributes{slug}}fragment CoreTermDescription_block on CoreTermDescriptionBlock{attributes{align,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id},requested:asked(parameters:$parameters){category{description,id}}}fragment CoreTextColumns_block on CoreTextColumnsBlock{attributes{columnTexts:content{children}}}fragment CoreVerse_block on CoreVerseBlock{attributes{__typename,...on CoreVerseBlockAttributes{textAlign,content,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreVideo_block on CoreVideoBlock{attributes{__typename,...on CoreVideoBlockAttributes{src,caption,loop,anchor,align,posterUrl:poster,muted,tracks}},mediaItem{node{title,mediaItemUrl,id}}}fragment CoreWidgetGroup_block on CoreWidgetGroupBlock{attributes{__typename,...on CoreWidgetGroupBlockAttributes{title}}}fragment CtaList_block on SiteCtaListBlock{attributes{title,text,ground,moreLink{...Section_link},signal,items{title,text,link{url,title,target}}}}fragment DevelopmentCarousel_block on SiteDevelopmentCarouselBlock{clientId,attributes{title,text,ground,moreLink{...Section_link},projects{title,eyebrow,text,image{...Picture_image,id},link{...LinkActions_link},facts{label,value}}},popupModule{popupItems{popupTitle,popupContent}}}fragment DownloadButton_file on MediaItem{mediaItemUrl,mimeType,fileSize}fragment DownloadCta_block on SiteDownloadCtaBlock{attributes{title,text,label,ground,siteLink:link{...LinkActions_link},file{mimeType,mediaItemUrl,...DownloadButton_file,id}}}fragment DownloadsList_block on SiteDownloadsListBlock{attributes{title,text,ground,moreLink{...Section_link},groups{title,text,files{title,note,document{url,title},file{...FileRows_file,id}}}}}fragment EmbedFrame_poster on MediaItem{...Picture_image,posterUrl:sourceUrl(size:_1536X1536)}fragment EsgReportArchive_block on SiteEsgReportArchiveBlock{attributes{title,text,ground,moreLink{...Section_link},reports{year,title,note,image{...Picture_image,id},file{...FileRows_file,id}}}}fragment ExpansionOpportunities_layout on PropertyPage_Propertypages_Blocks_ExpansionOpportunities{title,items{title,subtitle,image{...Picture_image,id}}}fragment FeaturedPropertiesCarousel_block on SiteFeaturedPropertiesCarouselBlock{attributes{title,text,ground,moreLink{...Section_link}},properties{id,...PropertyCard_property}}fragment FeaturedText_block on SiteFeaturedTextBlock{attributes{text,eyebrow,ground,link{...LinkActions_link}}}fragment FileRows_file on MediaItem{title,date,mimeType,fileSize,mediaItemUrl}fragment FlipHighlights_block on SiteFlipHighlightsBlock{attributes{title,text,ground,moreLink{...Section_link},cards{figure,unit,title,text,link{url,title,target}}}}fragment FormEmbed_block on SiteFormEmbedBlock{attributes{title,text,url,frameHeight,note,ground}}fragment Form_state on FormState{place,sentFrom,state,reference,clock,values{name,values},errors{field,message}}fragment FourColumnIcon_block on SiteFourColumnIconBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment FullWidthImageCard_block on SiteFullWidthImageCardBlock{attributes{title,eyebrow,text,ground,position,caption,image{...Picture_image,id},link{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment GlossaryTermArchive_contentType on ContentType{uri,terms:contentNodes(first:$directoryFirst,last:$directoryLast,after:$after,before:$before,where:{hasPassword:false,orderby:[{field:TITLE,order:ASC}]}){nodes{__typename,...on GlossaryTerm{id,title,uri,excerpt},id},pageInfo{...ListPagination_pageInfo}}}fragment GlossaryTermTemplate_glossaryTerm on GlossaryTerm{title,uri,excerpt,seo{breadcrumbs{text,url}},glossaryTermMeta{relatedTerms{title,uri,id}},blocks(flat:true){__typename,...BlockTree_blocks}}fragment GridCell_block on SiteGridCellBlock{attributes{span}}fragment Grid_block on SiteGridBlock{attributes{title,text,ground,moreLink{...Section_link},columns,ruled}}fragment HighlightsModule_block on SiteHighlightsModuleBlock{attributes{title,text,ground,moreLink{...Section_link},items{figure,unit,note,title,text,link{url,title,target}}}}fragment HomePageThreePack_block on SiteHomePageThreePackBlock{attributes{title,doors{title,text,drawing,link{url,title,target},image{...Picture_image,id}}}}fragment IconContentGrid_block on SiteIconContentGridBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment ImageHero_block on SiteImageHeroBlock{attributes{eyebrow,title,text,caption,captionDetail,focalPoint,dimension,dimensionNote,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment ImageTextComplexGrid_block on SiteImageTextComplexGridBlock{attributes{title,text,ground,moreLink{...Section_link},items{title,eyebrow,text,link{url,title,target},image{...Picture_image,id}}}}fragment Image_block on SiteImageBlock{attributes{align,ratio,ground,caption,captionDetail,focalPoint,dimension,dimensionNote,image{...Picture_image,id},siteLink:link{...LinkActions_link}}}fragment LargeCtaCard_block on SiteLargeCtaCardBlock{attributes{title,text,link{url,title,target}}}fragment LargeMediaContact_block on SiteLargeMediaContactBlock{attributes{title,text,ground,link{...LinkActions_link}},contactOptions{mediaContactItems{content,email,phone},largeMediaContact{header,content}}}fragment LargeQuote_block on SiteLargeQuoteBlock{attributes{quote,name,role,ground,portrait{...Portrait_image,id}}}fragment LatestNewsAndInsights_block on SiteLatestNewsAndInsightsBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{id,...NewsCard_post}}fragment LatestNewsCarousel_block on SiteLatestNewsCarouselBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{id,...NewsCard_post}}fragment LatestSustainabilityPosts_block on SiteLatestSustainabilityPostsBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{...NewsCard_post,...NewsList_posts,id}}fragment LeadershipArchive_contentType on ContentType{uri,people:contentNodes(first:$directoryFirst,last:$directoryLast,after:$after,before:$before,where:{hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC},{field:TITLE,order:ASC}]}){nodes{__typename,...on Leadership{id},...LeadershipCard_person,id},pageInfo{...ListPagination_pageInfo}}}fragment LeadershipCard_person on Leadership{title,uri,leadershipMeta{title,excerpt,largeImage{...Portrait_image,id}},featuredImage{node{...Portrait_image,id}}}fragment LeadershipTemplate_leadership on Leadership{title,uri,seo{metaDesc,opengraphSiteName,breadcrumbs{text,url}},featuredImage{node{sourceUrl,...Portrait_image,id}},leadershipMeta{title,excerpt,largeImage{...Portrait_image,id},linkToStory{url,title,target}},blocks(flat:true){__typename,...BlockTree_blocks}}fragment LineGrid_block on SiteLineGridBlock{attributes{title,text,ground,emphasis,moreLink{...Section_link},items{label,value,note}}}fragment LinkActions_link on AcfLink{url,title,target}fragment ListChips_root on RootQuery{categories(first:30){nodes{name,uri,count,id}},allStatus(first:30){nodes{name,uri,count,propertySearchUri,id}},propertySearchUri,contentTypes(first:100){nodes{name,uri,id}}}fragment ListPagination_pageInfo on PageInfo{__isPageInfo:__typename,hasNextPage,hasPreviousPage,startCursor,endCursor}fragment Map_block on SiteMapBlock{attributes{title,text,ground,variant,moreLink{...Section_link}},markets{id,title,uri,marketMeta{name,numberOfProperties,coordinates{latitude,longitude}}},properties{id,title,uri,propertyFacts{coordinates{latitude,longitude}}}}fragment MarketArchive_contentType on ContentType{uri,directory:contentNodes(first:$directoryFirst,last:$directoryLast,after:$after,before:$before,where:{hasPassword:false}){nodes{__typename,...on Market{...MarketMap_markets,...MarketIndex_markets},id},pageInfo{...ListPagination_pageInfo}}}fragment MarketIndex_markets on Market{title,uri,portfolio{...PlaceTable_portfolio},marketMeta{region{title,uri,id}}}fragment MarketMap_markets on Market{id,title,uri,marketMeta{name,numberOfProperties,totalSquareFeet,coordinates{latitude,longitude}}}fragment MarketNews_property on Property{propertyMeta{market{title,uri,news(first:3){nodes{...NewsList_posts,id}},id}}}fragment MarketSubmarkets_market on Market{title,portfolio{...PlaceTable_portfolio},marketSubmarkets:submarkets{name,uri,portfolio{buildings,...PlaceTable_portfolio},...SubmarketResearch_submarkets,id}}fragment MarketTemplate_market on Market{title,uri,slug,propertySearchUri,seo{metaDesc,breadcrumbs{text,url}},breadcrumbs{enableCustomBreadcrumbs,currentPageTitleOverride,breadcrumbs{label,link{url}}},featuredImage{node{...Picture_image,id}},marketMeta{name,state,description,coordinates{latitude,longitude},bannerImage{...Picture_image,id},figures{value,unit,label,source,date},region{title,uri,id},leasingContacts{...ContactGroups_people,id},developmentContacts{...ContactGroups_people,id},investmentContacts{...ContactGroups_people,id},operationsContacts{...ContactGroups_people,id}},portfolio{buildings,...SpaceLink_portfolio,...PlaceFigures_portfolio},completeWithSpace:propertiesWithSpace(first:4,where:{underConstruction:false}){nodes{...PropertiesWithSpace_properties,id}},plannedWithSpace:propertiesWithSpace(first:4,where:{underConstruction:true}){nodes{...PropertiesWithSpace_properties,id}},properties(first:100){nodes{...PropertyMap_properties,id}},news(first:3){nodes{...PlaceNews_posts,id}},blocks(flat:true){__typename,...BlockTree_blocks},...MarketSubmarkets_market}fragment MediaItemTemplate_mediaItem on MediaItem{title,caption,description,mediaType,mimeType,fileSize,mediaItemUrl,seo{breadcrumbs{text,url}},...Picture_image}fragment MeetOurLeaders_block on SiteMeetOurLeadersBlock{attributes{title,text,ground,variant,moreLink{...Section_link}},leaders{...LeadershipCard_person,id}}fragment MenuLinks_items on MenuItem{id,label,uri,target}fragment MenuPanel_item on MenuItem{label,uri,target,description,featuredItem{heading,link{url,title,target},image{...Picture_image,id}},childItems(first:20){nodes{id,label,description,uri,target}}}fragment MetroLandingPageNumberModule_block on SiteMetroLandingPageNumberModuleBlock{attributes{title,ground,styleOption,useBlockDefaultData,moreLink{...Section_link},numbers{heading,number,prefix,suffix,note},market{title,marketMeta{name,population,totalSquareFeet,numberOfProperties},id}}}fragment NearbyProperties_property on Property{id,propertyFacts{buildingType,totalSquareFeet,availableSquareFeet,coordinates{latitude,longitude}},propertyMeta{market{title,uri,neighbors:properties(first:40){nodes{id,propertyFacts{buildingType,totalSquareFeet,availableSquareFeet,coordinates{latitude,longitude}},...PropertyCard_property}},id}}}fragment NeighboringSubmarkets_submarket on Submarket{id,coordinates{latitude,longitude},market{title,uri,submarkets{id,name,uri,coordinates{latitude,longitude},portfolio{...PlaceTable_portfolio}},id}}fragment NewsCard_post on Post{title,uri,date,excerpt,cardCategories:categories(first:1){nodes{name,id}},featuredImage{node{sourceUrl,...Picture_image,id}}}fragment NewsList_posts on Post{id,title,uri,date,cardCategories:categories(first:1){nodes{name,id}}}fragment NewsRoomPostsQuery_block on SiteNewsRoomPostsQueryBlock{attributes{title,text,ground},newsRoom(parameters:$parameters){posts{id,...NewsCard_post,...NewsList_posts},category{slug,id},year,newer,older,categories{slug,name,count,id},years}}fragment NodeTemplate_node on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,...on ContentNode{__isContentNode:__typename,isRestricted},...PasswordForm_node,...templatesGenerated_node,...TermTemplate_term,...UserTemplate_user,...ContentTypeTemplate_contentType}fragment NumberModule_block on SiteNumberModuleBlock{attributes{title,ground,styleOption,useBlockDefaultData,dimension,dimensionNote,moreLink{...Section_link},numbers{heading,number,prefix,suffix,note}},numberModule{mainHeading,numberGrid{heading,number,prefix,suffix}}}fragment OpenPositions_block on SiteOpenPositionsBlock{attributes{title,text,ground,emptyText,moreLink{...Section_link}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},openPositions(parameters:$parameters){total,...PositionList_openPositions}}fragment PageHero_block on SitePageHeroBlock{attributes{variant,eyebrow,title,text,caption,captionDetail,focalPoint,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link},annotations{kind,label,x1,y1,x2,y2}}}fragment PageTemplate_page on Page{title,isFrontPage,seo{breadcrumbs{text,url}},breadcrumbs{enableCustomBreadcrumbs,currentPageTitleOverride,breadcrumbs{label,link{url}}},blocks(flat:true){__typename,name,...BlockTree_blocks}}fragment Partners_block on SitePartnersBlock{attributes{title,text,ground,moreLink{...Section_link},items{name,role,link{url,title,target},image{...Picture_image,id}}}}fragment PasswordForm_node on NodeWithTitle{__isNodeWithTitle:__typename,title,...on ContentNode{__isContentNode:__typename,uri}}fragment PeopleList_people on Team{title,uri,teamMeta{title,phone,email,region{title,id}}}fragment PictureGrid_images on MediaItem{id,caption,...Picture_image}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,focalPoint{x,y},mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment PlaceFigures_portfolio on Portfolio{buildings,squareFeet,dockDoors,leasedShare,buildingsWithSpace,availableSquareFeet,buildingsAvailableNow,availableNowSquareFeet,largestSpaceSquareFeet,buildingsUnderConstruction,underConstructionSquareFeet,lowestAskingRent,highestAskingRent,checkedOn}fragment PlaceNews_posts on Post{id,...NewsCard_post,...NewsList_posts}fragment PlaceTable_portfolio on Portfolio{buildings,squareFeet,leasedShare,availableNowSquareFeet,largestSpaceSquareFeet,lowestAskingRent,highestAskingRent,checkedOn}fragment PlusHero_block on SitePlusHeroBlock{attributes{eyebrow,title,text,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link},points{title,text}}}fragment Portrait_image on MediaItem{mimeType,sourceUrl,mediaDetails{width,height},...Picture_image}fragment PositionApplication_position on Position{title,positionMeta{location},applicationForm(parameters:$parameters){...Form_state}}fragment PositionArchive_contentType on ContentType{uri,positionArchive(parameters:$parameters){total,...PositionList_openPositions}}fragment PositionJsonLd_position on Position{databaseId,title,uri,date,excerpt,content,seo{opengraphSiteName},positionMeta{location,streetAddress,postalCode,workplace,employmentType,salaryMinimum,salaryMaximum,salaryPeriod,openings,startDate,validThrough,applicationUrl}}fragment PositionList_openPositions on OpenPositions{total,organization,departments,locations,types,department,location,type,positions{title,uri,department,location,employmentType,pay,link,datePosted,validThrough,description}}fragment PositionTemplate_position on Position{title,date,isOpen,seo{breadcrumbs{text,url}},pay{amounts,period},positionMeta{department,location,workplace,employmentType,openings,startDate,validThrough,applicationUrl,market{title,uri,id},contacts{...TeamContacts_people,id}},similarPositions{title,uri,location,employmentType,pay,link,datePosted,validThrough},blocks(flat:true){__typename,...BlockTree_blocks},...PositionApplication_position,...PositionJsonLd_position}fragment PostArchive_contentType on ContentType{uri,newsArchive(parameters:$parameters){posts(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{offsetPagination:$offset}){nodes{...PostFeed_posts,id},pageInfo{offsetPagination{total},...PostPagination_pageInfo}},category{name,slug,uri,id},market{title,slug,uri,id},year,month,text,ignored,categories{value,label,count},markets{value,label,count},years{value,label,count},months{value,label,count}}}fragment PostFeed_posts on Post{id,...NewsCard_post,...NewsList_posts}fragment PostMeta_post on Post{author{node{name,uri,id}},postFields{location,mediaContactHide},postAuthorData{displayAuthor,addToAuthorsBio,awardsRecognition,author{title,uri,teamMeta{title},id}},postMediaContact{aboutLinkLogistics,source,contactItems{content,email,phone}},tags(first:20){nodes{id,name,uri}}}fragment PostPagination_pageInfo on WPPageInfo{__isWPPageInfo:__typename,endCursor,offsetPagination{total},...ListPagination_pageInfo}fragment PostTemplate_post on Post{title,date,seo{readingTime,breadcrumbs{text,url}},categories(first:1){nodes{name,uri,id}},featuredImage{node{caption,...Picture_image,id}},postLeadSection{leadParagraph,leadImage{caption,...Picture_image,id}},blocks(flat:true){__typename,...BlockTree_blocks},...PostMeta_post,...RelatedPosts_post}fragment PropertiesWithSpace_properties on Property{id,...PropertyRow_property}fragment PropertyAbout_property on Property{blocks(flat:true){__typename,...BlockTree_blocks},propertyFacts{highlights{title,text}}}fragment PropertyArchive_contentType on ContentType{uri,feed:contentNodes(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false}){nodes{__typename,...on Property{...PropertyFeed_properties},id},pageInfo{...ListPagination_pageInfo}}}fragment PropertyCard_property on Property{databaseId,title,uri,propertyFacts{city,availableSquareFeet,totalSquareFeet,clearHeightFeet,dockDoors,buildingLengthFeet},...BuildingPicture_property,...PropertyStatus_property}fragment PropertyContacts_property on Property{title,propertyMeta{propertyAddress},propertyFacts{contacts{...TeamContacts_people,id}},contactStatus:allStatus(first:1){nodes{slug,id}},inquiryForm(parameters:$parameters){...Form_state}}fragment PropertyDetails_layout on PropertyPage_Propertypages_Blocks_Details{title,address,submarket,coordinates{latitude,longitude},market{title,uri,id},detailsList{key,value},brochure{...DownloadButton_file,id},photoGallery{...PictureGrid_images,id}}fragment PropertyDetails_property on Property{uri,propertyMeta{propertyAddress},...BrochureButton_property,...readPropertyFacts_property}fragment PropertyDistances_property on Property{propertyFacts{coordinates{latitude,longitude},...drawingFacts_facts}}fragment PropertyDrawings_property on Property{propertyMeta{propertyAddress},propertyFacts{...drawingFacts_facts}}fragment PropertyFactSheet_property on Property{propertyFacts{propertyPage{uri,propertyPages{blocks{__typename,...on PropertyPage_Propertypages_Blocks_ExploreProperty{video}}},id}},...BrochureButton_property,...readPropertyFacts_property}fragment PropertyFeed_properties on Property{id,...PropertyRow_property}fragment PropertyHero_property on Property{databaseId,title,uri,featuredImage{node{...Picture_image,id}},propertyMeta{propertyAddress},propertyFacts{city,buildingType,yearBuilt,availabilityUpdated,heroContacts:contacts{teamMeta{phone},id},coordinates{latitude,longitude},pictureAnnotations{kind,label,x1,y1,x2,y2},...drawingFacts_facts},heroStatus:allStatus(first:1){nodes{slug,id}},...PropertyStatus_property}fragment PropertyJsonLd_property on Property{title,uri,date,seo{metaDesc,opengraphSiteName},featuredImage{node{sourceUrl,id}},propertyMeta{propertyAddress},propertyFacts{askingRent,availableFrom,availableSquareFeet,availabilityUpdated,clearHeightFeet,dockDoors,divisibleSquareFeet,totalSquareFeet,yearBuilt,coordinates{latitude,longitude}},listingStatus:allStatus(first:1){nodes{slug,id}}}fragment PropertyMap_properties on Property{id,title,uri,propertyFacts{totalSquareFeet,coordinates{latitude,longitude}}}fragment PropertyPageArchive_contentType on ContentType{uri,directory:contentNodes(first:$directoryFirst,last:$directoryLast,after:$after,before:$before,where:{hasPassword:false}){nodes{__typename,id,uri,...on PropertyPage{title,propertyPages{propertyStatus},featuredImage{node{...Picture_image,id}}}},pageInfo{...ListPagination_pageInfo}}}fragment PropertyPageTemplate_propertyPage on PropertyPage{title,seo{breadcrumbs{text,url}},properties(first:1){nodes{...CampaignHero_property,...PropertyDetails_property,...BrokerInfo_property,id}},propertyPages{propertyName,propertyStatus,blocks{__typename,...CampaignHero_layout,...CampaignHighlights_layout,...PropertyDetails_layout,...PropertyVideo_layout,...ExpansionOpportunities_layout,...BrokerInfo_layout,...AboutCompany_layout}}}fragment PropertyRow_property on Property{databaseId,title,uri,propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,contacts{title,teamMeta{phone},id}},...BuildingPicture_property,...PropertyStatus_property}fragment PropertyStatus_property on Property{cardStatus:allStatus(first:1){nodes{slug,name,id}},propertyFacts{availableFrom}}fragment PropertyTable_properties on Property{title,uri,propertyFacts{city,buildingType,totalSquareFeet,availableSquareFeet,clearHeightFeet,dockDoors},...PropertyStatus_property}fragment PropertyTemplate_property on Property{seo{breadcrumbs{text,url}},featuredImage{node{id}},propertyMeta{market{title,uri,id}},submarkets(first:1){nodes{name,uri,id}},propertyFacts{gallery{...PictureGrid_images,id}},...PropertyHero_property,...ContactBar_property,...PropertyFactSheet_property,...PropertyDrawings_property,...PropertyAbout_property,...PropertyDistances_property,...PropertyContacts_property,...MarketNews_property,...NearbyProperties_property,...PropertyJsonLd_property}fragment PropertyVideo_layout on PropertyPage_Propertypages_Blocks_ExploreProperty{title,video}fragment QuoteBlock_block on SiteQuoteBlock{attributes{quote,name,role,ground,link{url,title,target}}}fragment RegionArchive_contentType on ContentType{uri,directory:contentNodes(first:$directoryFirst,last:$directoryLast,after:$after,before:$before,where:{hasPassword:false}){nodes{__typename,id,...on Region{title,uri,portfolio{...PlaceTable_portfolio},markets(first:100){nodes{...MarketMap_markets,id}}},...RegionCard_region},pageInfo{...ListPagination_pageInfo}}}fragment RegionCardCta_block on SiteRegionCardCtaBlock{attributes{title,text,ground,flip,link{url,title,target},region{title,uri,featuredImage{node{...Picture_image,id}},regionMeta{name,numberOfProperties,totalSquareFeet,bannerImage{...Picture_image,id}},markets(first:100){nodes{id}},id}}}fragment RegionCardGrids_block on SiteRegionCardGridsBlock{attributes{title,text,ground,moreLink{...Section_link}},regions{id,...RegionCard_region}}fragment RegionCard_region on Region{title,uri,featuredImage{node{...Picture_image,id}},regionMeta{numberOfProperties,totalSquareFeet,bannerImage{...Picture_image,id}}}fragment RegionMap_block on SiteRegionMapBlock{attributes{title,text,ground,moreLink{...Section_link}},regions{id,title,uri,regionMeta{name,numberOfProperties,totalSquareFeet}},markets{id,title,uri,marketMeta{numberOfProperties,coordinates{latitude,longitude},region{id}}}}fragment RegionStatisticsGrid_block on SiteRegionStatisticsGridBlock{attributes{title,text,ground,moreLink{...Section_link},region{title,regionMeta{name,numberOfProperties,totalSquareFeet},statisticsMarkets:markets(first:100){nodes{title,marketMeta{name,totalSquareFeet},id}},team(first:100){nodes{id}},id}}}fragment RegionTeamContactGrid_block on SiteRegionTeamContactGridBlock{attributes{title,text,ground,functions,moreLink{...Section_link},region{...RegionTeamContactGrid_region,id}},parentNode{__typename,...RegionTeamContactGrid_region,id}}fragment RegionTeamContactGrid_region on Region{regionMeta{leasingContacts{...ContactGroups_people,id},developmentContacts{...ContactGroups_people,id},investmentContacts{...ContactGroups_people,id},dispositionContacts{...ContactGroups_people,id}}}fragment RegionTemplate_region on Region{title,uri,propertySearchUri,excerpt,seo{metaDesc,breadcrumbs{text,url}},breadcrumbs{enableCustomBreadcrumbs,currentPageTitleOverride,breadcrumbs{label,link{url}}},featuredImage{node{...Picture_image,id}},regionMeta{bannerImage{...Picture_image,id},leasingContacts{...ContactGroups_people,id},developmentContacts{...ContactGroups_people,id},investmentContacts{...ContactGroups_people,id},dispositionContacts{...ContactGroups_people,id},operationsContacts{...ContactGroups_people,id}},portfolio{buildings,...SpaceLink_portfolio,...PlaceFigures_portfolio,...PlaceTable_portfolio},completeWithSpace:propertiesWithSpace(first:4,where:{underConstruction:false}){nodes{...PropertiesWithSpace_properties,id}},plannedWithSpace:propertiesWithSpace(first:4,where:{underConstruction:true}){nodes{...PropertiesWithSpace_properties,id}},markets(first:100){nodes{title,uri,portfolio{...PlaceTable_portfolio},...MarketMap_markets,id}},news(first:3){nodes{...PlaceNews_posts,id}},blocks(flat:true){__typename,...BlockTree_blocks}}fragment RelatedPosts_post on Post{relatedPosts(first:3){id,...NewsCard_post},categories(first:1){nodes{name,uri,id}}}fragment SchemaGraph_node on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,...on ContentNode{__isContentNode:__typename,contentSeo:seo{schema{raw}}},...on TermNode{__isTermNode:__typename,termSeo:seo{schema{raw}}},...on User{userSeo:seo{schema{raw}}},...on ContentType{archiveSeo:seo{schema{raw}}}}fragment Search_block on SiteSearchBlock{attributes{title,text,count,showMap},search(parameters:$parameters){asked{name,value},choices{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count}},results{total,squareFeet,relaxed{filter,total},interpretation{parts{text,label},corrections{typed,used},ignored,nearVisitor,widened,unknownPlace,pages{id,title,uri}},facets{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count},size{value,label,count},feature{value,label,count},clearHeight{value,label,count},dockDoors{value,label,count},driveInDoors{value,label,count},trailerStalls{value,label,count},powerAmps{value,label,count}},edges{cursor,distanceMiles,node{__typename,id,databaseId,title,uri,featuredImage{node{id,altText,sourceUrl,srcSet,mediaDetails{width,height},focalPoint{x,y},pictureSources{mimeType,srcSet}}},cardStatus:allStatus(first:1){nodes{id,slug,name}},propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,availableFrom,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet},contacts{id,title,teamMeta{phone}}}}},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}},markets{slug,title,marketMeta{name,coordinates{latitude,longitude}},id}}fragment Section_link on AcfLink{url,title}fragment Separator_block on SiteSeparatorBlock{attributes{variant,size,ground}}fragment ServiceList_block on SiteServiceListBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment SilentVideo_poster on MediaItem{posterUrl:sourceUrl(size:_1536X1536),mediaDetails{width,height}}fragment SiteFooter_root on RootQuery{generalSettings{title,id},options{footerContactInfo,gaId,gtmId,socialMedia{social,link,icon{...Picture_image,id}}},footer:menuItems(where:{location:FOOTER_MENU,parentDatabaseId:0},first:6){nodes{id,label,childItems(first:12){nodes{...MenuLinks_items,id}}}},legal:menuItems(where:{location:LEGAL_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteFrame_root on RootQuery{...ConsentBanner_root,...SiteHeader_root,...SiteFooter_root,generalSettings{title,id},options{officeHours},nodeByUri(uri:$uri,asPreview:$asPreview){__typename,...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on ContentNode{__isContentNode:__typename,modified},...on Page{isFrontPage},...on TermNode{__isTermNode:__typename,termName:name},...on User{authorName:name},...on ContentType{typeName:name,label},id}}fragment SiteHeader_root on RootQuery{nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,id},generalSettings{title,description,id},identitySettings{logo{...SiteLogo_image,id},id},options{footerContactInfo},main:menuItems(where:{location:MAIN_MENU,parentDatabaseId:0},first:12){nodes{id,label,uri,target,featuredItem{showPropertySearch},childItems(first:20){nodes{id}},...MenuPanel_item}},top:menuItems(where:{location:TOP_NAV_MENU,parentDatabaseId:0},first:10){nodes{...MenuLinks_items,id}}}fragment SiteLogo_image on MediaItem{sourceUrl,srcSet,mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment SliderHero_block on SiteSliderHeroBlock{attributes{label,showSearch,slides{title,text,caption,captionDetail,image{...Picture_image,id},primaryLink{url,title,...LinkActions_link},secondaryLink{...LinkActions_link},annotations{kind,label,x1,y1,x2,y2}}}}fragment SpaceLink_portfolio on Portfolio{buildings,buildingsWithSpace}fragment StyledQuote_block on SiteStyledQuoteBlock{attributes{quote,name,role,variant,ground,portrait{...Portrait_image,id}}}fragment SubmarketResearch_submarkets on Submarket{name,uri,figures{value,unit,label,source,date}}fragment SubmarketTemplate_submarket on Submarket{name,uri,propertySearchUri,description,coordinates{latitude,longitude},figures{value,unit,label,source,date},seo{metaDesc,breadcrumbs{text,url}},portfolio{buildings,...SpaceLink_portfolio,...PlaceFigures_portfolio},completeWithSpace:propertiesWithSpace(first:4,where:{underConstruction:false}){nodes{...PropertiesWithSpace_properties,id}},plannedWithSpace:propertiesWithSpace(first:4,where:{underConstruction:true}){nodes{...PropertiesWithSpace_properties,id}},submarketProperties:properties(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false}){nodes{...PropertyMap_properties,...PropertyTable_properties,id},pageInfo{...ListPagination_pageInfo}},market{title,uri,slug,marketMeta{state,leasingContacts{...ContactGroups_people,id},operationsContacts{...ContactGroups_people,id}},id},...NeighboringSubmarkets_submarket}fragment TeamAccordion_block on SiteTeamAccordionBlock{attributes{title,text,ground,moreLink{...Section_link}},teamGroups{title,text,people{...PeopleList_people,id}}}fragment TeamArchive_contentType on ContentType{uri,teamArchive(parameters:$parameters){people(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{offsetPagination:$offset}){nodes{id,...TeamMemberCard_person},pageInfo{offsetPagination{total},...ListPagination_pageInfo}},total,department,region{title,slug,id},ignored,departments{value,label,count},regions{value,label,count},leadership{uri,leaders:contentNodes(first:7,where:{hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC},{field:TITLE,order:ASC}]}){nodes{__typename,...on Leadership{id},...LeadershipCard_person,id}},id},positions{uri,positionArchive{total},id}}}fragment TeamContacts_people on Team{slug,title,uri,teamMeta{title,phone,email},featuredImage{node{...Portrait_image,id}}}fragment TeamGrid_block on SiteTeamGridBlock{attributes{title,text,ground,filterBy,moreLink{...Section_link}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},teamDirectory(parameters:$parameters){total,people{id,...TeamMemberCard_person},regions{slug,title,id},departments,region{slug,id},department}}fragment TeamMemberCard_person on Team{title,uri,teamMeta{title,phone,email,region{title,id}},featuredImage{node{...Portrait_image,id}}}fragment TeamProfile_lead on Team{title,uri,teamMeta{title},featuredImage{node{...Portrait_image,id}}}fragment TeamProfile_people on Team{title,uri,teamMeta{title}}fragment TeamTemplate_team on Team{title,uri,seo{metaDesc,opengraphSiteName,breadcrumbs{text,url}},featuredImage{node{sourceUrl,...Portrait_image,id}},teamMeta{title,department,email,phone,region{title,uri,id},linkToStory{url,title,target}},blocks(flat:true){__typename,...BlockTree_blocks}}fragment Teams_block on SiteTeamsBlock{attributes{title,text,ground,moreLink{...Section_link},teams{title,text,link{url,title,target},lead{...TeamProfile_lead,id}}},teamGroups{people{...TeamProfile_people,id}}}fragment TermTemplate_term on TermNode{__isTermNode:__typename,name,description,uri,count,seo{breadcrumbs{text,url}},...SubmarketTemplate_submarket,...on Category{categoryPosts:posts(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false,offsetPagination:$offset}){nodes{...PostFeed_posts,id},pageInfo{...PostPagination_pageInfo}}},...on Tag{tagPosts:posts(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false,offsetPagination:$offset}){nodes{...PostFeed_posts,id},pageInfo{...PostPagination_pageInfo}}},...on PostFormat{formatPosts:posts(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false,offsetPagination:$offset}){nodes{...PostFeed_posts,id},pageInfo{...PostPagination_pageInfo}}},...on Status{statusProperties:properties(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false}){nodes{...PropertyFeed_properties,id},pageInfo{...ListPagination_pageInfo}}}}fragment TextGrid_block on SiteTextGridBlock{attributes{title,text,columns,ground,moreLink{...Section_link},items{title,text,link{url,title,target}}}}fragment TextImageCta_block on SiteTextImageCtaBlock{attributes{title,text,ground,imagePosition,image{...Picture_image,id},link{...LinkActions_link},bars{label,value,display}}}fragment TwoByTwoGrid_block on SiteTwoByTwoGridBlock{attributes{title,text,ground,moreLink{...Section_link},cells{title,text,link{url,title,target},image{...Picture_image,id}}}}fragment TwoColumnFaq_block on SiteTwoColumnFaqBlock{attributes{title,text,ground,moreLink{...Section_link},questions{question,answer}}}fragment UnknownBlock_block on Block{__isBlock:__typename,name,...on UnknownBlock{saveContent}}fragment UpgradeGalleryCarousel_block on SiteUpgradeGalleryCarouselBlock{attributes{title,text,ground,moreLink{...Section_link},upgrades{title,text,beforeLabel,afterLabel,figure,figureNote,beforeImage{...Picture_image,id},afterImage{...Picture_image,id}}}}fragment UserTemplate_user on User{name,description,seo{breadcrumbs{text,url}},posts(first:$feedFirst,last:$feedLast,after:$after,before:$before,where:{hasPassword:false,offsetPagination:$offset}){nodes{...PostFeed_posts,id},pageInfo{...PostPagination_pageInfo}}}fragment VendorForm_block on SiteVendorFormBlock{attributes{title,text,submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment VideoEmbed_block on SiteVideoEmbedBlock{attributes{title,text,url,duration,captionsUrl,caption,captionDetail,align,ground,poster{...Picture_image,...EmbedFrame_poster,id}}}fragment VideoHero_block on SiteVideoHeroBlock{attributes{eyebrow,title,text,url,alt,caption,captionDetail,video{mediaItemUrl,id},poster{...Picture_image,...SilentVideo_poster,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment YoastFaqBlock_block on YoastFaqBlock{attributes{questions{jsonQuestion,jsonAnswer}}}fragment YoastHowToBlock_block on YoastHowToBlock{attributes{hasDuration,days,hours,minutes,durationText,defaultDurationText,description,jsonDescription,unorderedList,steps{jsonName,jsonText}}}fragment YoastSeoBreadcrumbs_block on YoastSeoBreadcrumbsBlock{parentNode{__typename,...on ContentNode{__isContentNode:__typename,seo{breadcrumbs{text,url}}},id}}fragment drawingFacts_facts on Property_Propertyfacts{buildingType,totalSquareFeet,availableSquareFeet,divisibleSquareFeet,buildingLengthFeet,buildingDepthFeet,floors,clearHeightFeet,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,dockDoors,driveInDoors,trailerStalls,carStalls,officeSquareFeet,officeFloors,officePosition,acres,siteLengthFeet,siteDepthFeet,streetSide,frontBearingDegrees,availablePosition,coordinates{latitude,longitude},sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,carStalls,vanStalls,railcarSpots},rooms{name,squareFeet,lowestFahrenheit,highestFahrenheit,megawatts},distances{name,miles,minutes,coordinates{latitude,longitude}}}fragment loopComment_comment on Comment{databaseId,date,content,author{node{__typename,name,url,...on User{uri},id}}}fragment loopNode_node on ContentNode{__isContentNode:__typename,id,databaseId,uri,date,modified,hasPassword,...on NodeWithComments{__isNodeWithComments:__typename,commentStatus},...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on NodeWithExcerpt{__isNodeWithExcerpt:__typename,excerpt},...on NodeWithAuthor{__isNodeWithAuthor:__typename,author{node{name,uri,description,id}}},...on Post{loopTerms:terms(first:40){nodes{__typename,databaseId,name,uri,description,taxonomyName,id}}},...on NodeWithFeaturedImage{__isNodeWithFeaturedImage:__typename,featuredImage{node{...Picture_image,id}}}}fragment metadata_query on RootQuery{generalSettings{title,description,id},identitySettings{icon{sourceUrl,mimeType,mediaDetails{width,height},id},id},seo{meta{search{title(phrase:$searchPhrase)}},openGraph{defaultImage{altText,sourceUrl,mediaDetails{width,height,sizes(include:[LARGE]){sourceUrl,width,height}},id}}},newsroom:contentType(id:\"post\",idType:NAME){uri,id},cursorNodes:contentNodes(first:1,where:{in:$cursorIds})@include(if:$hasCursor){nodes{__typename,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},nodeByUri(uri:$uri,asPreview:$asPreview){__typename,uri,...on Page{isFrontPage},...on NodeWithFeaturedImage{__isNodeWithFeaturedImage:__typename,featuredImage{node{altText,sourceUrl,id}}},...on ContentNode{__isContentNode:__typename,hasPassword,nodeSeo:seo{title,metaDesc,canonical,metaRobotsNoindex,metaRobotsNofollow,opengraphTitle,opengraphDescription,opengraphType,opengraphPublishedTime,opengraphModifiedTime,opengraphImage{altText,sourceUrl,mediaDetails{width,height,sizes(include:[LARGE]){sourceUrl,width,height}},id}}},...on TermNode{__isTermNode:__typename,termSeo:seo{title,metaDesc,canonical,metaRobotsNoindex,metaRobotsNofollow,opengraphTitle,opengraphDescription}},...on ContentType{name,newsArchive(parameters:$parameters){category{name,uri,id},market{title,uri,id},year,month,text},teamArchive(parameters:$parameters){department,region{title,id}},positionArchive(parameters:$parameters){department,location,type},archiveSeo:seo{title,metaDesc,metaRobotsNoindex}},...on User{userSeo:seo{title,metaDesc,metaRobotsNoindex,metaRobotsNofollow}},id}}fragment readPropertyFacts_property on Property{propertyFacts{acquiredOn,acres,askingRent,availableFrom,availableSquareFeet,buildingDepthFeet,buildingLengthFeet,carStalls,clearHeightFeet,columnSpacingDepthFeet,columnSpacingLengthFeet,divisibleSquareFeet,dockDoors,driveInDoors,floors,leaseType,officeSquareFeet,power,rail,refrigeratedSquareFeet,speedBayFeet,sprinklers,totalSquareFeet,trailerStalls,vanStalls,yearBuilt,availabilityUpdated,zoning,sides{floor,truckCourtFeet,dockDoors}},propertyMeta{propertyMeta{metaTitle,metaValue}},submarkets(first:1){nodes{name,id}}}fragment registryGenerated_block on Block{__isBlock:__typename,name,...UnknownBlock_block,...AccordionFaq_block,...BeforeAfterSlide_block,...BoardOfDirectors_block,...BrokerToolkitForm_block,...BynderAsset_block,...BynderGallery_block,...CareerCard_block,...CareersEmployeeCarousel_block,...CommunityForm_block,...ContactCard_block,...ContactForm_block,...ContentCard_block,...ContentToggle_block,...ContentToggleView_block,...CookieChoices_block,...CoreArchives_block,...CoreAudio_block,...CoreAvatar_block,...CoreBlock_block,...CoreButton_block,...CoreButtons_block,...CoreCalendar_block,...CoreCategories_block,...CoreCode_block,...CoreColumn_block,...CoreColumns_block,...CoreCommentAuthorName_block,...CoreCommentContent_block,...CoreCommentDate_block,...CoreCommentEditLink_block,...CoreCommentReplyLink_block,...CoreCommentTemplate_block,...CoreComments_block,...CoreCommentsPagination_block,...CoreCommentsPaginationNext_block,...CoreCommentsPaginationNumbers_block,...CoreCommentsPaginationPrevious_block,...CoreCommentsTitle_block,...CoreCover_block,...CoreDetails_block,...CoreEmbed_block,...CoreFile_block,...CoreFreeform_block,...CoreGallery_block,...CoreGroup_block,...CoreHeading_block,...CoreHomeLink_block,...CoreHtml_block,...CoreImage_block,...CoreLatestComments_block,...CoreLatestPosts_block,...CoreLegacyWidget_block,...CoreList_block,...CoreListItem_block,...CoreLoginout_block,...CoreMediaText_block,...CoreMissing_block,...CoreMore_block,...CoreNavigation_block,...CoreNavigationLink_block,...CoreNavigationSubmenu_block,...CoreNextpage_block,...CorePageList_block,...CorePageListItem_block,...CoreParagraph_block,...CorePattern_block,...CorePostAuthor_block,...CorePostAuthorBiography_block,...CorePostAuthorName_block,...CorePostCommentsForm_block,...CorePostContent_block,...CorePostDate_block,...CorePostExcerpt_block,...CorePostFeaturedImage_block,...CorePostNavigationLink_block,...CorePostTemplate_block,...CorePostTerms_block,...CorePostTitle_block,...CorePreformatted_block,...CorePullquote_block,...CoreQuery_block,...CoreQueryNoResults_block,...CoreQueryPagination_block,...CoreQueryPaginationNext_block,...CoreQueryPaginationNumbers_block,...CoreQueryPaginationPrevious_block,...CoreQueryTitle_block,...CoreQuote_block,...CoreReadMore_block,...CoreRss_block,...CoreSearch_block,...CoreSeparator_block,...CoreShortcode_block,...CoreSiteLogo_block,...CoreSiteTagline_block,...CoreSiteTitle_block,...CoreSocialLink_block,...CoreSocialLinks_block,...CoreSpacer_block,...CoreTable_block,...CoreTagCloud_block,...CoreTemplatePart_block,...CoreTermDescription_block,...CoreTextColumns_block,...CoreVerse_block,...CoreVideo_block,...CoreWidgetGroup_block,...CtaList_block,...DevelopmentCarousel_block,...DownloadCta_block,...DownloadsList_block,...EsgReportArchive_block,...FeaturedPropertiesCarousel_block,...FeaturedText_block,...FlipHighlights_block,...FormEmbed_block,...FourColumnIcon_block,...FullWidthImageCard_block,...Grid_block,...GridCell_block,...HighlightsModule_block,...HomePageThreePack_block,...IconContentGrid_block,...Image_block,...ImageHero_block,...ImageTextComplexGrid_block,...LargeCtaCard_block,...LargeMediaContact_block,...LargeQuote_block,...LatestNewsAndInsights_block,...LatestNewsCarousel_block,...LatestSustainabilityPosts_block,...LineGrid_block,...Map_block,...MeetOurLeaders_block,...MetroLandingPageNumberModule_block,...NewsRoomPostsQuery_block,...NumberModule_block,...OpenPositions_block,...PageHero_block,...Partners_block,...PlusHero_block,...QuoteBlock_block,...RegionCardCta_block,...RegionCardGrids_block,...RegionMap_block,...RegionStatisticsGrid_block,...RegionTeamContactGrid_block,...Search_block,...Separator_block,...ServiceList_block,...SliderHero_block,...StyledQuote_block,...TeamAccordion_block,...TeamGrid_block,...Teams_block,...TextGrid_block,...TextImageCta_block,...TwoByTwoGrid_block,...TwoColumnFaq_block,...UpgradeGalleryCarousel_block,...VendorForm_block,...VideoEmbed_block,...VideoHero_block,...YoastFaqBlock_block,...YoastHowToBlock_block,...YoastSeoBreadcrumbs_block,...on CoreAudioBlock{deprecatedCoreAudio:attributes{__typename,...on CoreAudioBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreButtonBlock{deprecatedCoreButton:attributes{__typename,...on CoreButtonBlockDeprecatedV1Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV2Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV3Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV4Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV5Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV6Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV7Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV8Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV9Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV10Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV11Attributes{savedMarkup}}},...on CoreButtonsBlock{deprecatedCoreButtons:attributes{__typename,...on CoreButtonsBlockDeprecatedV1Attributes{savedMarkup},...on CoreButtonsBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreColumnBlock{deprecatedCoreColumn:attributes{__typename,...on CoreColumnBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreColumnsBlock{deprecatedCoreColumns:attributes{__typename,...on CoreColumnsBlockDeprecatedV1Attributes{savedMarkup},...on CoreColumnsBlockDeprecatedV2Attributes{savedMarkup},...on CoreColumnsBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreCommentAuthorNameBlock{deprecatedCoreCommentAuthorName:attributes{__typename,...on CoreCommentAuthorNameBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentDateBlock{deprecatedCoreCommentDate:attributes{__typename,...on CoreCommentDateBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentsBlock{deprecatedCoreComments:attributes{__typename,...on CoreCommentsBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentsTitleBlock{deprecatedCoreCommentsTitle:attributes{__typename,...on CoreCommentsTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCoverBlock{deprecatedCoreCover:attributes{__typename,...on CoreCoverBlockDeprecatedV1Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV2Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV3Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV4Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV5Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV6Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV7Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV8Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV9Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV10Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV11Attributes{savedMarkup}}},...on CoreEmbedBlock{deprecatedCoreEmbed:attributes{__typename,...on CoreEmbedBlockDeprecatedV1Attributes{savedMarkup},...on CoreEmbedBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreFileBlock{deprecatedCoreFile:attributes{__typename,...on CoreFileBlockDeprecatedV1Attributes{savedMarkup},...on CoreFileBlockDeprecatedV2Attributes{savedMarkup},...on CoreFileBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreGalleryBlock{deprecatedCoreGallery:attributes{__typename,...on CoreGalleryBlockDeprecatedV1Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV2Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV3Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV4Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV5Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV6Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV7Attributes{savedMarkup}}},...on CoreGroupBlock{deprecatedCoreGroup:attributes{__typename,...on CoreGroupBlockDeprecatedV1Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV2Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV3Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV4Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreHeadingBlock{deprecatedCoreHeading:attributes{__typename,...on CoreHeadingBlockDeprecatedV1Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV2Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV3Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV4Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreImageBlock{deprecatedCoreImage:attributes{__typename,...on CoreImageBlockDeprecatedV1Attributes{savedMarkup},...on CoreImageBlockDeprecatedV2Attributes{savedMarkup},...on CoreImageBlockDeprecatedV3Attributes{savedMarkup},...on CoreImageBlockDeprecatedV4Attributes{savedMarkup},...on CoreImageBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreLatestPostsBlock{deprecatedCoreLatestPosts:attributes{__typename,...on CoreLatestPostsBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreListBlock{deprecatedCoreList:attributes{__typename,...on CoreListBlockDeprecatedV1Attributes{savedMarkup},...on CoreListBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreMediaTextBlock{deprecatedCoreMediaText:attributes{__typename,...on CoreMediaTextBlockDeprecatedV1Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV2Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV3Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV4Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreNavigationBlock{deprecatedCoreNavigation:attributes{__typename,...on CoreNavigationBlockDeprecatedV1Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV2Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV3Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV4Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV5Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV6Attributes{savedMarkup}}},...on CoreNavigationLinkBlock{deprecatedCoreNavigationLink:attributes{__typename,...on CoreNavigationLinkBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreParagraphBlock{deprecatedCoreParagraph:attributes{__typename,...on CoreParagraphBlockDeprecatedV1Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV2Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV3Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV4Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV5Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV6Attributes{savedMarkup}}},...on CorePostDateBlock{deprecatedCorePostDate:attributes{__typename,...on CorePostDateBlockDeprecatedV1Attributes{savedMarkup}}},...on CorePostTitleBlock{deprecatedCorePostTitle:attributes{__typename,...on CorePostTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CorePullquoteBlock{deprecatedCorePullquote:attributes{__typename,...on CorePullquoteBlockDeprecatedV1Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV2Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV3Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV4Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV5Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV6Attributes{savedMarkup}}},...on CoreQueryBlock{deprecatedCoreQuery:attributes{__typename,...on CoreQueryBlockDeprecatedV1Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV2Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV3Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV4Attributes{savedMarkup}}},...on CoreQueryPaginationBlock{deprecatedCoreQueryPagination:attributes{__typename,...on CoreQueryPaginationBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreQueryTitleBlock{deprecatedCoreQueryTitle:attributes{__typename,...on CoreQueryTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreQuoteBlock{deprecatedCoreQuote:attributes{__typename,...on CoreQuoteBlockDeprecatedV1Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV2Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV3Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV4Attributes{savedMarkup}}},...on CoreSeparatorBlock{deprecatedCoreSeparator:attributes{__typename,...on CoreSeparatorBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSiteTaglineBlock{deprecatedCoreSiteTagline:attributes{__typename,...on CoreSiteTaglineBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSiteTitleBlock{deprecatedCoreSiteTitle:attributes{__typename,...on CoreSiteTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSocialLinksBlock{deprecatedCoreSocialLinks:attributes{__typename,...on CoreSocialLinksBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSpacerBlock{deprecatedCoreSpacer:attributes{__typename,...on CoreSpacerBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreTableBlock{deprecatedCoreTable:attributes{__typename,...on CoreTableBlockDeprecatedV1Attributes{savedMarkup},...on CoreTableBlockDeprecatedV2Attributes{savedMarkup},...on CoreTableBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreVerseBlock{deprecatedCoreVerse:attributes{__typename,...on CoreVerseBlockDeprecatedV1Attributes{savedMarkup},...on CoreVerseBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreVideoBlock{deprecatedCoreVideo:attributes{__typename,...on CoreVideoBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreWidgetGroupBlock{deprecatedCoreWidgetGroup:attributes{__typename,...on CoreWidgetGroupBlockDeprecatedV1Attributes{savedMarkup}}}}fragment templatesGenerated_contentType on ContentType{name,...PostArchive_contentType,...PropertyArchive_contentType,...PropertyPageArchive_contentType,...RegionArchive_contentType,...MarketArchive_contentType,...TeamArchive_contentType,...LeadershipArchive_contentType,...PositionArchive_contentType,...GlossaryTermArchive_contentType}fragment templatesGenerated_node on ContentNode{__isContentNode:__typename,...PostTemplate_post,...PageTemplate_page,...MediaItemTemplate_mediaItem,...PropertyTemplate_property,...PropertyPageTemplate_propertyPage,...RegionTemplate_region,...MarketTemplate_market,...TeamTemplate_team,...LeadershipTemplate_leadership,...PositionTemplate_position,...GlossaryTermTemplate_glossaryTerm}"
  }
};
})();

(node as any).hash = "a2f8606735f3aeae7ab60853b53db4c2";

export default node;
