import { formatPrice } from './format-price';

/** A sum of prices, whose thousands are set apart since it may be long: 1234567 → `$12,345.67`; −125 → `−$1.25`. */
export function formatSum(cents: number): string {
  const price = formatPrice(Math.abs(cents)).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return cents < 0 ? `−${price}` : price;
}
