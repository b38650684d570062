import{t as e}from"./base-api-Yd_WkoRx.js";import{t}from"./tabs-CtfIouSS.js";import{t as n}from"./jsx-runtime--aA-ZaRV.js";import{t as r}from"./graphql-BXv3-fj3.js";import{t as i}from"./skeleton-block-CtJrwfoy.js";import{Hi as a,di as o}from"./index-Ces3SeTv.js";var s=r(`
  fragment PrintingCountFields on CollectionItemInventory {
    variantId
    inventory
    missing {
      count
      isDefault
    }
    target
    extraCount
    version
  }
`),c=r(`
    query UserCardSetCollection($cardSetCode: String!, $userHandle: String) {
      userCardSetCollection(cardSetCode: $cardSetCode, userHandle: $userHandle) {
        isOwner
        handle
        items {
          ...PrintingCountFields
        }
      }
    }
  `,[s]),l=r(`
    mutation UpdateCollectionVariantInventory(
      $variantId: ID!
      $inventory: Int
      $missingOverrideCount: Int
      $expectedVersion: Int
    ) {
      updateCollectionVariantInventory(
        variantId: $variantId
        inventory: $inventory
        missingOverrideCount: $missingOverrideCount
        expectedVersion: $expectedVersion
      ) {
        collectionItemInventory {
          ...PrintingCountFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,[s]),u=e.enhanceEndpoints({addTagTypes:[`Collection`]}),d=u.injectEndpoints({endpoints:e=>({setCollection:e.query({providesTags:(e,t,{cardSetCode:n})=>[{type:`Collection`,id:n}],query:e=>({document:c,variables:e}),transformResponse:({userCardSetCollection:{items:e,...t}})=>({...t,counts:Object.fromEntries(e.map(e=>[e.variantId,e]))})}),updateCount:e.mutation({queryFn:async(e,{dispatch:t,getState:n},r,i)=>{let a=await i({document:l,variables:e});if(a.error)return{error:a.error};let{collectionItemInventory:o,errors:s}=a.data.updateCollectionVariantInventory;return o&&t(f(n(),[o])),{data:{count:o,errors:s}}}})})}),f=(e,t)=>n=>{for(let r of d.util.selectInvalidatedBy(e,[`Collection`]))r.endpointName===`setCollection`&&n(d.util.updateQueryData(`setCollection`,r.originalArgs,e=>{if(e.isOwner)for(let n of t)n.variantId in e.counts&&(e.counts[n.variantId]=n)}))},{useSetCollectionQuery:p}=d,m=`SOR`;function h(e){let{get:t,set:n}=a(`${e}-card-set`);return{code:()=>t()?.toUpperCase()??null,among(e){let t=t=>e.find(e=>e.code===t);return t(this.code())??t(m)??e[0]},remember:e=>n(e.toLowerCase())}}var g={code:`_code_t8r62_1`,name:`_name_t8r62_7`,placeholder:`_placeholder_t8r62_23`,bar:`_bar_t8r62_32`},_=n(),v=({cardSets:e,active:n,onChoose:r,isCompact:i=!1,children:a})=>(0,_.jsx)(t,{label:`Card sets`,tabs:e.map(({code:e,name:t})=>({key:e,label:(0,_.jsxs)(_.Fragment,{children:[(0,_.jsx)(`span`,{className:g.code,children:e}),i?(0,_.jsxs)(o,{children:[` `,t]}):(0,_.jsxs)(`span`,{className:g.name,children:[` `,t]})]})})),active:n,onSelect:r,children:a}),y=()=>(0,_.jsx)(`div`,{className:g.placeholder,children:[`first`,`second`,`third`,`fourth`,`fifth`].map(e=>(0,_.jsx)(i,{className:g.bar},e))});export{u as a,s as c,d as i,v as n,f as o,h as r,p as s,y as t};
//# sourceMappingURL=choose-card-set-placeholder-Dhrcgdw5.js.map