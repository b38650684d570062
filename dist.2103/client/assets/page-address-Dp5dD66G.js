var e=e=>`/card-sets/${encodeURIComponent(e)}`,t=e=>`/cards/${encodeURIComponent(e)}`;export{e as n,t};
//# sourceMappingURL=page-address-Dp5dD66G.js.map