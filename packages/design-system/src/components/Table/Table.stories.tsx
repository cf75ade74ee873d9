import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { CalendarDate } from '../CalendarDate/CalendarDate.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { Table } from './Table.tsx'

const meta = {
  component: Table,
  args: {
    label: 'Invoices',
    columns: [
      { key: 'number', header: 'Invoice' },
      { key: 'date', header: 'Date' },
      { key: 'state', header: 'State' },
      { key: 'total', header: 'Total', align: 'end' },
    ],
    rows: ['1001-0', '1002-0', '1003-0'].map((number, index) => ({
      key: number,
      cells: {
        number: <Link href={`#${number}`}>{number}</Link>,
        date: <CalendarDate value={`2026-03-1${index}`} />,
        state: <Badge tone={index === 1 ? 'critical' : 'positive'}>{index === 1 ? 'Overdue' : 'Paid'}</Badge>,
        total: <Money amount={123_456 * (index + 1)} />,
      },
    })),
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const WithTotals: Story = {
  args: {
    totals: [
      { label: 'Paid', value: <Money amount={123_456} /> },
      { label: 'Still to pay', value: <Money amount={617_280} emphasis="total" />, emphasis: 'strong' },
    ],
  },
}
