import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@trade-portal/design-system'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { watchCalls } from '../../testing/watchCalls.ts'
import { useCart } from '../../trade/cart/currentCart.ts'
import { useUserDetails } from '../../trade/customer/queries.ts'
import { joinQueries } from '../api/loadable.ts'
import { QueryView } from '../api/QueryView.tsx'
import { Screen } from './Screen.tsx'

/** An example of a screen: a heading, queries, and their states. */
function ExampleScreen() {
  const facts = joinQueries({ user: useUserDetails(), lines: useCart() })
  return (
    <Screen title="Example" intro="What a screen is made of.">
      <QueryView query={facts} what="the example">
        {({ user, lines }) => <Text>{`${user.firstName} has ${lines.length} lines in the cart.`}</Text>}
      </QueryView>
    </Screen>
  )
}

const meta = { component: ExampleScreen, ...given({ cart: [{ productId: 'FX100001', quantity: 3 }] }) } satisfies Meta<
  typeof ExampleScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  ...given({ held: ['getUserDetails'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the example')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible()
    releaseHeldCalls('getUserDetails')
    await canvas.findByText('Sam has 1 lines in the cart.')
    await expect(document.title).toBe('Example – Corymbia Building Supplies')
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ faults: { getCartContents: 'forbidden' } }),
  name: 'Try again repeats only the query that failed',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the example')
    const [users, carts] = [watchCalls('getUserDetails'), watchCalls('getCartContents')]
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(carts()).toBe(1))
    await expect(users()).toBe(0)
  },
}
