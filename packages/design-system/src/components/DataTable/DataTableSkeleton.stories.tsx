import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { DataTable } from './DataTable.tsx'
import { BlankTable, DataTableSkeleton } from './DataTableSkeleton.tsx'
import { makeOrders, orderCard, orderColumns, orderKey } from './exampleOrders.tsx'
import { useRows } from './useRows.ts'

const rows = makeOrders(3)

/** The skeleton, and below it the table that will replace it. */
function Both() {
  const orders = useRows({ rows, columns: orderColumns, rowKey: orderKey, isSelectable: true })
  return (
    <Page>
      <Stack space="large">
        <DataTableSkeleton columns={orderColumns} isSelectable count={3} />
        <DataTable label="Orders" rows={orders} columns={orderColumns} card={orderCard} emptyText="No orders yet." />
      </Stack>
    </Page>
  )
}

const meta = { component: Both } satisfies Meta<typeof Both>
export default meta
type Story = StoryObj<typeof meta>

/** The table's first row appears where the skeleton's first row was. */
export const Typical: Story = {
  play: async ({ canvasElement }) => {
    const [skeleton = 0, table = 9] = Array.from(canvasElement.querySelectorAll('[data-index="0"]'), (row) => {
      const table = row.parentElement?.parentElement
      return row.getBoundingClientRect().top - (table?.getBoundingClientRect().top ?? 0)
    })
    await expect(Math.abs(skeleton - table)).toBeLessThanOrEqual(1)
  },
}

export const Amounts: Story = {
  name: 'The bars of amounts are at the end of their columns',
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-index="0"]')?.lastElementChild?.firstElementChild
    const amount = canvas.getAllByRole('cell').findLast(({ textContent }) => textContent.startsWith('$'))
    const text = document.createRange()
    text.selectNodeContents(amount ?? canvasElement)
    const [barEnd = 0, textEnd] = [bar?.getBoundingClientRect().right, text.getBoundingClientRect().right]
    await expect(Math.abs(barEnd - textEnd)).toBeLessThanOrEqual(1)
  },
}

export const Failed: Story = {
  name: 'A failure is shown on the sheet, below the header',
  render: () => (
    <BlankTable columns={orderColumns} isSelectable>
      <ErrorState title="We could not load your orders" message="Your connection may be down." onRetry={() => {}} />
    </BlankTable>
  ),
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(top('Amount')).toBeLessThan(top('We could not load your orders'))
    // The header belongs to no rows, so that it is neither read nor pressed.
    await expect(canvas.queryByRole('columnheader')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const OnATablet: Story = { ...Typical, globals: { viewport: { value: 'tablet' } } }
