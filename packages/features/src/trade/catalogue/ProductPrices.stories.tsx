import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import type { Product } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { ProductPrices } from './ProductPrices.tsx'

const entry = (differences: Partial<Product> = {}, unit = 'EA') => ({
  product: { prices: { rrp: 435, trade: 340, best: 313, customer: 325 }, units: ['EA'], ...differences },
  unit,
  inCart: undefined,
})

const meta = { component: ProductPrices, ...given(), args: { entry: entry() } } satisfies Meta<typeof ProductPrices>
export default meta
type Story = StoryObj<typeof meta>

const ofSeveral = 'Your price is what your account pays. The others are for comparison.'

export const Typical: Story = {
  name: 'Each price shows its unit, even if there is only one, and a price for another unit is never guessed',
  render: () => (
    <>
      <ProductPrices entry={entry()} />
      <ProductPrices entry={entry({ units: ['EA', 'BOX'] }, 'BOX')} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByText('Your price')
    await expect(first?.nextSibling).toHaveTextContent('$3.25 per EA')
    await expect(canvas.getAllByText('RRP')[0]?.nextSibling).toHaveTextContent('$4.35 per EA')
    await expect(second?.nextSibling).toHaveTextContent('$3.25 per EA')
    await expect(canvas.getAllByText(ofSeveral)).toHaveLength(2)
    await expect(canvas.getAllByText(/in cart$/)).toHaveLength(1)
    await expect(canvas.getByText('Priced in cart')).toBeVisible()
  },
}

export const PriceOfZeroHidden: Story = {
  name: 'A price of 0 is none, and a product without prices has one on request',
  render: () => (
    <>
      <ProductPrices entry={entry({ prices: { rrp: 0, trade: 340, best: -1, customer: null } })} />
      <ProductPrices entry={entry({ prices: { rrp: 0, trade: 340, best: 313, customer: null } })} />
      <ProductPrices entry={entry({ prices: { rrp: 0, trade: 0, best: 0, customer: 0 } })} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Trade price')).toHaveLength(2)
    await expect(canvas.queryByText(/^(RRP|Your price)$/)).toBeNull()
    await expect(canvas.getAllByText('Best price')).toHaveLength(1)
    // None of the shown prices is the customer's own.
    await expect(canvas.queryByText(ofSeveral)).toBeNull()
    await expect(canvas.getAllByText('Price on request')).toHaveLength(1)
  },
}
