import { numberField } from './number-field';

export const UPGRADE_POWER = numberField({
  property: 'upgradePower',
  label: 'Upgrade power',
  parameter: 'upgrade-power',
  aliases: ['up'],
  mayBeNegative: true,
});
