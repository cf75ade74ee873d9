import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { DesignSystemProvider } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  args: { label: 'Required date', value: '2026-04-03', onChange: fn() },
  render: controlled(DateField),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Empty: Story = { args: { value: '' } }

export const Shortcuts: Story = {
  args: {
    value: '',
    shortcuts: [
      { label: 'Tomorrow', value: '2026-04-04' },
      { label: 'Next working day', value: '2026-04-06' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const monday = canvas.getByRole('button', { name: 'Next working day, Required date' })
    await userEvent.click(monday)
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-06')
    await expect(canvas.getByRole('textbox')).toHaveValue('06/04/2026')
    await expect(monday).toHaveAttribute('aria-pressed', 'true')
    await expect(monday).toHaveFocus()
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
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('mm/dd/yyyy'), '1/15/2027{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-15')
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <DateField {...args} label="Described" description="As it stands on your account" isRequired />
      <DateField {...args} label="Unreadable" value="31/02/2027" />
      <DateField {...args} label="Invalid" errorMessage="Required" />
      <DateField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name })
    await expect(field('Described')).toHaveAccessibleDescription('As it stands on your account Friday')
    await expect(field('Described')).toBeRequired()
    await expect(field('Unreadable')).toHaveValue('31/02/2027')
    await expect(field('Unreadable')).toHaveAccessibleDescription('Enter a date such as 21/07/2026')
  },
}

export const Open: Story = {
  args: { minValue: '2026-04-02' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar, Required date' }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

/** The calendar is a sheet at the lower edge. */
export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const heading = await screen.findByText('Required date', { selector: '[aria-hidden]' })
    const edges = heading.parentElement?.getBoundingClientRect()
    await expect([edges?.left, edges?.right, edges?.bottom]).toEqual([0, window.innerWidth, window.innerHeight])
  },
}

export const Typed: Story = {
  args: { value: '' },
  name: 'A typed date is parsed when the field loses the focus',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Required date' })
    const leaveWith = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await userEvent.tab()
    }

    await userEvent.type(field, '1/7/2026')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01')
    await expect(field).toHaveValue('01/07/2026')
    await expect(field).toHaveAccessibleDescription('Wednesday')

    await step('Enter parses the typed date; Escape undoes the typing', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '3/7/2026{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-03')
      await userEvent.type(field, '9{Escape}')
      await expect(field).toHaveValue('03/07/2026')
    })

    await step('text that is not a date stays, with an error until it is corrected', async () => {
      await leaveWith('1/15/2027')
      await expect(args.onChange).toHaveBeenLastCalledWith('1/15/2027')
      await expect(field).toHaveValue('1/15/2027')
      await expect(field).toHaveAccessibleDescription('Enter a date such as 21/07/2026')
      await leaveWith('4/7/2026')
      await expect(field).toBeValid()
    })

    await step('an emptied field has no date', async () => {
      await leaveWith(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith('')
    })
  },
}

export const FromTheCalendar: Story = {
  name: 'The calendar works by keyboard and fits a short screen',
  globals: { viewport: { value: 'low' } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '568px', height: '320px' } } } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: / 3 April 2026/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('button', { name: /30 April 2026/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-30')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('30/04/2026')
  },
}
