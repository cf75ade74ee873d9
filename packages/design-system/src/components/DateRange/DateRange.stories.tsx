import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { DateRange } from './DateRange.tsx'

const meta = {
  component: DateRange,
  args: { label: 'Invoice dates', value: { from: '', to: '' }, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: typeof value) => {
      setValue(next)
      args.onChange(next)
    }
    return <DateRange {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof DateRange>

export default meta

type Story = StoryObj<typeof meta>

const typical = { from: '2026-03-01', to: '2026-04-03' }

export const Filled: Story = { args: { value: typical } }

/** From the keyboard, one date after the other. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Invoice dates' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('01032026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('03042026')
    await expect(args.onChange).toHaveBeenLastCalledWith(typical)
  },
}

export const MonthFirst: Story = {
  decorators: [
    (Story) => (
      <DesignSystemProvider locale="en-US" currency="USD">
        <Story />
      </DesignSystemProvider>
    ),
  ],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('03042026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-04', to: '' })
  },
}

export const Backwards: Story = {
  args: { value: { from: typical.to, to: typical.from } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date To must not be before Date From')).toBeVisible()
    const end = within(canvas.getByRole('group', { name: 'Date To' }))
    await expect(end.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/must not be before/)
  },
}

export const TypedNonsense: Story = {
  tags: ['J11'],
  name: 'What cannot be a date is never told as an end of the range',
  play: async ({ args, canvas, userEvent }) => {
    const ends = canvas.getAllByRole('group', { name: /^Date (From|To)$/ })
    await expect(ends).toHaveLength(2)
    for (const text of ['99/99/9999', '31/02/2027', '00/00/0000', '01/01/275761', '01/01/0001', 'soon']) {
      for (const end of ends) {
        within(end).getAllByRole('spinbutton')[0]?.focus()
        await userEvent.keyboard(text)
        await userEvent.click(document.body)
      }
      await expect(canvas.getByRole('group', { name: 'Invoice dates' })).toBeVisible()
    }
    for (const [{ from, to }] of args.onChange.mock.calls) {
      for (const date of [from, to]) if (date !== '') await expect(date).toMatch(/^[1-9]\d{3}-\d\d-\d\d$/)
    }
  },
}

export const OneDay: Story = {
  args: { value: { from: typical.to, to: typical.to } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/must not be before/)).not.toBeInTheDocument()
  },
}

export const FromTheCalendar: Story = {
  args: { value: typical },
  play: async ({ args, canvas, userEvent }) => {
    const [, end] = canvas.getAllByRole('button')
    end?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-04-04' })
    await waitFor(() => expect(end).toHaveFocus())
  },
}

export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } } }

export const Disabled: Story = { args: { isDisabled: true, value: typical } }
