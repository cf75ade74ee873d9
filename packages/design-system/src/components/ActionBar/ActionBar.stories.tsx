import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ActionBar } from './ActionBar.tsx'

const numbers = Array.from({ length: 40 }, (_, index) => `Invoice ${1001 + index}`)

const meta = {
  component: ActionBar,
  args: {
    label: 'Selected invoices',
    count: 0,
    onUnselectAll: fn(),
    children: <Button>Email Selected Invoices</Button>,
  },
  beforeEach: () => holdClock(),
  render: function List(args) {
    const [selected, setSelected] = useState(numbers.slice(0, args.count))
    const unselectAll = () => {
      setSelected([])
      args.onUnselectAll()
    }
    return (
      <Stack space="small">
        {numbers.map((number) => (
          <Checkbox
            key={number}
            label={number}
            value={selected.includes(number)}
            onChange={() => setSelected([...selected, number])}
          />
        ))}
        <ActionBar {...args} count={selected.length} onUnselectAll={unselectAll} />
      </Stack>
    )
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

const barHeight = () => document.documentElement.style.getPropertyValue('--bottom-bar-height')

export const ThreeSelected: Story = {
  args: { count: 3, hiddenCount: 1, total: 240, sum: 1_331_643 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selected invoices' })
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    // Toasts stand above the bar.
    await waitFor(() => expect(barHeight()).toBe(`${bar.offsetHeight}px`))
  },
}

const counts = [
  [{ count: 3, total: 240 }, '3 selected'],
  [{ count: 10_000, hiddenCount: 9988, total: 10_000 }, 'All 10,000 selected, 9,988 not shown'],
  [{ count: 1, total: 1 }, '1 selected'],
] as const

export const Counts: Story = {
  render: (args) => (
    <>
      {counts.map(([numbers, text]) => (
        <ActionBar key={text} {...args} {...numbers} label={text} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [, text] of counts)
      await expect(canvas.getByRole('region', { name: text }).firstElementChild?.textContent).toBe(text)
  },
}

export const OnAPhone: Story = {
  name: 'On a phone, the bar is one line',
  args: { count: 3, sum: 1_331_643, more: <IconButton icon="more" label="More" />, children: <Button>Email</Button> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selected invoices' })
    await expect(canvas.getByText('3 ·')).toBeVisible()
    await expect(bar.offsetHeight).toBe(64)
  },
}

export const LargeText: Story = {
  ...OnAPhone,
  name: 'With large text on a phone, the bar scrolls with the page',
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Selected invoices' })
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight))
    await expect(barHeight()).toBe('0px')
  },
}

export const WithHint: Story = {
  name: 'While nothing is selected, the bar shows a hint',
  args: { hint: 'Select invoices, then send them.' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const bar = () => canvas.getByRole('region', { name: 'Selected invoices' })
    const hasHint = () => expect(bar()).toHaveTextContent('Select invoices, then send them.')
    await hasHint()
    await expect(canvas.queryByRole('button', { name: 'Unselect All' })).toBeNull()
    const first = canvas.getByRole('checkbox', { name: 'Invoice 1001' })
    await userEvent.click(first)
    await expect(bar()).toHaveTextContent('1 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Unselect All' }))
    await hasHint()
    await waitFor(() => expect(first).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  name: 'F6 moves the focus into the bar, and back to the row',
  play: async ({ args, canvas, userEvent }) => {
    const announced = (...texts: string[]) => passTimeUntil(() => expect(announcements()).toEqual(texts))
    const [first, second] = ['1 selected. Press F6 for the actions.', '2 selected']
    const row = (number: number) => canvas.getByRole('checkbox', { name: `Invoice ${number}` })
    const action = () => canvas.getByRole('button', { name: 'Email Selected Invoices' })
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
    row(1039).focus()
    await userEvent.keyboard(' ')
    await announced(first)
    await expect(canvas.getByText(/^F6 /)).toBeVisible()
    for (const back of ['{Escape}', '{F6}']) {
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(action()).toHaveFocus())
      await userEvent.keyboard(back)
      await waitFor(() => expect(row(1039)).toHaveFocus())
    }
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await announced(first, second)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unselect All' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onUnselectAll).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument())
    await waitFor(() => expect(row(1040)).toHaveFocus())
    await announced(first, second, 'None selected')
  },
}

export const NothingIsCovered: Story = {
  name: 'The bar never covers the focused row or the last row',
  args: { count: 1 },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Selected invoices' })
    const isAboveTheBar = (name: string) =>
      expect(canvas.getByText(name).getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    for (const name of numbers) {
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name })).toHaveFocus()
      await isAboveTheBar(name)
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => isAboveTheBar('Invoice 1040'))
  },
}
