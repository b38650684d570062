import { SHARING_SUBJECTS } from '../sharing';
import { LIST_OF_OFFER, LIST_OFFER_TYPES, OFFER_ON_LIST, parseOfferType } from './offer';
import { parseOfferStatus } from './offer-state';

describe('offer type', () => {
  test('a BUY offer is made on a sale list, a SELL offer on a want list', () => {
    expect(LIST_OF_OFFER).toEqual({ BUY: 'SALE_LIST', SELL: 'WANT_LIST' });
  });

  test.each(LIST_OFFER_TYPES)('%s is the offer that is made on its list', (type) => {
    expect(OFFER_ON_LIST[LIST_OF_OFFER[type]]).toBe(type);
    expect(SHARING_SUBJECTS).toContain(LIST_OF_OFFER[type]);
  });

  test('an unknown type throws an error that names it', () => {
    expect(parseOfferType('SELL')).toBe('SELL');
    expect(() => parseOfferType('GIFT')).toThrow('Unknown offer type: GIFT');
  });
});

describe('offer status', () => {
  test('an unknown status throws an error that names it', () => {
    expect(parseOfferStatus('DECLINED')).toBe('DECLINED');
    expect(() => parseOfferStatus('LOST')).toThrow('Unknown offer status: LOST');
  });
});
