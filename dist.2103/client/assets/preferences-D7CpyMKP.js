import{t as e}from"./skeleton-block-CtJrwfoy.js";import{di as t,gi as n,mr as r,oi as i}from"./index-Ces3SeTv.js";import{r as a,t as o}from"./react-7bnpnhKr.js";import{t as s}from"./graphql-BXv3-fj3.js";import{t as c}from"./user-api-1RevSSlj.js";import{t as l}from"./log-error-Ci7sKSAS.js";import{t as u}from"./jsx-runtime--aA-ZaRV.js";import{t as d}from"./load-error-CFJId2qk.js";var f=s(`
  fragment PreferencesFields on CollectionPreferences {
    leaderCount
    baseCount
    standardVariantCount
    foilVariantCount
    hyperspaceVariantCount
    hyperspaceFoilVariantCount
    showcaseVariantCount
  }
`),p=s(`
    query UserCollectionPreferences {
      userCollectionPreferences {
        ...PreferencesFields
      }
    }
  `,[f]),m=s(`
    mutation UpdateUserCollectionPreferences(
      $leaderCount: Int
      $baseCount: Int
      $standardVariantCount: Int
      $foilVariantCount: Int
      $hyperspaceVariantCount: Int
      $hyperspaceFoilVariantCount: Int
      $showcaseVariantCount: Int
    ) {
      updateUserCollectionPreferences(
        leaderCount: $leaderCount
        baseCount: $baseCount
        standardVariantCount: $standardVariantCount
        foilVariantCount: $foilVariantCount
        hyperspaceVariantCount: $hyperspaceVariantCount
        hyperspaceFoilVariantCount: $hyperspaceFoilVariantCount
        showcaseVariantCount: $showcaseVariantCount
      ) {
        preferences {
          ...PreferencesFields
        }
        errors {
          message
        }
      }
    }
  `,[f]),h=c.injectEndpoints({endpoints:e=>({collectionPreferences:e.query({providesTags:[{type:`CollectionPreferences`,id:`CURRENT`}],query:()=>({document:p}),transformResponse:e=>e.userCollectionPreferences}),updateCollectionPreferences:e.mutation({invalidatesTags:[`Collection`],queryFn:async(e,{dispatch:t},n,r)=>{let i=await r({document:m,variables:e});if(i.error)return{error:i.error};let{preferences:a,errors:o}=i.data.updateUserCollectionPreferences,s=Object.entries(a).filter(([t])=>t in e);return t(h.util.updateQueryData(`collectionPreferences`,void 0,e=>{Object.assign(e,Object.fromEntries(s))})),{data:o.map(({message:e})=>e)}}})})}),{useCollectionPreferencesQuery:g,useUpdateCollectionPreferencesMutation:_}=h,v=[`leaderCount`,`baseCount`,`standardVariantCount`,`foilVariantCount`,`hyperspaceVariantCount`,`hyperspaceFoilVariantCount`,`showcaseVariantCount`],y=[0,1,2,3,4],b=e=>`${e} printings of each card. Of a leader or a base, never more than its own count above.`,x={leaderCount:{label:`Leaders`,effect:`Standard printings of each leader; also the most that you want of its other printings.`},baseCount:{label:`Bases`,effect:`Standard printings of each base; also the most that you want of its other printings.`},standardVariantCount:{label:`Standard`,effect:`Standard printings of every other card: units, events and upgrades.`},foilVariantCount:{label:`Foil`,effect:b(`Foil`)},hyperspaceVariantCount:{label:`Hyperspace`,effect:b(`Hyperspace`)},hyperspaceFoilVariantCount:{label:`Hyperspace Foil`,effect:b(`Hyperspace foil`)},showcaseVariantCount:{label:`Showcase`,effect:b(`Showcase`)}},S=a(o(),1);function C(e,t){let[n]=_(),[r,i]=(0,S.useState)(null),[a,o]=(0,S.useState)(!1),[s,c]=(0,S.useState)(null),u=(0,S.useRef)(null),d=(0,S.useRef)(!1),f=async t=>{let{data:r,error:i}=await n({[e]:t});return i?(l(`Error updating the preferences`,i),i.message):r.length>0?r.join(` `):null},p=async e=>{if(c(null),o(!0),i(e),u.current=e,d.current)return;d.current=!0;let t=null;for(;u.current!==null;){let e=u.current;u.current=null,t=await f(e)}d.current=!1,o(!1),t!==null&&i(null),c(t)};return!a&&r!==null&&r===t&&i(null),{shown:r??t,isSaving:a,failure:s,choose:e=>void p(e)}}var w={item:`_item_1bt5x_1`,row:`_row_1bt5x_14`,words:`_words_1bt5x_22`,label:`_label_1bt5x_27`,effect:`_effect_1bt5x_32`,counts:`_counts_1bt5x_41`,placeholder:`_placeholder_1bt5x_42`,count:`_count_1bt5x_41`},T=u();function E({field:e,children:t}){let n=(0,S.useId)(),{label:r,effect:i}=x[e],a=`${n}-label`,o=`${n}-effect`;return(0,T.jsxs)(`div`,{className:w.row,children:[(0,T.jsxs)(`div`,{className:w.words,children:[(0,T.jsx)(`p`,{id:a,className:w.label,children:r}),(0,T.jsx)(`p`,{id:o,className:w.effect,children:i})]}),t({labelledBy:a,describedBy:o})]})}function D({field:e,saved:t}){let r=(0,S.useId)(),{shown:i,isSaving:a,failure:o,choose:s}=C(e,t);return(0,T.jsxs)(`div`,{className:w.item,children:[(0,T.jsx)(E,{field:e,children:({labelledBy:e,describedBy:t})=>(0,T.jsx)(`div`,{role:`radiogroup`,"aria-labelledby":e,"aria-describedby":t,"aria-busy":a||void 0,className:w.counts,children:y.map(e=>(0,T.jsxs)(`label`,{className:w.count,children:[(0,T.jsx)(`input`,{type:`radio`,name:r,value:e,checked:e===i,onChange:()=>s(e)}),e]},e))})}),o&&(0,T.jsxs)(n,{tone:`error`,title:`${x[e].label} couldn’t be saved.`,children:[`It is still `,t,`. `,o]})]})}var O=({preferences:n})=>n?(0,T.jsx)(`div`,{children:v.map(e=>(0,T.jsx)(D,{field:e,saved:n[e]},e))}):(0,T.jsxs)(`div`,{"aria-busy":`true`,role:`status`,children:[(0,T.jsx)(t,{children:`Loading...`}),v.map(t=>(0,T.jsx)(`div`,{className:w.item,children:(0,T.jsx)(E,{field:t,children:()=>(0,T.jsx)(e,{className:w.placeholder})})},t))]}),k={panel:`_panel_13qbc_1`};function A(){let{data:e,error:t,refetch:n}=g();return(0,T.jsx)(r,{title:`User Preferences`,lead:`What you choose here is saved at once.`,children:(0,T.jsxs)(i,{title:`Collection Settings`,className:k.panel,children:[(0,T.jsx)(`p`,{children:`How many copies make a card complete for you? Whatever your collection lacks of them counts as missing. At 0, a kind of printing isn’t asked for and stays out of your progress, as prestige printings always do.`}),!e&&t?(0,T.jsx)(d,{error:t,onRetry:()=>void n()}):(0,T.jsx)(O,{preferences:e})]})})}export{A as PreferencesPage};
//# sourceMappingURL=preferences-D7CpyMKP.js.map