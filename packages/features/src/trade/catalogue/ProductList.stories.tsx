import type { Meta, StoryObj } from '@storybook/react-vite'
import { RowGrid } from '@trade-portal/design-system'
import { passTime } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import type { Product } from '@trade-portal/supplier-api'
import { Profiler, useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchFetch } from '../../testing/watchCalls.ts'
import { ProductRow } from './ProductItems.tsx'
import { ProductList } from './ProductList.tsx'
import { useOpenedProduct } from './useOpenedProduct.ts'

const product = (productId: string, name: string): Product => ({
  productId,
  name,
  description: '',
  image: '',
  pictures: [],
  stockStatus: 'InStock',
  prices: { rrp: 435, trade: 340, best: 313, customer: 325 },
  units: ['EA'],
  isTally: false,
  files: [],
})
const products = [
  product('FX100001', 'Joist Hanger Galvanised 45 x 90 mm'),
  product('FX100002', 'Joist Hanger Galvanised 45 x 120 mm'),
  product('FX100003', 'Joist Hanger Galvanised 45 x 140 mm'),
]

const meta = {
  component: ProductList,
  ...given({ path: '/search?value=hanger', clock: 'held' }),
  args: { products, view: 'list', showPrices: true },
} satisfies Meta<typeof ProductList>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const Listed: Story = {
  name: 'A row adds its product to a list, in its quantity',
  play: async ({ canvas, userEvent }) => {
    const [more = document.body] = await canvas.findAllByRole('button', { name: /^Increase quantity/ })
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list, Joist Hanger Galvanised 45 x 90 mm' }))
    const dialog = within(document.body)
    await expect(await dialog.findByRole('spinbutton', { name: /^Quantity \(EA\)/ })).toHaveValue('2')
  },
}

export const SoldByLength: Story = {
  args: { products: products.map((sold) => ({ ...sold, isTally: true })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Tally/ })).toHaveLength(products.length)
    await expect(canvas.queryByText('Quantity')).toBeNull()
  },
}

export const Cards: Story = {
  args: { view: 'grid' },
  play: async ({ canvas }) => {
    // Without columns, each price says whether it includes tax.
    await expect(await canvas.findAllByText('ex GST')).toHaveLength(products.length)
  },
}

const renders = new Map<string, number>()
const columns = { picture: '', name: 'Product', stock: '', price: 'Price', action: '' }

function ProfiledRows() {
  const { opener } = useOpenedProduct()
  // Memoised, so that a render of this component does not render the Profilers. A Profiler that renders calls `onRender`
  // even if the row inside it does not render, and the story would count that row too.
  const rows = useMemo(
    () =>
      products.map((entry) => (
        <Profiler
          key={entry.productId}
          id={entry.productId}
          onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}
        >
          <ProductRow product={entry} showPrices opener={opener} />
        </Profiler>
      )),
    [opener],
  )
  return (
    <RowGrid label="Products" columns={columns} hasUnits>
      {rows}
    </RowGrid>
  )
}

export const RowsRenderAlone: Story = {
  // The story starts with a cart, because creating one would render every row once.
  ...given({ cart: [{ productId: 'FX100010', quantity: 1 }] }),
  render: () => <ProfiledRows />,
  name: 'Adding a product rerenders only the row of that product',
  play: async ({ canvas, userEvent }) => {
    const [add = document.body] = await canvas.findAllByRole('button', { name: /^Add to cart/ })
    renders.clear()
    await userEvent.click(add)
    await canvas.findByText('1 in cart')
    await expect([...renders.keys()]).toEqual(['FX100001'])
  },
}

const nameOf = (canvas: PlayContext['canvas'], size: string) =>
  canvas.findByRole('button', { name: `Joist Hanger Galvanised 45 x ${size} mm` })

/** Returns the ids of products in the order of the requests for their details. */
let asked: () => unknown[] = () => []
const watchAsked = () => {
  const calls = watchFetch()
  // Leaves out aborted calls: in StrictMode, opening a dialog while its product is loading aborts the call and repeats it.
  asked = () =>
    calls().flatMap(([address, call]) =>
      typeof address === 'string' &&
      address.endsWith('=getProductDetails') &&
      typeof call?.body === 'string' &&
      call.signal?.aborted !== true
        ? [JSON.parse(call.body).productID]
        : [],
    )
}

const isOpened = async (name: HTMLElement) =>
  within(await within(document.body).findByRole('dialog', { name: name.textContent })).findByText('SKU')

export const AskedForAhead: Story = {
  name: 'A product is prefetched once, before the user opens it',
  beforeEach: watchAsked,
  play: async ({ canvas, userEvent, step }) => {
    const restsOn = async (target: HTMLElement) => {
      await userEvent.hover(target)
      await passTime(150)
    }
    await step('only a name on which the mouse rests prefetches its product', async () => {
      const name = await nameOf(canvas, '90')
      await userEvent.hover(await nameOf(canvas, '120'))
      await restsOn(name)
      await waitFor(() => expect(asked()).toEqual(['FX100001']))
      await userEvent.click(name)
      await isOpened(name)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(name).toHaveFocus())
      await restsOn(canvas.getByRole('button', { name: /^Add to cart.* 120 mm$/ }))
      await expect(asked()).toEqual(['FX100001'])
    })

    await step('focusing a name by keyboard prefetches its product', async () => {
      const name = await nameOf(canvas, '120')
      for (let presses = 0; presses < 9 && document.activeElement !== name; presses += 1) await userEvent.tab()
      await passTime(150)
      await waitFor(() => expect(asked()).toEqual(['FX100001', 'FX100002']))
    })

    await step('touching a name prefetches its product', async () => {
      const name = await nameOf(canvas, '140')
      await userEvent.pointer({ keys: '[TouchA>]', target: name })
      await waitFor(() => expect(asked()).toEqual(['FX100001', 'FX100002', 'FX100003']))
      await userEvent.pointer({ keys: '[/TouchA]', target: name })
      await isOpened(name)
      await expect(asked()).toHaveLength(3)
    })
  },
}
