import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { announcements, recordAnnouncements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { withRouter } from '../../testing/navigation.tsx'
import { enlargeText, expectUncutText, spaceText } from '../../testing/textFaults.ts'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { Button } from '../Button/Button.tsx'
import { Masthead } from '../Masthead/Masthead.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import {
  makeOrders,
  orderCard,
  orderColumns,
  orderHref,
  orderKey,
  orderText,
  type ExampleOrder,
} from './exampleOrders.tsx'
import { SortMenu } from './SortMenu.tsx'
import { useRows, type RowsOptions } from './useRows.ts'

type OrdersTableProps = RowsOptions<ExampleOrder> & Omit<DataTableProps<ExampleOrder>, 'rows' | 'columns'>

function OrdersTable({ label, rowHref, emptyText, ...options }: OrdersTableProps) {
  const rows = useRows(options)
  return (
    <>
      <SortMenu columns={options.columns} sort={rows.sort} onSort={rows.setSort} />
      <DataTable
        label={label}
        rows={rows}
        columns={options.columns}
        card={orderCard}
        emptyText={emptyText}
        summary="Total $5,127.91"
        {...(rowHref && { rowHref })}
      />
    </>
  )
}

const meta = {
  component: OrdersTable,
  args: {
    label: 'Orders',
    columns: orderColumns,
    rows: makeOrders(12),
    rowKey: orderKey,
    emptyText: 'No Results Found',
    onSelectionChange: fn(),
    onSortChange: fn(),
  },
  beforeEach: () => holdClock(),
} satisfies Meta<typeof OrdersTable>
export default meta
type Story = StoryObj<typeof meta>

const table = () => screen.getByRole('table', { name: 'Orders' })
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const checkedBoxes = () => screen.queryAllByRole('checkbox', { checked: true })
const tells = (...texts: string[]) => passTimeUntil(() => expect(announcements()).toEqual(texts))
const fitsTheWindow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const Typical: Story = {
  args: { isSelectable: true, rowHref: orderHref },
  play: async ({ canvas, canvasElement }) => {
    await expect(table()).toHaveAttribute('aria-rowcount', '13')
    await expect(canvas.getByText('12 rows')).toBeVisible()
    await expectUncutText(canvasElement, spaceText)
  },
}

export const WireframeSorted: Story = {
  args: { ...Typical.args, sort: { key: 'branch', direction: 'descending' } },
  globals: { theme: 'wireframe' },
}

const inPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
)

/** A finger needs 44 px to select a row; the box is drawn smaller. */
export const OnAPhone: Story = {
  ...Typical,
  decorators: [inPage],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await userEvent.click(box('100003-0'))
    await expect(box('100003-0')).toBeChecked()
    await expect(Math.min(box('100003-0').offsetWidth, box('100003-0').offsetHeight)).toBeGreaterThanOrEqual(44)
    await fitsTheWindow()
  },
}

/** The usual kind, `Order`, has no badge in a narrow table. */
export const OnATablet: Story = {
  ...Typical,
  decorators: [inPage],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const isPlain = (badge: HTMLElement) => getComputedStyle(badge).backgroundColor === 'rgba(0, 0, 0, 0)'
    await expect(canvas.getAllByText('Order').every(isPlain)).toBe(true)
    await expect(canvas.getAllByText('Quote').some(isPlain)).toBe(false)
  },
}

/** There is no header, because there are no rows to sort or select. */
export const Empty: Story = {
  args: { rows: [], emptyText: 'No items in this list yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items in this list yet.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** Uses the rows as a screen does: with a search, and with an action on the selected rows. */
export const OnAScreen: Story = {
  args: { searchText: orderText, isSelectable: true, sort: { key: 'number', direction: 'descending' } },
  render: function OrdersScreen(args) {
    const orders = useRows(args)
    return (
      <Stack space="small">
        <SearchField label="Search orders" value={orders.search} onChange={orders.setSearch} />
        <DataTable
          label={args.label}
          rows={orders}
          columns={args.columns}
          card={orderCard}
          emptyText={args.emptyText}
        />
        <ActionBar
          label="Selected orders"
          count={orders.selectedRows.length}
          hiddenCount={orders.hiddenSelectedRows.length}
          total={orders.all.length}
          onUnselectAll={orders.unselectAll}
        >
          <Button>Email</Button>
        </ActionBar>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox')

    await step('a search result is announced once, when typing pauses', async () => {
      await userEvent.click(field)
      await userEvent.paste('RINGWOOD')
      await userEvent.paste(' quote')
      await expect(table()).toHaveAttribute('aria-rowcount', '2')
      await tells('1 of 12 rows')
      await userEvent.paste(' zzz')
      await expect(canvas.getByText('No Results Found')).toBeVisible()
      await expect(field).toHaveFocus()
      await tells('1 of 12 rows', 'No Results Found')
      await userEvent.clear(field)
      await tells('1 of 12 rows', 'No Results Found', '12 rows')
    })

    await step('selected rows that a search hides stay selected', async () => {
      recordAnnouncements()
      await userEvent.click(box('100001-0'))
      await tells('1 selected')
      await userEvent.click(field)
      await userEvent.paste('ringwood order')
      await expect(names()).toEqual(['100012-0', '100011-0', '100009-0', '100008-0'])
      await tells('1 selected', '4 of 12 rows', '1 selected, 1 not shown')
      await userEvent.click(box('all'))
      await expect(canvas.getByText('5 selected, 1 not shown')).toBeVisible()
    })
  },
}

export const OnAScreenOfAPhone: Story = {
  ...OnAScreen,
  decorators: [inPage],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(box('100003-0'))
    await expectUncutText(canvasElement, enlargeText)
    await expectUncutText(canvasElement, spaceText)
  },
}

/** Text that is cut off has a button that shows it in full. */
export const LongTexts: Story = {
  args: {
    isSelectable: true,
    rowHref: orderHref,
    rows: makeOrders(4).map((order, index) => ({
      ...order,
      number: index === 1 ? '1234567890123456789012345678901234567890-0' : order.number,
      address: index === 2 ? 'Warehouse behind the old timber mill, '.repeat(60) : order.address,
      job: index === 3 ? `\u202e${'W'.repeat(400)}` : order.job,
      amount: index === 0 ? 123_456_789_012_345 : order.amount,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const highest = () => Math.max(...canvas.getAllByRole('row').map((row) => row.offsetHeight))
    await expect(highest()).toBeLessThan(400)
    await fitsTheWindow()

    await passTimeUntil(() => expect(canvas.getAllByRole('button', { name: /^Show all/ })).toHaveLength(3))
    const showAll = canvas.getByRole('button', { name: 'Show all of Delivery Address' })
    showAll.focus()
    await userEvent.keyboard('{Enter}')
    await expect(showAll).toHaveAccessibleName('Show less of Delivery Address')
    await expect(highest()).toBeGreaterThan(800)
    await userEvent.keyboard('{Enter}')
    await expect(highest()).toBeLessThan(400)
  },
}

export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  decorators: [inPage],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await passTimeUntil(() => expect(canvas.getByRole('button', { name: 'Show all of Job Name' })).toBeVisible())
    await expect(Math.max(...canvas.getAllByRole('row').map((row) => row.offsetHeight))).toBeLessThan(250)
    await fitsTheWindow()
  },
}

const rendered = fn()

export const SortedAndSelected: Story = {
  name: 'A column header sorts the rows; Shift+click selects a range',
  args: {
    isSelectable: true,
    columns: orderColumns.map((column) => ({
      ...column,
      cell: (row: ExampleOrder) => {
        rendered(row.number)
        return column.cell(row)
      },
    })),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the header sorts in one direction, then the other, then not at all', async () => {
      const header = canvas.getByRole('columnheader', { name: 'Amount' })
      const lastAmount = () => canvas.getAllByRole('row').at(-1)?.lastElementChild?.textContent
      within(header).getByRole('button').focus()
      await userEvent.keyboard('{Enter}')
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await tells('Sorted by Amount, smallest first')
      await userEvent.keyboard('{Enter}')
      await expect(header).toHaveAttribute('aria-sort', 'descending')
      await expect(lastAmount()).toBe('-')
      await tells('Sorted by Amount, smallest first', 'Sorted by Amount, largest first')
      await userEvent.keyboard(' ')
      await expect(header).toHaveAttribute('aria-sort', 'none')
      await expect(args.onSortChange).toHaveBeenLastCalledWith(null)
      await tells('Sorted by Amount, smallest first', 'Sorted by Amount, largest first', 'Not sorted')
    })

    await step('only the selected row rerenders', async () => {
      await userEvent.click(box('100002-0'))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['100002-0']))
      await expect(box('all').indeterminate).toBe(true)
      rendered.mockClear()
      await userEvent.click(box('100004-0'))
      await expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['100004-0']))
    })

    await step('Shift+click selects a range; the checkbox in the header selects all rows', async () => {
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(box('100008-0'))
      await userEvent.keyboard('{/Shift}')
      await expect(checkedBoxes()).toHaveLength(6)
      await userEvent.click(box('all'))
      await expect(checkedBoxes()).toHaveLength(13)
    })
  },
}

const navigate = fn()

export const RowLinks: Story = {
  name: 'Pressing a row outside its controls opens the row’s link',
  args: {
    rowHref: orderHref,
    isSelectable: true,
    columns: [
      ...orderColumns.slice(0, 3),
      { key: 'comment', header: 'Comment', kind: 'action', cell: () => <Button size="small">Add</Button> },
    ],
  },
  decorators: [withRouter(navigate)],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    const [, row] = canvas.getAllByRole('row')
    if (!row) throw new Error('There is no row')
    await userEvent.click(within(row).getByText('Order'))
    await expect(navigate).toHaveBeenLastCalledWith('/orders/100001-0')
    await userEvent.click(within(row).getByRole('button', { name: 'Add' }))
    await userEvent.click(within(row).getByRole('checkbox'))

    // As a Ctrl-click on the link would, one on the row opens a new tab.
    const pressed = fn((event: MouseEvent) => event.preventDefault())
    within(row).getByRole('link', { name: '100001-0' }).addEventListener('click', pressed)
    await userEvent.keyboard('{Control>}')
    await userEvent.click(within(row).getByText('Order'))
    await userEvent.keyboard('{/Control}')
    await expect(pressed.mock.lastCall?.[0].ctrlKey).toBe(true)

    // The end of selecting text is not a press.
    window.getSelection()?.selectAllChildren(row)
    row.click()
    window.getSelection()?.removeAllRanges()
    await expect(navigate).toHaveBeenCalledOnce()
  },
}

export const DuplicateKeys: Story = {
  name: 'Rows with the same key are all shown, each with its own data',
  args: {
    rows: [...makeOrders(3), ...makeOrders(3)],
    columns: [
      ...orderColumns.slice(0, 2),
      { key: 'open', header: 'Open', cell: (row) => <Button onPress={() => rendered(row)}>Open</Button> },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order No' }))
    await expect(names()).toEqual(['100001-0', '100001-0', '100002-0', '100002-0', '100003-0', '100003-0'])
    const [, second] = canvas.getAllByRole('button', { name: 'Open' })
    if (second) await userEvent.click(second)
    await expect(rendered.mock.lastCall?.[0]).toBe(args.rows[3])
  },
}

export const TenThousandRows: Story = {
  ...OnAScreen,
  name: 'Ten thousand virtualised rows do not lose the focus',
  args: { rows: makeOrders(10_000), searchText: orderText, isSelectable: true },
  parameters: { layout: 'fullscreen' },
  decorators: [
    inPage,
    (Story) => (
      <>
        <Masthead logo="Acme Timber" tools="Account" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('few rows are rendered, wherever the page is scrolled to', async () => {
      await expect(table()).toHaveAttribute('aria-rowcount', '10001')
      box('100001-0').focus()
      window.scrollTo(0, document.documentElement.scrollHeight)
      const last = await canvas.findByRole('row', { name: /110000-0/ })
      await expect(last).toHaveAttribute('aria-rowindex', '10001')
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
      await expect(table().querySelectorAll('*').length).toBeLessThanOrEqual(3000)
    })

    await step('a row out of view keeps the focus, and Tab continues from it', async () => {
      await waitFor(() => expect(box('100001-0')).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(box('100002-0')).toHaveFocus())
    })

    // Shift+Tab moves the focus up, towards the masthead and the table's sticky header. Tab moves it down, towards the
    // action bar.
    await step('neither the sticky header nor the action bar covers the focused control', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2)
      const inView = await waitFor(() => {
        const boxes = canvas.getAllByRole('checkbox').filter((box) => box.getBoundingClientRect().top > 300)
        const [, , box] = boxes
        if (!box || box.getBoundingClientRect().top > window.innerHeight) throw new Error('No row is in view')
        return box
      })
      inView.focus()
      await userEvent.keyboard(' ')
      const bar = await canvas.findByRole('region', { name: 'Selected orders' })
      const head = canvas.getAllByRole('rowgroup')[0]
      const isClear = () => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        return top >= (head?.getBoundingClientRect().bottom ?? 0) && bottom <= bar.getBoundingClientRect().top
      }
      for (let presses = 0; presses < 60; presses += 1) {
        await userEvent.tab({ shift: presses < 40 })
        await expect(document.activeElement).not.toBe(document.body)
        await waitFor(() => expect(isClear()).toBe(true))
      }
    })
  },
}
