function e(e,t){console.error(e,t)}export{e as t};
//# sourceMappingURL=log-error-Ci7sKSAS.js.map