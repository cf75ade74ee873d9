import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SheetRow } from '../SheetRow/SheetRow.tsx'
import { SheetRows } from './SheetRows.tsx'

const meta = {
  component: SheetRows,
  args: {
    label: 'Stores',
    children: ['Parramatta', 'Penrith', 'Campbelltown'].map((name) => <SheetRow key={name} name={name} />),
  },
} satisfies Meta<typeof SheetRows>
export default meta
type Story = StoryObj<typeof meta>

/** All rows are on one white sheet, with a line of 1 px between them. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((row) => row.getBoundingClientRect())
    await expect(canvas.getByRole('list', { name: 'Stores' })).toBeVisible()
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(1)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }
