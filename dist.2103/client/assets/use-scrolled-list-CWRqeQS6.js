import{r as e,t}from"./react-7bnpnhKr.js";import{t as n}from"./base-api-Yd_WkoRx.js";import{n as r,t as i}from"./unknown-value-error-BV3GljNX.js";import{t as a}from"./read-answer-DinOYPW4.js";import{t as o}from"./graphql-BXv3-fj3.js";import{r as s}from"./price-type-SpOGrcjf.js";import{i as c,n as l,r as u,t as d}from"./keep-drawn-BPeYyOOo.js";import{mn as f}from"./index-Ces3SeTv.js";var p=r(`rounding`,[`NO_ROUNDING`,`UP`]),m=[0,25,50,100],h=e=>m.some(t=>t===e),g=/^0*(\d{1,5})([a-z]?)$/i;function _(e){let[,t,n=``]=g.exec(e.trim())??[];return t===void 0?null:`${t}${n.toUpperCase()}`}var v=e=>({...e,priceType:s(e.priceType),condition:f(e.condition)});function y({banner:e,version:t,marketPricingSettings:{percentageAdjustment:n,rounding:r}}){let a=p(r.type)===`NO_ROUNDING`?0:r.value;if(!h(a))throw new i(`rounding`,String(a));return{banner:e,version:t,pricing:{percentageAdjustment:n,roundingStep:a}}}var b=({items:e,settings:t,...n})=>({...n,settings:y(t),items:Object.fromEntries(e.map(e=>[e.variantId,v(e)]))}),x=o(`
  fragment SaleListSettingsFields on SaleListSettings {
    banner
    marketPricingSettings {
      percentageAdjustment
      rounding {
        type
        value
      }
    }
    version
  }
`),S=o(`
  fragment SaleListItemFields on SaleListItem {
    variantId
    cardId
    quantity
    priceType
    fixedPriceInCents
    marketAdjustedPriceInCents
    condition
    version
  }
`),C=o(`
    fragment SaleListFields on SaleList {
      id
      isOwner
      handle
      settings {
        ...SaleListSettingsFields
      }
      items {
        ...SaleListItemFields
      }
    }
  `,[x,S]),w=o(`
    query UserSaleLists($userHandle: String) {
      userSaleLists(userHandle: $userHandle) {
        ...SaleListFields
      }
    }
  `,[C]),T=o(`
    mutation CreateSaleList {
      createSaleList {
        saleList {
          ...SaleListFields
        }
      }
    }
  `,[C]),E=o(`
    mutation UpsertSaleListVariants($saleListId: ID!, $items: [SaleListItemInput!]!) {
      upsertSaleListVariants(saleListId: $saleListId, items: $items) {
        saleListItems {
          ...SaleListItemFields
        }
        userErrors {
          field
          message
          code
        }
      }
    }
  `,[S]),D=o(`
    mutation UpdateSaleList($input: UpdateSaleListInput!) {
      updateSaleList(input: $input) {
        success
        errors {
          field
          message
          code
        }
        settings {
          ...SaleListSettingsFields
        }
      }
    }
  `,[x]),O=n.enhanceEndpoints({addTagTypes:[`SaleList`]}).injectEndpoints({endpoints:e=>({saleList:e.query({providesTags:e=>e?[{type:`SaleList`,id:e.id}]:[`SaleList`],queryFn:async(e,t,n,r)=>a(await r({document:w,variables:e}),({userSaleLists:[e]})=>e===void 0?null:b(e))}),createSaleList:e.mutation({invalidatesTags:[`SaleList`],queryFn:async(e,t,n,r)=>a(await r({document:T}),({createSaleList:{saleList:e}})=>e&&b(e))})})}),{useSaleListQuery:k,useCreateSaleListMutation:A}=O,j=o(`
  fragment WantListItemFields on WantListItem {
    variantId
    cardId
    quantity
    version
  }
`),M=o(`
    fragment WantListFields on WantList {
      id
      isOwner
      handle
      items {
        ...WantListItemFields
      }
    }
  `,[j]),N=o(`
    query UserWantLists($userHandle: String) {
      userWantLists(userHandle: $userHandle) {
        ...WantListFields
      }
    }
  `,[M]),P=o(`
    mutation CreateWantList {
      createWantList {
        wantList {
          ...WantListFields
        }
      }
    }
  `,[M]),F=o(`
    mutation UpdateWantListVariantCounts($wantListId: ID!, $items: [WantedQuantityInput!]!) {
      updateWantListVariantCounts(wantListId: $wantListId, items: $items) {
        wantListItems {
          ...WantListItemFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,[j]),I=({items:e,...t})=>({...t,items:Object.fromEntries(e.map(e=>[e.variantId,e]))}),L=n.enhanceEndpoints({addTagTypes:[`WantList`]}).injectEndpoints({endpoints:e=>({wantList:e.query({providesTags:e=>e?[{type:`WantList`,id:e.id}]:[`WantList`],query:e=>({document:N,variables:e}),transformResponse:({userWantLists:[e]})=>e===void 0?null:I(e)}),createWantList:e.mutation({invalidatesTags:[`WantList`],query:()=>({document:P}),transformResponse:({createWantList:{wantList:e}})=>e&&I(e)})})}),{useWantListQuery:R,useCreateWantListMutation:z}=L,B=e(t(),1),V=e=>e,H=()=>0;function U({box:e,items:t,lineHeight:n,heightAbove:r=H,keyFor:i=V,handle:a}){let{active:o,events:s}=l({container:e,items:t,move:(r,a)=>u(i(r),a,{count:t.length,page:Math.max(1,Math.floor((e.current?.clientHeight??0)/n)-1)}),handle:a}),f=c({count:t.length,getScrollElement:()=>e.current,estimateSize:e=>r(e)+n,overscan:6,rangeExtractor:(0,B.useMemo)(()=>d(o),[o])});return(0,B.useLayoutEffect)(()=>f.measure(),[f,n,r]),{lines:f.getVirtualItems().map(({index:e,start:t})=>({index:e,top:t})),height:f.getTotalSize(),active:o,events:s}}export{F as a,k as c,v as d,y as f,L as i,D as l,m,z as n,O as o,_ as p,R as r,A as s,U as t,E as u};
//# sourceMappingURL=use-scrolled-list-CWRqeQS6.js.map