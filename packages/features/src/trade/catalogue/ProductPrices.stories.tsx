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

/** Each price has its unit. A note replaces a price that is missing or 0. */
export const Typical: Story = {
  render: () => (
    <>
      <ProductPrices entry={entry()} />
      <ProductPrices entry={entry({ units: ['EA', 'BOX'] }, 'BOX')} />
      <ProductPrices entry={entry({ units: ['EA', 'BOX'], unitPrices: [{ unit: 'BOX', amount: 15_000 }] }, 'BOX')} />
      <ProductPrices entry={entry({ prices: { rrp: 0, trade: 340, best: 313, customer: null } })} />
      <ProductPrices entry={entry({ prices: { rrp: 0, trade: 0, best: 0, customer: 0 } })} />
    </>
  ),
  play: async ({ canvas }) => {
    const prices = await canvas.findAllByText('Your price')
    await expect(prices.map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
      '$3.25 /\u00A0EA',
      '$3.25 /\u00A0EA',
      '$3.25 /\u00A0EA',
    ])
    await expect(canvas.getAllByText('The price per BOX shows in your cart once you have added it.')).toHaveLength(1)
    await expect(canvas.getByText('$150.00').nextSibling).toHaveTextContent('/ BOX')
    // In the last but one example, none of the shown prices is the customer's own.
    await expect(canvas.getAllByText(/^Your price is what your account pays/)).toHaveLength(3)
    await expect(canvas.getAllByText('Price on request')).toHaveLength(1)
  },
}
