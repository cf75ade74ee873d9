import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { useInvoices, useOrders } from '../trade/documents/queries.ts'
import { Shell } from './Shell.tsx'

const meta = {
  component: Shell,
  parameters: { ...given({ path: '/', clock: 'held' }).parameters, layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/lists" element={<Lists />} />
        <Route path="*" element={<Screen />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof Shell>
export default meta
type Story = StoryObj<typeof meta>

function Screen() {
  const { pathname, search } = useLocation()
  return (
    <>
      <title>{`The screen at ${pathname}${search}`}</title>
      <h1>{`The screen at ${pathname}${search}`}</h1>
      <textarea aria-label="Elsewhere" />
    </>
  )
}

function Lists() {
  const { data: orders } = useOrders()
  const { data: invoices } = useInvoices()
  const [order, invoice] = [orders?.find(({ type, jobName }) => type === 'Order' && jobName !== ''), invoices?.[0]]
  return (
    <>
      <title>Lists</title>
      <h1>Lists</h1>
      {order && invoice && <p>{`${order.number}|${order.jobName}|${invoice.number}-${invoice.suffix}`}</p>}
    </>
  )
}

async function openSearch({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
  return await canvas.findByRole('searchbox', { name: 'Search products' })
}

const suggestions = ({ canvas }: PlayContext, name: string) =>
  canvas.findByRole('group', { name }).then((group) => within(group).getAllByRole('option'))

const typesPine: Story['play'] = async (context) => {
  const { userEvent } = context
  await userEvent.type(await openSearch(context), 'pine')
  await passTime(400)
  await expect((await suggestions(context, 'Products')).length).toBe(6)
}

export const Suggestions: Story = {
  tags: ['state'],
  name: 'Below the search are the first products, and the count is announced',
  ...given({ path: '/' }),
  play: async (context) => {
    await typesPine(context)
    await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^6 of \d+ products below the field$/))
    const [first] = await suggestions(context, 'Products')
    await expect(first).toHaveTextContent(/[A-Z]{2}\d{6} · \w+(In Stock|Low Stock|Special Order)$/)
  },
}

export const SuggestionsOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => window.sessionStorage.setItem('trade-portal.see-prices', 'true'),
  play: async (context) => {
    await typesPine(context)
    const options = await suggestions(context, 'Products')
    for (const option of options) await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(options[0]).toHaveTextContent(/\$\d+\.\d\d$/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AtRest: Story = {
  name: 'Products are asked for once typing has paused, and not for two letters',
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
    await suggestions(context, 'Products')
    await expect(sent()).toBe(1)
  },
}

export const Understood: Story = {
  ...given({ path: '/lists' }),
  name: 'A page, a document by its number, and a job are found, and the lists of documents are asked for once',
  play: async (context) => {
    const { canvas, userEvent } = context
    const [order = '', job = '', invoice = ''] = (await canvas.findByText(/\|/)).textContent.split('|')
    const field = await openSearch(context)
    await allAnswered()
    const offers = async (text: string, title: string | RegExp) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      const options = await suggestions(context, 'Go to')
      await expect(options.map(({ textContent }) => textContent).join('|')).toMatch(title)
    }
    const sent = watchCalls('getCustomerTransactions')
    await offers('statem', /^Statements$/)
    await offers(invoice, new RegExp(`^Invoice ${invoice}`))
    await offers('123456', /^Document 123456$/)
    await offers(job, new RegExp(job))
    await offers(order, new RegExp(`^Order ${order}`))
    await expect(sent()).toBe(0)
  },
}

export const ListsNotOpened: Story = {
  ...given({ path: '/', faults: { getCustomerInvoicesTP: 'forbidden' } }),
  name: 'Orders are found though no list was opened, and it is said that invoices could not be searched',
  play: async (context) => {
    await context.userEvent.type(await openSearch(context), 'PO-10')
    await passTime(400)
    await context.canvas.findByText(/^Not all orders and invoices could be searched\./)
    await expect((await suggestions(context, 'Go to'))[0]).toHaveTextContent(/^(Order|Quote) \d+.*PO-10/)
  },
}

export const SwitchedOff: Story = {
  ...given({ path: '/', switchedOff: ['Orders/Quotes', 'Invoices', 'Statements'] }),
  name: 'What the supplier has not enabled is not suggested',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('link', { name: 'Custom Lists' })
    await userEvent.type(await openSearch(context), '123456')
    await passTime(400)
    await canvas.findByText('No products match “123456”.')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'statements')
    await passTime(400)
    await allAnswered()
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const SlowAndFailed: Story = {
  ...given({ path: '/', faults: { searchProductTP: { fault: 'forbidden', after: 1, times: 1 } } }),
  name: 'A late answer is not shown below newer text, and a failed one says so and can be repeated',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const field = await openSearch(context)
    await step('a late answer is dropped', async () => {
      const answer = holdCalls(msw, 'searchProductTP')
      await userEvent.type(field, 'pine')
      await passTime(400)
      await userEvent.type(field, ' mgp')
      answer()
      await allAnswered()
      await canvas.findByText('Searching for products…')
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('a failure is announced, and loses nothing', async () => {
      await passTime(400)
      await canvas.findByText(/^We could not search for products\./)
      await passTimeUntil(() => expect(announcements().join()).toContain('We could not search for products.'))
      await expect(field).toHaveValue('pine mgp')
    })
    await step('tried again, the products are there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await suggestions(context, 'Products')
    })
  },
}

/**
 * Presses Enter by dispatching an event. user-event does not wait for the page that Enter opens, and React would report
 * that.
 */
const pressEnter = (field: HTMLElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))

/** Types texts one after the other, and opens the first suggestion for each: a page, a document and a product. */
const opensEach =
  (choose: (option: HTMLElement, field: HTMLElement, context: PlayContext) => unknown) =>
  async (context: PlayContext) => {
    const { canvas, userEvent } = context
    const opens = async (text: string, title: RegExp, address: RegExp) => {
      const field = await openSearch(context)
      await userEvent.type(field, text)
      await passTime(400)
      const [first = document.body] = await canvas.findAllByRole('option')
      await expect(first).toHaveTextContent(title)
      await choose(first, field, context)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(address))
      await expect(canvas.queryByRole('listbox')).toBeNull()
    }
    await opens('statem', /^Statements$/, /\/statements$/)
    await opens('123456', /^Document 123456$/, /\/orders\/123456\b/)
    await opens('pine', /[A-Z]{2}\d{6}/, /\/search\?value=pine&product=[A-Z]{2}\d{6}$/)
  }

export const Pressed: Story = {
  name: 'A pressed page, document or product is opened',
  play: opensEach((option) => option.click()),
}

export const ChosenWithKeys: Story = {
  name: 'A page, document or product that is chosen with the keys is opened',
  play: opensEach(async (_, field, { userEvent }) => {
    await userEvent.keyboard('{ArrowDown}')
    pressEnter(field)
  }),
}

export const FailedWhileTyping: Story = {
  ...given({ path: '/', faults: { searchProductTP: { fault: 'forbidden', times: 1 } } }),
  name: 'An answer that fails while more is typed is not reported, and what needs no call can still be pressed',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const field = await openSearch(context)
    const answer = holdCalls(msw, 'searchProductTP')
    await userEvent.type(field, 'stat')
    await passTime(400)
    await userEvent.type(field, 'em')
    answer()
    await allAnswered()
    await canvas.findByText('Searching for products…')
    await expect(canvas.queryByText(/^We could not search/)).toBeNull()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(announcements().join()).not.toContain('We could not search')
    await userEvent.keyboard('{ArrowDown}')
    pressEnter(field)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('/statements'))
  },
}

export const Shortcut: Story = {
  name: 'Ctrl+K leads to the search, but not while typing elsewhere or in a dialog',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('button', { name: 'Search' })
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
