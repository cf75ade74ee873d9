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
    // The filter picker is hidden, because a wide screen has a side column for it.
    await expect(canvas.queryByRole('button', { name: /Filter/ })).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone the search shows only its icon until it is used',
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    const picker = canvas.getByRole('combobox', { name: 'Filter' })
    const width = (element: HTMLElement) => element.getBoundingClientRect().width
    const isOneLine = async () => {
      const tops = [search, picker, canvas.getByRole('radio', { name: 'Grid' })].map(
        (control) => control.getBoundingClientRect().top,
      )
      await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
    }
    await isOneLine()
    await expect(width(picker)).toBeGreaterThan(2 * width(search))
    await userEvent.click(search)
    await isOneLine()
    await expect(width(search)).toBeGreaterThan(2 * width(picker))
  },
}
