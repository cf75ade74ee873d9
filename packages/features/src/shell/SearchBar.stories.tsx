import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import { fakeScanner } from '../testing/fakeScanner.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { Shell } from './Shell.tsx'

const meta = {
  component: Shell,
  parameters: { ...given({ path: '/', clock: 'held' }).parameters, layout: 'fullscreen' },
  args: { children: <Screen /> },
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <title>{`The screen at ${pathname}${search}`}</title>
      <h1>{`The screen at ${pathname}${search}`}</h1>
      <textarea aria-label="Elsewhere" />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

async function openSearch({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Search products, orders/ }))
  return await canvas.findByRole('searchbox', { name: 'Search products' })
}

const suggestions = ({ canvas }: PlayContext, name: string) =>
  canvas.findByRole('rowgroup', { name }).then((group) => within(group).getAllByRole('row'))

export const Suggestions: Story = {
  tags: ['state'],
  name: 'After 3 letters, products are suggested when typing pauses',
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openSearch(context)
    const sent = watchCalls('searchProductTP')
    await userEvent.type(field, 'pi')
    await passTime(400)
    await expect(sent()).toBe(0)
    await userEvent.type(field, 'n')
    await passTime(399)
    await userEvent.type(field, 'e')
    await canvas.findByText('Searching for products…')
    await passTime(400)
    const options = await suggestions(context, 'Products')
    await expect(sent()).toBe(1)
    await expect(options).toHaveLength(6)
    await expect(options[0]).toHaveTextContent(/[A-Z]{2}\d{6} · \w+(In Stock|Low Stock|Special Order)(Add)?$/)
    await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^6 of \d+ products below the field$/))
  },
}

export const SuggestionsOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async (context) => {
    await context.userEvent.type(await openSearch(context), 'pine')
    await passTime(400)
    const [first] = await suggestions(context, 'Products')
    await expect(first).toHaveTextContent(/\$\d+\.\d\d(Add)?$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ListsNotOpened: Story = {
  ...given({ faults: { getCustomerInvoicesTP: 'forbidden' } }),
  name: 'Orders are suggested even if invoices cannot be searched',
  play: async (context) => {
    await context.userEvent.type(await openSearch(context), 'PO-10')
    await passTime(400)
    await context.canvas.findByText(/^Not all orders and invoices could be searched\./)
    await expect((await suggestions(context, 'Go to'))[0]).toHaveTextContent(/^(Order|Quote) \d+.*PO-10/)
  },
}

export const SlowAndFailed: Story = {
  ...given({ faults: { searchProductTP: { fault: 'forbidden', after: 1, times: 2 } } }),
  name: 'Late and failed responses do not interrupt typing',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const field = await openSearch(context)
    const answersLate = async (text: string, more: string) => {
      const answer = holdCalls(msw, 'searchProductTP')
      await userEvent.type(field, text)
      await passTime(400)
      await userEvent.type(field, more)
      answer()
      await allAnswered()
      await canvas.findByText('Searching for products…')
      await expect(canvas.queryByRole('row')).toBeNull()
    }
    await step('a late answer is not shown below newer text', () => answersLate('pin', 'e'))
    await step('a late failure is not reported', async () => {
      await answersLate(' m', 'g')
      await expect(canvas.queryByText(/^We could not search/)).toBeNull()
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await expect(announcements().join()).not.toContain('We could not search')
    })
    await step('a failure is announced, and the search can be tried again', async () => {
      await passTime(400)
      await canvas.findByText(/^We could not search for products\./)
      await passTimeUntil(() => expect(announcements().join()).toContain('We could not search for products.'))
      await expect(field).toHaveValue('pine mg')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await suggestions(context, 'Products')
    })
  },
}

export const Chosen: Story = {
  name: 'A suggestion can be opened by pressing or by keyboard',
  play: async (context) => {
    const { canvas, userEvent } = context
    const opens = async (text: string, choose: (option: HTMLElement, field: HTMLElement) => void, address: RegExp) => {
      const field = await openSearch(context)
      await userEvent.type(field, text)
      await passTime(400)
      const [first = document.body] = await canvas.findAllByRole('row')
      await userEvent.keyboard('{ArrowDown}')
      choose(first, field)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(address))
      await expect(canvas.queryByRole('grid')).toBeNull()
    }
    // An event is dispatched, because user-event does not wait for the page that Enter opens, which React would report.
    const pressEnter = (_: HTMLElement, field: HTMLElement) =>
      void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await opens('statem', pressEnter, /\/statements$/)
    await opens('123456', (option) => option.click(), /\/orders\/123456\b/)
    await opens('pine', pressEnter, /\/search\?value=pine&product=[A-Z]{2}\d{6}$/)
  },
}

export const Recent: Story = {
  tags: ['state'],
  name: 'An empty field offers the five latest searches',
  play: async (context) => {
    const { canvas, userEvent } = context
    const search = async (term: string) => {
      await userEvent.type(await openSearch(context), term)
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await canvas.findByRole('heading', { name: `The screen at /search?value=${term}` })
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await canvas.findByRole('heading', { name: 'The screen at /' })
    }
    for (const term of ['pine', 'oak', 'ash', 'bolt', 'nail', 'hinge', 'OAK']) await search(term)
    await openSearch(context)
    const rows = await suggestions(context, 'Recent searches')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['OAK', 'hinge', 'nail', 'bolt', 'ash'])
    await passTimeUntil(() => expect(announcements()).toContain('5 recent searches below the field'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(rows[1]?.firstElementChild).toHaveAttribute('aria-selected', 'true')
  },
}

export const AddedFromSuggestions: Story = {
  tags: ['state'],
  name: 'A product is added from the suggestions; nothing moves',
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async (context) => {
    const { msw, userEvent } = context
    const field = await openSearch(context)
    await userEvent.type(field, 'screw')
    await passTime(400)
    const [row = document.body] = await suggestions(context, 'Products')
    const top = () => row.nextElementSibling?.getBoundingClientRect().top
    const before = top()
    const sent = watchCalls('addCartProduct')
    const answer = holdCalls(msw, 'addCartProduct')
    await userEvent.dblClick(within(row).getByRole('button', { name: /^Add, / }))
    answer()
    await within(row).findByRole('button', { name: /^1 in cart, / })
    await expect(sent()).toBe(1)
    await expect(top()).toBe(before)
    await expect(field).toHaveFocus()
    await passTimeUntil(() => expect(announcements().join()).toMatch(/1 .* in cart, 1 item/))
  },
}

export const MacKeys: Story = {
  name: 'The button names the keys of the device',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('⌘ K')).toBeVisible()
  },
}

export const Shortcut: Story = {
  name: 'Ctrl+K opens the search, except in a field or a dialog',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Search products, orders/ })
    await userEvent.click(canvas.getByRole('textbox', { name: 'Elsewhere' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(canvas.queryByRole('searchbox')).toBeNull()

    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }))
    const dialog = await screen.findByRole('dialog', { name: 'Messages' })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

export const Scanned: Story = {
  ...given({ settings: { scanner: true } }),
  name: 'A scanned barcode is searched for',
  beforeEach: () => fakeScanner('', 'FX100001'),
  play: async (context) => {
    const { canvas, userEvent } = context
    await openSearch(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a barcode' }))
    await canvas.findByRole('heading', { name: 'The screen at /search?value=FX100001' })
    await expect(await canvas.findByRole('searchbox', { name: 'Search products' })).toHaveValue('FX100001')
  },
}

export const NotScanned: Story = {
  ...given({ settings: { scanner: true } }),
  name: 'Without a scan, the search stays open',
  beforeEach: () => fakeScanner(),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await openSearch(context)
    await userEvent.type(field, 'pi')
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a barcode' }))
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Or type the code' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scan a barcode' })).toHaveFocus())
    await expect(field).toHaveValue('pi')
  },
}
