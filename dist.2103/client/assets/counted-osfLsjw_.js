var e=(e,t,n=`${t}s`)=>`${e.toLocaleString(`en`)} ${e===1?t:n}`,t=t=>e(t,`copy`,`copies`);export{t as n,e as t};
//# sourceMappingURL=counted-osfLsjw_.js.map