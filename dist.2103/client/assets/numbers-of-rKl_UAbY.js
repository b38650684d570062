var e=({number:e,otherNumbers:t})=>[e,...t];export{e as t};
//# sourceMappingURL=numbers-of-rKl_UAbY.js.map