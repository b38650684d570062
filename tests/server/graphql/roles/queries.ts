import {
  ADMIN,
  ANYONE,
  BOTH_SIDES,
  everyone,
  OWN,
  SHARED,
  SHARED_LIST,
  SIGNED_IN,
  type Row,
} from './actors';

/** What the owner sells, which they don't see among what others sell. */
const ONLY_SHARED_WITH = { ...everyone('empty'), 'shared-with': 'allowed' } as const;

/** Who may ask for what. */
export const queries: Row[] = [
  ['Query.aspects', '{ aspects { id } }', ANYONE],
  // What each finds is tested with the deals.
  [
    'Query.foundDeals',
    '{ foundDeals(input: { needs: [{ id: "a", copies: 1, accepts: ["$printing"] }], settings: { postage: [], envelopeInCents: 0, preferred: [], blocked: [] } }) { sellers } }',
    SIGNED_IN,
  ],
  // Nobody else's is found: tested with the deals.
  [
    'Query.deal',
    '{ deal(id: "00000000-0000-0000-0000-000000000000") { id } }',
    { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Query.deals', '{ deals { id } }', { ...everyone('empty'), visitor: 'UNAUTHENTICATED' }],
  [
    'Query.usualPostage',
    '{ usualPostage { cents } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  // What each may know of the other's lists is tested with the sums.
  [
    'Query.balancedExchange',
    '{ balancedExchange(exchange: { userHandle: "owner", gives: [], gets: [], balanceInCents: 0 }) { refusal } }',
    SIGNED_IN,
  ],
  [
    'Query.exchangeFairness',
    '{ exchangeFairness(exchange: { userHandle: "owner", gives: [], gets: [], balanceInCents: 0 }) { evenBalanceInCents } }',
    SIGNED_IN,
  ],
  // Whose extras each may pick is tested with swaps of extras.
  [
    'Query.extrasForSwap',
    '{ extrasForSwap(userHandle: "owner") { gives { variantId } } }',
    SIGNED_IN,
  ],
  [
    'Query.blockedPlayers',
    '{ blockedPlayers { handle } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Query.handleRefusal', '{ handleRefusal(handle: "admin") }', SIGNED_IN],
  ['Query.reports', '{ reports(settled: false) { id } }', ADMIN],
  ['Query.sessions', '{ sessions { isCurrent } }', SIGNED_IN],
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
  ['Query.progressBySet', '{ progressBySet { owned } }', SIGNED_IN],
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
  [
    'Query.decks',
    '{ decks { missing } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED', owner: 'allowed' },
  ],
  // What its visibility changes is tested with the decks.
  ['Query.deck', '{ deck(id: "$deck") { name } }', { ...everyone('NOT_FOUND'), owner: 'allowed' }],
  [
    'Query.decksOfCard',
    '{ decksOfCard(cardId: "shd-001") { id } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED', owner: 'allowed' },
  ],
  [
    'Query.builtReserves',
    '{ builtReserves { cardId } }',
    { ...everyone('empty'), visitor: 'UNAUTHENTICATED' },
  ],
  ['Query.publicDecks', '{ publicDecks { id } }', everyone('empty')],
  ['Query.foundDecks', '{ foundDecks { nodes { id } } }', ANYONE],
  ['Query.decidedProducts', '{ decidedProducts { nodes { name } total } }', ADMIN],
  ['Query.quarantinedPrices', '{ quarantinedPrices { nodes { recordedAt } total } }', ADMIN],
  ['Query.printingFacets', '{ printingFacets(query: "forsale") { parameter } }', ONLY_SHARED_WITH],
  [
    'Query.cheapestSellers',
    '{ cheapestSellers(variantIds: ["$printing"]) { sellerHandle } }',
    ONLY_SHARED_WITH,
  ],
  [
    'Query.printingsOfSellers',
    '{ printingsOfSellers(handles: ["owner"]) { variantIds } }',
    ONLY_SHARED_WITH,
  ],
  // In what it differs for each is tested with the market.
  ['Query.viewersMarket', '{ viewersMarket { variantIds } }', ANYONE],
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
  ['Query.waitingOfferCount', '{ waitingOfferCount }', SIGNED_IN],
  ['Query.wantedForSale', '{ wantedForSale { forSale } }', SIGNED_IN],
  [
    'Query.wantListShareSettings',
    '{ wantListShareSettings(wantListId: "$wantList") { sharedWithAll } }',
    OWN,
  ],
];
