import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/support/client/render-app';
import { useAddressLink } from '@/shared/lib/address/address-link';
import { tradeListLink } from '../model/list-links';
import { GroupBy } from './group-by';

function Example() {
  useAddressLink(tradeListLink);
  return <GroupBy />;
}

const pressed = (name: string) => screen.findByRole('button', { name, pressed: true });

test('the choice is in the address, and going back takes it back', async () => {
  const { user, router } = renderWithProviders(<Example />);
  await pressed('By number');
  await user.click(screen.getByRole('button', { name: 'By variant' }));
  await pressed('By variant');
  expect(router.state.location.search).toBe('?groupBy=VARIANT_TYPE');
  expect(router.state.historyAction).toBe('PUSH');
  await act(() => router.navigate(-1));
  await pressed('By number');
});

test('an address chooses, and an invalid choice is corrected', async () => {
  const { router } = renderWithProviders(<Example />, { path: '/?groupBy=VARIANT_TYPE' });
  await pressed('By variant');
  await act(() => router.navigate('/?groupBy=PRICE'));
  await pressed('By number');
  expect(router.state.location.search).toBe('');
});
