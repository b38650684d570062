import {
  ADMIN,
  ANYONE,
  BOTH_SIDES,
  everyone,
  INITIATORS,
  OWN,
  OWNERS,
  RECIPIENTS,
  SHARED,
  SHARED_LIST,
  SIGNED_IN,
  WITH_HANDLE,
  type Expected,
} from './actors';

/**
 * Who may call what; names with a `$` are the ids that
 * `meet` gives. A field of Query or Mutation without a row fails (rules/attacks#every-field-every-role).
 */
export const operations: [field: string, operation: string, expected: Expected][] = [
  ['Query.aspects', '{ aspects { id } }', ANYONE],
  ['Query.card', '{ card(id: "sor-001") { id } }', everyone('null')],
  ['Query.cardSet', '{ cardSet(cardSetCode: "SOR") { id } }', everyone('null')],
  ['Query.cardSets', '{ cardSets { id } }', ANYONE],
  ['Query.cards', '{ cards(ids: ["sor-001"]) { nodes { id } } }', ANYONE],
  ['Query.catalogueAudit', '{ catalogueAudit { id } }', { ...ADMIN, admin: 'empty' }],
  ['Query.catalogueRuns', '{ catalogueRuns { id } }', { ...ADMIN, admin: 'empty' }],
  ['Query.collectionHistory', '{ collectionHistory { nodes { id } } }', SIGNED_IN],
  [
    'Query.collectionOnDay',
    '{ collectionOnDay(day: "2026-03-01", cardSetCode: "SOR") { variantId } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Query.collectionShareSettings', '{ collectionShareSettings { sharedWithAll } }', SIGNED_IN],
  [
    'Query.cardSetPriceMovers',
    '{ cardSetPriceMovers(cardSetCode: "SOR", days: 7) { up { variantId } } }',
    ANYONE,
  ],
  [
    'Query.collectionPriceMovers',
    '{ collectionPriceMovers(days: 7) { up { variantId } } }',
    SIGNED_IN,
  ],
  ['Query.collectionWorth', '{ collectionWorth { id } }', SIGNED_IN],
  [
    'Query.collectionWorthHistory',
    '{ collectionWorthHistory { at } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED', owner: 'allowed' },
  ],
  ['Query.collectionWorthMovers', '{ collectionWorthMovers { up { variantId } } }', SIGNED_IN],
  ['Query.collectionStep', '{ collectionStep(id: "$step") { id } }', OWN],
  ['Query.contactEmail', '{ contactEmail }', ANYONE],
  ['Query.currentUser', '{ currentUser { id } }', { ...ANYONE, visitor: 'null' }],
  ['Query.dashboard', '{ dashboard { people recentFaults { reference } } }', ADMIN],
  [
    'Query.earlierOfferNotes',
    '{ earlierOfferNotes(offerId: "$pending", before: "999999") { id } }',
    BOTH_SIDES,
  ],
  ['Query.firstSteps', '{ firstSteps { isPutAway } }', SIGNED_IN],
  ['Query.listedCardSets', '{ listedCardSets { id } }', ADMIN],
  // Which listings each sees is tested with the listings.
  [
    'Query.listingsOfCard',
    '{ listingsOfCard(cardId: "sor-001", offerType: BUY) { total } }',
    ANYONE,
  ],
  [
    'Query.matchWith',
    '{ matchWith(userHandle: "owner") { toBuy { variantId } } }',
    { ...everyone('null'), visitor: 'UNAUTHENTICATED', 'shared-with': 'allowed' },
  ],
  // Whose lists each sees is tested with the search.
  [
    'Query.marketOfSet',
    '{ marketOfSet(cardSetCode: "SOR", namedSellers: []) { sellers } }',
    everyone('empty'),
  ],
  ['Query.matchingPlayers', '{ matchingPlayers { nodes { id } } }', SIGNED_IN],
  ['Query.missingBySet', '{ missingBySet { copies } }', SIGNED_IN],
  ['Query.offer', '{ offer(offerId: "$pending") { id notes { content } } }', BOTH_SIDES],
  [
    'Query.players',
    '{ players(beginning: "ow") { handle } }',
    { ...everyone('empty'), 'shared-with': 'allowed' },
  ],
  ['Query.priceChanges', '{ priceChanges(cardId: "sor-001") { variantId } }', everyone('empty')],
  ['Query.priceHistory', '{ priceHistory(cardId: "sor-001") { variantId } }', everyone('empty')],
  [
    'Query.promisedPrintings',
    '{ promisedPrintings(userHandle: "owner", offerType: BUY) { variantId } }',
    SHARED_LIST,
  ],
  [
    'Query.saleListShareSettings',
    '{ saleListShareSettings(saleListId: "$saleList") { sharedWithAll } }',
    OWN,
  ],
  // Whose lists each sees is tested with the search.
  [
    'Query.savedSearchFill',
    '{ savedSearchFill(id: "$search", copies: 1, onlyNew: false) { total } }',
    OWN,
  ],
  [
    'Query.savedSearches',
    '{ savedSearches { id } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED', owner: 'allowed' },
  ],
  ['Query.quarantinedPrices', '{ quarantinedPrices { nodes { recordedAt } total } }', ADMIN],
  ['Query.printingFacets', '{ printingFacets(query: "forsale") { parameter } }', everyone('empty')],
  ['Query.searchPrintings', '{ searchPrintings(query: "forsale") { total } }', ANYONE],
  ['Query.sharedCollections', '{ sharedCollections { nodes { id } } }', ANYONE],
  ['Query.sharedSaleLists', '{ sharedSaleLists { nodes { id } } }', ANYONE],
  ['Query.sharedWantLists', '{ sharedWantLists { nodes { id } } }', ANYONE],
  ['Query.unmatchedProducts', '{ unmatchedProducts { nodes { name } total } }', ADMIN],
  ['Query.unreadOfferCount', '{ unreadOfferCount }', SIGNED_IN],
  ['Query.user', '{ user(id: "$owner") { id auditEntries { id } } }', ADMIN],
  [
    'Query.userCardSetCollection',
    '{ userCardSetCollection(cardSetCode: "SOR", userHandle: "owner") { id } }',
    SHARED,
  ],
  ['Query.userCollectionPreferences', '{ userCollectionPreferences { id } }', SIGNED_IN],
  ['Query.userOffers', '{ userOffers { nodes { id } } }', SIGNED_IN],
  ['Query.userSaleLists', '{ userSaleLists(userHandle: "owner") { id } }', SHARED_LIST],
  ['Query.userWantLists', '{ userWantLists(userHandle: "owner") { id } }', SHARED_LIST],
  ['Query.users', '{ users { totalCount nodes { email } } }', ADMIN],
  [
    'Query.wantListShareSettings',
    '{ wantListShareSettings(wantListId: "$wantList") { sharedWithAll } }',
    OWN,
  ],
  [
    'Mutation.acceptOffer',
    'mutation { acceptOffer(offerId: "$pending") { errors { code } } }',
    RECIPIENTS,
  ],
  [
    'Mutation.addOfferNote',
    'mutation { addOfferNote(offerId: "$pending", content: "Hello") { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.addToCollection',
    'mutation { addToCollection(idempotencyKey: "added-once", additions: [{ variantId: "sor-001-foil", count: 1 }]) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.callOffOffer',
    'mutation { callOffOffer(offerId: "$accepted") { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.changeCardSet',
    'mutation { changeCardSet(input: { cardSetId: "shd", name: "Set SHD", description: "", seen: { name: "Set SHD", description: "" } }) { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.decideProduct',
    'mutation { decideProduct(source: "tcgcsv", productId: "1", finish: "Foil") { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.decideQuarantinedPrice',
    'mutation { decideQuarantinedPrice(variantId: "$printing", recordedAt: "2026-03-01T00:00:00Z", decision: DROP) { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.moveCardSet',
    'mutation { moveCardSet(cardSetId: "shd", move: UP) { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.removeCardSetPicture',
    'mutation { removeCardSetPicture(cardSetId: "shd") { errors { code } } }',
    ADMIN,
  ],
  ['Mutation.startCatalogueSync', 'mutation { startCatalogueSync { errors { code } } }', ADMIN],
  [
    'Mutation.startCatalogueImport',
    'mutation { startCatalogueImport(input: { address: "https://cards.example/shd" }) { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.createOffer',
    'mutation { createOffer(input: { recipientHandle: "owner", offerType: BUY, offerItems: [{ variantId: "$printing", quantity: 1, priceType: MARKET }] }) { errors { code } } }',
    {
      ...everyone('NOT_FOUND'),
      visitor: 'UNAUTHENTICATED',
      'no handle': 'FORBIDDEN',
      owner: 'FORBIDDEN',
      'shared-with': 'allowed',
    },
  ],
  ['Mutation.createSaleList', 'mutation { createSaleList { saleList { id } } }', WITH_HANDLE],
  [
    'Mutation.createSavedSearch',
    'mutation { createSavedSearch(name: "Cheap", line: "price<2") { errors { code } } }',
    SIGNED_IN,
  ],
  ['Mutation.createWantList', 'mutation { createWantList { wantList { id } } }', WITH_HANDLE],
  ['Mutation.deleteAccount', 'mutation { deleteAccount { success } }', SIGNED_IN],
  [
    'Mutation.declineOffer',
    'mutation { declineOffer(offerId: "$pending") { errors { code } } }',
    RECIPIENTS,
  ],
  [
    'Mutation.markOfferExchanged',
    'mutation { markOfferExchanged(offerId: "$accepted", exchanged: true) { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.markOfferRead',
    'mutation { markOfferRead(offerId: "$pending", version: 1) { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.proposeOfferPrice',
    'mutation { proposeOfferPrice(offerId: "$contact", variantId: "$printing", priceInCents: 100) { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.takeOfferPrice',
    'mutation { takeOfferPrice(offerId: "$proposed", variantId: "$printing", priceInCents: 100) { errors { code } } }',
    RECIPIENTS,
  ],
  ['Mutation.updateCurrency', 'mutation { updateCurrency(currency: EUR) }', SIGNED_IN],
  [
    'Mutation.putFirstStepsAway',
    'mutation { putFirstStepsAway(isPutAway: true) { isPutAway } }',
    SIGNED_IN,
  ],
  [
    'Mutation.rescindOffer',
    'mutation { rescindOffer(offerId: "$pending") { errors { code } } }',
    INITIATORS,
  ],
  [
    'Mutation.updateCollectionSharing',
    'mutation { updateCollectionSharing(input: { shareWithAll: true, shareWith: [] }) { success } }',
    WITH_HANDLE,
  ],
  // Nobody else's is deleted: tested with the saved searches.
  ['Mutation.deleteSavedSearch', 'mutation { deleteSavedSearch(id: "$search") { id } }', SIGNED_IN],
  [
    'Mutation.recordSavedSearchFill',
    'mutation { recordSavedSearchFill(id: "$search", copies: 2, upTo: 1) { errors { code } } }',
    OWN,
  ],
  [
    'Mutation.setCollectionStepPaid',
    'mutation { setCollectionStepPaid(stepId: "$step", paidCents: 5) { errors { code } } }',
    OWN,
  ],
  [
    'Mutation.undoCollectionStep',
    'mutation { undoCollectionStep(stepId: "$step") { errors { code } } }',
    OWN,
  ],
  [
    'Mutation.updateCollectionVariantInventories',
    'mutation { updateCollectionVariantInventories(idempotencyKey: "set-once", items: [{ variantId: "sor-001-foil", inventory: 2, expectedVersion: 0 }]) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateCollectionVariantInventory',
    'mutation { updateCollectionVariantInventory(variantId: "sor-001-standard", inventory: 1) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateSaleList',
    'mutation { updateSaleList(input: { saleListId: "$saleList", banner: "" }) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.updateSaleListSharing',
    'mutation { updateSaleListSharing(input: { saleListId: "$saleList", shareWithAll: true, shareWith: [] }) { success } }',
    OWNERS,
  ],
  [
    'Mutation.updateSavedSearch',
    'mutation { updateSavedSearch(id: "$search", copies: 2, expectedVersion: 1) { errors { code } } }',
    OWN,
  ],
  [
    'Mutation.updateUser',
    'mutation { updateUser(input: { userId: "$owner", email: "o@example.com" }) { user { id } } }',
    ADMIN,
  ],
  [
    'Mutation.updateUserCollectionPreferences',
    'mutation { updateUserCollectionPreferences(leaderCount: 2) { preferences { id } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateUserProfile',
    'mutation { updateUserProfile(input: { handle: "a-new-one" }) { errors { code } } }',
    SIGNED_IN,
  ],
  [
    'Mutation.updateWantListSharing',
    'mutation { updateWantListSharing(input: { wantListId: "$wantList", shareWithAll: true, shareWith: [] }) { success } }',
    OWNERS,
  ],
  [
    'Mutation.updateWantListVariantCount',
    'mutation { updateWantListVariantCount(wantListId: "$wantList", cardVariantId: "sor-001-standard", quantity: 1) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.updateWantListVariantCounts',
    'mutation { updateWantListVariantCounts(wantListId: "$wantList", items: []) { errors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.upsertSaleListVariant',
    'mutation { upsertSaleListVariant(saleListId: "$saleList", cardVariantId: "sor-001-standard", quantity: 1, priceType: MARKET, condition: NEAR_MINT) { userErrors { code } } }',
    OWNERS,
  ],
  [
    'Mutation.upsertSaleListVariants',
    'mutation { upsertSaleListVariants(saleListId: "$saleList", items: []) { userErrors { code } } }',
    OWNERS,
  ],
];
