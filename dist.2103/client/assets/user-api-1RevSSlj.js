import{t as e}from"./base-api-Yd_WkoRx.js";var t=e.enhanceEndpoints({addTagTypes:[`User`,`CollectionPreferences`,`Collection`]});export{t};
//# sourceMappingURL=user-api-1RevSSlj.js.map