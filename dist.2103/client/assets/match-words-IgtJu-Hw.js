import{t as e}from"./button-Cx5R67-O.js";import{f as t,t as n,v as r}from"./base-api-Yd_WkoRx.js";import{t as i}from"./jsx-runtime--aA-ZaRV.js";import{t as a}from"./graphql-BXv3-fj3.js";import{t as o}from"./counted-osfLsjw_.js";import{Cr as s,si as c}from"./index-Ces3SeTv.js";var l=(e,t=[])=>s({...e,picks:t,idempotencyKey:r()}),u=i();function d({picks:n,label:r,...i}){let a=t();return(0,u.jsx)(e,{icon:`offers`,"aria-haspopup":`dialog`,onClick:()=>a(l(i,n)),children:r})}var f=a(`
  fragment MatchFields on Match {
    id
    userHandle
    updatedAt
    buyCount
    sellCount
    toBuy {
      variantId
      cardId
      quantity
    }
    toSell {
      variantId
      cardId
      quantity
    }
  }
`),p=a(`
    query MatchingPlayers($first: Int!, $after: String) {
      matchingPlayers(first: $first, after: $after) {
        nodes {
          ...MatchFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,[f]),m=a(`
    query MatchWith($userHandle: String!) {
      matchWith(userHandle: $userHandle) {
        ...MatchFields
      }
    }
  `,[f]),h=6,{useMatchingPlayersInfiniteQuery:g,useMatchWithQuery:_}=n.enhanceEndpoints({addTagTypes:[`Promises`]}).injectEndpoints({endpoints:e=>({matchingPlayers:e.infiniteQuery({providesTags:[`Promises`],infiniteQueryOptions:{initialPageParam:null,getNextPageParam:({next:e})=>e},query:({pageParam:e})=>({document:p,variables:{first:h,after:e}}),transformResponse:({matchingPlayers:{nodes:e,pageInfo:t}})=>({matches:e,next:t.hasNextPage?t.endCursor:null})}),matchWith:e.query({providesTags:[`Promises`],query:e=>({document:m,variables:{userHandle:e}}),transformResponse:({matchWith:e})=>e})})}),v={BUY:{sentence:e=>`Sells ${o(e,`card`)} you want`,action:`Offer to buy`,path:c.saleList,count:({buyCount:e})=>e,printings:({toBuy:e})=>e},SELL:{sentence:e=>`Wants ${o(e,`card`)} you sell`,action:`Offer to sell`,path:c.wantList,count:({sellCount:e})=>e,printings:({toSell:e})=>e}},y=e=>[`BUY`,`SELL`].filter(t=>v[t].count(e)>0);export{d as a,g as i,y as n,l as o,_ as r,v as t};
//# sourceMappingURL=match-words-IgtJu-Hw.js.map