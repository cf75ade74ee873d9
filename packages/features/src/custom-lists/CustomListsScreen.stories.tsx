import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { failed, loading, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
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

export const ParkedCart: Story = {
  name: 'A parked cart is resumed, not copied',
  render: () => (
    <Screen title={routes.customLists.title}>
      <ListGroups lists={[{ cartId: 'parked', name: '12 Smith St (parked)', isGeneric: false, lines: [] }]} />
    </Screen>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Resume, 12 Smith St (parked)' })
    await expect(canvas.queryByRole('button', { name: /^Copy to Cart/ })).toBeNull()
  },
}

export const OnlyGeneric: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'Generic lists are shown without own lists',
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
