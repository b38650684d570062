import {
  OFFER_STAGES,
  OFFER_TYPES,
  type OfferRole,
  type OfferStage,
  type OfferType,
} from '@domain/offer';
import { OFFER_SEARCH_LENGTH } from '@domain/trading-hub';
import {
  offerSearchTyped,
  offerTypeChosen,
  roleChosen,
  selectTradingHub,
  stageChosen,
} from '@/features/filter-cards';
import { LiveState } from '@/features/follow-offers';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Segmented } from '@/shared/ui/segmented';
import { Select } from '@/shared/ui/select';
import { SearchTextField } from '@/shared/ui/text-field';
import {
  OFFER_ROLE_NAMES,
  OFFER_STAGE_NAMES,
  OFFER_TYPE_NAMES,
} from '../../model/offer-table-words';
import styles from './offer-filters.module.css';

const ROLES = (['ALL', 'RECIPIENT', 'INITIATOR'] as const).map((value) => ({
  value,
  label: OFFER_ROLE_NAMES[value],
}));

/** The value of the option that shows everything. */
const ALL = 'ALL';

const STAGES: readonly { value: OfferStage | typeof ALL; label: string }[] = [
  { value: ALL, label: 'Any' },
  ...OFFER_STAGES.map((value) => ({ value, label: OFFER_STAGE_NAMES[value] })),
];

const TYPES: readonly { value: OfferType | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All' },
  ...OFFER_TYPES.map((value) => ({ value, label: OFFER_TYPE_NAMES[value] })),
];

const chosenOf = <Value extends string>(value: Value | typeof ALL): Value | null =>
  value === ALL ? null : value;

/** Where the table's rows are boxes. The style sheet has the same width. */
const NARROW = '(max-width: 640px)';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter as buttons; on a phone as a list to open, so that offers begin higher. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const isNarrow = useMediaQuery(NARROW);
  if (!isNarrow) return <Segmented {...{ label, options, value, onChange }} />;
  return (
    <Select
      label={label}
      hideLabel
      options={options}
      value={value}
      className={styles.choice}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

/** The filters of the viewer's offers (rules/trading-hub#which-offers), and the state of live updates. */
export function OfferFilters() {
  const dispatch = useAppDispatch();
  const { role, stage, offerType, searchText } = useAppSelector(selectTradingHub);
  return (
    <div className={styles.filters}>
      <Segmented
        label="Whose turn, and how far"
        options={STAGES}
        value={stage ?? ALL}
        onChange={(value) => dispatch(stageChosen(chosenOf<OfferStage>(value)))}
      />
      <Choice<OfferRole>
        label="Received or sent"
        options={ROLES}
        value={role}
        onChange={(value) => dispatch(roleChosen(value))}
      />
      <Choice
        label="Type of offer"
        options={TYPES}
        value={offerType ?? ALL}
        onChange={(value) => dispatch(offerTypeChosen(chosenOf<OfferType>(value)))}
      />
      <SearchTextField
        label="Search offers by player or card"
        hideLabel
        placeholder="Player or card"
        maxLength={OFFER_SEARCH_LENGTH}
        value={searchText}
        onType={(text) => dispatch(offerSearchTyped(text))}
        className={styles.search}
      />
      <div className={styles.live}>
        <LiveState />
      </div>
    </div>
  );
}
