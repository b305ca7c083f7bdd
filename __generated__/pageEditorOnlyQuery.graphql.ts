/**
 * @generated SignedSource<<78d24eb81dd91eb19d75549bd83b8731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlParameter = {
  name: string;
  value: string;
};
export type pageEditorOnlyQuery$variables = {
  parameters?: ReadonlyArray<UrlParameter> | null;
  uri: string;
};
export type pageEditorOnlyQuery$data = {
  readonly nodeByUri: {
    readonly contentNode: {
      readonly " $fragmentSpreads": FragmentRefs<"EditorOnlyTemplate_node">;
    } | null;
  } | null;
};
export type pageEditorOnlyQuery = {
  response: pageEditorOnlyQuery$data;
  variables: pageEditorOnlyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parameters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uri"
},
v2 = [
  {
    "kind": "Literal",
    "name": "asPreview",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "uri",
    "variableName": "uri"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "NodeWithTitle",
  "abstractKey": "__isNodeWithTitle"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ground",
  "storageKey": null
},
v11 = [
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "beforeLabel",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "afterLabel",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimensionNote",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourceUrl",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "srcSet",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholderColor",
  "storageKey": null
},
v20 = {
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
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaDetails",
  "kind": "LinkedField",
  "name": "mediaDetails",
  "plural": false,
  "selections": [
    (v21/*:: as any*/),
    (v22/*:: as any*/)
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mimeType",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "PictureSource",
  "kind": "LinkedField",
  "name": "pictureSources",
  "plural": true,
  "selections": [
    (v24/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v26 = [
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v23/*:: as any*/),
  (v25/*:: as any*/),
  (v4/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "beforeImage",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "afterImage",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v30 = [
  (v29/*:: as any*/),
  (v5/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "moreLink",
  "plural": false,
  "selections": (v30/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v33 = [
  (v24/*:: as any*/),
  (v17/*:: as any*/),
  (v23/*:: as any*/),
  (v16/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v25/*:: as any*/),
  (v4/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "target",
  "storageKey": null
},
v35 = [
  (v29/*:: as any*/),
  (v5/*:: as any*/),
  (v34/*:: as any*/)
],
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "link",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uri",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerpt",
  "storageKey": null
},
v39 = {
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
      "selections": (v33/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v40 = [
  (v5/*:: as any*/),
  (v37/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Leadership_Leadershipmeta",
    "kind": "LinkedField",
    "name": "leadershipMeta",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      (v38/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MediaItem",
        "kind": "LinkedField",
        "name": "largeImage",
        "plural": false,
        "selections": (v33/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v39/*:: as any*/),
  (v4/*:: as any*/)
],
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submitLabel",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingDays",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentText",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "peopleTitle",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v46/*:: as any*/),
    (v47/*:: as any*/)
  ],
  "storageKey": null
},
v49 = [
  (v45/*:: as any*/),
  (v5/*:: as any*/),
  (v37/*:: as any*/),
  (v48/*:: as any*/),
  (v39/*:: as any*/),
  (v4/*:: as any*/)
],
v50 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "person",
    "plural": false,
    "selections": (v49/*:: as any*/),
    "storageKey": null
  }
],
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v52 = [
  {
    "kind": "Variable",
    "name": "parameters",
    "variableName": "parameters"
  }
],
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentFrom",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clock",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "FormFieldValue",
  "kind": "LinkedField",
  "name": "values",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v58/*:: as any*/)
  ],
  "storageKey": null
},
v60 = {
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
v61 = {
  "alias": null,
  "args": (v52/*:: as any*/),
  "concreteType": "FormState",
  "kind": "LinkedField",
  "name": "form",
  "plural": false,
  "selections": [
    (v53/*:: as any*/),
    (v54/*:: as any*/),
    (v55/*:: as any*/),
    (v56/*:: as any*/),
    (v57/*:: as any*/),
    (v59/*:: as any*/),
    (v60/*:: as any*/)
  ],
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetId",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalUrl",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalWidth",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalHeight",
  "storageKey": null
},
v68 = [
  (v8/*:: as any*/),
  (v29/*:: as any*/),
  (v21/*:: as any*/),
  (v22/*:: as any*/)
],
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captionDetail",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "align",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eyebrow",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imagePosition",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v77 = [
  (v75/*:: as any*/),
  (v76/*:: as any*/)
],
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "portrait",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v82 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v31/*:: as any*/)
],
v83 = [
  (v75/*:: as any*/)
],
v84 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/)
],
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayAsDropdown",
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showLabel",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showPostCounts",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fontSize",
  "storageKey": null
},
v89 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "style",
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "src",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "loop",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaItemUrl",
  "storageKey": null
},
v96 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      (v95/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLink",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linkTarget",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modified",
  "storageKey": null
},
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPassword",
  "storageKey": null
},
v103 = {
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
v104 = {
  "kind": "InlineFragment",
  "selections": [
    (v38/*:: as any*/)
  ],
  "type": "NodeWithExcerpt",
  "abstractKey": "__isNodeWithExcerpt"
},
v105 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v106 = {
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
            (v8/*:: as any*/),
            (v37/*:: as any*/),
            (v105/*:: as any*/),
            (v4/*:: as any*/)
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
v107 = {
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
            (v3/*:: as any*/),
            (v99/*:: as any*/),
            (v8/*:: as any*/),
            (v37/*:: as any*/),
            (v105/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxonomyName",
              "storageKey": null
            },
            (v4/*:: as any*/)
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
v108 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v26/*:: as any*/),
    "storageKey": null
  }
],
v109 = {
  "alias": null,
  "args": null,
  "concreteType": "NodeWithFeaturedImageToMediaItemConnectionEdge",
  "kind": "LinkedField",
  "name": "featuredImage",
  "plural": false,
  "selections": (v108/*:: as any*/),
  "storageKey": null
},
v110 = {
  "kind": "InlineFragment",
  "selections": [
    (v109/*:: as any*/)
  ],
  "type": "NodeWithFeaturedImage",
  "abstractKey": "__isNodeWithFeaturedImage"
},
v111 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "parentNode",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v99/*:: as any*/),
        (v37/*:: as any*/),
        (v100/*:: as any*/),
        (v101/*:: as any*/),
        (v102/*:: as any*/),
        (v103/*:: as any*/),
        (v7/*:: as any*/),
        (v104/*:: as any*/),
        (v106/*:: as any*/),
        (v107/*:: as any*/),
        (v110/*:: as any*/)
      ],
      "type": "ContentNode",
      "abstractKey": "__isContentNode"
    }
  ],
  "storageKey": null
},
v112 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "className",
  "storageKey": null
},
v113 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "layout",
  "storageKey": null
},
v114 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backgroundColor",
  "storageKey": null
},
v115 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textColor",
  "storageKey": null
},
v116 = [
  (v71/*:: as any*/),
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v89/*:: as any*/)
],
v117 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentDatabaseId",
  "storageKey": null
},
v118 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verticalAlignment",
  "storageKey": null
},
v119 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isStackedOnMobile",
  "storageKey": null
},
v120 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "textAlign",
  "storageKey": null
},
v121 = [
  (v97/*:: as any*/),
  (v98/*:: as any*/),
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v120/*:: as any*/),
  (v89/*:: as any*/)
],
v122 = [
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v120/*:: as any*/),
  (v89/*:: as any*/)
],
v123 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
},
v124 = [
  (v71/*:: as any*/),
  (v88/*:: as any*/),
  (v89/*:: as any*/)
],
v125 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "list",
  "storageKey": null
},
v126 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v127 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v128 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v129 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPastEnd",
  "storageKey": null
},
v130 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v131 = [
  (v37/*:: as any*/)
],
v132 = {
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
        (v3/*:: as any*/),
        (v8/*:: as any*/),
        (v29/*:: as any*/),
        {
          "kind": "InlineFragment",
          "selections": (v131/*:: as any*/),
          "type": "User",
          "abstractKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v133 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paginationArrow",
    "storageKey": null
  },
  (v71/*:: as any*/),
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v89/*:: as any*/)
],
v134 = [
  (v75/*:: as any*/),
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v89/*:: as any*/)
],
v135 = [
  (v114/*:: as any*/),
  (v115/*:: as any*/),
  (v88/*:: as any*/),
  (v89/*:: as any*/)
],
v136 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v137 = {
  "alias": "imageAlt",
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v138 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalPoint",
  "storageKey": null
},
v139 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MediaItem",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v95/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/),
      (v23/*:: as any*/),
      (v25/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v140 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v141 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileSize",
  "storageKey": null
},
v142 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "renderedHtml",
  "storageKey": null
},
v143 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayDate",
  "storageKey": null
},
v144 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayExcerpt",
  "storageKey": null
},
v145 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "excerptLength",
  "storageKey": null
},
v146 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayAuthor",
  "storageKey": null
},
v147 = [
  (v3/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isContentNode"
  },
  (v4/*:: as any*/),
  (v99/*:: as any*/),
  (v37/*:: as any*/),
  (v100/*:: as any*/),
  (v101/*:: as any*/),
  (v102/*:: as any*/),
  (v103/*:: as any*/),
  (v7/*:: as any*/),
  (v104/*:: as any*/),
  (v106/*:: as any*/),
  (v107/*:: as any*/),
  (v110/*:: as any*/)
],
v148 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v147/*:: as any*/),
    "storageKey": null
  },
  (v130/*:: as any*/)
],
v149 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "parentNode",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": (v131/*:: as any*/),
      "type": "UniformResourceIdentifiable",
      "abstractKey": "__isUniformResourceIdentifiable"
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v150 = {
  "alias": "innerLinks",
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "innerBlocks",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v151 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v152 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rel",
  "storageKey": null
},
v153 = [
  (v45/*:: as any*/)
],
v154 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v155 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suffix",
  "storageKey": null
},
v156 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "citation",
  "storageKey": null
},
v157 = [
  (v8/*:: as any*/),
  (v4/*:: as any*/)
],
v158 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v159 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v160 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v161 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingType",
  "storageKey": null
},
v162 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableSquareFeet",
  "storageKey": null
},
v163 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalSquareFeet",
  "storageKey": null
},
v164 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "divisibleSquareFeet",
  "storageKey": null
},
v165 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clearHeightFeet",
  "storageKey": null
},
v166 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dockDoors",
  "storageKey": null
},
v167 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v46/*:: as any*/)
  ],
  "storageKey": null
},
v168 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availablePosition",
  "storageKey": null
},
v169 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingLengthFeet",
  "storageKey": null
},
v170 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "buildingDepthFeet",
  "storageKey": null
},
v171 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "floors",
  "storageKey": null
},
v172 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columnSpacingLengthFeet",
  "storageKey": null
},
v173 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columnSpacingDepthFeet",
  "storageKey": null
},
v174 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "speedBayFeet",
  "storageKey": null
},
v175 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeSquareFeet",
  "storageKey": null
},
v176 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officeFloors",
  "storageKey": null
},
v177 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "officePosition",
  "storageKey": null
},
v178 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertyfacts_sides",
  "kind": "LinkedField",
  "name": "sides",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "floor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "truckCourtFeet",
      "storageKey": null
    },
    (v166/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "driveInDoors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trailerStalls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vanStalls",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v179 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "squareFeet",
  "storageKey": null
},
v180 = {
  "alias": null,
  "args": null,
  "concreteType": "Property_Propertyfacts_rooms",
  "kind": "LinkedField",
  "name": "rooms",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v179/*:: as any*/)
  ],
  "storageKey": null
},
v181 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "availableFrom",
  "storageKey": null
},
v182 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v183 = [
  (v45/*:: as any*/),
  (v4/*:: as any*/)
],
v184 = {
  "alias": "pictureStatus",
  "args": (v182/*:: as any*/),
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
      "selections": (v183/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "allStatus(first:1)"
},
v185 = {
  "alias": "cardStatus",
  "args": (v182/*:: as any*/),
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
        (v45/*:: as any*/),
        (v8/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": "allStatus(first:1)"
},
v186 = [
  (v5/*:: as any*/),
  (v4/*:: as any*/)
],
v187 = {
  "alias": null,
  "args": null,
  "concreteType": "GeneralSettings",
  "kind": "LinkedField",
  "name": "settings",
  "plural": false,
  "selections": (v186/*:: as any*/),
  "storageKey": null
},
v188 = [
  (v105/*:: as any*/),
  (v4/*:: as any*/)
],
v189 = [
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
v190 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/),
  (v36/*:: as any*/)
],
v191 = {
  "alias": "siteLink",
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "link",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v192 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v100/*:: as any*/),
    (v24/*:: as any*/),
    (v141/*:: as any*/),
    (v95/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v193 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "figure",
  "storageKey": null
},
v194 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v195 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "icon",
    "storageKey": null
  },
  (v5/*:: as any*/),
  (v9/*:: as any*/),
  (v36/*:: as any*/)
],
v196 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "secondaryLink",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v197 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columns",
  "storageKey": null
},
v198 = {
  "alias": null,
  "args": null,
  "concreteType": "AcfLink",
  "kind": "LinkedField",
  "name": "primaryLink",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v199 = {
  "alias": "cardCategories",
  "args": (v182/*:: as any*/),
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
      "selections": (v157/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "categories(first:1)"
},
v200 = {
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
        (v17/*:: as any*/),
        (v16/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v23/*:: as any*/),
        (v25/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v201 = {
  "alias": null,
  "args": null,
  "concreteType": "Post",
  "kind": "LinkedField",
  "name": "posts",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v37/*:: as any*/),
    (v100/*:: as any*/),
    (v38/*:: as any*/),
    (v199/*:: as any*/),
    (v200/*:: as any*/)
  ],
  "storageKey": null
},
v202 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "variant",
  "storageKey": null
},
v203 = [
  (v5/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v202/*:: as any*/),
  (v31/*:: as any*/)
],
v204 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numberOfProperties",
  "storageKey": null
},
v205 = {
  "alias": null,
  "args": null,
  "concreteType": "Coordinates",
  "kind": "LinkedField",
  "name": "coordinates",
  "plural": false,
  "selections": [
    (v80/*:: as any*/),
    (v81/*:: as any*/)
  ],
  "storageKey": null
},
v206 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "styleOption",
  "storageKey": null
},
v207 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "useBlockDefaultData",
  "storageKey": null
},
v208 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v209 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v210 = [
  (v208/*:: as any*/),
  (v209/*:: as any*/),
  (v154/*:: as any*/),
  (v155/*:: as any*/),
  (v51/*:: as any*/)
],
v211 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "departments",
  "storageKey": null
},
v212 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "department",
  "storageKey": null
},
v213 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v214 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  (v75/*:: as any*/),
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
v215 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "bannerImage",
  "plural": false,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v216 = [
  (v4/*:: as any*/)
],
v217 = {
  "alias": null,
  "args": null,
  "concreteType": "Region_Regionmeta",
  "kind": "LinkedField",
  "name": "regionMeta",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v204/*:: as any*/),
    (v163/*:: as any*/)
  ],
  "storageKey": null
},
v218 = {
  "alias": null,
  "args": null,
  "concreteType": "Region_Regionmeta",
  "kind": "LinkedField",
  "name": "regionMeta",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "leasingContacts",
      "plural": true,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "developmentContacts",
      "plural": true,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "investmentContacts",
      "plural": true,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "dispositionContacts",
      "plural": true,
      "selections": (v49/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v219 = [
  (v76/*:: as any*/),
  (v75/*:: as any*/),
  (v91/*:: as any*/)
],
v220 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "market",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v221 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "region",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v222 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "submarket",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v223 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "status",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v224 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "buildingType",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v225 = {
  "alias": null,
  "args": null,
  "concreteType": "PropertySearchFacet",
  "kind": "LinkedField",
  "name": "leaseType",
  "plural": true,
  "selections": (v219/*:: as any*/),
  "storageKey": null
},
v226 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v46/*:: as any*/),
    (v47/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": (v186/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v227 = {
  "alias": null,
  "args": null,
  "concreteType": "Team_Teammeta",
  "kind": "LinkedField",
  "name": "teamMeta",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v228 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaItem",
  "kind": "LinkedField",
  "name": "poster",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v23/*:: as any*/),
    (v25/*:: as any*/),
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
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v229 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "savedMarkup",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "pageEditorOnlyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditorOnlyTemplate_node"
                }
              ],
              "type": "ContentNode",
              "abstractKey": "__isContentNode"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "contentNode"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "pageEditorOnlyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodeByUri",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentNodeToContentTypeConnectionEdge",
                "kind": "LinkedField",
                "name": "contentType",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentType",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PostTypeLabelDetails",
                        "kind": "LinkedField",
                        "name": "labels",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "singularName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
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
                      (v3/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isBlock"
                      },
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clientId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "parentClientId",
                        "storageKey": null
                      },
                      {
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteAccordionFaqBlockAttributesQuestions",
                                "kind": "LinkedField",
                                "name": "questions",
                                "plural": true,
                                "selections": (v11/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteAccordionFaqBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteBeforeAfterSlideBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteBoardOfDirectorsBlockAttributesMembers",
                                "kind": "LinkedField",
                                "name": "members",
                                "plural": true,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v32/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "MediaItem",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": (v33/*:: as any*/),
                                    "storageKey": null
                                  },
                                  (v36/*:: as any*/)
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
                            "selections": (v40/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "SiteBoardOfDirectorsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteBrokerToolkitFormBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": (v6/*:: as any*/),
                                "storageKey": null
                              },
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteBrokerToolkitFormBlockAttributesPeople",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": (v50/*:: as any*/),
                                "storageKey": null
                              },
                              (v51/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v61/*:: as any*/)
                        ],
                        "type": "SiteBrokerToolkitFormBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v62/*:: as any*/),
                              (v8/*:: as any*/),
                              (v63/*:: as any*/),
                              (v64/*:: as any*/),
                              (v65/*:: as any*/),
                              (v66/*:: as any*/),
                              (v67/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteBynderAssetBlockAttributesDerivatives",
                                "kind": "LinkedField",
                                "name": "derivatives",
                                "plural": true,
                                "selections": (v68/*:: as any*/),
                                "storageKey": null
                              },
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v71/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteBynderAssetBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteBynderGalleryBlockAttributesAssets",
                                "kind": "LinkedField",
                                "name": "assets",
                                "plural": true,
                                "selections": [
                                  (v62/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v63/*:: as any*/),
                                  (v64/*:: as any*/),
                                  (v65/*:: as any*/),
                                  (v66/*:: as any*/),
                                  (v67/*:: as any*/),
                                  (v69/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "SiteBynderGalleryBlockAttributesAssetsDerivatives",
                                    "kind": "LinkedField",
                                    "name": "derivatives",
                                    "plural": true,
                                    "selections": (v68/*:: as any*/),
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
                      {
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
                              (v72/*:: as any*/),
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v73/*:: as any*/),
                              (v74/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteCareerCardBlockAttributesSteps",
                                "kind": "LinkedField",
                                "name": "steps",
                                "plural": true,
                                "selections": [
                                  (v75/*:: as any*/),
                                  (v5/*:: as any*/)
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
                                "selections": (v77/*:: as any*/),
                                "storageKey": null
                              },
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteCareerCardBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteCareersEmployeeCarouselBlockAttributesStories",
                                "kind": "LinkedField",
                                "name": "stories",
                                "plural": true,
                                "selections": [
                                  (v78/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v32/*:: as any*/),
                                  (v79/*:: as any*/),
                                  (v36/*:: as any*/)
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
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Team_Teammeta",
                                "kind": "LinkedField",
                                "name": "teamMeta",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "employeeQuote",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "AcfLink",
                                    "kind": "LinkedField",
                                    "name": "linkToStory",
                                    "plural": false,
                                    "selections": (v35/*:: as any*/),
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v39/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteCareersEmployeeCarouselBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteCommunityFormBlockAttributesTopics",
                                "kind": "LinkedField",
                                "name": "topics",
                                "plural": true,
                                "selections": (v6/*:: as any*/),
                                "storageKey": null
                              },
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteCommunityFormBlockAttributesPeople",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": (v50/*:: as any*/),
                                "storageKey": null
                              },
                              (v51/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v61/*:: as any*/)
                        ],
                        "type": "SiteCommunityFormBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v32/*:: as any*/),
                              (v9/*:: as any*/),
                              (v46/*:: as any*/),
                              (v47/*:: as any*/),
                              (v80/*:: as any*/),
                              (v81/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteContactCardBlockAttributesOpeningHours",
                                "kind": "LinkedField",
                                "name": "openingHours",
                                "plural": true,
                                "selections": (v77/*:: as any*/),
                                "storageKey": null
                              },
                              (v74/*:: as any*/),
                              (v36/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Team",
                                "kind": "LinkedField",
                                "name": "person",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v48/*:: as any*/),
                                  (v39/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteContactFormBlockAttributesTopics",
                                "kind": "LinkedField",
                                "name": "topics",
                                "plural": true,
                                "selections": (v6/*:: as any*/),
                                "storageKey": null
                              },
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteContactFormBlockAttributesPeople",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": (v50/*:: as any*/),
                                "storageKey": null
                              },
                              (v51/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v61/*:: as any*/)
                        ],
                        "type": "SiteContactFormBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v72/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v36/*:: as any*/),
                              (v73/*:: as any*/),
                              (v74/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteContentCardBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteContentToggleBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "SiteContentToggleBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteContentToggleViewBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v83/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "SiteContentToggleViewBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteCookieChoicesBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v84/*:: as any*/),
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
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "gaId",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "gtmId",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteCookieChoicesBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v85/*:: as any*/),
                              (v86/*:: as any*/),
                              (v87/*:: as any*/),
                              (v71/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
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
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "PostArchiveYear",
                                "kind": "LinkedField",
                                "name": "years",
                                "plural": true,
                                "selections": [
                                  (v90/*:: as any*/),
                                  (v91/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v92/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v93/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/)
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
                            "selections": (v96/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreAudioBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v97/*:: as any*/),
                              (v98/*:: as any*/),
                              (v71/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "User",
                            "kind": "LinkedField",
                            "name": "user",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v37/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreAvatarBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": "buttonTarget",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "linkTarget",
                                    "storageKey": null
                                  },
                                  (v112/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v113/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCalendarBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v116/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "PostCalendar",
                            "kind": "LinkedField",
                            "name": "calendar",
                            "plural": false,
                            "selections": [
                              (v90/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "month",
                                "storageKey": null
                              },
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
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v100/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
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
                              (v85/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "showHierarchy",
                                "storageKey": null
                              },
                              (v87/*:: as any*/),
                              (v71/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
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
                              (v3/*:: as any*/),
                              (v99/*:: as any*/),
                              (v8/*:: as any*/),
                              (v37/*:: as any*/),
                              (v91/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v117/*:: as any*/)
                                ],
                                "type": "HierarchicalTermNode",
                                "abstractKey": "__isHierarchicalTermNode"
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCategoriesBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v94/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCodeBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v118/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v119/*:: as any*/),
                                  (v118/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v121/*:: as any*/),
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentContentBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v122/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentContentBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v123/*:: as any*/),
                                  (v97/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v98/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentEditLinkBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentReplyLinkBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v122/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentReplyLinkBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentTemplateBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v124/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentTemplateBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CoreCommentsBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "Discussion",
                            "kind": "LinkedField",
                            "name": "discussion",
                            "plural": false,
                            "selections": [
                              (v125/*:: as any*/),
                              (v126/*:: as any*/),
                              (v127/*:: as any*/),
                              (v128/*:: as any*/),
                              (v129/*:: as any*/),
                              (v91/*:: as any*/),
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
                                      (v99/*:: as any*/),
                                      (v100/*:: as any*/),
                                      (v130/*:: as any*/),
                                      (v132/*:: as any*/),
                                      (v4/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentsPaginationBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v133/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentsPaginationBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentsPaginationNextBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v134/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentsPaginationNextBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentsPaginationNumbersBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v135/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentsPaginationNumbersBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreCommentsPaginationPreviousBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v134/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreCommentsPaginationPreviousBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v136/*:: as any*/),
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
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v137/*:: as any*/),
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
                                  (v138/*:: as any*/),
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
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v88/*:: as any*/)
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
                            "selections": (v139/*:: as any*/),
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CoreCoverBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v94/*:: as any*/),
                              (v71/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreDetailsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v71/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v140/*:: as any*/),
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
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/)
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
                                  (v5/*:: as any*/),
                                  (v95/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v141/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v142/*:: as any*/)
                        ],
                        "type": "CoreFreeformBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v69/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "imageCrop",
                                    "storageKey": null
                                  },
                                  (v94/*:: as any*/),
                                  {
                                    "alias": "galleryColumns",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "columns",
                                    "storageKey": null
                                  },
                                  (v71/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "CoreGalleryBlockAttributesImages",
                                    "kind": "LinkedField",
                                    "name": "images",
                                    "plural": true,
                                    "selections": [
                                      (v29/*:: as any*/),
                                      (v64/*:: as any*/),
                                      (v69/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
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
                                  (v94/*:: as any*/),
                                  (v113/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v130/*:: as any*/),
                                  (v136/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreHomeLinkBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v83/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreHomeLinkBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v29/*:: as any*/),
                                  (v137/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v140/*:: as any*/),
                                  {
                                    "alias": "imageTarget",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "linkTarget",
                                    "storageKey": null
                                  },
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
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
                            "selections": (v108/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreImageBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v143/*:: as any*/),
                              (v144/*:: as any*/),
                              (v71/*:: as any*/),
                              (v89/*:: as any*/)
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
                              (v99/*:: as any*/),
                              (v100/*:: as any*/),
                              (v130/*:: as any*/),
                              (v132/*:: as any*/),
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
                                      (v3/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v4/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreLatestCommentsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v145/*:: as any*/),
                                  (v146/*:: as any*/),
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
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                            "selections": (v148/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreLatestPostsBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              (v3/*:: as any*/),
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
                                  (v58/*:: as any*/),
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
                                  (v94/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v130/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreListItemBlock",
                        "abstractKey": null
                      },
                      {
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
                          (v149/*:: as any*/)
                        ],
                        "type": "CoreLoginoutBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "mediaType",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "mediaWidth",
                                    "storageKey": null
                                  },
                                  (v140/*:: as any*/),
                                  {
                                    "alias": "mediaTextTarget",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "linkTarget",
                                    "storageKey": null
                                  },
                                  (v119/*:: as any*/),
                                  (v118/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "imageFill",
                                    "storageKey": null
                                  },
                                  (v138/*:: as any*/),
                                  (v94/*:: as any*/),
                                  {
                                    "alias": "mediaTextAlign",
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "align",
                                    "storageKey": null
                                  },
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                            "selections": (v139/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreMediaTextBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                      {
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
                              (v3/*:: as any*/),
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
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v113/*:: as any*/)
                                ],
                                "type": "CoreNavigationBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v150/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Menu",
                            "kind": "LinkedField",
                            "name": "menu",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              {
                                "alias": null,
                                "args": (v151/*:: as any*/),
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
                                      (v4/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "parentId",
                                        "storageKey": null
                                      },
                                      (v75/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v34/*:: as any*/),
                                      (v105/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": "menuItems(first:100)"
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreNavigationBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v75/*:: as any*/),
                                  (v29/*:: as any*/),
                                  (v105/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "opensInNewTab",
                                    "storageKey": null
                                  },
                                  (v152/*:: as any*/)
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
                      {
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
                              (v75/*:: as any*/),
                              (v29/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreNavigationSubmenuBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              (v99/*:: as any*/),
                              (v117/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CorePageListBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v75/*:: as any*/),
                              (v5/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v130/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "dropCap",
                                    "storageKey": null
                                  },
                                  (v88/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "direction",
                                    "storageKey": null
                                  },
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CorePatternBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v153/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CorePatternBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v97/*:: as any*/),
                              (v98/*:: as any*/),
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
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v120/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostAuthorBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CorePostAuthorBiographyBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v122/*:: as any*/),
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostAuthorBiographyBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CorePostAuthorNameBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v121/*:: as any*/),
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostAuthorNameBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v120/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "FormState",
                            "kind": "LinkedField",
                            "name": "form",
                            "plural": false,
                            "selections": [
                              (v53/*:: as any*/),
                              (v54/*:: as any*/),
                              (v55/*:: as any*/),
                              (v56/*:: as any*/),
                              (v57/*:: as any*/),
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Comment",
                                "kind": "LinkedField",
                                "name": "replyTo",
                                "plural": false,
                                "selections": [
                                  (v99/*:: as any*/),
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
                                          (v3/*:: as any*/),
                                          (v8/*:: as any*/),
                                          (v4/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v4/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CorePostContentBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v124/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CorePostContentBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v123/*:: as any*/),
                                  (v97/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CorePostDateBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostDateBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v120/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostExcerptBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v97/*:: as any*/),
                              (v98/*:: as any*/),
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
                              (v71/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostFeaturedImageBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v75/*:: as any*/),
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
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v120/*:: as any*/),
                              (v89/*:: as any*/)
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
                            "selections": (v147/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CorePostNavigationLinkBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v113/*:: as any*/),
                              (v71/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CorePostTemplateBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v154/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "separator",
                                "storageKey": null
                              },
                              (v155/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v120/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostTermsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v136/*:: as any*/),
                                  (v97/*:: as any*/),
                                  (v98/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CorePostTitleBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CorePostTitleBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v130/*:: as any*/),
                              (v94/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/),
                              (v112/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CorePreformattedBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v76/*:: as any*/),
                                  (v156/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
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
                                  (v71/*:: as any*/)
                                ],
                                "type": "CoreQueryBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v149/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "QueryLoop",
                            "kind": "LinkedField",
                            "name": "loop",
                            "plural": false,
                            "selections": [
                              (v125/*:: as any*/),
                              (v126/*:: as any*/),
                              (v127/*:: as any*/),
                              (v128/*:: as any*/),
                              (v129/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "LoopEntry",
                                "kind": "LinkedField",
                                "name": "entries",
                                "plural": true,
                                "selections": (v148/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreQueryNoResultsBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v116/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryNoResultsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v133/*:: as any*/),
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreQueryPaginationNextBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v134/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryPaginationNextBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreQueryPaginationNumbersBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v135/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryPaginationNumbersBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreQueryPaginationPreviousBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v134/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryPaginationPreviousBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v136/*:: as any*/),
                                  (v63/*:: as any*/),
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
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CoreQueryTitleBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/),
                          {
                            "alias": "requested",
                            "args": (v52/*:: as any*/),
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
                                "selections": (v157/*:: as any*/),
                                "storageKey": null
                              },
                              (v90/*:: as any*/),
                              (v158/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreQueryTitleBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v156/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v112/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v98/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/)
                        ],
                        "type": "CoreReadMoreBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v144/*:: as any*/),
                              (v146/*:: as any*/),
                              (v143/*:: as any*/),
                              (v145/*:: as any*/),
                              (v71/*:: as any*/)
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
                              (v5/*:: as any*/),
                              (v159/*:: as any*/),
                              (v100/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "author",
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreRssBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v75/*:: as any*/),
                              (v86/*:: as any*/),
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
                              (v71/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/)
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
                            "args": (v52/*:: as any*/),
                            "concreteType": "SiteSearch",
                            "kind": "LinkedField",
                            "name": "found",
                            "plural": false,
                            "selections": [
                              (v158/*:: as any*/),
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
                                  (v8/*:: as any*/),
                                  (v75/*:: as any*/),
                                  (v128/*:: as any*/)
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
                                  (v128/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v53/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Property",
                                    "kind": "LinkedField",
                                    "name": "nodes",
                                    "plural": true,
                                    "selections": [
                                      (v4/*:: as any*/),
                                      (v99/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v37/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Property_Propertyfacts",
                                        "kind": "LinkedField",
                                        "name": "propertyFacts",
                                        "plural": false,
                                        "selections": [
                                          (v160/*:: as any*/),
                                          (v161/*:: as any*/),
                                          (v162/*:: as any*/),
                                          (v163/*:: as any*/),
                                          (v164/*:: as any*/),
                                          (v165/*:: as any*/),
                                          (v166/*:: as any*/),
                                          {
                                            "alias": null,
                                            "args": null,
                                            "concreteType": "Team",
                                            "kind": "LinkedField",
                                            "name": "contacts",
                                            "plural": true,
                                            "selections": [
                                              (v5/*:: as any*/),
                                              (v167/*:: as any*/),
                                              (v4/*:: as any*/)
                                            ],
                                            "storageKey": null
                                          },
                                          (v168/*:: as any*/),
                                          (v169/*:: as any*/),
                                          (v170/*:: as any*/),
                                          (v171/*:: as any*/),
                                          (v172/*:: as any*/),
                                          (v173/*:: as any*/),
                                          (v174/*:: as any*/),
                                          (v175/*:: as any*/),
                                          (v176/*:: as any*/),
                                          (v177/*:: as any*/),
                                          (v178/*:: as any*/),
                                          (v180/*:: as any*/),
                                          (v181/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v109/*:: as any*/),
                                      (v184/*:: as any*/),
                                      (v185/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v128/*:: as any*/),
                              (v126/*:: as any*/),
                              (v127/*:: as any*/),
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
                                  (v37/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": null,
                                    "kind": "LinkedField",
                                    "name": "node",
                                    "plural": false,
                                    "selections": [
                                      (v3/*:: as any*/),
                                      (v4/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "contentTypeName",
                                        "storageKey": null
                                      },
                                      (v7/*:: as any*/),
                                      {
                                        "kind": "InlineFragment",
                                        "selections": [
                                          (v95/*:: as any*/),
                                          (v141/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v94/*:: as any*/),
                                  (v112/*:: as any*/),
                                  (v71/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v142/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreShortcodeBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreShortcodeBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v97/*:: as any*/),
                              (v98/*:: as any*/),
                              (v71/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v187/*:: as any*/)
                        ],
                        "type": "CoreSiteLogoBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v120/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                            "selections": (v188/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreSiteTaglineBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v136/*:: as any*/),
                                  (v97/*:: as any*/),
                                  (v98/*:: as any*/),
                                  (v120/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CoreSiteTitleBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v187/*:: as any*/)
                        ],
                        "type": "CoreSiteTitleBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v29/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "service",
                                "storageKey": null
                              },
                              (v75/*:: as any*/),
                              (v152/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreSocialLinkBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v94/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "openInNewTab",
                                    "storageKey": null
                                  },
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v89/*:: as any*/)
                                ],
                                "type": "CoreSocialLinksBlockAttributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v150/*:: as any*/)
                        ],
                        "type": "CoreSocialLinksBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
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
                                  (v94/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
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
                                  (v94/*:: as any*/),
                                  (v112/*:: as any*/),
                                  (v71/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/),
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
                                        "selections": (v189/*:: as any*/),
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
                                        "selections": (v189/*:: as any*/),
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
                                        "selections": (v189/*:: as any*/),
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
                      {
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
                              (v71/*:: as any*/),
                              (v89/*:: as any*/)
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
                              (v3/*:: as any*/),
                              (v99/*:: as any*/),
                              (v8/*:: as any*/),
                              (v37/*:: as any*/),
                              (v91/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreTagCloudBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CoreTemplatePartBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v153/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreTemplatePartBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v71/*:: as any*/),
                              (v114/*:: as any*/),
                              (v115/*:: as any*/),
                              (v88/*:: as any*/),
                              (v120/*:: as any*/),
                              (v89/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v111/*:: as any*/),
                          {
                            "alias": "requested",
                            "args": (v52/*:: as any*/),
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
                                "selections": (v188/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreTermDescriptionBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v120/*:: as any*/),
                                  (v130/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v114/*:: as any*/),
                                  (v115/*:: as any*/),
                                  (v88/*:: as any*/),
                                  (v89/*:: as any*/)
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v92/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v93/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v71/*:: as any*/),
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
                            "selections": (v96/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "CoreVideoBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v6/*:: as any*/),
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
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
                                "selections": (v190/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteCtaListBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteDevelopmentCarouselBlockAttributesProjects",
                                "kind": "LinkedField",
                                "name": "projects",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v36/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "SiteDevelopmentCarouselBlockAttributesProjectsFacts",
                                    "kind": "LinkedField",
                                    "name": "facts",
                                    "plural": true,
                                    "selections": (v77/*:: as any*/),
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v75/*:: as any*/),
                              (v10/*:: as any*/),
                              (v191/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "file",
                                "plural": false,
                                "selections": [
                                  (v24/*:: as any*/),
                                  (v95/*:: as any*/),
                                  (v141/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteDownloadsListBlockAttributesGroups",
                                "kind": "LinkedField",
                                "name": "groups",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "SiteDownloadsListBlockAttributesGroupsFiles",
                                    "kind": "LinkedField",
                                    "name": "files",
                                    "plural": true,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v51/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "AcfLink",
                                        "kind": "LinkedField",
                                        "name": "document",
                                        "plural": false,
                                        "selections": (v30/*:: as any*/),
                                        "storageKey": null
                                      },
                                      (v192/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteEsgReportArchiveBlockAttributesReports",
                                "kind": "LinkedField",
                                "name": "reports",
                                "plural": true,
                                "selections": [
                                  (v90/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v51/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v192/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteFeaturedPropertiesCarouselBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v99/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Property_Propertyfacts",
                                "kind": "LinkedField",
                                "name": "propertyFacts",
                                "plural": false,
                                "selections": [
                                  (v160/*:: as any*/),
                                  (v162/*:: as any*/),
                                  (v163/*:: as any*/),
                                  (v165/*:: as any*/),
                                  (v166/*:: as any*/),
                                  (v169/*:: as any*/),
                                  (v161/*:: as any*/),
                                  (v168/*:: as any*/),
                                  (v170/*:: as any*/),
                                  (v171/*:: as any*/),
                                  (v172/*:: as any*/),
                                  (v173/*:: as any*/),
                                  (v174/*:: as any*/),
                                  (v175/*:: as any*/),
                                  (v176/*:: as any*/),
                                  (v177/*:: as any*/),
                                  (v178/*:: as any*/),
                                  (v180/*:: as any*/),
                                  (v181/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v109/*:: as any*/),
                              (v184/*:: as any*/),
                              (v185/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteFeaturedPropertiesCarouselBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v9/*:: as any*/),
                              (v72/*:: as any*/),
                              (v10/*:: as any*/),
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteFeaturedTextBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteFlipHighlightsBlockAttributesCards",
                                "kind": "LinkedField",
                                "name": "cards",
                                "plural": true,
                                "selections": [
                                  (v193/*:: as any*/),
                                  (v194/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v36/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v29/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "frameHeight",
                                "storageKey": null
                              },
                              (v51/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteFormEmbedBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteFourColumnIconBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": (v195/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteFourColumnIconBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v72/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v126/*:: as any*/),
                              (v69/*:: as any*/),
                              (v74/*:: as any*/),
                              (v36/*:: as any*/),
                              (v196/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteFullWidthImageCardBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              (v197/*:: as any*/),
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
                      {
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteHighlightsModuleBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v193/*:: as any*/),
                                  (v194/*:: as any*/),
                                  (v51/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v36/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteHomePageThreePackBlockAttributesDoors",
                                "kind": "LinkedField",
                                "name": "doors",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "drawing",
                                    "storageKey": null
                                  },
                                  (v36/*:: as any*/),
                                  (v74/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteIconContentGridBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": (v195/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteIconContentGridBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v71/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "ratio",
                                "storageKey": null
                              },
                              (v10/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v138/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v74/*:: as any*/),
                              (v191/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteImageBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v72/*:: as any*/),
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v138/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v74/*:: as any*/),
                              (v198/*:: as any*/),
                              (v196/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteImageHeroBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteImageTextComplexGridBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v36/*:: as any*/),
                                  (v74/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteLargeCtaCardBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v190/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "SiteLargeCtaCardBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v36/*:: as any*/)
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
                                "selections": [
                                  (v130/*:: as any*/),
                                  (v47/*:: as any*/),
                                  (v46/*:: as any*/)
                                ],
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
                                  (v130/*:: as any*/)
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
                      {
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
                              (v78/*:: as any*/),
                              (v8/*:: as any*/),
                              (v32/*:: as any*/),
                              (v10/*:: as any*/),
                              (v79/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteLargeQuoteBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteLatestNewsAndInsightsBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
                            "storageKey": null
                          },
                          (v201/*:: as any*/)
                        ],
                        "type": "SiteLatestNewsAndInsightsBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteLatestNewsCarouselBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
                            "storageKey": null
                          },
                          (v201/*:: as any*/)
                        ],
                        "type": "SiteLatestNewsCarouselBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteLatestSustainabilityPostsBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
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
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              (v100/*:: as any*/),
                              (v38/*:: as any*/),
                              (v199/*:: as any*/),
                              (v200/*:: as any*/),
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteLatestSustainabilityPostsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "emphasis",
                                "storageKey": null
                              },
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteLineGridBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v75/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v51/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteMapBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v203/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market_Marketmeta",
                                "kind": "LinkedField",
                                "name": "marketMeta",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v204/*:: as any*/),
                                  (v205/*:: as any*/)
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Property_Propertyfacts",
                                "kind": "LinkedField",
                                "name": "propertyFacts",
                                "plural": false,
                                "selections": [
                                  (v205/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteMeetOurLeadersBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v203/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Leadership",
                            "kind": "LinkedField",
                            "name": "leaders",
                            "plural": true,
                            "selections": (v40/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "type": "SiteMeetOurLeadersBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v10/*:: as any*/),
                              (v206/*:: as any*/),
                              (v207/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteMetroLandingPageNumberModuleBlockAttributesNumbers",
                                "kind": "LinkedField",
                                "name": "numbers",
                                "plural": true,
                                "selections": (v210/*:: as any*/),
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
                                  (v5/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Market_Marketmeta",
                                    "kind": "LinkedField",
                                    "name": "marketMeta",
                                    "plural": false,
                                    "selections": [
                                      (v8/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "population",
                                        "storageKey": null
                                      },
                                      (v163/*:: as any*/),
                                      (v204/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "NewsRoom",
                            "kind": "LinkedField",
                            "name": "newsRoom",
                            "plural": false,
                            "selections": [
                              (v201/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Category",
                                "kind": "LinkedField",
                                "name": "category",
                                "plural": false,
                                "selections": (v183/*:: as any*/),
                                "storageKey": null
                              },
                              (v90/*:: as any*/),
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
                                  (v45/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v91/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v10/*:: as any*/),
                              (v206/*:: as any*/),
                              (v207/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteNumberModuleBlockAttributesNumbers",
                                "kind": "LinkedField",
                                "name": "numbers",
                                "plural": true,
                                "selections": (v210/*:: as any*/),
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
                                  (v208/*:: as any*/),
                                  (v209/*:: as any*/),
                                  (v154/*:: as any*/),
                                  (v155/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "emptyText",
                                "storageKey": null
                              },
                              (v31/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v149/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "OpenPositions",
                            "kind": "LinkedField",
                            "name": "openPositions",
                            "plural": false,
                            "selections": [
                              (v128/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "organization",
                                "storageKey": null
                              },
                              (v211/*:: as any*/),
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
                              (v212/*:: as any*/),
                              (v213/*:: as any*/),
                              (v63/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "OpenPosition",
                                "kind": "LinkedField",
                                "name": "positions",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v212/*:: as any*/),
                                  (v213/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "employmentType",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "pay",
                                    "storageKey": null
                                  },
                                  (v159/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "datePosted",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "validThrough",
                                    "storageKey": null
                                  },
                                  (v105/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteOpenPositionsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v202/*:: as any*/),
                              (v72/*:: as any*/),
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v138/*:: as any*/),
                              (v74/*:: as any*/),
                              (v198/*:: as any*/),
                              (v196/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SitePageHeroBlockAttributesAnnotations",
                                "kind": "LinkedField",
                                "name": "annotations",
                                "plural": true,
                                "selections": (v214/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SitePageHeroBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SitePartnersBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v32/*:: as any*/),
                                  (v36/*:: as any*/),
                                  (v74/*:: as any*/)
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
                      {
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
                              (v72/*:: as any*/),
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v74/*:: as any*/),
                              (v198/*:: as any*/),
                              (v196/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SitePlusHeroBlockAttributesPoints",
                                "kind": "LinkedField",
                                "name": "points",
                                "plural": true,
                                "selections": (v84/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SitePlusHeroBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v78/*:: as any*/),
                              (v8/*:: as any*/),
                              (v32/*:: as any*/),
                              (v10/*:: as any*/),
                              (v36/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteQuoteBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "flip",
                                "storageKey": null
                              },
                              (v36/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Region",
                                "kind": "LinkedField",
                                "name": "region",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v109/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Region_Regionmeta",
                                    "kind": "LinkedField",
                                    "name": "regionMeta",
                                    "plural": false,
                                    "selections": [
                                      (v8/*:: as any*/),
                                      (v204/*:: as any*/),
                                      (v163/*:: as any*/),
                                      (v215/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": (v151/*:: as any*/),
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
                                        "selections": (v216/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": "markets(first:100)"
                                  },
                                  (v4/*:: as any*/)
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
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteRegionCardGridsBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              (v109/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Region_Regionmeta",
                                "kind": "LinkedField",
                                "name": "regionMeta",
                                "plural": false,
                                "selections": [
                                  (v204/*:: as any*/),
                                  (v163/*:: as any*/),
                                  (v215/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteRegionCardGridsBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteRegionMapBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              (v217/*:: as any*/)
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
                              (v37/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market_Marketmeta",
                                "kind": "LinkedField",
                                "name": "marketMeta",
                                "plural": false,
                                "selections": [
                                  (v204/*:: as any*/),
                                  (v205/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Region",
                                    "kind": "LinkedField",
                                    "name": "region",
                                    "plural": false,
                                    "selections": (v216/*:: as any*/),
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Region",
                                "kind": "LinkedField",
                                "name": "region",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v217/*:: as any*/),
                                  {
                                    "alias": "statisticsMarkets",
                                    "args": (v151/*:: as any*/),
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
                                          (v5/*:: as any*/),
                                          {
                                            "alias": null,
                                            "args": null,
                                            "concreteType": "Market_Marketmeta",
                                            "kind": "LinkedField",
                                            "name": "marketMeta",
                                            "plural": false,
                                            "selections": [
                                              (v8/*:: as any*/),
                                              (v163/*:: as any*/)
                                            ],
                                            "storageKey": null
                                          },
                                          (v4/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": "markets(first:100)"
                                  },
                                  {
                                    "alias": null,
                                    "args": (v151/*:: as any*/),
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
                                        "selections": (v216/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": "team(first:100)"
                                  },
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "functions",
                                "storageKey": null
                              },
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Region",
                                "kind": "LinkedField",
                                "name": "region",
                                "plural": false,
                                "selections": [
                                  (v218/*:: as any*/),
                                  (v4/*:: as any*/)
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v218/*:: as any*/)
                                ],
                                "type": "Region",
                                "abstractKey": null
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteRegionTeamContactGridBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v91/*:: as any*/),
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
                            "args": (v52/*:: as any*/),
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
                                  (v8/*:: as any*/),
                                  (v76/*:: as any*/)
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
                                  (v220/*:: as any*/),
                                  (v221/*:: as any*/),
                                  (v222/*:: as any*/),
                                  (v223/*:: as any*/),
                                  (v224/*:: as any*/),
                                  (v225/*:: as any*/)
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
                                  (v128/*:: as any*/),
                                  (v179/*:: as any*/),
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
                                      (v128/*:: as any*/)
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
                                          (v9/*:: as any*/),
                                          (v75/*:: as any*/)
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
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "ignored",
                                        "storageKey": null
                                      },
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
                                          (v4/*:: as any*/),
                                          (v5/*:: as any*/),
                                          (v37/*:: as any*/)
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
                                      (v220/*:: as any*/),
                                      (v221/*:: as any*/),
                                      (v222/*:: as any*/),
                                      (v223/*:: as any*/),
                                      (v224/*:: as any*/),
                                      (v225/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "size",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "feature",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "clearHeight",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "dockDoors",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "driveInDoors",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "trailerStalls",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "PropertySearchFacet",
                                        "kind": "LinkedField",
                                        "name": "powerAmps",
                                        "plural": true,
                                        "selections": (v219/*:: as any*/),
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
                                          (v3/*:: as any*/),
                                          (v4/*:: as any*/),
                                          (v99/*:: as any*/),
                                          (v5/*:: as any*/),
                                          (v37/*:: as any*/),
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
                                                  (v4/*:: as any*/),
                                                  (v16/*:: as any*/),
                                                  (v17/*:: as any*/),
                                                  (v18/*:: as any*/),
                                                  (v23/*:: as any*/),
                                                  (v20/*:: as any*/),
                                                  (v25/*:: as any*/)
                                                ],
                                                "storageKey": null
                                              }
                                            ],
                                            "storageKey": null
                                          },
                                          {
                                            "alias": "cardStatus",
                                            "args": (v182/*:: as any*/),
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
                                                  (v4/*:: as any*/),
                                                  (v45/*:: as any*/),
                                                  (v8/*:: as any*/)
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
                                              (v160/*:: as any*/),
                                              (v161/*:: as any*/),
                                              (v162/*:: as any*/),
                                              (v163/*:: as any*/),
                                              (v164/*:: as any*/),
                                              (v165/*:: as any*/),
                                              (v166/*:: as any*/),
                                              (v181/*:: as any*/),
                                              (v168/*:: as any*/),
                                              (v169/*:: as any*/),
                                              (v170/*:: as any*/),
                                              (v171/*:: as any*/),
                                              (v172/*:: as any*/),
                                              (v173/*:: as any*/),
                                              (v174/*:: as any*/),
                                              (v175/*:: as any*/),
                                              (v176/*:: as any*/),
                                              (v177/*:: as any*/),
                                              (v178/*:: as any*/),
                                              (v180/*:: as any*/),
                                              {
                                                "alias": null,
                                                "args": null,
                                                "concreteType": "Team",
                                                "kind": "LinkedField",
                                                "name": "contacts",
                                                "plural": true,
                                                "selections": [
                                                  (v4/*:: as any*/),
                                                  (v5/*:: as any*/),
                                                  (v167/*:: as any*/)
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
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "hasNextPage",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "hasPreviousPage",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "startCursor",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "endCursor",
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
                            "concreteType": "Market",
                            "kind": "LinkedField",
                            "name": "markets",
                            "plural": true,
                            "selections": [
                              (v45/*:: as any*/),
                              (v5/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Market_Marketmeta",
                                "kind": "LinkedField",
                                "name": "marketMeta",
                                "plural": false,
                                "selections": [
                                  (v8/*:: as any*/),
                                  (v205/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteSearchBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v202/*:: as any*/),
                              (v127/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteSeparatorBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteServiceListBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": (v195/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteServiceListBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v75/*:: as any*/),
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
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v70/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v198/*:: as any*/),
                                  (v196/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "SiteSliderHeroBlockAttributesSlidesAnnotations",
                                    "kind": "LinkedField",
                                    "name": "annotations",
                                    "plural": true,
                                    "selections": (v214/*:: as any*/),
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
                      {
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
                              (v78/*:: as any*/),
                              (v8/*:: as any*/),
                              (v32/*:: as any*/),
                              (v202/*:: as any*/),
                              (v10/*:: as any*/),
                              (v79/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteStyledQuoteBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SiteTeamAccordionBlockAttributes",
                            "kind": "LinkedField",
                            "name": "attributes",
                            "plural": false,
                            "selections": (v82/*:: as any*/),
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Team",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v226/*:: as any*/),
                                  (v4/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "filterBy",
                                "storageKey": null
                              },
                              (v31/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v149/*:: as any*/),
                          {
                            "alias": null,
                            "args": (v52/*:: as any*/),
                            "concreteType": "TeamDirectory",
                            "kind": "LinkedField",
                            "name": "teamDirectory",
                            "plural": false,
                            "selections": [
                              (v128/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Team",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v226/*:: as any*/),
                                  (v39/*:: as any*/)
                                ],
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
                                  (v45/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v211/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Region",
                                "kind": "LinkedField",
                                "name": "region",
                                "plural": false,
                                "selections": (v183/*:: as any*/),
                                "storageKey": null
                              },
                              (v212/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteTeamGridBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteTeamsBlockAttributesTeams",
                                "kind": "LinkedField",
                                "name": "teams",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v36/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Team",
                                    "kind": "LinkedField",
                                    "name": "lead",
                                    "plural": false,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v227/*:: as any*/),
                                      (v39/*:: as any*/),
                                      (v4/*:: as any*/)
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
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v37/*:: as any*/),
                                  (v227/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteTeamsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v197/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteTextGridBlockAttributesItems",
                                "kind": "LinkedField",
                                "name": "items",
                                "plural": true,
                                "selections": (v190/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteTextGridBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v73/*:: as any*/),
                              (v74/*:: as any*/),
                              (v36/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteTextImageCtaBlockAttributesBars",
                                "kind": "LinkedField",
                                "name": "bars",
                                "plural": true,
                                "selections": [
                                  (v75/*:: as any*/),
                                  (v76/*:: as any*/),
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteTwoByTwoGridBlockAttributesCells",
                                "kind": "LinkedField",
                                "name": "cells",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v36/*:: as any*/),
                                  (v74/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteTwoColumnFaqBlockAttributesQuestions",
                                "kind": "LinkedField",
                                "name": "questions",
                                "plural": true,
                                "selections": (v11/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteTwoColumnFaqBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v31/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteUpgradeGalleryCarouselBlockAttributesUpgrades",
                                "kind": "LinkedField",
                                "name": "upgrades",
                                "plural": true,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v193/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "figureNote",
                                    "storageKey": null
                                  },
                                  (v27/*:: as any*/),
                                  (v28/*:: as any*/)
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
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v41/*:: as any*/),
                              (v42/*:: as any*/),
                              (v43/*:: as any*/),
                              (v44/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SiteVendorFormBlockAttributesPeople",
                                "kind": "LinkedField",
                                "name": "people",
                                "plural": true,
                                "selections": (v50/*:: as any*/),
                                "storageKey": null
                              },
                              (v51/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v61/*:: as any*/)
                        ],
                        "type": "SiteVendorFormBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v29/*:: as any*/),
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
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v71/*:: as any*/),
                              (v10/*:: as any*/),
                              (v228/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteVideoEmbedBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v72/*:: as any*/),
                              (v5/*:: as any*/),
                              (v9/*:: as any*/),
                              (v29/*:: as any*/),
                              (v64/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "MediaItem",
                                "kind": "LinkedField",
                                "name": "video",
                                "plural": false,
                                "selections": [
                                  (v95/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v228/*:: as any*/),
                              (v198/*:: as any*/),
                              (v196/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "SiteVideoHeroBlock",
                        "abstractKey": null
                      },
                      {
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
                      {
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
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "minutes",
                                "storageKey": null
                              },
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
                              (v105/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
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
                                          (v9/*:: as any*/),
                                          (v29/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "type": "ContentNode",
                                "abstractKey": "__isContentNode"
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "YoastSeoBreadcrumbsBlock",
                        "abstractKey": null
                      },
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV6Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV7Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV8Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV9Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonBlockDeprecatedV10Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreButtonsBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreColumnsBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreColumnsBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV6Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV7Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV8Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV9Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreCoverBlockDeprecatedV10Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreEmbedBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreFileBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreFileBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGalleryBlockDeprecatedV6Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGroupBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGroupBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGroupBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreGroupBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreHeadingBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreHeadingBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreHeadingBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreHeadingBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreImageBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreImageBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreImageBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreImageBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreListBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreMediaTextBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreMediaTextBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreMediaTextBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreMediaTextBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreNavigationBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreNavigationBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreNavigationBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreNavigationBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreNavigationBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreParagraphBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreParagraphBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreParagraphBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreParagraphBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreParagraphBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CorePullquoteBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CorePullquoteBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CorePullquoteBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CorePullquoteBlockDeprecatedV4Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CorePullquoteBlockDeprecatedV5Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQueryBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQueryBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQueryBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQuoteBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQuoteBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreQuoteBlockDeprecatedV3Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreTableBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreTableBlockDeprecatedV2Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreVerseBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              },
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
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
                      {
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
                              (v3/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": (v229/*:: as any*/),
                                "type": "CoreWidgetGroupBlockDeprecatedV1Attributes",
                                "abstractKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CoreWidgetGroupBlock",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": "blocks(flat:true)"
                  }
                ],
                "type": "BlockEditorContentNode",
                "abstractKey": "__isBlockEditorContentNode"
              }
            ],
            "type": "ContentNode",
            "abstractKey": "__isContentNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cae4ec65d3c908114f4e7883da334bea",
    "id": null,
    "metadata": {},
    "name": "pageEditorOnlyQuery",
    "operationKind": "query",
    "text": "query pageEditorOnlyQuery($uri:String!,$parameters:[UrlParameter!]){nodeByUri(uri:$uri,asPreview:true){__typename,...EditorOnlyTemplate_node,id}}fragment AccordionFaq_block on SiteAccordionFaqBlock{attributes{title,text,ground,questions{question,answer}}}fragment BeforeAfterSlide_block on SiteBeforeAfterSlideBlock{attributes{title,text,ground,beforeLabel,afterLabel,dimension,dimensionNote,beforeImage{...Picture_image,id},afterImage{...Picture_image,id}}}fragment BlockTree_blocks on Block{__isBlock:__typename,name,clientId,parentClientId,...registryGenerated_block}fragment BoardOfDirectors_block on SiteBoardOfDirectorsBlock{attributes{title,text,ground,moreLink{...Section_link},members{name,role,text,image{...Portrait_image,id},link{url,title,target}}},board{title,uri,leadershipMeta{title,excerpt,largeImage{...Portrait_image,id}},featuredImage{node{...Portrait_image,id}},id}}fragment BrokerToolkitForm_block on SiteBrokerToolkitFormBlock{attributes{title,text,items{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment BuildingPicture_property on Property{featuredImage{node{...Picture_image,id}},pictureStatus:allStatus(first:1){nodes{slug,id}},propertyFacts{buildingType,totalSquareFeet,availableSquareFeet,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,clearHeightFeet,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet}}}fragment BynderAsset_block on SiteBynderAssetBlock{attributes{assetId,name,type,alt,originalUrl,originalWidth,originalHeight,derivatives{name,url,width,height},caption,captionDetail,align,ground}}fragment BynderGallery_block on SiteBynderGalleryBlock{attributes{title,text,ground,moreLink{...Section_link},assets{assetId,name,type,alt,originalUrl,originalWidth,originalHeight,caption,derivatives{name,url,width,height}}}}fragment CareerCard_block on SiteCareerCardBlock{attributes{eyebrow,title,text,ground,imagePosition,image{...Picture_image,id},steps{label,title},facts{label,value},link{...LinkActions_link}}}fragment CareersEmployeeCarousel_block on SiteCareersEmployeeCarouselBlock{attributes{title,text,ground,moreLink{...Section_link},stories{quote,name,role,portrait{...Portrait_image,id},link{url,title,target}}},people{title,uri,teamMeta{title,employeeQuote,linkToStory{url,title,target}},featuredImage{node{...Portrait_image,id}},id}}fragment CommentForm_state on FormState{...Form_state,replyTo{databaseId,author{node{__typename,name,id}},id}}fragment CommunityForm_block on SiteCommunityFormBlock{attributes{title,text,topics{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment ContactCard_block on SiteContactCardBlock{attributes{title,role,text,phone,email,latitude,longitude,ground,openingHours{label,value},image{...Picture_image,id},link{...LinkActions_link},person{title,uri,teamMeta{title,phone,email},featuredImage{node{...Portrait_image,id}},id}}}fragment ContactForm_block on SiteContactFormBlock{attributes{title,text,topics{title},submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment ContactGroups_people on Team{...TeamContacts_people}fragment ContentCard_block on SiteContentCardBlock{attributes{title,eyebrow,text,ground,link{url,title,target},imagePosition,image{...Picture_image,id}}}fragment ContentToggleView_block on SiteContentToggleViewBlock{clientId,parentClientId,attributes{label}}fragment ContentToggle_block on SiteContentToggleBlock{attributes{title,text,ground,moreLink{...Section_link}}}fragment CookieChoices_block on SiteCookieChoicesBlock{attributes{title,text},measurementOptions{gaId,gtmId}}fragment CoreArchives_block on CoreArchivesBlock{attributes{displayAsDropdown,showLabel,showPostCounts,align,fontSize,style},archive{uri,years{year,count}}}fragment CoreAudio_block on CoreAudioBlock{attributes{__typename,...on CoreAudioBlockAttributes{src,caption,loop,anchor,align}},mediaItem{node{title,mediaItemUrl,id}}}fragment CoreAvatar_block on CoreAvatarBlock{attributes{coreSize:size,userId,isLink,linkTarget,align,style},parentNode{__typename,...loopNode_node,id},user{name,uri,id}}fragment CoreBlock_block on CoreBlock{attributes{ref}}fragment CoreButton_block on CoreButtonBlock{attributes{__typename,...on CoreButtonBlockAttributes{url,text,buttonTarget:linkTarget,className}}}fragment CoreButtons_block on CoreButtonsBlock{attributes{__typename,...on CoreButtonsBlockAttributes{layout,align,style}}}fragment CoreCalendar_block on CoreCalendarBlock{attributes{align,backgroundColor,textColor,fontSize,style},calendar(parameters:$parameters){year,month,previous,next,isOutOfRange,posts{title,uri,date,id}}}fragment CoreCategories_block on CoreCategoriesBlock{attributes{displayAsDropdown,showHierarchy,showPostCounts,align,fontSize,style},terms{__typename,databaseId,name,uri,count,...on HierarchicalTermNode{__isHierarchicalTermNode:__typename,parentDatabaseId},id}}fragment CoreCode_block on CoreCodeBlock{attributes{codeText:content,anchor,backgroundColor,textColor,fontSize,style}}fragment CoreColumn_block on CoreColumnBlock{attributes{__typename,...on CoreColumnBlockAttributes{columnWidth:width,verticalAlignment,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreColumns_block on CoreColumnsBlock{attributes{__typename,...on CoreColumnsBlockAttributes{isStackedOnMobile,verticalAlignment,anchor,align,backgroundColor,textColor,fontSize,style}}}fragment CoreCommentAuthorName_block on CoreCommentAuthorNameBlock{attributes{__typename,...on CoreCommentAuthorNameBlockAttributes{isLink,linkTarget,backgroundColor,textColor,fontSize,textAlign,style}}}fragment CoreCommentContent_block on CoreCommentContentBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style}}fragment CoreCommentDate_block on CoreCommentDateBlock{attributes{__typename,...on CoreCommentDateBlockAttributes{format,isLink,backgroundColor,textColor,fontSize,style}}}fragment CoreCommentEditLink_block on CoreCommentEditLinkBlock{attributes{linkTarget}}fragment CoreCommentReplyLink_block on CoreCommentReplyLinkBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style}}fragment CoreCommentTemplate_block on CoreCommentTemplateBlock{attributes{align,fontSize,style}}fragment CoreCommentsPaginationNext_block on CoreCommentsPaginationNextBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPaginationNumbers_block on CoreCommentsPaginationNumbersBlock{attributes{backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPaginationPrevious_block on CoreCommentsPaginationPreviousBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsPagination_block on CoreCommentsPaginationBlock{attributes{paginationArrow,align,backgroundColor,textColor,fontSize,style}}fragment CoreCommentsTitle_block on CoreCommentsTitleBlock{attributes{__typename,...on CoreCommentsTitleBlockAttributes{level,showCommentsCount,showPostTitle,align,backgroundColor,textColor,fontSize,textAlign,style}}}fragment CoreComments_block on CoreCommentsBlock{attributes{__typename,...on CoreCommentsBlockAttributes{legacy,align,backgroundColor,textColor,fontSize,style}},parentNode{__typename,...loopNode_node,id},discussion(parameters:$parameters){list,position,size,total,isPastEnd,count,open,maxDepth,entries{depth,comment{...loopComment_comment,id}}}}fragment CoreCover_block on CoreCoverBlock{attributes{__typename,...on CoreCoverBlockAttributes{url,imageAlt:alt,useFeaturedImage,hasParallax,isRepeated,backgroundType,focalPoint,minHeight,minHeightUnit,contentPosition,overlayColor,anchor,align,fontSize}},mediaItem{node{mediaItemUrl,...Picture_image,id}},parentNode{__typename,...loopNode_node,id}}fragment CoreDetails_block on CoreDetailsBlock{attributes{summary,showContent,anchor,align,backgroundColor,textColor,fontSize,style}}fragment CoreEmbed_block on CoreEmbedBlock{attributes{__typename,...on CoreEmbedBlockAttributes{url,caption,align}}}fragment CoreFile_block on CoreFileBlock{attributes{__typename,...on CoreFileBlockAttributes{href,fileName,textLinkHref,textLinkTarget,showDownloadButton,downloadButtonText,displayPreview,anchor,align}},mediaItem{node{title,mediaItemUrl,mimeType,fileSize,id}}}fragment CoreFreeform_block on CoreFreeformBlock{renderedHtml}fragment CoreGallery_block on CoreGalleryBlock{attributes{__typename,...on CoreGalleryBlockAttributes{caption,imageCrop,anchor,galleryColumns:columns,align,images{url,alt,caption}}}}fragment CoreGroup_block on CoreGroupBlock{attributes{__typename,...on CoreGroupBlockAttributes{tagName,ariaLabel,anchor,layout,align,backgroundColor,textColor,fontSize,style}}}fragment CoreHeading_block on CoreHeadingBlock{attributes{__typename,...on CoreHeadingBlockAttributes{content,level,anchor,textAlign,align,backgroundColor,textColor,fontSize,style}}}fragment CoreHomeLink_block on CoreHomeLinkBlock{attributes{label}}fragment CoreHtml_block on CoreHtmlBlock{attributes{htmlText:content}}fragment CoreImage_block on CoreImageBlock{attributes{__typename,...on CoreImageBlockAttributes{url,imageAlt:alt,caption,href,imageTarget:linkTarget,anchor,align,aspectRatio,scale}},mediaItem{node{...Picture_image,id}}}fragment CoreLatestComments_block on CoreLatestCommentsBlock{attributes{displayAvatar,displayDate,displayExcerpt,align,style},comments{databaseId,...loopComment_comment,commentedOn{node{__typename,uri,...on NodeWithTitle{__isNodeWithTitle:__typename,title},id}},id}}fragment CoreLatestPosts_block on CoreLatestPostsBlock{attributes{__typename,...on CoreLatestPostsBlockAttributes{postLayout,coreColumns:columns,displayPostContent,displayPostContentRadio,excerptLength,displayAuthor,displayPostDate,displayFeaturedImage,addLinkToFeaturedImage,align,backgroundColor,textColor,fontSize,style}},posts{node{__typename,...loopNode_node,id},content}}fragment CoreLegacyWidget_block on CoreLegacyWidgetBlock{attributes{idBase,instance}}fragment CoreListItem_block on CoreListItemBlock{attributes{content}}fragment CoreList_block on CoreListBlock{attributes{__typename,...on CoreListBlockAttributes{ordered,values,start,reversed,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreLoginout_block on CoreLoginoutBlock{attributes{redirectToCurrent},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id}}fragment CoreMediaText_block on CoreMediaTextBlock{attributes{__typename,...on CoreMediaTextBlockAttributes{mediaAlt,mediaPosition,mediaUrl,mediaType,mediaWidth,href,mediaTextTarget:linkTarget,isStackedOnMobile,verticalAlignment,imageFill,focalPoint,anchor,mediaTextAlign:align,backgroundColor,textColor,fontSize,style}},mediaItem{node{mediaItemUrl,...Picture_image,id}}}fragment CoreMissing_block on CoreMissingBlock{attributes{originalContent}}fragment CoreMore_block on CoreMoreBlock{parentNodeDatabaseId}fragment CoreNavigationLink_block on CoreNavigationLinkBlock{attributes{__typename,...on CoreNavigationLinkBlockAttributes{label,url,description,opensInNewTab,rel}}}fragment CoreNavigationSubmenu_block on CoreNavigationSubmenuBlock{attributes{label,url}}fragment CoreNavigation_block on CoreNavigationBlock{attributes{__typename,...on CoreNavigationBlockAttributes{overlayMenu,showSubmenuIcon,maxNestingLevel,backgroundColor,textColor,fontSize,layout}},innerLinks:innerBlocks{__typename,name},menu{name,menuItems(first:100){nodes{id,parentId,label,uri,target,description}},id}}fragment CoreNextpage_block on CoreNextpageBlock{order}fragment CorePageListItem_block on CorePageListItemBlock{attributes{label,title,pageLink:link}}fragment CorePageList_block on CorePageListBlock{attributes{parentPageID},pages{databaseId,parentDatabaseId,title,uri,id}}fragment CoreParagraph_block on CoreParagraphBlock{attributes{__typename,...on CoreParagraphBlockAttributes{content,dropCap,fontSize,direction,anchor,align,backgroundColor,textColor,style}}}fragment CorePattern_block on CorePatternBlock{attributes{slug}}fragment CorePostAuthorBiography_block on CorePostAuthorBiographyBlock{attributes{backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostAuthorName_block on CorePostAuthorNameBlock{attributes{isLink,linkTarget,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostAuthor_block on CorePostAuthorBlock{attributes{avatarSize,byline,isLink,linkTarget,showAvatar,showBio,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostCommentsForm_block on CorePostCommentsFormBlock{attributes{textAlign,backgroundColor,textColor,fontSize,style},parentNode{__typename,...loopNode_node,id},form(parameters:$parameters){...CommentForm_state}}fragment CorePostContent_block on CorePostContentBlock{attributes{align,fontSize,style}}fragment CorePostDate_block on CorePostDateBlock{attributes{__typename,...on CorePostDateBlockAttributes{displayType,format,isLink,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id}}fragment CorePostExcerpt_block on CorePostExcerptBlock{attributes{moreText,showMoreOnNewLine,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostFeaturedImage_block on CorePostFeaturedImageBlock{attributes{isLink,linkTarget,featuredScale:scale,coreHeight:height,align,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostNavigationLink_block on CorePostNavigationLinkBlock{attributes{navigationType:type,label,showTitle,linkLabel,arrow,backgroundColor,textColor,fontSize,textAlign,style},adjacent{__typename,...loopNode_node,id}}fragment CorePostTemplate_block on CorePostTemplateBlock{attributes{layout,align,backgroundColor,textColor,fontSize,style}}fragment CorePostTerms_block on CorePostTermsBlock{attributes{term,prefix,separator,suffix,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id}}fragment CorePostTitle_block on CorePostTitleBlock{attributes{__typename,...on CorePostTitleBlockAttributes{level,isLink,linkTarget,align,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id}}fragment CorePreformatted_block on CorePreformattedBlock{attributes{content,anchor,backgroundColor,textColor,fontSize,style,className}}fragment CorePullquote_block on CorePullquoteBlock{attributes{__typename,...on CorePullquoteBlockAttributes{value,citation,textAlign,anchor,align,backgroundColor,textColor,fontSize,style}}}fragment CoreQueryNoResults_block on CoreQueryNoResultsBlock{attributes{align,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationNext_block on CoreQueryPaginationNextBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationNumbers_block on CoreQueryPaginationNumbersBlock{attributes{backgroundColor,textColor,fontSize,style}}fragment CoreQueryPaginationPrevious_block on CoreQueryPaginationPreviousBlock{attributes{label,backgroundColor,textColor,fontSize,style}}fragment CoreQueryPagination_block on CoreQueryPaginationBlock{attributes{__typename,...on CoreQueryPaginationBlockAttributes{paginationArrow,align,backgroundColor,textColor,fontSize,style}}}fragment CoreQueryTitle_block on CoreQueryTitleBlock{attributes{__typename,...on CoreQueryTitleBlockAttributes{level,type,showPrefix,showSearchTerm,align,backgroundColor,textColor,fontSize,textAlign,style}},parentNode{__typename,...loopNode_node,id},requested:asked(parameters:$parameters){category{name,id},year,words}}fragment CoreQuery_block on CoreQueryBlock{attributes{__typename,...on CoreQueryBlockAttributes{displayLayout,align}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},loop(parameters:$parameters){list,position,size,total,isPastEnd,entries{node{__typename,...loopNode_node,id},content}}}fragment CoreQuote_block on CoreQuoteBlock{attributes{__typename,...on CoreQuoteBlockAttributes{quoteValue:value,citation,anchor,className,align,backgroundColor,textColor,fontSize,style}}}fragment CoreReadMore_block on CoreReadMoreBlock{attributes{readMoreText:content,linkTarget,backgroundColor,textColor,fontSize,style},parentNode{__typename,...loopNode_node,id}}fragment CoreRss_block on CoreRssBlock{attributes{feedURL,blockLayout,displayExcerpt,displayAuthor,displayDate,excerptLength,align},feed{title,link,date,author,text}}fragment CoreSearch_block on CoreSearchBlock{attributes{label,showLabel,placeholder,buttonText,buttonPosition,buttonUseIcon,align,backgroundColor,textColor,fontSize,style},suggestions,found(parameters:$parameters){words,correctedWords,group,groups{name,label,total},buildings{total,uri,place,nodes{id,...PropertyRow_property}},total,position,size,hits{snippet,uri,node{__typename,id,contentTypeName,...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on MediaItem{mediaItemUrl,fileSize}}}}}fragment CoreSeparator_block on CoreSeparatorBlock{attributes{__typename,...on CoreSeparatorBlockAttributes{anchor,className,align}}}fragment CoreShortcode_block on CoreShortcodeBlock{renderedHtml,attributes{text}}fragment CoreSiteLogo_block on CoreSiteLogoBlock{attributes{logoWidth:width,isLink,linkTarget,align},settings{title,id}}fragment CoreSiteTagline_block on CoreSiteTaglineBlock{attributes{__typename,...on CoreSiteTaglineBlockAttributes{textAlign,align,backgroundColor,textColor,fontSize,style}},settings{description,id}}fragment CoreSiteTitle_block on CoreSiteTitleBlock{attributes{__typename,...on CoreSiteTitleBlockAttributes{level,isLink,linkTarget,textAlign,align,backgroundColor,textColor,fontSize,style}},settings{title,id}}fragment CoreSocialLink_block on CoreSocialLinkBlock{attributes{url,service,label,rel}}fragment CoreSocialLinks_block on CoreSocialLinksBlock{attributes{__typename,...on CoreSocialLinksBlockAttributes{anchor,openInNewTab,align,backgroundColor,textColor,style}},innerLinks:innerBlocks{__typename,name}}fragment CoreSpacer_block on CoreSpacerBlock{attributes{__typename,...on CoreSpacerBlockAttributes{spacerHeight:height,anchor}}}fragment CoreTable_block on CoreTableBlock{attributes{__typename,...on CoreTableBlockAttributes{hasFixedLayout,tableCaption:caption,anchor,className,align,backgroundColor,textColor,fontSize,style,head{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}},body{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}},foot{cells{cellContent:content,tag,scope,cellAlign:align,colspan,rowspan}}}}}fragment CoreTagCloud_block on CoreTagCloudBlock{attributes{showTagCounts,align,style},terms{__typename,databaseId,name,uri,count,id}}fragment CoreTemplatePart_block on CoreTemplatePartBlock{attributes{slug}}fragment CoreTermDescription_block on CoreTermDescriptionBlock{attributes{align,backgroundColor,textColor,fontSize,textAlign,style},parentNode{__typename,...loopNode_node,id},requested:asked(parameters:$parameters){category{description,id}}}fragment CoreTextColumns_block on CoreTextColumnsBlock{attributes{columnTexts:content{children}}}fragment CoreVerse_block on CoreVerseBlock{attributes{__typename,...on CoreVerseBlockAttributes{textAlign,content,anchor,backgroundColor,textColor,fontSize,style}}}fragment CoreVideo_block on CoreVideoBlock{attributes{__typename,...on CoreVideoBlockAttributes{src,caption,loop,anchor,align,posterUrl:poster,muted,tracks}},mediaItem{node{title,mediaItemUrl,id}}}fragment CoreWidgetGroup_block on CoreWidgetGroupBlock{attributes{__typename,...on CoreWidgetGroupBlockAttributes{title}}}fragment CtaList_block on SiteCtaListBlock{attributes{title,text,ground,moreLink{...Section_link},signal,items{title,text,link{url,title,target}}}}fragment DevelopmentCarousel_block on SiteDevelopmentCarouselBlock{clientId,attributes{title,text,ground,moreLink{...Section_link},projects{title,eyebrow,text,image{...Picture_image,id},link{...LinkActions_link},facts{label,value}}},popupModule{popupItems{popupTitle,popupContent}}}fragment DownloadButton_file on MediaItem{mediaItemUrl,mimeType,fileSize}fragment DownloadCta_block on SiteDownloadCtaBlock{attributes{title,text,label,ground,siteLink:link{...LinkActions_link},file{mimeType,mediaItemUrl,...DownloadButton_file,id}}}fragment DownloadsList_block on SiteDownloadsListBlock{attributes{title,text,ground,moreLink{...Section_link},groups{title,text,files{title,note,document{url,title},file{...FileRows_file,id}}}}}fragment EditorOnlyTemplate_node on ContentNode{__isContentNode:__typename,...on NodeWithTitle{__isNodeWithTitle:__typename,title},contentType{node{labels{singularName},id}},...on BlockEditorContentNode{__isBlockEditorContentNode:__typename,blocks(flat:true){__typename,...BlockTree_blocks}}}fragment EmbedFrame_poster on MediaItem{...Picture_image,posterUrl:sourceUrl(size:_1536X1536)}fragment EsgReportArchive_block on SiteEsgReportArchiveBlock{attributes{title,text,ground,moreLink{...Section_link},reports{year,title,note,image{...Picture_image,id},file{...FileRows_file,id}}}}fragment FeaturedPropertiesCarousel_block on SiteFeaturedPropertiesCarouselBlock{attributes{title,text,ground,moreLink{...Section_link}},properties{id,...PropertyCard_property}}fragment FeaturedText_block on SiteFeaturedTextBlock{attributes{text,eyebrow,ground,link{...LinkActions_link}}}fragment FileRows_file on MediaItem{title,date,mimeType,fileSize,mediaItemUrl}fragment FlipHighlights_block on SiteFlipHighlightsBlock{attributes{title,text,ground,moreLink{...Section_link},cards{figure,unit,title,text,link{url,title,target}}}}fragment FormEmbed_block on SiteFormEmbedBlock{attributes{title,text,url,frameHeight,note,ground}}fragment Form_state on FormState{place,sentFrom,state,reference,clock,values{name,values},errors{field,message}}fragment FourColumnIcon_block on SiteFourColumnIconBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment FullWidthImageCard_block on SiteFullWidthImageCardBlock{attributes{title,eyebrow,text,ground,position,caption,image{...Picture_image,id},link{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment GridCell_block on SiteGridCellBlock{attributes{span}}fragment Grid_block on SiteGridBlock{attributes{title,text,ground,moreLink{...Section_link},columns,ruled}}fragment HighlightsModule_block on SiteHighlightsModuleBlock{attributes{title,text,ground,moreLink{...Section_link},items{figure,unit,note,title,text,link{url,title,target}}}}fragment HomePageThreePack_block on SiteHomePageThreePackBlock{attributes{title,doors{title,text,drawing,link{url,title,target},image{...Picture_image,id}}}}fragment IconContentGrid_block on SiteIconContentGridBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment ImageHero_block on SiteImageHeroBlock{attributes{eyebrow,title,text,caption,captionDetail,focalPoint,dimension,dimensionNote,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment ImageTextComplexGrid_block on SiteImageTextComplexGridBlock{attributes{title,text,ground,moreLink{...Section_link},items{title,eyebrow,text,link{url,title,target},image{...Picture_image,id}}}}fragment Image_block on SiteImageBlock{attributes{align,ratio,ground,caption,captionDetail,focalPoint,dimension,dimensionNote,image{...Picture_image,id},siteLink:link{...LinkActions_link}}}fragment LargeCtaCard_block on SiteLargeCtaCardBlock{attributes{title,text,link{url,title,target}}}fragment LargeMediaContact_block on SiteLargeMediaContactBlock{attributes{title,text,ground,link{...LinkActions_link}},contactOptions{mediaContactItems{content,email,phone},largeMediaContact{header,content}}}fragment LargeQuote_block on SiteLargeQuoteBlock{attributes{quote,name,role,ground,portrait{...Portrait_image,id}}}fragment LatestNewsAndInsights_block on SiteLatestNewsAndInsightsBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{id,...NewsCard_post}}fragment LatestNewsCarousel_block on SiteLatestNewsCarouselBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{id,...NewsCard_post}}fragment LatestSustainabilityPosts_block on SiteLatestSustainabilityPostsBlock{attributes{title,text,ground,moreLink{...Section_link}},posts{...NewsCard_post,...NewsList_posts,id}}fragment LeadershipCard_person on Leadership{title,uri,leadershipMeta{title,excerpt,largeImage{...Portrait_image,id}},featuredImage{node{...Portrait_image,id}}}fragment LineGrid_block on SiteLineGridBlock{attributes{title,text,ground,emphasis,moreLink{...Section_link},items{label,value,note}}}fragment LinkActions_link on AcfLink{url,title,target}fragment Map_block on SiteMapBlock{attributes{title,text,ground,variant,moreLink{...Section_link}},markets{id,title,uri,marketMeta{name,numberOfProperties,coordinates{latitude,longitude}}},properties{id,title,uri,propertyFacts{coordinates{latitude,longitude}}}}fragment MeetOurLeaders_block on SiteMeetOurLeadersBlock{attributes{title,text,ground,variant,moreLink{...Section_link}},leaders{...LeadershipCard_person,id}}fragment MetroLandingPageNumberModule_block on SiteMetroLandingPageNumberModuleBlock{attributes{title,ground,styleOption,useBlockDefaultData,moreLink{...Section_link},numbers{heading,number,prefix,suffix,note},market{title,marketMeta{name,population,totalSquareFeet,numberOfProperties},id}}}fragment NewsCard_post on Post{title,uri,date,excerpt,cardCategories:categories(first:1){nodes{name,id}},featuredImage{node{sourceUrl,...Picture_image,id}}}fragment NewsList_posts on Post{id,title,uri,date,cardCategories:categories(first:1){nodes{name,id}}}fragment NewsRoomPostsQuery_block on SiteNewsRoomPostsQueryBlock{attributes{title,text,ground},newsRoom(parameters:$parameters){posts{id,...NewsCard_post,...NewsList_posts},category{slug,id},year,newer,older,categories{slug,name,count,id},years}}fragment NumberModule_block on SiteNumberModuleBlock{attributes{title,ground,styleOption,useBlockDefaultData,dimension,dimensionNote,moreLink{...Section_link},numbers{heading,number,prefix,suffix,note}},numberModule{mainHeading,numberGrid{heading,number,prefix,suffix}}}fragment OpenPositions_block on SiteOpenPositionsBlock{attributes{title,text,ground,emptyText,moreLink{...Section_link}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},openPositions(parameters:$parameters){total,...PositionList_openPositions}}fragment PageHero_block on SitePageHeroBlock{attributes{variant,eyebrow,title,text,caption,captionDetail,focalPoint,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link},annotations{kind,label,x1,y1,x2,y2}}}fragment Partners_block on SitePartnersBlock{attributes{title,text,ground,moreLink{...Section_link},items{name,role,link{url,title,target},image{...Picture_image,id}}}}fragment PeopleList_people on Team{title,uri,teamMeta{title,phone,email,region{title,id}}}fragment Picture_image on MediaItem{altText,sourceUrl,srcSet,placeholderColor,focalPoint{x,y},mediaDetails{width,height},pictureSources{mimeType,srcSet}}fragment PlusHero_block on SitePlusHeroBlock{attributes{eyebrow,title,text,image{...Picture_image,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link},points{title,text}}}fragment Portrait_image on MediaItem{mimeType,sourceUrl,mediaDetails{width,height},...Picture_image}fragment PositionList_openPositions on OpenPositions{total,organization,departments,locations,types,department,location,type,positions{title,uri,department,location,employmentType,pay,link,datePosted,validThrough,description}}fragment PropertyCard_property on Property{databaseId,title,uri,propertyFacts{city,availableSquareFeet,totalSquareFeet,clearHeightFeet,dockDoors,buildingLengthFeet},...BuildingPicture_property,...PropertyStatus_property}fragment PropertyRow_property on Property{databaseId,title,uri,propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,contacts{title,teamMeta{phone},id}},...BuildingPicture_property,...PropertyStatus_property}fragment PropertyStatus_property on Property{cardStatus:allStatus(first:1){nodes{slug,name,id}},propertyFacts{availableFrom}}fragment QuoteBlock_block on SiteQuoteBlock{attributes{quote,name,role,ground,link{url,title,target}}}fragment RegionCardCta_block on SiteRegionCardCtaBlock{attributes{title,text,ground,flip,link{url,title,target},region{title,uri,featuredImage{node{...Picture_image,id}},regionMeta{name,numberOfProperties,totalSquareFeet,bannerImage{...Picture_image,id}},markets(first:100){nodes{id}},id}}}fragment RegionCardGrids_block on SiteRegionCardGridsBlock{attributes{title,text,ground,moreLink{...Section_link}},regions{id,...RegionCard_region}}fragment RegionCard_region on Region{title,uri,featuredImage{node{...Picture_image,id}},regionMeta{numberOfProperties,totalSquareFeet,bannerImage{...Picture_image,id}}}fragment RegionMap_block on SiteRegionMapBlock{attributes{title,text,ground,moreLink{...Section_link}},regions{id,title,uri,regionMeta{name,numberOfProperties,totalSquareFeet}},markets{id,title,uri,marketMeta{numberOfProperties,coordinates{latitude,longitude},region{id}}}}fragment RegionStatisticsGrid_block on SiteRegionStatisticsGridBlock{attributes{title,text,ground,moreLink{...Section_link},region{title,regionMeta{name,numberOfProperties,totalSquareFeet},statisticsMarkets:markets(first:100){nodes{title,marketMeta{name,totalSquareFeet},id}},team(first:100){nodes{id}},id}}}fragment RegionTeamContactGrid_block on SiteRegionTeamContactGridBlock{attributes{title,text,ground,functions,moreLink{...Section_link},region{...RegionTeamContactGrid_region,id}},parentNode{__typename,...RegionTeamContactGrid_region,id}}fragment RegionTeamContactGrid_region on Region{regionMeta{leasingContacts{...ContactGroups_people,id},developmentContacts{...ContactGroups_people,id},investmentContacts{...ContactGroups_people,id},dispositionContacts{...ContactGroups_people,id}}}fragment Search_block on SiteSearchBlock{attributes{title,text,count,showMap},search(parameters:$parameters){asked{name,value},choices{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count}},results{total,squareFeet,relaxed{filter,total},interpretation{parts{text,label},corrections{typed,used},ignored,nearVisitor,widened,unknownPlace,pages{id,title,uri}},facets{market{value,label,count},region{value,label,count},submarket{value,label,count},status{value,label,count},buildingType{value,label,count},leaseType{value,label,count},size{value,label,count},feature{value,label,count},clearHeight{value,label,count},dockDoors{value,label,count},driveInDoors{value,label,count},trailerStalls{value,label,count},powerAmps{value,label,count}},edges{cursor,distanceMiles,node{__typename,id,databaseId,title,uri,featuredImage{node{id,altText,sourceUrl,srcSet,mediaDetails{width,height},focalPoint{x,y},pictureSources{mimeType,srcSet}}},cardStatus:allStatus(first:1){nodes{id,slug,name}},propertyFacts{city,buildingType,availableSquareFeet,totalSquareFeet,divisibleSquareFeet,clearHeightFeet,dockDoors,availableFrom,availablePosition,buildingLengthFeet,buildingDepthFeet,floors,columnSpacingLengthFeet,columnSpacingDepthFeet,speedBayFeet,officeSquareFeet,officeFloors,officePosition,sides{side,floor,truckCourtFeet,dockDoors,driveInDoors,trailerStalls,vanStalls},rooms{name,squareFeet},contacts{id,title,teamMeta{phone}}}}},pageInfo{hasNextPage,hasPreviousPage,startCursor,endCursor}}},markets{slug,title,marketMeta{name,coordinates{latitude,longitude}},id}}fragment Section_link on AcfLink{url,title}fragment Separator_block on SiteSeparatorBlock{attributes{variant,size,ground}}fragment ServiceList_block on SiteServiceListBlock{attributes{title,text,ground,moreLink{...Section_link},items{icon,title,text,link{url,title,target}}}}fragment SilentVideo_poster on MediaItem{posterUrl:sourceUrl(size:_1536X1536),mediaDetails{width,height}}fragment SliderHero_block on SiteSliderHeroBlock{attributes{label,showSearch,slides{title,text,caption,captionDetail,image{...Picture_image,id},primaryLink{url,title,...LinkActions_link},secondaryLink{...LinkActions_link},annotations{kind,label,x1,y1,x2,y2}}}}fragment StyledQuote_block on SiteStyledQuoteBlock{attributes{quote,name,role,variant,ground,portrait{...Portrait_image,id}}}fragment TeamAccordion_block on SiteTeamAccordionBlock{attributes{title,text,ground,moreLink{...Section_link}},teamGroups{title,text,people{...PeopleList_people,id}}}fragment TeamContacts_people on Team{slug,title,uri,teamMeta{title,phone,email},featuredImage{node{...Portrait_image,id}}}fragment TeamGrid_block on SiteTeamGridBlock{attributes{title,text,ground,filterBy,moreLink{...Section_link}},parentNode{__typename,...on UniformResourceIdentifiable{__isUniformResourceIdentifiable:__typename,uri},id},teamDirectory(parameters:$parameters){total,people{id,...TeamMemberCard_person},regions{slug,title,id},departments,region{slug,id},department}}fragment TeamMemberCard_person on Team{title,uri,teamMeta{title,phone,email,region{title,id}},featuredImage{node{...Portrait_image,id}}}fragment TeamProfile_lead on Team{title,uri,teamMeta{title},featuredImage{node{...Portrait_image,id}}}fragment TeamProfile_people on Team{title,uri,teamMeta{title}}fragment Teams_block on SiteTeamsBlock{attributes{title,text,ground,moreLink{...Section_link},teams{title,text,link{url,title,target},lead{...TeamProfile_lead,id}}},teamGroups{people{...TeamProfile_people,id}}}fragment TextGrid_block on SiteTextGridBlock{attributes{title,text,columns,ground,moreLink{...Section_link},items{title,text,link{url,title,target}}}}fragment TextImageCta_block on SiteTextImageCtaBlock{attributes{title,text,ground,imagePosition,image{...Picture_image,id},link{...LinkActions_link},bars{label,value,display}}}fragment TwoByTwoGrid_block on SiteTwoByTwoGridBlock{attributes{title,text,ground,moreLink{...Section_link},cells{title,text,link{url,title,target},image{...Picture_image,id}}}}fragment TwoColumnFaq_block on SiteTwoColumnFaqBlock{attributes{title,text,ground,moreLink{...Section_link},questions{question,answer}}}fragment UnknownBlock_block on Block{__isBlock:__typename,name,...on UnknownBlock{saveContent}}fragment UpgradeGalleryCarousel_block on SiteUpgradeGalleryCarouselBlock{attributes{title,text,ground,moreLink{...Section_link},upgrades{title,text,beforeLabel,afterLabel,figure,figureNote,beforeImage{...Picture_image,id},afterImage{...Picture_image,id}}}}fragment VendorForm_block on SiteVendorFormBlock{attributes{title,text,submitLabel,workingDays,sentText,peopleTitle,people{person{...TeamContacts_people,id}},note,ground},form(parameters:$parameters){...Form_state}}fragment VideoEmbed_block on SiteVideoEmbedBlock{attributes{title,text,url,duration,captionsUrl,caption,captionDetail,align,ground,poster{...Picture_image,...EmbedFrame_poster,id}}}fragment VideoHero_block on SiteVideoHeroBlock{attributes{eyebrow,title,text,url,alt,caption,captionDetail,video{mediaItemUrl,id},poster{...Picture_image,...SilentVideo_poster,id},primaryLink{...LinkActions_link},secondaryLink{...LinkActions_link}}}fragment YoastFaqBlock_block on YoastFaqBlock{attributes{questions{jsonQuestion,jsonAnswer}}}fragment YoastHowToBlock_block on YoastHowToBlock{attributes{hasDuration,days,hours,minutes,durationText,defaultDurationText,description,jsonDescription,unorderedList,steps{jsonName,jsonText}}}fragment YoastSeoBreadcrumbs_block on YoastSeoBreadcrumbsBlock{parentNode{__typename,...on ContentNode{__isContentNode:__typename,seo{breadcrumbs{text,url}}},id}}fragment loopComment_comment on Comment{databaseId,date,content,author{node{__typename,name,url,...on User{uri},id}}}fragment loopNode_node on ContentNode{__isContentNode:__typename,id,databaseId,uri,date,modified,hasPassword,...on NodeWithComments{__isNodeWithComments:__typename,commentStatus},...on NodeWithTitle{__isNodeWithTitle:__typename,title},...on NodeWithExcerpt{__isNodeWithExcerpt:__typename,excerpt},...on NodeWithAuthor{__isNodeWithAuthor:__typename,author{node{name,uri,description,id}}},...on Post{loopTerms:terms(first:40){nodes{__typename,databaseId,name,uri,description,taxonomyName,id}}},...on NodeWithFeaturedImage{__isNodeWithFeaturedImage:__typename,featuredImage{node{...Picture_image,id}}}}fragment registryGenerated_block on Block{__isBlock:__typename,name,...UnknownBlock_block,...AccordionFaq_block,...BeforeAfterSlide_block,...BoardOfDirectors_block,...BrokerToolkitForm_block,...BynderAsset_block,...BynderGallery_block,...CareerCard_block,...CareersEmployeeCarousel_block,...CommunityForm_block,...ContactCard_block,...ContactForm_block,...ContentCard_block,...ContentToggle_block,...ContentToggleView_block,...CookieChoices_block,...CoreArchives_block,...CoreAudio_block,...CoreAvatar_block,...CoreBlock_block,...CoreButton_block,...CoreButtons_block,...CoreCalendar_block,...CoreCategories_block,...CoreCode_block,...CoreColumn_block,...CoreColumns_block,...CoreCommentAuthorName_block,...CoreCommentContent_block,...CoreCommentDate_block,...CoreCommentEditLink_block,...CoreCommentReplyLink_block,...CoreCommentTemplate_block,...CoreComments_block,...CoreCommentsPagination_block,...CoreCommentsPaginationNext_block,...CoreCommentsPaginationNumbers_block,...CoreCommentsPaginationPrevious_block,...CoreCommentsTitle_block,...CoreCover_block,...CoreDetails_block,...CoreEmbed_block,...CoreFile_block,...CoreFreeform_block,...CoreGallery_block,...CoreGroup_block,...CoreHeading_block,...CoreHomeLink_block,...CoreHtml_block,...CoreImage_block,...CoreLatestComments_block,...CoreLatestPosts_block,...CoreLegacyWidget_block,...CoreList_block,...CoreListItem_block,...CoreLoginout_block,...CoreMediaText_block,...CoreMissing_block,...CoreMore_block,...CoreNavigation_block,...CoreNavigationLink_block,...CoreNavigationSubmenu_block,...CoreNextpage_block,...CorePageList_block,...CorePageListItem_block,...CoreParagraph_block,...CorePattern_block,...CorePostAuthor_block,...CorePostAuthorBiography_block,...CorePostAuthorName_block,...CorePostCommentsForm_block,...CorePostContent_block,...CorePostDate_block,...CorePostExcerpt_block,...CorePostFeaturedImage_block,...CorePostNavigationLink_block,...CorePostTemplate_block,...CorePostTerms_block,...CorePostTitle_block,...CorePreformatted_block,...CorePullquote_block,...CoreQuery_block,...CoreQueryNoResults_block,...CoreQueryPagination_block,...CoreQueryPaginationNext_block,...CoreQueryPaginationNumbers_block,...CoreQueryPaginationPrevious_block,...CoreQueryTitle_block,...CoreQuote_block,...CoreReadMore_block,...CoreRss_block,...CoreSearch_block,...CoreSeparator_block,...CoreShortcode_block,...CoreSiteLogo_block,...CoreSiteTagline_block,...CoreSiteTitle_block,...CoreSocialLink_block,...CoreSocialLinks_block,...CoreSpacer_block,...CoreTable_block,...CoreTagCloud_block,...CoreTemplatePart_block,...CoreTermDescription_block,...CoreTextColumns_block,...CoreVerse_block,...CoreVideo_block,...CoreWidgetGroup_block,...CtaList_block,...DevelopmentCarousel_block,...DownloadCta_block,...DownloadsList_block,...EsgReportArchive_block,...FeaturedPropertiesCarousel_block,...FeaturedText_block,...FlipHighlights_block,...FormEmbed_block,...FourColumnIcon_block,...FullWidthImageCard_block,...Grid_block,...GridCell_block,...HighlightsModule_block,...HomePageThreePack_block,...IconContentGrid_block,...Image_block,...ImageHero_block,...ImageTextComplexGrid_block,...LargeCtaCard_block,...LargeMediaContact_block,...LargeQuote_block,...LatestNewsAndInsights_block,...LatestNewsCarousel_block,...LatestSustainabilityPosts_block,...LineGrid_block,...Map_block,...MeetOurLeaders_block,...MetroLandingPageNumberModule_block,...NewsRoomPostsQuery_block,...NumberModule_block,...OpenPositions_block,...PageHero_block,...Partners_block,...PlusHero_block,...QuoteBlock_block,...RegionCardCta_block,...RegionCardGrids_block,...RegionMap_block,...RegionStatisticsGrid_block,...RegionTeamContactGrid_block,...Search_block,...Separator_block,...ServiceList_block,...SliderHero_block,...StyledQuote_block,...TeamAccordion_block,...TeamGrid_block,...Teams_block,...TextGrid_block,...TextImageCta_block,...TwoByTwoGrid_block,...TwoColumnFaq_block,...UpgradeGalleryCarousel_block,...VendorForm_block,...VideoEmbed_block,...VideoHero_block,...YoastFaqBlock_block,...YoastHowToBlock_block,...YoastSeoBreadcrumbs_block,...on CoreAudioBlock{deprecatedCoreAudio:attributes{__typename,...on CoreAudioBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreButtonBlock{deprecatedCoreButton:attributes{__typename,...on CoreButtonBlockDeprecatedV1Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV2Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV3Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV4Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV5Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV6Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV7Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV8Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV9Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV10Attributes{savedMarkup},...on CoreButtonBlockDeprecatedV11Attributes{savedMarkup}}},...on CoreButtonsBlock{deprecatedCoreButtons:attributes{__typename,...on CoreButtonsBlockDeprecatedV1Attributes{savedMarkup},...on CoreButtonsBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreColumnBlock{deprecatedCoreColumn:attributes{__typename,...on CoreColumnBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreColumnsBlock{deprecatedCoreColumns:attributes{__typename,...on CoreColumnsBlockDeprecatedV1Attributes{savedMarkup},...on CoreColumnsBlockDeprecatedV2Attributes{savedMarkup},...on CoreColumnsBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreCommentAuthorNameBlock{deprecatedCoreCommentAuthorName:attributes{__typename,...on CoreCommentAuthorNameBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentDateBlock{deprecatedCoreCommentDate:attributes{__typename,...on CoreCommentDateBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentsBlock{deprecatedCoreComments:attributes{__typename,...on CoreCommentsBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCommentsTitleBlock{deprecatedCoreCommentsTitle:attributes{__typename,...on CoreCommentsTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreCoverBlock{deprecatedCoreCover:attributes{__typename,...on CoreCoverBlockDeprecatedV1Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV2Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV3Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV4Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV5Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV6Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV7Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV8Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV9Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV10Attributes{savedMarkup},...on CoreCoverBlockDeprecatedV11Attributes{savedMarkup}}},...on CoreEmbedBlock{deprecatedCoreEmbed:attributes{__typename,...on CoreEmbedBlockDeprecatedV1Attributes{savedMarkup},...on CoreEmbedBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreFileBlock{deprecatedCoreFile:attributes{__typename,...on CoreFileBlockDeprecatedV1Attributes{savedMarkup},...on CoreFileBlockDeprecatedV2Attributes{savedMarkup},...on CoreFileBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreGalleryBlock{deprecatedCoreGallery:attributes{__typename,...on CoreGalleryBlockDeprecatedV1Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV2Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV3Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV4Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV5Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV6Attributes{savedMarkup},...on CoreGalleryBlockDeprecatedV7Attributes{savedMarkup}}},...on CoreGroupBlock{deprecatedCoreGroup:attributes{__typename,...on CoreGroupBlockDeprecatedV1Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV2Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV3Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV4Attributes{savedMarkup},...on CoreGroupBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreHeadingBlock{deprecatedCoreHeading:attributes{__typename,...on CoreHeadingBlockDeprecatedV1Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV2Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV3Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV4Attributes{savedMarkup},...on CoreHeadingBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreImageBlock{deprecatedCoreImage:attributes{__typename,...on CoreImageBlockDeprecatedV1Attributes{savedMarkup},...on CoreImageBlockDeprecatedV2Attributes{savedMarkup},...on CoreImageBlockDeprecatedV3Attributes{savedMarkup},...on CoreImageBlockDeprecatedV4Attributes{savedMarkup},...on CoreImageBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreLatestPostsBlock{deprecatedCoreLatestPosts:attributes{__typename,...on CoreLatestPostsBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreListBlock{deprecatedCoreList:attributes{__typename,...on CoreListBlockDeprecatedV1Attributes{savedMarkup},...on CoreListBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreMediaTextBlock{deprecatedCoreMediaText:attributes{__typename,...on CoreMediaTextBlockDeprecatedV1Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV2Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV3Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV4Attributes{savedMarkup},...on CoreMediaTextBlockDeprecatedV5Attributes{savedMarkup}}},...on CoreNavigationBlock{deprecatedCoreNavigation:attributes{__typename,...on CoreNavigationBlockDeprecatedV1Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV2Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV3Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV4Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV5Attributes{savedMarkup},...on CoreNavigationBlockDeprecatedV6Attributes{savedMarkup}}},...on CoreNavigationLinkBlock{deprecatedCoreNavigationLink:attributes{__typename,...on CoreNavigationLinkBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreParagraphBlock{deprecatedCoreParagraph:attributes{__typename,...on CoreParagraphBlockDeprecatedV1Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV2Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV3Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV4Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV5Attributes{savedMarkup},...on CoreParagraphBlockDeprecatedV6Attributes{savedMarkup}}},...on CorePostDateBlock{deprecatedCorePostDate:attributes{__typename,...on CorePostDateBlockDeprecatedV1Attributes{savedMarkup}}},...on CorePostTitleBlock{deprecatedCorePostTitle:attributes{__typename,...on CorePostTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CorePullquoteBlock{deprecatedCorePullquote:attributes{__typename,...on CorePullquoteBlockDeprecatedV1Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV2Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV3Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV4Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV5Attributes{savedMarkup},...on CorePullquoteBlockDeprecatedV6Attributes{savedMarkup}}},...on CoreQueryBlock{deprecatedCoreQuery:attributes{__typename,...on CoreQueryBlockDeprecatedV1Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV2Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV3Attributes{savedMarkup},...on CoreQueryBlockDeprecatedV4Attributes{savedMarkup}}},...on CoreQueryPaginationBlock{deprecatedCoreQueryPagination:attributes{__typename,...on CoreQueryPaginationBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreQueryTitleBlock{deprecatedCoreQueryTitle:attributes{__typename,...on CoreQueryTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreQuoteBlock{deprecatedCoreQuote:attributes{__typename,...on CoreQuoteBlockDeprecatedV1Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV2Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV3Attributes{savedMarkup},...on CoreQuoteBlockDeprecatedV4Attributes{savedMarkup}}},...on CoreSeparatorBlock{deprecatedCoreSeparator:attributes{__typename,...on CoreSeparatorBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSiteTaglineBlock{deprecatedCoreSiteTagline:attributes{__typename,...on CoreSiteTaglineBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSiteTitleBlock{deprecatedCoreSiteTitle:attributes{__typename,...on CoreSiteTitleBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSocialLinksBlock{deprecatedCoreSocialLinks:attributes{__typename,...on CoreSocialLinksBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreSpacerBlock{deprecatedCoreSpacer:attributes{__typename,...on CoreSpacerBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreTableBlock{deprecatedCoreTable:attributes{__typename,...on CoreTableBlockDeprecatedV1Attributes{savedMarkup},...on CoreTableBlockDeprecatedV2Attributes{savedMarkup},...on CoreTableBlockDeprecatedV3Attributes{savedMarkup}}},...on CoreVerseBlock{deprecatedCoreVerse:attributes{__typename,...on CoreVerseBlockDeprecatedV1Attributes{savedMarkup},...on CoreVerseBlockDeprecatedV2Attributes{savedMarkup}}},...on CoreVideoBlock{deprecatedCoreVideo:attributes{__typename,...on CoreVideoBlockDeprecatedV1Attributes{savedMarkup}}},...on CoreWidgetGroupBlock{deprecatedCoreWidgetGroup:attributes{__typename,...on CoreWidgetGroupBlockDeprecatedV1Attributes{savedMarkup}}}}"
  }
};
})();

(node as any).hash = "ee504b2b225a06aeae2ed63386657e5a";

export default node;
