import { DOCUMENT_STATE_ID, HIDDEN_AMOUNTS_ID, PERSONAL_STATE_ID } from '@domain/document';
import { prefetchedAt } from '@/shared/api';
import { rootReducer } from '../store';

type Api = RootState['api'];

/** The parts of the state that queries filled. */
interface Answers {
  cardCache: RootState['cardCache'];
  queries: Api['queries'];
  provided: Api['provided'];
}

/** The parts of the state that a document brings to the browser. The rest is the same in every new store. */
interface DocumentState
  extends
    Answers,
    Pick<
      RootState,
      'cardList' | 'collectionList' | 'session' | 'theme' | 'tradeList' | 'tradingHub'
    > {
  /** Whether the markup is the frame alone, without the page. */
  isFrame: boolean;
}

const answersIn = ({ api, cardCache }: RootState): Answers => ({
  cardCache,
  queries: api.queries,
  provided: api.provided,
});

/** JSON that is safe inside a script element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The state that a page or a frame was rendered from. */
export function documentStateJson(state: RootState, isFrame: boolean): string {
  const { session, theme, cardList, collectionList, tradeList, tradingHub } = state;
  const slices = { session, theme, cardList, collectionList, tradeList, tradingHub };
  return scriptJson({ ...answersIn(state), ...slices, isFrame } satisfies DocumentState);
}

/** What a person's queries filled, without failed ones: the browser repeats those. */
export function personalStateJson(state: RootState): string {
  const { queries, ...answers } = answersIn(state);
  const fulfilled = Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled');
  return scriptJson({ ...answers, queries: Object.fromEntries(fulfilled) } satisfies Answers);
}

/** The element of index.html that offers a reload if the application doesn't start (rules/errors#start). */
const START_NOTICE_ID = 'start-notice';

/**
 * Removes what nothing needs once the application has started: the notice that it hasn't, and the states as text, which
 * may be several hundred kilobytes. Amounts show now, in the currency that the session's check has just brought.
 */
export function removeStartupParts(): void {
  for (const id of [START_NOTICE_ID, DOCUMENT_STATE_ID, PERSONAL_STATE_ID, HIDDEN_AMOUNTS_ID]) {
    document.getElementById(id)?.remove();
  }
}

interface BroughtState {
  state: Partial<RootState>;
  /** What the markup shows; null if the document has no markup. */
  markup: 'page' | 'frame' | null;
}

/** The initial state that the document brought; null if it brought none. */
export function readDocumentState(): BroughtState | null {
  const shared = jsonIn<DocumentState>(DOCUMENT_STATE_ID);
  const personal = jsonIn<Answers>(PERSONAL_STATE_ID);
  if (!shared) return personal && { state: withAnswers([personal]), markup: null };
  const { isFrame, cardCache, queries, provided, ...slices } = shared;
  const answers = [{ cardCache, queries, provided }, ...(personal ? [personal] : [])];
  return { state: { ...slices, ...withAnswers(answers) }, markup: isFrame ? 'frame' : 'page' };
}

/** Only a person's state has tags or a failed load; the one that everyone gets has neither. */
function withAnswers(answers: readonly Answers[]): Pick<RootState, 'api' | 'cardCache'> {
  const { api, cardCache } = rootReducer(undefined, { type: '' });
  return {
    api: answers.reduce<Api>(
      (known, { queries, provided }) => ({
        ...known,
        queries: { ...known.queries, ...asNew(queries) },
        provided: hasTags(provided) ? provided : known.provided,
      }),
      api,
    ),
    cardCache: answers.reduce(
      (known, { cardCache: { byId, idsBySetCode, error } }) => ({
        ...known,
        byId: { ...known.byId, ...frozen(byId) },
        idsBySetCode: { ...known.idsBySetCode, ...idsBySetCode },
        error: known.error ?? error,
      }),
      cardCache,
    ),
  };
}

/** As cards of answers are (`parseCard`): the store's first change would otherwise walk through all of them. */
function frozen(byId: RootState['cardCache']['byId']): RootState['cardCache']['byId'] {
  for (const card of Object.values(byId)) Object.freeze(card);
  return byId;
}

/** The server's clock may differ. */
function asNew(queries: Api['queries']): Api['queries'] {
  const fulfilledTimeStamp = prefetchedAt();
  return Object.fromEntries(
    Object.entries(queries).map(([key, query]) => [key, query && { ...query, fulfilledTimeStamp }]),
  ) as Api['queries'];
}

const hasTags = ({ keys }: Api['provided']): boolean => Object.keys(keys).length > 0;

function jsonIn<Content>(id: string): Content | null {
  const json = document.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as Content) : null;
}
