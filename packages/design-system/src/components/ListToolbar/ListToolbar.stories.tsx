import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { orderColumns } from '../DataTable/exampleOrders.tsx'
import { SortMenu } from '../DataTable/SortMenu.tsx'
import { DateRange } from '../DateRange/DateRange.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { ListToolbar } from './ListToolbar.tsx'

const value = { from: '2026-08-26', to: '' }
const onChange = fn()
const onSort = fn()

const meta = {
  component: ListToolbar,
  args: {
    search: <SearchField label="Search invoices" placeholder="Search all by number" value="" onChange={onChange} />,
    filters: <DateRange label="Invoice dates" isInline value={value} onChange={onChange} />,
    actions: (
      <>
        <SortMenu columns={orderColumns} sort={null} onSort={onSort} />
        <IconButton variant="secondary" icon="print" label="Print" />
      </>
    ),
    sheet: (
      <Stack space="medium">
        <DateRange label="Invoice dates" value={value} onChange={onChange} />
        <SortMenu variant="field" columns={orderColumns} sort={null} onSort={onSort} />
        <Button variant="secondary" icon="print">
          Print
        </Button>
      </Stack>
    ),
    isFiltered: false,
    isSorted: false,
    closeLabel: 'Show 11 invoices',
  },
} satisfies Meta<typeof ListToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Filter' })).toBeNull()
    const menu = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(menu, 'Amount, largest first')
    await expect(onSort).toHaveBeenLastCalledWith({ key: 'amount', direction: 'descending' })
  },
}

export const OnAPhone: Story = {
  args: { isFiltered: true, isSorted: true, filtered: { text: 'From 28/08/2026', onShowAll: fn() } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('From 28/08/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.filtered?.onShowAll).toHaveBeenCalledOnce()
    const button = canvas.getByRole('button', { name: 'Filter, filtered, sorted' })
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Date From' })).toBeVisible())
    await expect(sheet.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Show 11 invoices' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
