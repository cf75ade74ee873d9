import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchField } from '../components/SearchField/SearchField.tsx'
import { Select } from '../components/Select/Select.tsx'
import { ToggleGroup } from '../components/ToggleGroup/ToggleGroup.tsx'
import { Toolbar } from './Toolbar.tsx'

const meta = {
  component: Toolbar,
  args: {
    start: (
      <Select
        label="Filter"
        hideLabel
        value="all"
        onChange={fn()}
        options={[{ value: 'all', label: 'All Decking and Cladding Screws' }]}
      />
    ),
    children: <SearchField label="Search" hideLabel value="" onChange={fn()} />,
    end: (
      <ToggleGroup
        label="View"
        value="list"
        onChange={fn()}
        options={[
          { value: 'list', label: 'List', icon: 'list' },
          { value: 'grid', label: 'Grid', icon: 'grid' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas }) => {
    // A side column offers what the picker would.
    await expect(canvas.queryByRole('button', { name: /Filter/ })).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((option) => option.getBoundingClientRect().top)
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    await expect(Math.abs((tops[0] ?? 0) - search.top)).toBeLessThan(12)
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeVisible()
    const picker = canvas.getByRole('combobox', { name: 'Filter' })
    await expect(picker.scrollWidth).toBeLessThanOrEqual(picker.clientWidth)
    await expect(picker.getBoundingClientRect().width).toBeGreaterThan(240)
  },
}
