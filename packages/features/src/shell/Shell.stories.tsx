import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { lazy } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { createOrderAttempts } from '../shared/cart/orderAttempts.ts'
import { useCustomerDetails } from '../shared/customer/queries.ts'
import { runExclusively } from '../shared/locks/exclusive.ts'
import { toasts } from '../shared/notices/toasts.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { Shell } from './Shell.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]
const page = within(document.body)

const meta = {
  component: Shell,
  parameters: { ...given({ path: '/' }).parameters, layout: 'fullscreen' },
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

/** A placeholder for any screen. */
function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <title>{`The screen at ${pathname}${search}`}</title>
      <h1>{`The screen at ${pathname}${search}`}</h1>
      <Link to="/cart">Elsewhere</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart, 0 items, $0.00' })
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toHaveAttribute('href', '/')
    await canvas.findByRole('button', { name: 'Products' })
    for (const [name, href] of [
      ['Orders', '/orders'],
      ['Invoices', '/invoices'],
      ['Statements', '/statements'],
      ['Custom Lists', '/custom-lists'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await expect(await canvas.findByRole('button', { name: 'My Account' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

const phone = { viewport: { value: 'mobile1' } }

export const Logo: Story = {
  tags: ['state'],
  ...given({ settings: { logo: 'pictures/truck-logo.svg' } }),
  name: 'The supplier’s logo stands for the company name, which is its text',
  play: async ({ canvas }) => {
    const logo = await canvas.findByAltText('Corymbia Building Supplies')
    await expect(logo).toHaveAttribute('src', '/pictures/truck-logo.svg')
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toContainElement(logo)
    await canvas.findByRole('link', { name: 'Cart, 0 items, $0.00' })
  },
}

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Cart, 0 items, $0.00' })
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }))
    // The entries may come after the menu.
    await expect(await menu.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders')
    await userEvent.click(await menu.findByRole('button', { name: /^Products/ }))
    await userEvent.click(await menu.findByRole('button', { name: /^Timber/ }))
    await expect(await menu.findByRole('link', { name: 'All Timber' })).toHaveAttribute('href', '/products/TIMBER')
    await userEvent.click(menu.getByRole('button', { name: /^Back/ }))
    await userEvent.click(await menu.findByRole('button', { name: /^Back/ }))
    await userEvent.click(await menu.findByRole('link', { name: 'Orders' }))
    await canvas.findByRole('heading', { name: 'The screen at /orders' })
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** The specification fixes the order of the entries. */
export const AccountMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = await canvas.findByRole('list', { name: 'My Account' })
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await waitFor(() =>
      expect(names()).toEqual([
        'Account Admin',
        'Downloads',
        'Price Book',
        'Pay Account',
        expect.stringMatching(/^Plumbline Jobs/),
        'Messages',
        'Sign Out',
      ]),
    )
    const jobs = within(list).getByRole('link', { name: /^Plumbline Jobs/ })
    await expect(jobs).toHaveAttribute('href', 'https://jobs.example/sign-in')
    await expect(jobs).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const AccountMenuAtOnce: Story = {
  ...given({ latency: { getWidgetConfiguration: 'forever', isPriceBookEnabled: 'forever' } }),
  name: 'Sign Out and the account menu are there at once, even while every source of its entries hangs',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = within(await canvas.findByRole('list', { name: 'My Account' }))
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Messages', 'Sign Out'])
    await userEvent.click(list.getByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AccountMenuAtOnceOnAPhone: Story = {
  ...given({ latency: { getWidgetConfiguration: 'forever', isPriceBookEnabled: 'forever' } }),
  globals: phone,
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(menu.getByRole('button', { name: 'My Account' }))
    await userEvent.click(await menu.findByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AccountEntriesWithoutTheirSource: Story = {
  ...given({ latency: { isPriceBookEnabled: 'forever' } }),
  name: 'Entries of the account menu that need an answer appear when it comes, the others do not wait for it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = within(await canvas.findByRole('list', { name: 'My Account' }))
    await list.findByRole('link', { name: 'Pay Account' })
    await expect(list.queryByRole('link', { name: 'Price Book' })).toBeNull()
    await expect(list.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}

export const ProductsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Products' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const timber = await canvas.findByRole('link', { name: 'Timber' })
    await waitFor(() => expect(timber).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^\/products\/TIMBER\/./)),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
  },
}

/** An entry that the supplier has not enabled is not shown. */
export const MenuSwitchedOff: Story = {
  ...given({ switchedOff: ['Products', 'Orders/Quotes', 'Statements', 'Downloads', 'Pay Account', 'Plumbline Jobs'] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Invoices' })
    for (const name of ['Orders', 'Statements']) await expect(canvas.queryByRole('link', { name })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Products' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = within(await canvas.findByRole('list', { name: 'My Account' }))
    const links = () => list.queryAllByRole('link').map((link) => link.textContent)
    await waitFor(() => expect(links()).toEqual(['Account Admin', 'Price Book']))
  },
}

export const EntriesDisabledBySettings: Story = {
  ...given({
    settings: {
      account_admin_button_disabled: true,
      pricebook_button_disabled: true,
      pay_account_button_disabled: true,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = within(await canvas.findByRole('list', { name: 'My Account' }))
    const links = () => list.queryAllByRole('link').map((link) => link.textContent)
    await waitFor(() => expect(links()).toEqual(['Downloads', expect.stringMatching(/^Plumbline Jobs/)]))
  },
}

export const MessagesReadAgain: Story = {
  name: 'What a message said can be read again in the account menu',
  play: async ({ canvas, userEvent }) => {
    toasts.messages.forget()
    toasts.messages.keep('success', 'Account registration has been sent successfully')
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Messages' }))
    dialog.getByText('Account registration has been sent successfully')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus())
  },
}

export const NoPriceBooks: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    const list = within(await canvas.findByRole('list', { name: 'My Account' }))
    await list.findByRole('link', { name: 'Pay Account' })
    await expect(list.queryByRole('link', { name: 'Price Book' })).toBeNull()
  },
}

export const AccountMenuSwitchedOff: Story = {
  ...given({ switchedOff: ['My Account'] }),
  name: 'Signing out is possible without the account menu',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Orders' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const MessagesWithoutTheMenu: Story = {
  ...AccountMenuSwitchedOff,
  name: 'Messages can be read again without the account menu',
  play: async ({ canvas, userEvent }) => {
    toasts.messages.keep('success', 'Account registration has been sent successfully')
    const opener = await canvas.findByRole('button', { name: 'Messages' })
    await userEvent.click(opener)
    const dialog = within(await page.findByRole('dialog', { name: 'Messages' }))
    dialog.getByText('Account registration has been sent successfully')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  },
}

export const MessagesWithoutTheMenuOnAPhone: Story = {
  ...AccountMenuSwitchedOff,
  name: 'Messages can be read again without the account menu, on a phone',
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const menu = within(await page.findByRole('dialog', { name: 'Menu' }))
    await menu.findByRole('button', { name: 'Sign Out' })
    await userEvent.click(menu.getByRole('button', { name: 'Messages' }))
    await page.findByRole('dialog', { name: 'Messages' })
  },
}

export const MenuUnknown: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  tags: ['A23'],
  name: 'The shell can be used without the configuration of the menu',
  play: async ({ canvas }) => {
    await page.findByText('The supplier refused the request.')
    await expect(await canvas.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
  },
}

export const Offline: Story = {
  tags: ['state', 'H07'],
  name: 'A notice is shown while the browser is offline',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Cart/ })
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await canvas.findByText(/^You are offline/)
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText(/^You are offline/)).toBeNull())
  },
}

export const CartFilled: Story = {
  ...given({ cart }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$\d+\.\d\d$/ })
    await expect(link).toHaveAttribute('href', '/cart')
  },
}

export const CartFilledOnAPhone: Story = {
  ...CartFilled,
  globals: phone,
  name: 'The subtotal of the cart is visible on a phone too, and the masthead stays one row',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$/ })
    const subtotal = within(link).getByText(/^\$\d/)
    await expect(subtotal.getBoundingClientRect().width).toBeGreaterThan(20)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(64)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const CartUnknown: Story = {
  ...given({ cart, faults: { getCartContents: 'forbidden' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
  },
}

export const PricesHidden: Story = {
  ...given({ cart, settings: { hide_products_price: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cart, 4 items' })
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('$')
  },
}

export const SearchRevealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    // The label of the search bar: its code has come.
    await canvas.findByText('Search products')
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
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    // The label of the search bar: its code has come.
    await canvas.findByText('Search products')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Hide search' }))
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
  },
}

export const EmptySearchTermRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    // The label of the search bar: its code has come.
    await canvas.findByText('Search products')
    const field = await canvas.findByRole('searchbox')
    await userEvent.type(field, '   {Enter}')
    await canvas.findByText('Please enter search term(s)')
    // The field had the focus already, so nothing but the voice tells it.
    await waitFor(() => expect(heard()).toContain('Please enter search term(s)'))
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter search term(s)')
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^The screen at \/$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^The screen at \/$/)
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Please enter search term(s)')).toBeVisible()
    await userEvent.keyboard('p')
    await waitFor(() => expect(canvas.queryByText('Please enter search term(s)')).toBeNull())
    await expect(field).toBeValid()
  },
}

export const ResultsFollowTheTyping: Story = {
  tags: ['rule'],
  ...given({ path: '/search?value=pine' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await expect(field).toHaveValue('pine')
    await userEvent.type(field, ' mgp12')
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine+mgp12' })
  },
}

export const SearchTermIsRestored: Story = {
  ...given({ path: '/search?value=pine' }),
  name: 'Going back to the results restores their term in the search field',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), ' mgp12')
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine+mgp12' })
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('pine mgp12'))
  },
}

export const SignOut: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(window.sessionStorage).toHaveLength(0)
    await expect(window.localStorage).toHaveLength(0)
  },
}

export const SignOutWhileOrdering: Story = {
  name: 'Signing out waits for the outcome of an order under way',
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ordering = runExclusively('a cart', () => promise)
    const signOut = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }))
    }
    await signOut()
    await page.findByText('Your order is being sent. Sign out when you know whether it was placed.')
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    resolve()
    await ordering
    await signOut()
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

/** A quote that this browser sent some time ago, without an answer. */
function acceptedBefore(minutes: number) {
  const acceptance = { username: 'demo-admin', quote: '300001-0', state: 'sent', at: Date.now() - minutes * 60_000 }
  window.localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([acceptance]))
}

export const SignOutAfterAccepting: Story = {
  tags: ['B32'],
  name: 'Signing out waits until it is known, or two minutes later, whether a quote was accepted',
  play: async ({ canvas, userEvent }) => {
    const signOut = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }))
    }
    acceptedBefore(1)
    await signOut()
    await page.findByText('We do not know yet whether your quote was accepted. Sign out in two minutes.')
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    acceptedBefore(2)
    await signOut()
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const ProductsDisabled: Story = {
  ...given({ settings: { products_button_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Orders' })
    await expect(canvas.queryByRole('button', { name: 'Products' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull()
  },
}

export const CartDisabled: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'My Account' })
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull()
  },
}

export const SkipsToTheContent: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const skip = await canvas.findByRole('link', { name: 'Skip to the content' })
    await userEvent.tab()
    await waitFor(() => expect(skip).toHaveFocus())
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
}

export const SlowScreen: Story = {
  ...given({ path: '/cart' }),
  name: 'A screen whose code is slow has its title and heading at once',
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<NeverLoaded />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the page')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
    await expect(document.title).toBe('Review Cart – Corymbia Building Supplies')
  },
}

const NeverLoaded = lazy(() => new Promise<never>(() => undefined))

export const FocusFollowsTheScreen: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

/** On paper it is all there is of the frame. */
export const PrintedHeading: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Elsewhere' })
    await expect(canvas.queryByText(/^Prepared for/)).toBeNull()
    const finish = startPrinting()
    const customer = await canvas.findByText('Prepared for Sam Hargreaves')
    await expect(customer).not.toBeVisible()
    await expect(canvas.getByText('ABN 53 004 085 616')).not.toBeVisible()
    await expect(canvas.getByText(new Date().toLocaleDateString('en-AU'))).not.toBeVisible()
    finish()
  },
}

function startPrinting() {
  window.dispatchEvent(new Event('beforeprint'))
  return () => window.dispatchEvent(new Event('afterprint'))
}

export const PrintedForTheAccount: Story = {
  name: 'The printed heading names the account once a screen has loaded it, and asks for nothing itself',
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/" element={<Screen />} />
        <Route path="/cart" element={<AccountName />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('getCustomerDetails')
    await canvas.findByRole('link', { name: 'Elsewhere' })
    const finish = startPrinting()
    await canvas.findByText('Prepared for Sam Hargreaves')
    await expect(asked()).toBe(0)
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    const name = (await canvas.findByRole('heading', { level: 1, name: /./ })).textContent
    await expect(await canvas.findByText(`Prepared for ${name}`)).not.toBeVisible()
    await expect(asked()).toBe(1)
    finish()
  },
}

function AccountName() {
  const { data } = useCustomerDetails()
  return (
    data && (
      <>
        <title>{data.name}</title>
        <h1>{data.name}</h1>
      </>
    )
  )
}

export const PrintedHeadingInTaxMode: Story = {
  ...given({ usa: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Elsewhere' })
    const finish = startPrinting()
    await canvas.findByText('Prepared for Sam Hargreaves')
    await expect(canvas.queryByText(/^ABN/)).toBeNull()
    finish()
  },
}

export const UnknownOrderFound: Story = {
  tags: ['B05'],
  name: 'An order of unknown outcome is looked for on every screen, and told when it is found',
  // Of a cart that is not the current one any more.
  beforeEach: () =>
    void createOrderAttempts('demo-admin').write({
      state: 'sent',
      cartId: 'earlier',
      chargeProduct: '',
      type: 'Order',
      reference: 'PO-1079',
      jobName: 'Whitlam St duplex',
      total: null,
      at: Date.now() - 120_000,
      lookAlikes: [],
      lines: [{ productId: 'PB100007', quantity: 35 }],
    }),
  play: async ({ canvas }) => {
    await canvas.findByText('Order 481278 was placed.')
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^Order 481278 was placed/)))
  },
}

export const OrderedTwice: Story = {
  tags: ['state', 'B05'],
  name: 'Two orders of one cart are told on every screen',
  beforeEach: () =>
    void createOrderAttempts('demo-admin').write({
      state: 'news',
      cartId: 'earlier',
      type: 'Order',
      number: '481300',
      about: { kind: 'twice', other: '481299' },
      isDismissed: false,
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(/^Your cart was ordered twice/)).toBeNull())
  },
}
