import{t as e}from"./base-api-Yd_WkoRx.js";import{t}from"./read-answer-DinOYPW4.js";import{t as n}from"./graphql-BXv3-fj3.js";import{n as r}from"./unknown-value-error-BV3GljNX.js";import{r as i}from"./price-type-SpOGrcjf.js";var a=/\0|\p{Surrogate}/u,o=/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u,s=e=>!a.test(e),c=e=>o.test(e),l=2e3,u={BLANK:`Write something first.`,TOO_LONG:`A note has at most ${l.toLocaleString(`en-US`)} characters.`,INVALID:`This note holds something that is no text.`},d=e=>c(e)?``:e.trim();function f(e){let t=d(e);return t===``?`BLANK`:t.length>2e3?`TOO_LONG`:s(t)?null:`INVALID`}var p=e=>d(e)===``?null:f(e),m=3e5;function h(e,t,n){return e.authorId===n?!1:t?.authorId!==e.authorId||e.at-t.at>m}var g=[`INITIATOR`,`RECIPIENT`],_=r(`offer side`,g);[...g];var v=e=>e===`INITIATOR`?`RECIPIENT`:`INITIATOR`,y=r(`offer status`,[`ACCEPTED`,`DECLINED`,`PENDING`,`RESCINDED`]),b=e=>e===`PENDING`?`Awaiting response`:`Offer ${e.toLowerCase()}`,x=[`BUY`,`SELL`],S=r(`offer type`,x),C={BUY:`SALE_LIST`,SELL:`WANT_LIST`},w={SALE_LIST:`BUY`,WANT_LIST:`SELL`},T=n(`
  fragment OfferSummaryFields on Offer {
    id
    status
    offerType
    initiator {
      id
      handle
    }
    recipient {
      id
      handle
    }
    mySide
    exchangedBy
    calledOffBy
    version
    isUnread
    createdAt
    updatedAt
  }
`),E=n(`
  fragment OfferNoteFields on OfferNote {
    id
    content
    createdAt
    user {
      id
      handle
    }
  }
`),D=n(`
    fragment OfferFields on Offer {
      ...OfferSummaryFields
      declineReason
      offerItems {
        variantId
        cardId
        quantity
        priceType
        fixedPriceInCents
        marketPriceInCents
      }
      notes {
        ...OfferNoteFields
      }
    }
  `,[T,E]),O=n(`
  fragment OfferErrorFields on OfferError {
    field
    message
    code
    variantId
    presentPriceInCents
    available
  }
`),k=n(`
    query UserOffers(
      $offerType: OfferType
      $status: OfferStatus
      $role: OfferRole!
      $first: Int!
      $after: String
    ) {
      userOffers(
        offerType: $offerType
        status: $status
        role: $role
        first: $first
        after: $after
      ) {
        nodes {
          ...OfferSummaryFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,[T]),A=n(`
    query Offer($offerId: ID!) {
      offer(offerId: $offerId) {
        ...OfferFields
      }
    }
  `,[D]),j=n(`
    query EarlierOfferNotes($offerId: ID!, $before: ID!) {
      earlierOfferNotes(offerId: $offerId, before: $before) {
        ...OfferNoteFields
      }
    }
  `,[E]),M=n(`
  query UnreadOfferCount {
    unreadOfferCount
  }
`),N=n(`
  query PromisedPrintings($userHandle: String, $offerType: OfferType!) {
    promisedPrintings(userHandle: $userHandle, offerType: $offerType) {
      variantId
      promised
      asked
    }
  }
`);function P(e,t){return t.version<e.version?e:{...t,...I(e,t)}}var F=(e,{before:t,earlier:n,hasEarlierNotes:r})=>e.notes[0]?.id===t?{...e,notes:[...n,...e.notes],hasEarlierNotes:r}:e;function I(e,{notes:t,hasEarlierNotes:n}){let[r]=t,i=e.notes.findIndex(({id:e})=>e===r?.id);return i<1?{notes:t,hasEarlierNotes:i===0?e.hasEarlierNotes:n}:{notes:[...e.notes.slice(0,i),...t],hasEarlierNotes:e.hasEarlierNotes}}var L=e=>{let t=e.map(_);return Object.fromEntries(g.map(e=>[e,t.includes(e)]))},R=e=>({...e,status:y(e.status),offerType:S(e.offerType),mySide:_(e.mySide),exchangedBy:L(e.exchangedBy),calledOffBy:e.calledOffBy===null?null:_(e.calledOffBy)}),z=e=>({...e,...R(e),offerItems:e.offerItems.map(e=>({...e,priceType:i(e.priceType)})),hasEarlierNotes:e.notes.length>=100}),B=24,V=[`Collection`,`SaleList`,`WantList`],H=e.enhanceEndpoints({addTagTypes:[`Offer`,`Offers`,`Promises`,...V]}).injectEndpoints({endpoints:e=>({offers:e.infiniteQuery({providesTags:[`Offers`],infiniteQueryOptions:{initialPageParam:null,getNextPageParam:({next:e})=>e},queryFn:async({queryArg:e,pageParam:n},r,i,a)=>t(await a({document:k,variables:{...e,first:B,after:n}}),({userOffers:{nodes:e,pageInfo:t}})=>({offers:e.map(R),next:t.hasNextPage?t.endCursor:null}))}),offer:e.query({merge:P,providesTags:(e,t,n)=>[{type:`Offer`,id:n}],queryFn:async(e,n,r,i)=>t(await i({document:A,variables:{offerId:e}}),({offer:e})=>z(e))}),earlierNotes:e.query({keepUnusedDataFor:0,onQueryStarted:async({offerId:e,before:t},{dispatch:n,queryFulfilled:r})=>{let i=await r.catch(()=>null);if(!i)return;let a=i.data,o=a.length>=100;n(H.util.updateQueryData(`offer`,e,e=>F(e,{before:t,earlier:a,hasEarlierNotes:o})))},query:e=>({document:j,variables:e}),transformResponse:({earlierOfferNotes:e})=>e}),unreadOfferCount:e.query({providesTags:[`Offers`],query:()=>({document:M}),transformResponse:({unreadOfferCount:e})=>e}),promises:e.query({providesTags:[`Promises`],query:e=>({document:N,variables:e}),transformResponse:({promisedPrintings:e})=>Object.fromEntries(e.map(({variantId:e,...t})=>[e,t]))})})}),{useOffersInfiniteQuery:U,useOfferQuery:W,useLazyEarlierNotesQuery:G,useUnreadOfferCountQuery:K,usePromisesQuery:q}=H;export{c as C,d as S,u as _,U as a,f as b,z as c,D as d,C as f,v as g,b as h,W as i,P as l,x as m,H as n,q as o,w as p,G as r,K as s,V as t,O as u,l as v,p as x,h as y};
//# sourceMappingURL=offer-api-Dt6zUdxd.js.map