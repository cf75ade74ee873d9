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

/** A wide screen has a side column in place of the filter picker. */
export const Standard: Story = {}

/** The search shows only its icon until it is used. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    const picker = canvas.getByRole('combobox', { name: 'Filter' })
    await expect(picker.offsetWidth).toBeGreaterThan(2 * search.offsetWidth)
    await userEvent.click(search)
    await expect(search.offsetWidth).toBeGreaterThan(2 * picker.offsetWidth)
  },
}
