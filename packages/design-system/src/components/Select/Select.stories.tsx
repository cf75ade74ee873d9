import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'State',
    value: '',
    onChange: fn(),
    options: [
      { value: 'NSW', label: 'New South Wales' },
      { value: 'VIC', label: 'Victoria' },
      { value: 'WA', label: 'Western Australia' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <Select {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Victoria' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('VIC')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus())
  },
}

export const Chosen: Story = { args: { value: 'WA' } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'State' })).toBeVisible())
    await expect(screen.getByRole('dialog', { name: 'State' })).toBeVisible()
  },
}

const towns = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Town ${index + 1}` }))

/** The list is a sheet at the bottom edge under its label. A press on the page above closes it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { label: 'Town', options: towns, value: '30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }))
    const list = await screen.findByRole('listbox', { name: /Town/ })
    const chosen = screen.getByRole('option', { name: 'Town 31' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(chosen.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const sheet = screen.getByRole('dialog', { name: /Town/ }).getBoundingClientRect()
    await expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, window.innerWidth, window.innerHeight])
    await expect(sheet.height).toBeLessThanOrEqual(window.innerHeight * 0.92 + 1)
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.bottom)
    await userEvent.click(document.elementFromPoint(window.innerWidth / 2, sheet.top / 2) ?? document.body)
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await expect(args.onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Town' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Town 31' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Town 30' }))
    await expect(args.onChange).toHaveBeenCalledWith('29')
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile1' } } }

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Please select a State', isRequired: true },
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'State' })
    await expect(picker).toBeInvalid()
    await expect(picker).toBeRequired()
    await expect(picker).toHaveAccessibleDescription('Please select a State')
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
