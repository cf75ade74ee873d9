import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { ProductPrices } from './ProductPrices.tsx'

const product = {
  productId: 'FX100001',
  name: 'Joist Hanger Galvanised 45 x 90 mm',
  description: '',
  image: '',
  pictures: [],
  stockStatus: null,
  prices: { rrp: 435, trade: 340, best: 313, customer: 325 },
  units: ['EA'],
  isTally: false,
  files: [],
}

const meta = {
  component: ProductPrices,
  ...given(),
  args: { entry: { product, unit: 'EA', inCart: undefined } },
} satisfies Meta<typeof ProductPrices>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  name: 'Each price says its unit, also where there is only one',
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Your price')).nextSibling).toHaveTextContent('$3.25 per EA')
    await expect(canvas.getByText('RRP').nextSibling).toHaveTextContent('$4.35 per EA')
  },
}

export const PriceOfZeroHidden: Story = {
  args: {
    entry: {
      product: { ...product, prices: { rrp: 0, trade: 340, best: -1, customer: null } },
      unit: 'EA',
      inCart: undefined,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Trade price')
    await expect(canvas.queryByText('RRP')).toBeNull()
    await expect(canvas.queryByText('Best price')).toBeNull()
    await expect(canvas.queryByText('Your price')).toBeNull()
  },
}

export const NoPriceAtAll: Story = {
  args: {
    entry: {
      product: { ...product, prices: { rrp: 0, trade: 0, best: 0, customer: 0 } },
      unit: 'EA',
      inCart: undefined,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Price on request')
  },
}

export const OtherUnit: Story = {
  args: { entry: { product: { ...product, units: ['EA', 'BOX'] }, unit: 'BOX', inCart: undefined } },
  name: 'The price of a unit without a listed price is never guessed',
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('Your price')).nextSibling).toHaveTextContent('$3.25 per EA')
    await expect(canvas.getByText('Price per BOX comes with the cart')).toBeVisible()
  },
}
