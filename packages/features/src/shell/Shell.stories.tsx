import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { Shell } from './Shell.tsx'

const path = '/'
const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]
const page = within(document.body)

const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Screen />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

/** Stands for any screen. */
function Screen() {
  const { pathname, search } = useLocation()
  return (
    <>
      <h1>{`The screen at ${pathname}${search}`}</h1>
      <Link to="/cart">Elsewhere</Link>
    </>
  )
}

export const Typical: Story = {
  ...given({ path }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart, 0 items, $0.00' })
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
    await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const CartFilled: Story = {
  ...given({ path, cart }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$\d+\.\d\d$/ })
    await expect(link).toHaveAttribute('href', '/cart')
  },
}

export const CartFilledOnAPhone: Story = { ...CartFilled, globals: { viewport: { value: 'mobile1' } } }

export const CartUnknown: Story = {
  ...given({ path, cart, faults: { getCartContents: 'forbidden' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
  },
}

export const PricesHidden: Story = {
  ...given({ path, cart, settings: { hide_products_price: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart, 4 items' })
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('$')
  },
}

export const SearchRevealed: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    const field = await canvas.findByRole('searchbox', { name: 'Search products' })
    await expect(field).toHaveAttribute('placeholder', 'Search')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('pine')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const SearchHiddenAgain: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Hide search' }))
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
  },
}

export const EmptySearchTermRefused: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    await userEvent.type(await canvas.findByRole('searchbox'), '   {Enter}')
    await page.findByText('Please enter search term(s)')
    await expect(canvas.getByRole('heading')).toHaveTextContent('The screen at /')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^The screen at \/$/)
  },
}

export const ResultsFollowTheTyping: Story = {
  ...given({ path: '/search?value=pine' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await expect(field).toHaveValue('pine')
    await userEvent.type(field, ' mgp12')
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine+mgp12' })
  },
}

export const SignOut: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(window.sessionStorage).toHaveLength(0)
    await expect(window.localStorage).toHaveLength(0)
  },
}

export const ProductsDisabled: Story = {
  ...given({ path, settings: { products_button_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Cart/ })
    await expect(canvas.queryByRole('link', { name: 'Products' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull()
  },
}

export const CartDisabled: Story = {
  ...given({ path, settings: { shopping_cart_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'My Account' })
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull()
  },
}

export const SkipsToTheContent: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    const skip = await canvas.findByRole('link', { name: 'Skip to the content' })
    await userEvent.tab()
    await waitFor(() => expect(skip).toHaveFocus())
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
}

export const FocusFollowsTheScreen: Story = {
  ...given({ path }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
