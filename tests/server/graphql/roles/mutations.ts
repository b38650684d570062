import {
  ADMIN,
  BOTH_SIDES,
  everyone,
  INITIATORS,
  OWN,
  OWNERS,
  RECIPIENTS,
  SIGNED_IN,
  WITH_HANDLE,
  type Row,
} from './actors';

/** Who may change what. */
export const mutations: Row[] = [
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
    'Mutation.blockPlayer',
    'mutation { blockPlayer(userHandle: "owner") { handle } }',
    { ...SIGNED_IN, owner: 'FORBIDDEN' },
  ],
  [
    'Mutation.unblockPlayer',
    'mutation { unblockPlayer(userHandle: "owner") { handle } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Mutation.endSession', 'mutation { endSession(id: "another") { isCurrent } }', SIGNED_IN],
  ['Mutation.endSessions', 'mutation { endSessions(keepsThis: true) { isCurrent } }', SIGNED_IN],
  [
    'Mutation.reportOffer',
    'mutation { reportOffer(offerId: "$pending", reason: "Rude") { errors { code } } }',
    BOTH_SIDES,
  ],
  [
    'Mutation.reportBanner',
    'mutation { reportBanner(userHandle: "owner", reason: "Rude") { errors { code } } }',
    {
      ...everyone('NOT_FOUND'),
      visitor: 'UNAUTHENTICATED',
      owner: 'FORBIDDEN',
      'shared-with': 'allowed',
    },
  ],
  [
    'Mutation.settleReport',
    'mutation { settleReport(reportId: "$report") { errors { code } } }',
    ADMIN,
  ],
  ['Mutation.removeNote', 'mutation { removeNote(noteId: "$note") { errors { code } } }', ADMIN],
  [
    'Mutation.removeBanner',
    'mutation { removeBanner(userId: "$owner") { errors { code } } }',
    ADMIN,
  ],
  ['Mutation.suspendUser', 'mutation { suspendUser(userId: "$owner") { errors { code } } }', ADMIN],
  [
    'Mutation.reinstateUser',
    'mutation { reinstateUser(userId: "$owner") { errors { code } } }',
    ADMIN,
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
    'Mutation.takeBackProductDecision',
    'mutation { takeBackProductDecision(source: "tcgcsv", productId: "1", finish: "Foil") { errors { code } } }',
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
  [
    'Mutation.cancelCatalogueRun',
    // Nothing has this id.
    'mutation { cancelCatalogueRun(runId: "00000000-0000-4000-8000-000000000000") { errors { code } } }',
    ADMIN,
  ],
  ['Mutation.startCatalogueSync', 'mutation { startCatalogueSync { errors { code } } }', ADMIN],
  [
    'Mutation.startCatalogueImport',
    'mutation { startCatalogueImport(input: { address: "https://cards.example/shd" }) { errors { code } } }',
    ADMIN,
  ],
  [
    'Mutation.counterOffer',
    // Refused for everybody: it is an offer to buy, whose terms are others.
    'mutation { counterOffer(offerId: "$pending", answers: 1, terms: { gives: [{ variantId: "$printing", quantity: 1 }], gets: [] }) { errors { code } } }',
    { ...BOTH_SIDES, owner: 'FORBIDDEN', counterparty: 'FORBIDDEN' },
  ],
  [
    'Mutation.counterListOffer',
    'mutation { counterListOffer(offerId: "$pending", answers: 1, offerItems: [{ variantId: "$printing", quantity: 1, priceType: MARKET }]) { errors { code } } }',
    RECIPIENTS,
  ],
  [
    'Mutation.proposeSwap',
    'mutation { proposeSwap(recipientHandle: "owner", terms: { gives: [{ variantId: "$printing", quantity: 1 }], gets: [{ variantId: "sor-001-foil", quantity: 1 }] }) { errors { code } } }',
    {
      ...everyone('NOT_FOUND'),
      visitor: 'UNAUTHENTICATED',
      'no handle': 'FORBIDDEN',
      owner: 'FORBIDDEN',
      'shared-with': 'allowed',
    },
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
  [
    'Mutation.createDeck',
    'mutation { createDeck(name: "Mine", format: "premier", lines: [], idempotencyKey: "12345678") { errors { code } } }',
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
    'Mutation.updateUsualPostage',
    'mutation { updateUsualPostage(postage: [{ cents: 120 }]) { cents } }',
    SIGNED_IN,
  ],
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
  // Nobody else's is deleted: tested with the decks, and the saved searches.
  ['Mutation.deleteDeck', 'mutation { deleteDeck(id: "$deck") { id } }', SIGNED_IN],
  // All copies are promised; who may buy which is tested with the deals.
  [
    'Mutation.keepDeal',
    'mutation { keepDeal(input: { needs: [{ id: "a", copies: 1, accepts: ["$printing"] }], settings: { postage: [], envelopeInCents: 0, preferred: [], blocked: [] } }, parts: [{ userHandle: "owner", items: [{ needId: "a", variantId: "$printing", copies: 1, priceInCents: 5 }] }]) { id } }',
    { ...OWNERS, owner: 'NOT_FOUND' },
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
    'Mutation.updateDeck',
    'mutation { updateDeck(id: "$deck", name: "Yours", expectedVersion: 1) { errors { code } } }',
    OWN,
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
    'Mutation.updateWantList',
    'mutation { updateWantList(input: { wantListId: "$wantList", newWantsWouldDo: ANY, showsAtMost: false }) { errors { code } } }',
    OWNERS,
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
