import type { Meta, StoryObj } from '@storybook/react-vite'
import { RowGrid } from '@trade-portal/design-system'
import { given } from '@trade-portal/mocks/given'
import type { Product } from '@trade-portal/supplier-api'
import { Profiler, useMemo } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { ProductList } from './ProductList.tsx'
import { ProductRow } from './ProductRow.tsx'
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
  ...given({ path: '/search?value=hanger' }),
  args: { products, view: 'list', showPrices: true },
} satisfies Meta<typeof ProductList>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const Cards: Story = { args: { view: 'grid' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RepeatedIds: Story = {
  args: { products: [...products, ...products.slice(0, 2)] },
  name: 'D11 Products that share an id are all shown, and each keeps its own quantity',
  play: async ({ canvas, userEvent }) => {
    const quantities = await canvas.findAllByRole('spinbutton')
    await expect(quantities).toHaveLength(5)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Increase .* 45 x 90 mm$/ }).at(-1) ?? document.body)
    await expect(quantities.map((field) => field.getAttribute('aria-valuenow'))).toEqual(['1', '1', '1', '2', '1'])
  },
}

/** How often each row has rendered anew. */
const renders = new Map<string, number>()

function ProfiledRows() {
  const { opened, opener, close } = useOpenedProduct()
  // A Profiler that is rendered reports that, even if its row is not. So these are rendered again only when what the
  // rows are given has changed.
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
    <>
      <RowGrid label="Products" columns={columns}>
        {rows}
      </RowGrid>
      {opened && (
        <button type="button" onClick={close}>
          {`Close ${opened.productId}`}
        </button>
      )}
    </>
  )
}

const columns = { picture: '', name: 'Product', stock: '', price: 'Price', unit: '', quantity: '', action: '' }

export const RowsRenderAlone: Story = {
  // A cart that is created meanwhile would render every row, once.
  ...given({ cart: [{ productId: 'FX100010', quantity: 1 }] }),
  render: () => <ProfiledRows />,
  name: 'A change of the cart renders the row of its product, and opening a product renders no other row',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('article')
    if (!first) throw new Error('There is no row')
    const others = () => products.slice(1).map(({ productId }) => renders.get(productId) ?? 0)
    renders.clear()
    await userEvent.click(within(first).getByRole('button', { name: /^Add to cart/ }))
    await within(first).findByRole('button', { name: /^1 in cart/ })
    await expect(renders.get('FX100001')).toBeGreaterThan(0)
    await expect(others()).toEqual([0, 0])

    await userEvent.click(within(first).getByRole('button', { name: /^Joist Hanger/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close FX100001' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Close/ })).toBeNull())
    await expect(others()).toEqual([0, 0])
  },
}
