import { numberField } from './number-field';

export const UPGRADE_HP = numberField({
  property: 'upgradeHp',
  label: 'Upgrade HP',
  parameter: 'upgrade-hp',
  aliases: ['uh'],
  mayBeNegative: true,
});
