import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Page } from '../../layout/Page.tsx'
import { DataTable } from './DataTable.tsx'
import { DataTableSkeleton } from './DataTableSkeleton.tsx'
import { makeOrders, orderColumns, orderKey } from './exampleOrders.tsx'
import { useRows } from './useRows.ts'

const rows = makeOrders(3)

/** The skeleton, and below it the table that will replace it. */
function Both() {
  const orders = useRows({ rows, columns: orderColumns, rowKey: orderKey, isSelectable: true })
  return (
    <Page>
      <Stack space="large">
        <div>
          <DataTableSkeleton columns={orderColumns} isSelectable count={3} />
        </div>
        <div>
          <DataTable label="Orders" rows={orders} columns={orderColumns} emptyText="No orders yet." />
        </div>
      </Stack>
    </Page>
  )
}

const meta = { component: Both } satisfies Meta<typeof Both>

export default meta

type Story = StoryObj<typeof meta>

/** The distance in px from the top of the table to its first row: first for the skeleton, then for the table. */
function startsOfRows(root: HTMLElement): number[] {
  return [...root.querySelectorAll('[data-index="0"]')].map((row) => {
    const sheet = row.closest<HTMLElement>('[style*="font-size"]')
    return row.getBoundingClientRect().top - (sheet?.getBoundingClientRect().top ?? 0)
  })
}

export const Typical: Story = {
  play: async ({ canvasElement }) => {
    const [skeleton = 0, table] = startsOfRows(canvasElement)
    await expect(Math.abs(skeleton - (table ?? 0))).toBeLessThanOrEqual(1)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const OnATablet: Story = { ...Typical, globals: { viewport: { value: 'tablet' } } }
