import{Hr as e}from"./index-Ces3SeTv.js";var t=(t,{variantType:n})=>`${t.name}, ${e[n]}`;export{t};
//# sourceMappingURL=printing-label-_s7qLK6h.js.map