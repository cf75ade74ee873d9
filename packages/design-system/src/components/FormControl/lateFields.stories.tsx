import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { holdFieldsBack } from '../../parts/lazyField.tsx'
import { Button } from '../Button/Button.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Select } from '../Select/Select.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import { focusFirstInvalid } from './focusFirstInvalid.ts'

const onChange = fn()
const onBlur = fn()
const options = [
  { value: 'NSW', label: 'New South Wales' },
  { value: 'VIC', label: 'Victoria' },
]

interface FieldsProps {
  readonly state: string
  readonly date: string
  readonly time: string
  readonly errorMessage?: string
}

function Fields({ errorMessage, ...initial }: FieldsProps) {
  const [values, setValues] = useState(initial)
  const bind = (name: keyof typeof initial) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      onChange(name, value)
      setValues({ ...values, [name]: value })
    },
    onBlur: () => onBlur(name),
    errorMessage,
    isRequired: true,
  })
  return (
    <Stack space="medium">
      <Select label="State" options={options} {...bind('state')} description="It decides what else we ask for." />
      <DatePicker label="Required date" {...bind('date')} />
      <TimeField label="Required time" {...bind('time')} />
      <Button>Next</Button>
    </Stack>
  )
}

/** Let go by the play function, in the middle of what a person does. */
let codeComes = () => {}

const meta = {
  component: Fields,
  args: { state: '', date: '', time: '' },
  beforeEach: () => {
    onChange.mockClear()
    onBlur.mockClear()
    return holdFieldsBack(new Promise<void>((resolve) => (codeComes = resolve)))
  },
} satisfies Meta<typeof Fields>

export default meta

type Story = StoryObj<typeof meta>

/** Only a field with its code has the hidden control that browsers fill in. */
const hasCode = async (canvasElement: HTMLElement, count = 3) =>
  await waitFor(() => expect(canvasElement.querySelectorAll('select, input[type=hidden]')).toHaveLength(count))

/** React Aria isolates a time from the direction of the text around it. */
const isolates = /[\u2066-\u2069]/g

/** What a screen reader reads, and where it stands. */
const readingOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role=combobox], [role=group], [role=spinbutton], button')].map((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    return [
      control.role ?? control.tagName,
      control.ariaLabel,
      control.textContent.replaceAll(isolates, ''),
      ...[left, top, width, height].map(Math.round),
      control.ariaInvalid,
      control.getAttribute('aria-haspopup'),
    ]
  })

/** The shell of a field and the field look and read the same, and nothing moves. */
async function staysTheSame(canvasElement: HTMLElement) {
  const before = readingOf(canvasElement)
  const { height } = canvasElement.getBoundingClientRect()
  codeComes()
  await hasCode(canvasElement)
  await expect(readingOf(canvasElement)).toEqual(before)
  await expect(canvasElement.getBoundingClientRect().height).toBe(height)
}

export const Blank: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeRequired()
    await expect(canvas.getByRole('group', { name: 'Required date' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'day, Required date' })).toHaveAttribute('tabindex', '0')
    await staysTheSame(canvasElement)
  },
}

export const Filled: Story = {
  args: { state: 'VIC', date: '2026-04-03', time: '14:05' },
  play: async ({ canvasElement }) => await staysTheSame(canvasElement),
}

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription(/Required/)
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeInvalid()
    await staysTheSame(canvasElement)
  },
}

/** For axe, which looks at the shells here. */
export const StillLoading: Story = { args: { state: 'VIC', errorMessage: 'Required' } }

export const PressedBefore: Story = {
  name: 'A list that was pressed before its code came opens when it comes',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }))
    codeComes()
    await userEvent.click(await screen.findByRole('option', { name: 'Victoria' }))
    await expect(onChange).toHaveBeenLastCalledWith('state', 'VIC')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus())
    await hasCode(canvasElement)
  },
}

export const CalendarPressedBefore: Story = {
  args: { date: '2026-04-03' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Required date' }))
    codeComes()
    await userEvent.click(await screen.findByRole('button', { name: /30 April 2026/ }))
    await expect(onChange).toHaveBeenLastCalledWith('date', '2026-04-30')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Calendar Required date' })).toHaveFocus())
  },
}

export const OpenedFromTheKeyboardBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    codeComes()
    await waitFor(() => expect(screen.getByRole('option', { name: 'New South Wales' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith('state', 'VIC')
  },
}

export const TypedBefore: Story = {
  name: 'A date that was typed before the code came is in the field when it comes',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('05062027')
    codeComes()
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('date', '2027-06-05'))
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveFocus()
    await expect(onBlur).toHaveBeenCalledWith('state')
    await expect(onBlur).not.toHaveBeenCalledWith('date')
  },
}

export const TabbedThrough: Story = {
  name: 'The Tab key passes through fields without their code in the same stops, and leaving them is told to the form',
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (let stops = 0; stops < 8; stops += 1) await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /^am\/pm/ })).toHaveFocus()
    await expect(onBlur.mock.calls).toEqual([['state'], ['date']])
    codeComes()
    await hasCode(canvasElement)
    await expect(canvas.getByRole('spinbutton', { name: /^am\/pm/ })).toHaveFocus()
    await expect(onBlur).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect(onBlur).toHaveBeenLastCalledWith('time')
  },
}

export const MovedOn: Story = {
  name: 'What was pressed and left again does not open',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    codeComes()
    await hasCode(canvasElement)
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}

export const FirstInvalid: Story = {
  args: { errorMessage: 'Required', state: 'VIC' },
  play: async ({ canvas, canvasElement }) => {
    await expect(focusFirstInvalid(canvasElement)).toBe(true)
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus()
    codeComes()
    await hasCode(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus()
    const date = within(canvas.getByRole('group', { name: 'Required date' }))
    await expect(date.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription('Required')
  },
}
