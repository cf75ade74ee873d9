import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import type { CartLine } from '@trade-portal/supplier-api'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { exampleLine } from '../testing/exampleLine.ts'
import { failed, loading, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { listsLock, listsLockedMessage } from '../trade/custom-lists/changeLists.ts'
import { CustomListsScreen, ListGroups } from './CustomListsScreen.tsx'

const meta = { component: CustomListsScreen, ...given({ path: '/custom-lists', clock: 'held' }) } satisfies Meta<
  typeof CustomListsScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const generic = within(await canvas.findByRole('region', { name: 'Generic Lists' }))
    await expect(generic.getAllByRole('listitem')).toHaveLength(2)
    const own = within(canvas.getByRole('region', { name: 'My Custom Lists' }))
    const names = own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Wall frame', 'Van stock', 'Nothing yet'])
    await expect(own.getByText('12 lines')).toBeVisible()
    await expect(own.getByText('0 lines')).toBeVisible()
    await expect(own.getByRole('link', { name: 'Van stock' })).toHaveAttribute('href', '/custom-lists/van-stock')
    await passTimeUntil(() => expect(announcements()).toContain('5 lists'))
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No custom lists saved yet.')
    await expect(canvas.getByRole('link', { name: 'Review Cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByRole('region', { name: 'Generic Lists' })).toBeNull()
  },
}

export const Loading: Story = loading('getCustomLists', 'your custom lists', 'Custom Lists')
export const Failed: Story = failed('getCustomLists', 'your custom lists')
export const NotAllowed: Story = notAllowed('Custom Lists')
export const OnAPhone: Story = onAPhone('Van stock')

export const Copied: Story = {
  name: 'A list is copied to the cart from the overview',
  play: async ({ canvas, userEvent }) => {
    const copied = watchCalls('copyCartToCart')
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart, Van stock' }))
    await canvas.findByRole('button', { name: 'In cart, Van stock' })
    await expect(copied()).toBe(1)
    await expect(canvas.getByRole('button', { name: 'Copy to Cart, Nothing yet' })).toBeDisabled()
  },
}

const parked = (cartId: string, lines: CartLine[]) => ({
  render: () => (
    <Screen title={routes.customLists.title}>
      <ListGroups lists={[{ cartId, name: 'Smith St (parked)', isGeneric: false, lines }]} />
    </Screen>
  ),
})

export const ParkedCart: Story = {
  ...parked('example-list', []),
  name: 'A parked cart is resumed only once; its list is then deleted',
  play: async ({ canvas, userEvent, msw }) => {
    const [copied, deleted] = [watchCalls('copyCartToCart'), watchCalls('deleteCustomList')]
    // As if another tab were changing the lists.
    const otherTab = Promise.withResolvers<void>()
    void navigator.locks.request(listsLock('demo-admin'), () => otherTab.promise)
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume, Smith St (parked)' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(listsLockedMessage)
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull())
    await expect(copied()).toBe(0)
    otherTab.resolve()
    const answer = holdCalls(msw, 'copyCartToCart')
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Resume, Smith St (parked)' }))
    await canvas.findByRole('button', { name: /^Resuming…/ })
    await expect(canvas.queryByRole('button', { name: /^Copy to Cart/ })).toBeNull()
    answer()
    await canvas.findByRole('heading', { name: 'Went to /cart' })
    await passTimeUntil(() => expect(announcements()).toContain('Cart resumed'))
    await waitFor(() => expect([copied(), deleted()]).toEqual([1, 1]))
  },
}

export const ParkedLineMissing: Story = {
  ...given({ world: 'awkward' }),
  ...parked('awkward-1', [{ ...exampleLine, productId: 'GONE' }]),
  tags: ['state'],
  name: 'If parked lines cannot be restored, their list is kept',
  play: async ({ canvas, userEvent }) => {
    const deleted = watchCalls('deleteCustomList')
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume, Smith St (parked)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    await dialog.findByText(/\(parked\)” stays, so that nothing is lost\.$/)
    // Waits until the dialog has faded in.
    await waitFor(() => expect(dialog.getByText(/^Not in your cart/)).toBeVisible())
    await expect(deleted()).toBe(0)
  },
}

export const OnlyGeneric: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'Generic lists are shown even if the user has no own lists',
  render: () => (
    <Screen title={routes.customLists.title}>
      <ListGroups lists={[{ cartId: 'safety', name: 'Safety on site', isGeneric: true, lines: [] }]} />
    </Screen>
  ),
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'My Custom Lists' }))
    await expect(own.getByRole('heading', { level: 3 })).toHaveTextContent('No custom lists saved yet.')
    await expect(own.queryByRole('link')).toBeNull()
  },
}
