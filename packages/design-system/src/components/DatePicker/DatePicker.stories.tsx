import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  args: { label: 'Required date', value: '2026-04-03', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
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
      <DesignSystemProvider locale="en-US" currency="USD">
        <Story />
      </DesignSystemProvider>
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
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-04')
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  },
}

/** A year that begins like the server's year 0001 stays while it is typed. */
export const LastCentury: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('05061998')
    await expect(args.onChange).toHaveBeenLastCalledWith('1998-06-05')
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('1998')
  },
}

export const TypedNonsense: Story = {
  tags: ['J11'],
  name: 'What cannot be a date is never told as one',
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    for (const text of ['99/99/9999', '31/02/2027', '00/00/0000', '01/01/275761', '01/01/0001', 'soon']) {
      await userEvent.keyboard(text)
      await userEvent.click(document.body)
      await expect(canvas.getByRole('group', { name: 'Required date' })).toBeVisible()
      canvas.getAllByRole('spinbutton')[0]?.focus()
    }
    for (const [date] of args.onChange.mock.calls) if (date !== '') await expect(date).toMatch(/^[1-9]\d{3}-\d\d-\d\d$/)
  },
}

/** The typed text stays in view with the error, and no date is emitted. */
export const ShortYear: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('0506198')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(canvas.getByText('Please enter the year with four digits')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('198')
  },
}

/** On a screen too low for a month the calendar scrolls, and every day can be reached. */
export const OnALowScreen: Story = {
  globals: { viewport: { value: 'low' } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '568px', height: '320px' } } } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('button', { name: /30 April 2026/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const [next] = screen.getAllByRole('button', { name: 'Next' })
    await expect(next?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-30')
  },
}

export const PartTakenAway: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const Open: Story = {
  args: { minValue: '2026-04-02' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

/** The calendar is a sheet at the bottom edge, with days that a finger hits. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: /Required date/ })
    await waitFor(() => expect(within(sheet).getByRole('button', { name: / 3 April 2026/ })).toHaveFocus())
    const panel = screen.getByText('Required date', { selector: '[aria-hidden]' }).parentElement
    const edges = panel?.getBoundingClientRect()
    await expect([edges?.left, edges?.right, edges?.bottom]).toEqual([0, window.innerWidth, window.innerHeight])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /30 April 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-30')
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = { args: { value: '' } }

/** The server may send text that is not a date. */
export const NotADate: Story = { args: { value: '2026-02-30' } }

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
