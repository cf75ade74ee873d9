import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { holdClock, passTime, passTimeUntil } from '../../testing/holdClock.ts'
import { Masthead } from '../Masthead/Masthead.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { DataTable } from './DataTable.tsx'
import {
  makeOrders,
  orderCard,
  orderColumns,
  orderHref,
  orderKey,
  orderText,
  type ExampleOrder,
} from './exampleOrders.tsx'
import { useRows } from './useRows.ts'

interface PlaceProps {
  rows: readonly ExampleOrder[]
  startRow?: string
  onRowInView: (key: string | null) => void
}

/** A list in a whole page. It reports the first row in view, for screens that store this row in their URL. */
function OrdersInPage({ rows, ...place }: PlaceProps) {
  const orders = useRows({ rows, columns: orderColumns, rowKey: orderKey, searchText: orderText, isSelectable: true })
  return (
    <>
      <Masthead logo="Acme Timber" tools="Account" />
      <Page>
        <SearchField label="Search orders" value={orders.search} onChange={orders.setSearch} />
        <DataTable
          {...place}
          label="Orders"
          rows={orders}
          columns={orderColumns}
          card={orderCard}
          rowHref={orderHref}
          emptyText="No orders yet."
        />
      </Page>
    </>
  )
}

const many = makeOrders(10_000)
const reported = fn<(key: string | null) => void>()

const meta = {
  component: OrdersInPage,
  args: { rows: many, onRowInView: reported },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    reported.mockClear()
    const goOn = holdClock()
    return () => {
      goOn()
      window.scrollTo(0, 0)
    }
  },
} satisfies Meta<typeof OrdersInPage>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Distance in px of a row from the lower edge of the sticky header. Cards have no sticky header; their distance is measured
 * from the masthead.
 */
function distance(number: string): number {
  const row = screen.getByRole('rowheader', { name: number }).parentElement
  const [head] = screen.getAllByRole('rowgroup')
  const mastheadBottom = screen.getByRole('banner').getBoundingClientRect().bottom
  const headBottom = head && getComputedStyle(head).position === 'sticky' ? head.getBoundingClientRect().bottom : 0
  return (row?.getBoundingClientRect().top ?? Number.NaN) - Math.max(mastheadBottom, headBottom)
}

const atTheTop = (number: string) => waitFor(() => expect(Math.abs(distance(number))).toBeLessThan(3))

/**
 * Scrolls to the top, because all press targets are checked after the story, and the sticky header would cover some of them.
 */
async function backToTheTop(): Promise<void> {
  window.scrollTo(0, 0)
  await screen.findByRole('rowheader', { name: '100001-0' })
}

/** Waits until the table has stopped keeping its start row in place. */
const afterTheStart = () => passTime(1200)

async function staysAtTheTop(number: string): Promise<void> {
  await atTheTop(number)
  await afterTheStart()
  await atTheTop(number)
  await expect(reported).not.toHaveBeenCalled()
}

/** On a phone the cards are several times as high as the table estimates. */
export const OnAPhone: Story = {
  args: { startRow: '105000-0' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await staysAtTheTop('105000-0')
    await backToTheTop()
  },
}

export const StartRow: Story = {
  name: 'A list opens at its start row even if the app scrolls too',
  args: { startRow: '105000-0' },
  play: async ({ step }) => {
    await atTheTop('105000-0')
    // `scrollBy` simulates an app that restores the scroll position itself.
    await step('a restored scroll position is kept if it shows the same row', async () => {
      const before = distance('105000-0')
      // The table has listened for longer, so it has handled the event when this resolves.
      const isHandled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
      window.scrollBy(0, -20)
      await isHandled
      await expect(distance('105000-0') - before).toBeGreaterThan(18)
    })
    await step('a restored scroll position is dropped if it shows another row', async () => {
      window.scrollBy(0, -4000)
      await staysAtTheTop('105000-0')
    })
    await backToTheTop()
  },
}

export const StartRowAtTheEnd: Story = {
  name: 'A list that opens at its last row can be scrolled up at once',
  args: { startRow: '110000-0' },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('row', { name: /110000-0/ })
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -4000 }))
    window.scrollBy(0, -4000)
    const { scrollY } = window
    await afterTheStart()
    await expect(Math.abs(window.scrollY - scrollY)).toBeLessThan(100)
    await backToTheTop()
  },
}

export const StartRowGone: Story = {
  name: 'If the start row is gone, the list opens at the top',
  args: { startRow: '999999-0' },
  play: async () => {
    await passTimeUntil(() => expect(reported).toHaveBeenCalledWith(null))
    await expect(window.scrollY).toBe(0)
  },
}

export const RowInView: Story = {
  name: 'When scrolling stops, the list reports its first visible row',
  play: async ({ canvas, userEvent, step }) => {
    window.scrollTo(0, 3000)
    await expect(reported).not.toHaveBeenCalled()
    await passTimeUntil(() => expect(reported).toHaveBeenCalledOnce())
    const number = String(reported.mock.lastCall?.[0])
    await expect(distance(number)).toBeGreaterThan(-3)
    await expect(distance(number)).toBeLessThan(60)

    await step('after sorting, the list starts at its first row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Order No' }))
      await passTimeUntil(() => expect(reported).toHaveBeenLastCalledWith(null))
      await expect(Math.abs(canvas.getAllByRole('row')[1]?.getBoundingClientRect().top ?? 0)).toBeLessThan(120)
      window.scrollTo(0, 0)
    })
  },
}
