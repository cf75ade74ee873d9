import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { enlargeText, spaceText, textFaults } from '../../testing/textFaults.ts'
import { Stack } from '../../layout/Stack.tsx'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { formatMoney } from '../Money/formatMoney.ts'
import { Masthead } from '../Masthead/Masthead.tsx'
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { Page } from '../../layout/Page.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.tsx'
import { makeOrders, orderColumns, orderHref, orderKey, orderText } from './exampleOrders.tsx'
import type { Order } from './exampleOrders.tsx'
import { useRows } from './useRows.ts'
import type { RowsOptions } from './useRows.ts'

type OrdersTableProps = RowsOptions<Order> & Omit<DataTableProps<Order>, 'rows' | 'columns'>

function OrdersTable({ label, rowHref, emptyText, emptyAction, ...options }: OrdersTableProps) {
  const rows = useRows(options)
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={options.columns}
      emptyText={emptyText}
      emptyAction={emptyAction}
      {...(rowHref && { rowHref })}
    />
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
} satisfies Meta<typeof OrdersTable>

export default meta

type Story = StoryObj<typeof meta>

const table = () => screen.getByRole('table', { name: 'Orders' })
const tells = (...texts: string[]) => waitFor(() => expect(heard()).toEqual(texts))
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)

export const Typical: Story = {
  args: { isSelectable: true, rowHref: orderHref },
  play: async ({ canvas }) => {
    await expect(table()).toHaveAttribute('aria-rowcount', '13')
    await expect(canvas.getByText('12 rows')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'none')
    await expect(names().slice(0, 2)).toEqual(['100001-0', '100002-0'])
    // What can be pressed is seen before it is pressed.
    for (const button of within(table()).getAllByRole('button')) {
      await expect(button.querySelector('svg')).toBeVisible()
    }
  },
}

export const WireframeSorted: Story = {
  args: { ...Typical.args, initialSort: { key: 'branch', direction: 'descending' } },
  globals: { theme: 'wireframe' },
}

/** A finger needs 44 px, a mouse 24. The box is drawn smaller than what can be pressed. */
export const Targets: Story = {
  ...Typical,
  globals: { density: 'touch' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box.offsetWidth).toBeGreaterThanOrEqual(44)
      await expect(box.offsetHeight).toBeGreaterThanOrEqual(44)
    }
  },
}

export const TargetsOfAMouse: Story = {
  ...Typical,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box.offsetWidth).toBeGreaterThanOrEqual(24)
  },
}

const inPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
)

export const OnAPhone: Story = {
  ...Typical,
  decorators: [inPage],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.queryByRole('columnheader', { name: 'Amount' })).toBeNull()
    await userEvent.click(canvas.getByText('Select all'))
    await expect(canvas.getByRole('checkbox', { name: 'Select 100003-0' })).toBeChecked()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Sorted: Story = {
  tags: ['J10'],
  name: 'Sorted by the header and by the menu, what is missing last',
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Amount' })
    const amounts = () => canvas.getAllByRole('row').map((row) => row.lastElementChild?.textContent)
    within(header).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await tells('Sorted by Amount, smallest first')
    await expect(amounts().slice(1, 3)).toEqual(['$1,080.93', '$2,267.35'])
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(amounts().at(-1)).toBe('–')
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null)
    await tells('Sorted by Amount, smallest first', 'Sorted by Amount, largest first', 'Not sorted')

    const menu = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(menu, 'Order No, largest first')
    await expect(names()[0]).toBe('100012-0')
    await waitFor(() => expect(heard()).toContain('Sorted by Order No, largest first'))
    await userEvent.selectOptions(menu, 'Not sorted')
    await expect(names()[0]).toBe('100001-0')
  },
}

/** The screen keeps the sort, such as in the address: the table shows what it is given and asks for another. */
export const SortGiven: Story = {
  args: { sort: { key: 'number', direction: 'descending' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(names()[0]).toBe('100012-0')
    await userEvent.click(canvas.getByRole('button', { name: 'Branch' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'branch', direction: 'ascending' })
    await expect(names()[0]).toBe('100012-0')
  },
}

const rendered = fn()

export const Selecting: Story = {
  args: {
    isSelectable: true,
    columns: orderColumns.map((column) => ({
      ...column,
      cell: (row: Order) => {
        rendered(row.number)
        return column.cell(row)
      },
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name })
    await userEvent.click(box('Select 100002-0'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['100002-0']))
    await expect(box('Select all').indeterminate).toBe(true)
    rendered.mockClear()
    await userEvent.click(box('Select 100004-0'))
    await expect(box('Select 100004-0')).toBeChecked()
    await expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['100004-0']))

    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box('Select 100008-0'))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6)

    await userEvent.click(box('Select all'))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(13)
    await userEvent.keyboard(' ')
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

/** The screen keeps the selection: the table shows what it is given and asks for another. */
export const SelectionGiven: Story = {
  args: { selection: new Set(['100002-0']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100004-0' }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['100002-0', '100004-0']))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
  },
}

const navigate = fn()

/** The row follows its link wherever it is pressed, but for the controls in it. */
export const RowLinks: Story = {
  args: {
    rowHref: orderHref,
    isSelectable: true,
    columns: [
      ...orderColumns.slice(0, 3),
      { key: 'comment', header: 'Comment', hideHeader: true, cell: () => <Button size="small">Add</Button> },
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate} useHref={(path) => path}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    const [, row] = canvas.getAllByRole('row')
    if (!row) throw new Error('There is no row')
    await userEvent.click(within(row).getByText('Order'))
    await expect(navigate).toHaveBeenLastCalledWith('/orders/100001-0')
    const link = within(row).getByRole('link', { name: '100001-0' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledTimes(2)

    await userEvent.click(within(row).getByRole('button', { name: 'Add' }))
    await userEvent.click(within(row).getByRole('checkbox'))
    await expect(navigate).toHaveBeenCalledTimes(2)

    // A new tab would open where a link opens one: the link is told of the key.
    const pressed = fn((event: MouseEvent) => event.preventDefault())
    link.addEventListener('click', pressed)
    await userEvent.keyboard('{Control>}')
    await userEvent.click(within(row).getByText('Order'))
    await userEvent.keyboard('{/Control}')
    await expect(pressed.mock.lastCall?.[0].ctrlKey).toBe(true)
    await expect(navigate).toHaveBeenCalledTimes(2)

    window.getSelection()?.selectAllChildren(row)
    row.click()
    await expect(navigate).toHaveBeenCalledTimes(2)
    window.getSelection()?.removeAllRanges()
  },
}

export const Searching: Story = {
  args: { searchText: orderText, isSelectable: true },
  render: function Searched(args) {
    const orders = useRows(args)
    const field = (
      <SearchField
        label="Search orders"
        placeholder="Search all rows"
        value={orders.search}
        onChange={orders.setSearch}
      />
    )
    return <DataTable {...args} rows={orders} tools={field} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.paste('RINGWOOD')
    await userEvent.paste(' quote')
    await expect(canvas.getByText('1 of 12 rows')).toBeVisible()
    await expect(table()).toHaveAttribute('aria-rowcount', '2')
    // Once, when the typing pauses.
    await tells('1 of 12 rows')
    await userEvent.paste(' zzz')
    await expect(canvas.getByText('No Results Found')).toBeVisible()
    await tells('1 of 12 rows', 'No Results Found')
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    emptyText: 'No items in this list yet.',
    emptyAction: <Button variant="secondary">Add products to your lists</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No items in this list yet.')).toBeVisible()
    await expect(table()).toHaveAttribute('aria-rowcount', '1')
  },
}

const exported = fn()

/** What a screen does with the rows: a total and a CSV file of those shown, and an action on those selected. */
export const OnAScreen: Story = {
  args: { searchText: orderText, isSelectable: true, initialSort: { key: 'number', direction: 'descending' } },
  render: function OrdersScreen(args) {
    const orders = useRows(args)
    const total = orders.shown.reduce((sum, order) => sum + (order.amount ?? 0), 0)
    return (
      <Stack space="small">
        <Text>Total {formatMoney(total, { locale: 'en-AU', currency: 'AUD' })}</Text>
        <Button onPress={() => exported(orders.shown.map((order) => order.number).join('\n'))}>CSV</Button>
        <DataTable
          label={args.label}
          rows={orders}
          columns={args.columns}
          tools={<SearchField label="Search orders" value={orders.search} onChange={orders.setSearch} />}
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100001-0' }))
    const bar = canvas.getByRole('region', { name: 'Selected orders' })
    await expect(within(bar).getByText('1 selected')).toBeVisible()
    await expect(within(bar).queryByText(/^F6 /)).toBeNull()
    await tells('1 selected')
    // At once: a pause between two letters would be told as well.
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.paste('ringwood order')
    const found = ['100012-0', '100011-0', '100009-0', '100008-0']
    await expect(names()).toEqual(found)
    await expect(canvas.getByText('Total $27,208.20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(exported).toHaveBeenLastCalledWith(found.join('\n'))

    // What the search hides stays selected, and is counted apart.
    await expect(within(bar).getByText('1 selected, 1 not shown')).toBeVisible()
    await tells('1 selected', '4 of 12 rows', '1 selected, 1 not shown')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await expect(within(bar).getByText('5 selected, 1 not shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unselect All' }))
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    await waitFor(() => expect(heard().at(-1)).toBe('None selected'))
  },
}

/** One key leads from a row to the actions, and it or Escape leads back. It is told with the first row, and shown. */
export const SelectingByKeyboard: Story = {
  ...OnAScreen,
  name: 'One key leads from a selected row to the actions and back',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select 100003-0' })
    box.focus()
    await userEvent.keyboard(' ')
    await tells('1 selected. Press F6 for the actions.')
    const bar = canvas.getByRole('region', { name: 'Selected orders' })
    await expect(within(bar).getByText(/^F6 /)).toBeVisible()

    const email = within(bar).getByRole('button', { name: 'Email' })
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(box).toHaveFocus())

    await userEvent.tab()
    await userEvent.keyboard(' ')
    await tells('1 selected. Press F6 for the actions.', '2 selected')
    canvas.getByRole('checkbox', { name: 'Select all' }).focus()
    await userEvent.keyboard(' ')
    await tells('1 selected. Press F6 for the actions.', '2 selected', 'All 12 selected')
    await userEvent.keyboard('{F6}')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus())
    await waitFor(() => expect(heard().at(-1)).toBe('None selected'))
  },
}

const onAPhoneWith = (beforeEach: () => () => void): Story => ({
  ...OnAScreen,
  decorators: [inPage],
  globals: { viewport: { value: 'phone' } },
  beforeEach,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 100003-0' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(textFaults(canvasElement)).toEqual([])
  },
})

export const LargeTextOnAPhone: Story = onAPhoneWith(enlargeText)

export const SpacedTextOnAPhone: Story = onAPhoneWith(spaceText)

export const SpacedText: Story = {
  ...Typical,
  beforeEach: spaceText,
  play: async ({ canvasElement }) => expect(textFaults(canvasElement)).toEqual([]),
}

/** Loading and failing is the screen's matter: it shows something else until there are rows. */
export const Loading: Story = {
  render: function OrdersScreen(args) {
    const [isLoading, setLoading] = useState(true)
    if (!isLoading) return <OrdersTable {...args} />
    return (
      <div aria-busy>
        <Skeleton shape="line" count={8} />
        <Button onPress={() => setLoading(false)}>Finish loading</Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }))
    await expect(table()).toHaveAttribute('aria-rowcount', '13')
  },
}

export const Failed: Story = {
  render: function OrdersScreen(args) {
    const [hasFailed, setFailed] = useState(true)
    if (!hasFailed) return <OrdersTable {...args} />
    return (
      <ErrorState
        title="We could not load your orders"
        message="The supplier did not answer."
        onRetry={() => setFailed(false)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The supplier did not answer.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(table()).toHaveAttribute('aria-rowcount', '13')
  },
}

export const DuplicateKeys: Story = {
  tags: ['D11'],
  name: 'Rows that share a key are all shown',
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
    const rows = canvas.getAllByRole('row').slice(1)
    const highest = () => Math.max(...rows.map((row) => row.offsetHeight))
    const most = window.innerWidth < 600 ? 600 : 400
    await expect(highest()).toBeLessThan(most)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

    // What is cut off can be read whole, by keyboard too.
    const showAll = await canvas.findByRole('button', { name: 'Show all of Delivery Address' })
    await expect(canvas.getAllByRole('button', { name: /^Show all/ })).toHaveLength(2)
    await expect(
      canvas.getByRole('checkbox', { name: /^Select 1234567890123456789012345678901234567890-0$/ }),
    ).toBeVisible()
    showAll.focus()
    await userEvent.keyboard('{Enter}')
    await expect(showAll).toHaveAccessibleName('Show less of Delivery Address')
    await expect(highest()).toBeGreaterThan(800)
    await userEvent.keyboard('{Enter}')
    await expect(highest()).toBeLessThan(most)
  },
}

export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  decorators: [inPage],
  globals: { viewport: { value: 'mobile1' } },
}

const many = makeOrders(10_000)

export const TenThousandRows: Story = {
  tags: ['D12'],
  name: 'Ten thousand rows, of which a few are drawn',
  args: { rows: many, isSelectable: true, rowHref: orderHref },
  play: async ({ canvas, userEvent }) => {
    const nodes = () => table().querySelectorAll('*').length
    await expect(table()).toHaveAttribute('aria-rowcount', '10001')
    await expect(nodes()).toBeLessThanOrEqual(3000)
    const first = canvas.getByRole('checkbox', { name: 'Select 100001-0' })
    first.focus()
    window.scrollTo(0, document.documentElement.scrollHeight)
    const last = await canvas.findByRole('row', { name: /110000-0/ })
    await expect(last).toHaveAttribute('aria-rowindex', '10001')
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(nodes()).toBeLessThanOrEqual(3000)

    // The focus stays where it was, out of sight, and Tab goes on from there.
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: '100001-0' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select 100002-0' })).toHaveFocus())
  },
}

/** Upwards the focus goes towards the masthead and the sticky head, downwards towards the bar. */
export const FocusIsNotCovered: Story = {
  ...OnAScreen,
  name: 'What has the focus lies neither under the head nor under the bar',
  args: { ...OnAScreen.args, ...TenThousandRows.args },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Masthead logo="Acme Timber" tools="Account" />
        <Page>
          <Story />
        </Page>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
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
  },
}

export const Printing: Story = {
  tags: ['L08'],
  name: 'All rows are printed, although few are drawn',
  args: { rows: many.slice(0, 300), isSelectable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(301))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(100))
  },
}
