import{t as e}from"./base-api-Yd_WkoRx.js";import{t}from"./graphql-BXv3-fj3.js";var n=t(`
  fragment ShareSettingsFields on ShareSettings {
    sharedWithAll
    sharedWithUsers {
      id
      email
    }
    version
  }
`),r=t(`
    fragment SharingAnswerFields on UpdateSharingPayload {
      success
      errors {
        field
        message
        code
      }
      settings {
        ...ShareSettingsFields
      }
    }
  `,[n]),i=t(`
    query CollectionShareSettings {
      settings: collectionShareSettings {
        ...ShareSettingsFields
      }
    }
  `,[n]),a=t(`
    query WantListShareSettings($listId: ID!) {
      settings: wantListShareSettings(wantListId: $listId) {
        ...ShareSettingsFields
      }
    }
  `,[n]),o=t(`
    query SaleListShareSettings($listId: ID!) {
      settings: saleListShareSettings(saleListId: $listId) {
        ...ShareSettingsFields
      }
    }
  `,[n]),s=t(`
    mutation UpdateCollectionSharing(
      $shareWithAll: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateCollectionSharing(
        input: {
          shareWithAll: $shareWithAll
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,[r]),c=t(`
    mutation UpdateWantListSharing(
      $listId: ID!
      $shareWithAll: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateWantListSharing(
        input: {
          wantListId: $listId
          shareWithAll: $shareWithAll
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,[r]),l=t(`
    mutation UpdateSaleListSharing(
      $listId: ID!
      $shareWithAll: Boolean!
      $shareWith: [ShareWithInput!]!
      $expectedVersion: Int!
    ) {
      outcome: updateSaleListSharing(
        input: {
          saleListId: $listId
          shareWithAll: $shareWithAll
          shareWith: $shareWith
          expectedVersion: $expectedVersion
        }
      ) {
        ...SharingAnswerFields
      }
    }
  `,[r]),u=t(`
  fragment SharedSummaryFields on SharedSummary {
    id
    publiclyShared
    userHandle
    createdAt
    updatedAt
  }
`),d=t(`
  fragment SharedPageInfoFields on PageInfo {
    endCursor
    hasNextPage
  }
`),f=t(`
    query SharedCollections($first: Int!, $after: String) {
      shared: sharedCollections(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,[u,d]),p=t(`
    query SharedWantLists($first: Int!, $after: String) {
      shared: sharedWantLists(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
          matching: matchingSaleListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,[u,d]),m=t(`
    query SharedSaleLists($first: Int!, $after: String) {
      shared: sharedSaleLists(first: $first, after: $after) {
        nodes {
          ...SharedSummaryFields
          matching: matchingWantListItemCount
        }
        pageInfo {
          ...SharedPageInfoFields
        }
      }
    }
  `,[u,d]),h={COLLECTION:{settings:i,update:s,shared:f},WANT_LIST:{settings:a,update:c,shared:p},SALE_LIST:{settings:o,update:l,shared:m}},g=24,_=e.enhanceEndpoints({addTagTypes:[`ShareSettings`,`Shared`]}).injectEndpoints({endpoints:e=>({shareSettings:e.query({providesTags:(e,t,{subject:n})=>[{type:`ShareSettings`,id:n}],query:({subject:e,...t})=>({document:h[e].settings,variables:t}),transformResponse:({settings:e})=>e}),updateSharing:e.mutation({invalidatesTags:(e,t,{thing:n})=>e?.success?[{type:`Shared`,id:n.subject}]:[],queryFn:async({thing:e,emails:t,...n},{dispatch:r},i,a)=>{let{subject:o,...s}=e,c=t.map(e=>({email:e})),l=h[o].update,u=await a({document:l,variables:{...s,...n,shareWith:c}});if(u.error)return{error:u.error};let{outcome:d}=u.data;return r(_.util.updateQueryData(`shareSettings`,e,()=>d.settings)),{data:d}}}),shared:e.infiniteQuery({providesTags:(e,t,n)=>[{type:`Shared`,id:n}],infiniteQueryOptions:{initialPageParam:null,getNextPageParam:({next:e})=>e},query:({queryArg:e,pageParam:t})=>({document:h[e].shared,variables:{first:g,after:t}}),transformResponse:({shared:e})=>({summaries:e.nodes,next:e.pageInfo.hasNextPage?e.pageInfo.endCursor:null})})})}),{useShareSettingsQuery:v,useUpdateSharingMutation:y,useSharedInfiniteQuery:b}=_;export{b as n,y as r,v as t};
//# sourceMappingURL=sharing-api-rVvUGr5-.js.map