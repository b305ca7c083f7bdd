/**
 * @generated SignedSource<<fe90059509d6e60f9e7220895282a5f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMeta_post$data = {
  readonly author: {
    readonly node: {
      readonly name: string | null;
      readonly uri: string | null;
    };
  } | null;
  readonly postAuthorData: {
    readonly addToAuthorsBio: string | null;
    readonly author: {
      readonly teamMeta: {
        readonly title: string | null;
      } | null;
      readonly title: string | null;
      readonly uri: string | null;
    } | null;
    readonly awardsRecognition: string | null;
    readonly displayAuthor: boolean | null;
  } | null;
  readonly postFields: {
    readonly location: string | null;
    readonly mediaContactHide: boolean | null;
  } | null;
  readonly postMediaContact: {
    readonly aboutLinkLogistics: string | null;
    readonly contactItems: ReadonlyArray<{
      readonly content: string | null;
      readonly email: string | null;
      readonly phone: string | null;
    }> | null;
    readonly source: string | null;
  } | null;
  readonly tags: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string | null;
      readonly uri: string | null;
    }>;
  } | null;
  readonly " $fragmentType": "PostMeta_post";
};
export type PostMeta_post$key = {
  readonly " $data"?: PostMeta_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMeta_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMeta_post",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayAuthor",
          "storageKey": null
        },
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
          "selections": [
            (v2/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Team_Teammeta",
              "kind": "LinkedField",
              "name": "teamMeta",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Post_Postmediacontact_contactItems",
          "kind": "LinkedField",
          "name": "contactItems",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
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
          "value": 20
        }
      ],
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "tags(first:20)"
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "ecdd5496ba79ebb84c6c98e9ff1c6fae";

export default node;
