import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { I18nProvider } from 'react-aria-components'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  args: { label: 'Required date', value: '2026-04-03', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string | null) => {
      setValue(next)
      args.onChange(next)
    }
    return <DatePicker {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof DatePicker>

export default meta

type Story = StoryObj<typeof meta>

/** Day, month, year, one part after the other from the keyboard. */
export const Filled: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('05062027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-05')
  },
}

export const MonthFirst: Story = {
  decorators: [
    (Story) => (
      <I18nProvider locale="en-US">
        <Story />
      </I18nProvider>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('06052027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-06-05')
  },
}

export const FromTheCalendar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-04')
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  },
}

export const PartTakenAway: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Open: Story = {
  args: { minValue: '2026-04-02' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

export const Empty: Story = { args: { value: null } }

/** What the server calls a date is not always one. */
export const NotADate: Story = { args: { value: '2026-02-30' } }

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
