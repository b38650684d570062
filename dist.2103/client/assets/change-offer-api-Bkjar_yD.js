import{t as e}from"./read-answer-DinOYPW4.js";import{t}from"./log-error-Ci7sKSAS.js";import{t as n}from"./graphql-BXv3-fj3.js";import{c as r,d as i,l as a,n as o,t as s,u as c}from"./offer-api-Dt6zUdxd.js";var l=[`RESCIND`,`ACCEPT`,`DECLINE`,`MARK_EXCHANGED`,`TAKE_MARK_BACK`,`CALL_OFF`],u=({exchangedBy:e})=>e.INITIATOR&&e.RECIPIENT,d=e=>e.status===`ACCEPTED`&&!u(e)&&e.calledOffBy===null,f={RESCIND:{side:`INITIATOR`,status:`RESCINDED`},ACCEPT:{side:`RECIPIENT`,status:`ACCEPTED`},DECLINE:{side:`RECIPIENT`,status:`DECLINED`}},p=e=>({ok:!0,state:e}),m=e=>({ok:!1,code:e});function h(e,t,n){if(n===`RESCIND`||n===`ACCEPT`||n===`DECLINE`){let r=f[n];return t===r.side?e.status===`PENDING`?p({...e,status:r.status}):m(`CONFLICT`):m(`FORBIDDEN`)}if(n===`MARK_EXCHANGED`&&u(e))return p(e);if(!d(e))return m(`CONFLICT`);if(n===`CALL_OFF`)return p({...e,calledOffBy:t});let r={...e.exchangedBy,[t]:n===`MARK_EXCHANGED`};return p({...e,exchangedBy:r})}var g=(e,t)=>l.filter(n=>h(e,t,n).ok?n===`MARK_EXCHANGED`?!e.exchangedBy[t]:n!==`TAKE_MARK_BACK`||e.exchangedBy[t]:!1);function _(e){return e.status===`PENDING`?[`RECIPIENT`]:d(e)?[`INITIATOR`,`RECIPIENT`].filter(t=>!e.exchangedBy[t]):[]}var v=e=>e===`SELL`?`INITIATOR`:`RECIPIENT`,y=n(`
    fragment OfferPayloadFields on OfferPayload {
      offer {
        ...OfferFields
      }
      errors {
        ...OfferErrorFields
      }
    }
  `,[i,c]),b=n(`
    mutation CreateOffer($input: CreateOfferInput!) {
      outcome: createOffer(input: $input) {
        ...OfferPayloadFields
      }
    }
  `,[y]),x=n(`
    mutation RescindOffer($offerId: ID!) {
      outcome: rescindOffer(offerId: $offerId) {
        ...OfferPayloadFields
      }
    }
  `,[y]),S=n(`
    mutation AcceptOffer($offerId: ID!) {
      outcome: acceptOffer(offerId: $offerId) {
        ...OfferPayloadFields
      }
    }
  `,[y]),C=n(`
    mutation DeclineOffer($offerId: ID!, $reason: String) {
      outcome: declineOffer(offerId: $offerId, reason: $reason) {
        ...OfferPayloadFields
      }
    }
  `,[y]),w=n(`
    mutation MarkOfferExchanged($offerId: ID!, $exchanged: Boolean!) {
      outcome: markOfferExchanged(offerId: $offerId, exchanged: $exchanged) {
        ...OfferPayloadFields
      }
    }
  `,[y]),T=n(`
    mutation CallOffOffer($offerId: ID!) {
      outcome: callOffOffer(offerId: $offerId) {
        ...OfferPayloadFields
      }
    }
  `,[y]),E=n(`
    mutation MarkOfferRead($offerId: ID!, $version: Int!) {
      outcome: markOfferRead(offerId: $offerId, version: $version) {
        ...OfferPayloadFields
      }
    }
  `,[y]),D=n(`
    mutation AddOfferNote($offerId: ID!, $content: String!, $idempotencyKey: String) {
      addOfferNote(offerId: $offerId, content: $content, idempotencyKey: $idempotencyKey) {
        offer {
          ...OfferFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,[i]),O=({outcome:e})=>({offer:e.offer&&r(e.offer),errors:e.errors}),k={RESCIND:x,ACCEPT:S,CALL_OFF:T,DECLINE:C,MARK_EXCHANGED:w,TAKE_MARK_BACK:w};function A({offerId:e,...t}){let n=k[t.action];return t.action===`DECLINE`?{document:n,variables:{offerId:e,reason:t.reason}}:t.action===`MARK_EXCHANGED`||t.action===`TAKE_MARK_BACK`?{document:n,variables:{offerId:e,exchanged:t.action===`MARK_EXCHANGED`}}:{document:n,variables:{offerId:e}}}var j=e=>o.util.updateQueryData(`offer`,e.id,t=>a(t,e)),M=e=>async(n,{dispatch:r,queryFulfilled:i})=>{try{let{offer:n,errors:a}=(await i).data;n&&r(j(n)),a.length>0&&t(e,a)}catch(n){t(e,n.error)}},N=o.injectEndpoints({endpoints:t=>({createOffer:t.mutation({onQueryStarted:M(`Failed to create offer`),invalidatesTags:e=>e?.offer?[`Offers`,`Promises`]:[],queryFn:async(t,n,r,i)=>e(await i({document:b,variables:{input:t}}),O)}),changeOffer:t.mutation({onQueryStarted:M(`Failed to change offer`),invalidatesTags:(e,t,{offerId:n})=>[{type:`Offer`,id:n},`Offers`,`Promises`,...e?.offer&&u(e.offer)?s:[]],queryFn:async(t,n,r,i)=>e(await i(A(t)),O)}),markOfferRead:t.mutation({onQueryStarted:M(`Failed to mark offer as read`),invalidatesTags:[`Offers`],queryFn:async(t,n,r,i)=>e(await i({document:E,variables:t}),O)}),addOfferNote:t.mutation({onQueryStarted:M(`Failed to add note`),invalidatesTags:(e,t,{offerId:n})=>e?[{type:`Offer`,id:n}]:[],queryFn:async(t,n,i,a)=>e(await a({document:D,variables:t}),({addOfferNote:{offer:e,errors:t}})=>({offer:r(e),errors:t}))})})}),{useChangeOfferMutation:P}=N;export{v as a,g as i,P as n,_ as o,u as r,N as t};
//# sourceMappingURL=change-offer-api-Bkjar_yD.js.map