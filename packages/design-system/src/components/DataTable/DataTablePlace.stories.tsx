import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { holdClock, passes } from '../../testing/holdClock.ts'
import { Masthead } from '../Masthead/Masthead.tsx'
import { Money } from '../Money/Money.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { DataTable } from './DataTable.tsx'
import { makeOrders, orderColumns, orderHref, orderKey, orderText } from './exampleOrders.tsx'
import type { Order } from './exampleOrders.tsx'
import { useRows } from './useRows.ts'

interface PlaceProps {
  rows: readonly Order[]
  startRow?: string
  onRowInView: (key: string | null) => void
}

/** The list as a screen shows it, whose address knows the row in view. */
function OrdersInPage({ rows, ...place }: PlaceProps) {
  const orders = useRows({ rows, columns: orderColumns, rowKey: orderKey, searchText: orderText, isSelectable: true })
  return (
    <>
      <Masthead logo="Acme Timber" tools="Account" />
      <Page>
        <DataTable
          {...place}
          label="Orders"
          rows={orders}
          columns={orderColumns}
          rowHref={orderHref}
          tools={<SearchField label="Search orders" value={orders.search} onChange={orders.setSearch} />}
          summary={
            <>
              Total <Money amount={orders.shown.reduce((sum, { amount }) => sum + (amount ?? 0), 0)} />
            </>
          }
          emptyText="No orders yet."
        />
      </Page>
    </>
  )
}

const many = makeOrders(10_000)
const told = fn<(key: string | null) => void>()

const meta = {
  component: OrdersInPage,
  args: { rows: many, onRowInView: told },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    told.mockClear()
    return () => window.scrollTo(0, 0)
  },
} satisfies Meta<typeof OrdersInPage>

export default meta

type Story = StoryObj<typeof meta>

const onAPhone = { viewport: { value: 'phone' } }

/** Distance of a row from the lower edge of what sticks at the top, px. */
function distance(number: string): number {
  const row = screen.getByRole('rowheader', { name: number }).parentElement
  const [head] = screen.getAllByRole('rowgroup')
  const mastheadBottom = screen.getByRole('banner').getBoundingClientRect().bottom
  const headBottom = head && getComputedStyle(head).position === 'sticky' ? head.getBoundingClientRect().bottom : 0
  return (row?.getBoundingClientRect().top ?? Number.NaN) - Math.max(mastheadBottom, headBottom)
}

const atTheTop = (number: string) => waitFor(() => expect(Math.abs(distance(number))).toBeLessThan(3))

/** Every target is checked after the story, also those that the sticky head covers. */
async function backToTheTop(): Promise<void> {
  window.scrollTo(0, 0)
  await screen.findByRole('rowheader', { name: '100001-0' })
}

/** Longer than the time in which the table holds its first row. */
const afterTheStart = () => passes(1200)

export const WithASummary: Story = {
  name: 'The figures about the rows shown follow the search',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('10,000 rows')).toBeVisible()
    await expect(canvas.getByText(/^Total/)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '100001-0')
    await expect(canvas.getByText(/^Total/)).toHaveTextContent('Total $5,127.91')
    await userEvent.type(canvas.getByRole('searchbox'), ' zzz')
    await expect(canvas.queryByText(/^Total/)).toBeNull()
  },
}

export const SummaryOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Total/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const startsAt = (startRow: string): Pick<Story, 'args' | 'beforeEach' | 'play'> => ({
  args: { startRow },
  beforeEach: () => holdClock(),
  play: async () => {
    await atTheTop(startRow)
    await afterTheStart()
    await atTheTop(startRow)
    await expect(told).not.toHaveBeenCalled()
    await backToTheTop()
  },
})

export const StartRow: Story = { name: 'The list starts at the row that it was left at', ...startsAt('105000-0') }

/** The cards are several times as high as they are estimated to be. */
export const StartRowOnAPhone: Story = { ...StartRow, globals: onAPhone }

const few = startsAt('100040-0')

export const StartRowOfFewRows: Story = { ...few, args: { ...few.args, rows: makeOrders(90) } }

export const StartRowAtTheEnd: Story = {
  args: { startRow: '110000-0' },
  beforeEach: () => holdClock(),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('row', { name: /110000-0/ })
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await afterTheStart()
    await backToTheTop()
  },
}

export const StartRowGone: Story = {
  name: 'A row that is not there any more starts the list at the top',
  args: { startRow: '999999-0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /100001-0/ })).toBeVisible()
    await waitFor(() => expect(told).toHaveBeenCalledWith(null))
    await expect(window.scrollY).toBe(0)
  },
}

export const UserScrollsMeanwhile: Story = {
  name: 'Who scrolls while the list starts is not pulled back',
  beforeEach: () => holdClock(),
  args: { startRow: '105000-0' },
  play: async () => {
    await atTheTop('105000-0')
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 4000 }))
    window.scrollBy(0, 4000)
    const { scrollY } = window
    await afterTheStart()
    await expect(Math.abs(window.scrollY - scrollY)).toBeLessThan(100)
    await backToTheTop()
  },
}

/** The app restores a former scroll position, which differs from where the heights of the rows are estimated to be. */
export const AppScrollsMeanwhile: Story = {
  name: 'A scroll position that the app restores is kept if it shows the same row',
  beforeEach: () => holdClock(),
  args: { startRow: '105000-0' },
  play: async () => {
    await atTheTop('105000-0')
    window.scrollBy(0, -20)
    await waitFor(() => expect(distance('105000-0')).toBeGreaterThan(18))
    window.scrollBy(0, -4000)
    await atTheTop('105000-0')
    await afterTheStart()
    await expect(told).not.toHaveBeenCalled()
    await backToTheTop()
  },
}

export const RowInView: Story = {
  name: 'The row in view is told when the page is at rest',
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, 3000)
    await expect(told).not.toHaveBeenCalled()
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    const number = String(told.mock.lastCall?.[0])
    await expect(distance(number)).toBeGreaterThan(-3)
    await expect(distance(number)).toBeLessThan(60)

    // Another order of the rows begins at its first row.
    await userEvent.click(canvas.getByRole('button', { name: 'Order No' }))
    await waitFor(() => expect(told).toHaveBeenLastCalledWith(null))
    await expect(Math.abs(canvas.getAllByRole('row')[1]?.getBoundingClientRect().top ?? 0)).toBeLessThan(120)
    window.scrollTo(0, 0)
  },
}

export const RowInViewWhilePrinting: Story = {
  args: { rows: many.slice(0, 300) },
  beforeEach: () => holdClock(),
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(301))
    window.scrollTo(0, 3000)
    await afterTheStart()
    window.scrollTo(0, 0)
    window.dispatchEvent(new Event('afterprint'))
    await afterTheStart()
    await expect(told).not.toHaveBeenCalled()
  },
}
