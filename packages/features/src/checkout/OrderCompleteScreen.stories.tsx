import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { Link, useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { useSession } from '../foundation/session/useSession.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'
import { placedOrders } from '../trade/orders/placedOrders.ts'
import { OrderCompleteScreen } from './OrderCompleteScreen.tsx'

const cartId = 'the ordered cart'
const lengths = '10 × 4.2 m, 4 × 3.6 m'
const facts = {
  cartId,
  branch: 'Parramatta',
  goods: [
    { productId: 'FX100001', name: 'Joist Hanger', quantity: 6, unit: 'BOX', lengths: '' },
    { productId: 'TM100001', name: 'Pine Framing', quantity: 56.4, unit: 'LM', lengths },
  ],
  jobName: 'Lot 12 carport',
  despatch: 'Pickup from branch, Parramatta',
  requiredDate: '2026-12-01',
  total: 55_322,
}

/** Stands in for the checkout: its link opens the order-complete page with the order number. */
function Checkout({ number }: { readonly number: string | null }) {
  const session = useSession()
  const { state } = useLocation()
  if (state !== null) return <OrderCompleteScreen />
  const place = () => {
    placedOrders.of(session).write(facts)
    orderAttempts.of(session).write({ state: 'done', cartId, type: 'Order', number: '481300', lines: [] })
  }
  return (
    <Link to="/checkout/complete" state={{ number }} onClick={place}>
      Place it
    </Link>
  )
}

async function place({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Place it' }))
  return await canvas.findByRole('heading', { level: 1, name: 'Order Complete!' })
}

const meta = {
  component: OrderCompleteScreen,
  ...given({ path: '/checkout/complete' }),
  render: () => <Checkout number="481300" />,
} satisfies Meta<typeof OrderCompleteScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    const before = announcements().length
    const heading = await place(context)
    await canvas.findByText('Thank you. It is with Parramatta.')
    const goods = within(canvas.getByRole('list', { name: 'Goods' })).getAllByRole('listitem')
    await expect(goods.map(({ textContent }) => textContent)).toEqual([
      '6 BOX Joist Hanger',
      `56.4 LM Pine Framing${lengths}`,
    ])
    for (const fact of [facts.jobName, facts.despatch, '01/12/2026']) await expect(canvas.getByText(fact)).toBeVisible()
    const total = canvas.getByText('Total inc GST').nextElementSibling
    await expect(total).toBeVisible()
    await expect(total).toHaveTextContent(/^\$553\.22$/)
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/orders/481300-0')
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/products')
    // The page announces nothing, because its heading gets the focus.
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(announcements().slice(before)).toEqual([])
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const WithoutANumber: Story = {
  name: 'If an order has no number, it is confirmed without details',
  render: () => <Checkout number={null} />,
  play: async (context) => {
    await place(context)
    await expect(context.canvas.queryByRole('link', { name: 'View order' })).toBeNull()
    await expect(context.canvas.queryByText(facts.jobName)).toBeNull()
  },
}

export const OpenedDirectly: Story = {
  name: 'If opened without an order, the page says so',
  render: () => <OrderCompleteScreen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No order to show' })
    await expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders')
    await expect(canvas.getByRole('link', { name: 'Review cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByRole('heading', { name: 'Order Complete!' })).toBeNull()
  },
}
