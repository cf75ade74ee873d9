import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { now } from '@trade-portal/design-system/time'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { lazy, type ReactNode } from 'react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { useCustomerDetails } from '../trade/customer/queries.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { toasts } from '../foundation/failures/toasts.ts'
import { acceptances } from '../trade/orders/acceptances.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { exampleAttempt, storeAttempts } from '../testing/exampleAttempt.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { Shell } from './Shell.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]
const phone = { viewport: { value: 'mobile1' } }
const meta = {
  component: Shell,
  parameters: { ...given({ path: '/', clock: 'held' }).parameters, layout: 'fullscreen' },
  render: () => inShell(<Route path="*" element={<Screen />} />),
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

function inShell(screens: ReactNode) {
  return (
    <Routes>
      <Route element={<Shell />}>{screens}</Route>
    </Routes>
  )
}

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

async function openAccount({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
  return within(await canvas.findByRole('list', { name: 'My Account' }))
}

async function openMenu({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

async function openSearch({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
  return await canvas.findByRole('searchbox', { name: 'Search products' })
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

const message = 'Account registration has been sent successfully'
const keepMessage = () => {
  toasts.messages.forget()
  toasts.messages.keep('success', message)
}

async function readMessages({ userEvent }: PlayContext) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }))
  dialog.getByText(message)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
}

export const Typical: Story = {
  ...given({ cart }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$\d+\.\d\d ex GST$/ })
    await expect(link).toHaveAttribute('href', '/cart')
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

export const Decorated: Story = {
  tags: ['state'],
  ...given({ cart, settings: { logo: 'pictures/truck-logo.svg', hide_products_price: true } }),
  name: 'The supplier’s logo stands for the company name, which is its text, and hidden prices for no amount',
  play: async ({ canvas }) => {
    const logo = await canvas.findByAltText('Corymbia Building Supplies')
    await expect(logo).toHaveAttribute('src', '/pictures/truck-logo.svg')
    await expect(canvas.getByRole('link', { name: 'Corymbia Building Supplies, home' })).toContainElement(logo)
    await canvas.findByRole('link', { name: 'Cart, 4 items' })
    await expect(canvas.getByRole('banner')).not.toHaveTextContent('$')
  },
}

export const OnAPhone: Story = {
  ...given({ cart }),
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    const link = await canvas.findByRole('link', { name: /^Cart, 4 items, \$/ })
    await expect(within(link).getByText(/^\$\d/).getBoundingClientRect().width).toBeGreaterThan(20)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(64)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    const menu = await openMenu(context)
    // The menu may appear before its entries are loaded.
    await expect(await menu.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders')
    await userEvent.click(await menu.findByRole('button', { name: /^Products/ }))
    await userEvent.click(await menu.findByRole('button', { name: /^Timber/ }))
    await expect(await menu.findByRole('link', { name: 'All Timber' })).toHaveAttribute('href', '/products/TIMBER')
    await userEvent.click(menu.getByRole('button', { name: /^Back/ }))
    await userEvent.click(await menu.findByRole('button', { name: /^Back/ }))
    await userEvent.click(await menu.findByRole('link', { name: 'Orders' }))
    await canvas.findByRole('heading', { name: 'The screen at /orders' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Menus: Story = {
  tags: ['H07'],
  name: 'The skip link is first, both menus work, being offline is shown, and the focus follows the screen',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await canvas.findByRole('link', { name: 'Cart, 0 items, $0.00 ex GST' })

    await step('the skip link is first, and leads to the content', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to the content' })
      await waitFor(() => expect(skip).toHaveFocus())
      await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
    })

    await step('a notice is shown while the browser is offline', async () => {
      const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      window.dispatchEvent(new Event('offline'))
      await canvas.findByText(/^You are offline/)
      online.mockRestore()
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.queryByText(/^You are offline/)).toBeNull())
    })

    await step('the arrow keys go through the products, and Escape returns', async () => {
      const trigger = await canvas.findByRole('button', { name: 'Products' })
      trigger.focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Order again' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Quick order' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Timber' })).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() =>
        expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^\/products\/TIMBER\/./)),
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(canvas.queryByRole('link', { name: 'Timber' })).toBeNull()
    })

    await step('the account menu says who is signed in, before the specified entries', async () => {
      const list = await openAccount(context)
      await waitFor(() =>
        expect(texts(list.getAllByRole('listitem'))).toEqual([
          'Sam HargreavesAccount HAR001',
          'Account Admin',
          'Downloads',
          'Price Book',
          'Pay Account',
          expect.stringMatching(/^Plumbline Jobs/),
          'Messages',
          'Sign Out',
        ]),
      )
      const jobs = list.getByRole('link', { name: /^Plumbline Jobs/ })
      await expect(jobs).toHaveAttribute('href', 'https://jobs.example/sign-in')
      await expect(jobs).toHaveAttribute('rel', 'noopener noreferrer')
    })

    await step('past messages can be read again there', async () => {
      keepMessage()
      await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }))
      await readMessages(context)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus())
    })

    await step('the focus follows the screen', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }))
      await canvas.findByRole('heading', { name: 'The screen at /cart' })
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
  },
}

const sourcesHang = {
  getUserDetails: 'forever',
  getWidgetConfiguration: 'forever',
  isPriceBookEnabled: 'forever',
} as const

export const AccountMenuAtOnce: Story = {
  ...given({ latency: sourcesHang }),
  name: 'Sign Out and the account menu are there at once, even while every source of its entries hangs',
  play: async (context) => {
    const list = await openAccount(context)
    await expect(texts(list.getAllByRole('listitem'))).toEqual(['Messages', 'Sign Out'])
    toasts.announce(message)
    await context.userEvent.click(list.getByRole('button', { name: 'Sign Out' }))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(window.sessionStorage).toHaveLength(0)
    await expect(window.localStorage).toHaveLength(0)
    // The announcement must be removed from the page, so that the next user does not find it.
    await expect(document.querySelector('[data-live-announcer]')).not.toHaveTextContent(message)
  },
}

export const AccountMenuAtOnceOnAPhone: Story = {
  ...given({ latency: sourcesHang }),
  globals: phone,
  tags: ['rule'],
  play: async (context) => {
    const menu = await openMenu(context)
    await context.userEvent.click(menu.getByRole('button', { name: 'My Account' }))
    await context.userEvent.click(await menu.findByRole('button', { name: 'Sign Out' }))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const NoPriceBooks: Story = {
  ...given({ world: 'empty', held: ['isPriceBookEnabled'] }),
  name: 'The account menu waits for no answer, and has no Price Book where there is none',
  play: async (context) => {
    const list = await openAccount(context)
    await list.findByRole('link', { name: 'Pay Account' })
    await expect(list.queryByRole('link', { name: 'Price Book' })).toBeNull()
    await expect(list.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    releaseHeldCalls('isPriceBookEnabled')
    await allAnswered()
    await expect(list.queryByRole('link', { name: 'Price Book' })).toBeNull()
  },
}

export const SwitchedOff: Story = {
  ...given({
    switchedOff: ['Orders/Quotes', 'Statements', 'Downloads', 'Plumbline Jobs'],
    settings: {
      account_admin_button_disabled: true,
      pricebook_button_disabled: true,
      products_button_disabled: true,
      shopping_cart_disabled: true,
    },
  }),
  name: 'Entries that the supplier has not enabled or a setting disables are not shown',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('link', { name: 'Invoices' })
    for (const name of ['Orders', 'Statements', /^Cart/]) await expect(canvas.queryByRole('link', { name })).toBeNull()
    for (const name of ['Products', 'Search']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    const list = await openAccount(context)
    await waitFor(() => expect(texts(list.queryAllByRole('link'))).toEqual(['Pay Account']))
  },
}

export const WithoutAccountMenu: Story = {
  ...given({ switchedOff: ['My Account'] }),
  name: 'Messages can be read again and the customer can sign out without the account menu',
  play: async (context) => {
    const { canvas, userEvent } = context
    keepMessage()
    await canvas.findByRole('link', { name: 'Orders' })
    const opener = await canvas.findByRole('button', { name: 'Messages' })
    await userEvent.click(opener)
    await readMessages(context)
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const WithoutAccountMenuOnAPhone: Story = {
  ...WithoutAccountMenu,
  name: 'Messages can be read again without the account menu, on a phone',
  globals: phone,
  play: async (context) => {
    const menu = await openMenu(context)
    await menu.findByRole('button', { name: 'Sign Out' })
    await context.userEvent.click(menu.getByRole('button', { name: 'Messages' }))
    await screen.findByRole('dialog', { name: 'Messages' })
  },
}

export const LittleKnown: Story = {
  ...given({
    path: '/support',
    cart,
    faults: { getWidgetConfiguration: 'forbidden', getCartContents: { fault: 'forbidden', times: 1 } },
  }),
  tags: ['A23'],
  name: 'The shell can be used while the configuration of the menu and the cart are not known, and tries the cart again',
  play: async ({ canvas, userEvent, step }) => {
    await screen.findByText('The supplier refused the request.')
    await expect(await canvas.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /support')

    await step('on other screens than its own, the shell says that the cart could not be loaded', async () => {
      await canvas.findByText('We could not load your cart')
      await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
      await canvas.findByRole('heading', { name: 'The screen at /cart' })
      await expect(canvas.queryByText('We could not load your cart')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await canvas.findByText('We could not load your cart')
    })

    await step('tried again, it is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await canvas.findByRole('link', { name: /^Cart, 4 items, / })
      await expect(canvas.queryByText('We could not load your cart')).toBeNull()
    })
  },
}

export const Search: Story = {
  name: 'The search is revealed by its button, refuses an empty term, and leads to the results',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const refusal = 'Please enter search term(s)'
    const isStillHere = () => expect(canvas.getByRole('heading')).toHaveTextContent(/^The screen at \/$/)

    await step('the button hides it again', async () => {
      const field = await openSearch(context)
      await expect(field).toHaveAttribute('placeholder', 'Search')
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: 'Hide search' }))
      await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
    })

    const field = await openSearch(context)
    await step('an empty term is refused by Enter and by the button, which is announced', async () => {
      await userEvent.type(field, '   {Enter}')
      await canvas.findByText(refusal)
      // Its field has the focus already, so no move of the focus makes screen readers read the error. So it is announced.
      await passTimeUntil(() => expect(announcements()).toContain(refusal))
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription(refusal)
      await isStillHere()
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await waitFor(() => expect(field).toHaveFocus())
      await isStillHere()
    })

    await step('the error stays until something is typed', async () => {
      await userEvent.keyboard(' ')
      await expect(canvas.getByText(refusal)).toBeVisible()
      await userEvent.keyboard('p')
      await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull())
      await expect(field).toBeValid()
    })

    await step('the term leads to the results', async () => {
      await userEvent.keyboard('ine')
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await canvas.findByRole('heading', { name: 'The screen at /search?value=pine' })
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
  },
}

export const SearchOfTheResults: Story = {
  ...given({ path: '/search?value=pine' }),
  name: 'Results follow the typing, and going back to them restores their term in the search field',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await expect(field).toHaveValue('pine')
    await userEvent.type(field, ' mgp12')
    await passTime(400)
    await canvas.findByRole('heading', { name: 'The screen at /search?value=pine+mgp12' })
    // The results page lists the products itself.
    await allAnswered()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }))
    await canvas.findByRole('heading', { name: 'The screen at /cart' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('pine mgp12'))
  },
}

/** Stores an unanswered order, an unanswered acceptance of a quote, and a card payment, as the portal would. */
function keepOpenWork() {
  storeAttempts({ ...exampleAttempt, at: now() - 60_000 })
  const { value, close } = acceptances.open({ username: 'demo-admin', rememberMe: false })
  value.put({ quote: '300001-0', state: 'sent', at: now() - 60_000 })
  close()
  const ended = { state: 'paid', paymentId: '7', at: now() - 60_000 }
  const payment = { username: 'demo-admin', reference: '1000-0-0', amount: 12_000, path: '/pay-account', ...ended }
  window.localStorage.setItem('trade-portal.lasting.payments', JSON.stringify([payment]))
}

export const SignOutAsks: Story = {
  tags: ['B32'],
  name: 'Signing out waits for a pending order, and first lists open work that would be lost',
  beforeEach: keepOpenWork,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const signOut = async () => {
      const list = await openAccount(context)
      await userEvent.click(list.getByRole('button', { name: 'Sign Out' }))
      return within(await screen.findByRole('alertdialog', { name: 'Sign out now?' }))
    }
    const stay = async (dialog: ReturnType<typeof within>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(canvas.getByRole('main')).toHaveTextContent('The screen at /')
    }

    await step('while something is being sent, one can only wait', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const ordering = runExclusively('a cart', () => promise)
      const dialog = await signOut()
      dialog.getByText('Something is being sent. Wait until you know whether it arrived, and sign out then.')
      await expect(dialog.queryByRole('button', { name: 'Sign out' })).toBeNull()
      resolve()
      await ordering
      await dialog.findByRole('button', { name: 'Sign out' })
      await stay(dialog)
    })

    await step('open work is listed, and an order can be looked for again', async () => {
      const dialog = await signOut()
      const items = within(dialog.getByRole('list', { name: 'What signing out forgets' })).getAllByRole('listitem')
      const expected = [
        'We do not know whether your order for Lot 12 was placed.',
        'Your payment with the reference 1000-0-0 may not be on your account yet.',
        'We do not know whether Quote 300001-0 was accepted.',
      ]
      await expect(items).toHaveLength(expected.length)
      for (const [index, text] of expected.entries()) await expect(items[index]).toHaveTextContent(text)
      await userEvent.click(dialog.getByRole('button', { name: 'Look once more' }))
      await dialog.findByText(/^It is not in the list of orders yet/)
      await stay(dialog)
    })

    await step('then the customer decides', async () => {
      const dialog = await signOut()
      await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
      await canvas.findByRole('heading', { name: 'Went to /login' })
    })
  },
}

export const SlowScreen: Story = {
  ...given({ path: '/cart' }),
  name: 'A screen whose code is slow has its title and heading at once',
  render: () => inShell(<Route path="*" element={<NeverLoaded />} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the page')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
    await expect(document.title).toBe('Review Cart – Corymbia Building Supplies')
  },
}

const NeverLoaded = lazy(() => new Promise<never>(() => undefined))

function startPrinting() {
  window.dispatchEvent(new Event('beforeprint'))
  return () => window.dispatchEvent(new Event('afterprint'))
}

/** The printed heading, which is the only part of the shell that is printed. */
export const Printed: Story = {
  name: 'The printed heading names the account once a screen has loaded it, and makes no calls itself',
  render: () =>
    inShell(
      <>
        <Route path="/" element={<Screen />} />
        <Route path="/cart" element={<AccountName />} />
      </>,
    ),
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('getCustomerDetails')
    const elsewhere = await canvas.findByRole('link', { name: 'Elsewhere' })
    await expect(canvas.queryByText(/^Prepared for/)).toBeNull()
    const finish = startPrinting()
    await expect(await canvas.findByText('Prepared for Sam Hargreaves')).not.toBeVisible()
    await expect(canvas.getByText('ABN 53 004 085 616')).not.toBeVisible()
    await expect(canvas.getByText(new Date().toLocaleDateString('en-AU'))).not.toBeVisible()
    await expect(asked()).toBe(0)
    await userEvent.click(elsewhere)
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

export const PrintedInTaxMode: Story = {
  ...given({ usa: true }),
  name: 'In tax mode the printed heading has no ABN',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Elsewhere' })
    const finish = startPrinting()
    await canvas.findByText('Prepared for Sam Hargreaves')
    await expect(canvas.queryByText(/^ABN/)).toBeNull()
    finish()
  },
}

export const OrderNews: Story = {
  tags: ['state', 'B05'],
  name: 'Every screen reports that a cart was ordered twice, and that an order of unknown outcome was found',
  // Both orders come from earlier carts, not from the current cart.
  beforeEach: () => {
    storeAttempts(
      {
        state: 'notice',
        cartId: 'first',
        type: 'Order',
        number: '481300',
        about: { kind: 'twice', other: '481299' },
        isDismissed: false,
      },
      {
        ...exampleAttempt,
        cartId: 'second',
        reference: 'PO-1079',
        jobName: 'Whitlam St duplex',
        total: null,
        at: Date.now() - 120_000,
        similarOrders: [],
        lines: [{ productId: 'PB100007', quantity: 35 }],
      },
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(/^Your cart was ordered twice/)).toBeNull())
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(/^Order 481278 was placed/)))
    await canvas.findByText('Order 481278 was placed.')
  },
}
