import{t as e}from"./graphql-BXv3-fj3.js";import{a as t,c as n,o as r}from"./choose-card-set-placeholder-Dhrcgdw5.js";var i=e(`
    mutation AddToCollection($idempotencyKey: String!, $additions: [CollectionAdditionInput!]!) {
      addToCollection(idempotencyKey: $idempotencyKey, additions: $additions) {
        stepId
        collectionItemInventories {
          ...PrintingCountFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,[n]),a=e(`
    mutation UndoCollectionStep($stepId: ID!) {
      undoCollectionStep(stepId: $stepId) {
        step {
          id
        }
        collectionItemInventories {
          ...PrintingCountFields
        }
        errors {
          field
          message
          code
        }
      }
    }
  `,[n]),o=t.injectEndpoints({endpoints:e=>({addToCollection:e.mutation({queryFn:async(e,{dispatch:t,getState:n},a,o)=>{let s=await o({document:i,variables:e});if(s.error)return{error:s.error};let{stepId:c,collectionItemInventories:l,errors:u}=s.data.addToCollection;return t(r(n(),l)),{data:{stepId:c,counts:l,errors:u}}}}),undoStep:e.mutation({invalidatesTags:e=>e===void 0?[]:e.stepId!==null&&e.counts.length===0?[`Collection`]:[{type:`Collection`,id:`LEDGER`}],queryFn:async(e,{dispatch:t,getState:n},i,o)=>{let s=await o({document:a,variables:{stepId:e}});if(s.error)return{error:s.error};let{step:c,collectionItemInventories:l,errors:u}=s.data.undoCollectionStep;return t(r(n(),l)),{data:{stepId:c?.id??null,counts:l,errors:u}}}})})});export{o as t};
//# sourceMappingURL=change-steps-LEVM92va.js.map