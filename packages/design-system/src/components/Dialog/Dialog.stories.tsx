import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { holdsFocus, opened } from '../../testing/opened.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    title: 'Email invoices',
    isOpen: false,
    onClose: fn(),
    children: <Text>Invoices 1001 and 1002 will be sent.</Text>,
    actions: <Button>Send</Button>,
  },
  render: opened(Dialog),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** A total stands beside the actions. */
export const Open: Story = {
  args: { summary: <Text weight="strong">2 invoices</Text> },
  play: (context) => holdsFocus(context, 'Email invoices'),
}

const focusableAtFirst = fn()

/** Reports whether the area that scrolls the lines is focusable when they are first shown. */
function ManyLines() {
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusableAtFirst(lines.current?.closest('[tabindex="0"]') instanceof HTMLElement)
  }, [])
  return (
    <div ref={lines}>
      {Array.from({ length: 60 }, (_, line) => (
        <Text key={line}>Line {line + 1}</Text>
      ))}
    </div>
  )
}

export const LongAndLarge: Story = {
  args: { isOpen: true, size: 'large', children: <ManyLines /> },
  beforeEach: () => void focusableAtFirst.mockClear(),
  play: async () => {
    await waitFor(() => expect(focusableAtFirst).toHaveBeenCalled())
    await expect(focusableAtFirst).toHaveBeenNthCalledWith(1, true)
  },
}

/** The dialog is at the bottom edge, and no higher than its content. */
export const OnAPhone: Story = {
  args: { ...Open.args, isOpen: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Email invoices' })
    const { bottom, height } = dialog.getBoundingClientRect()
    await expect(bottom).toBe(window.innerHeight)
    await expect(height).toBeLessThan(window.innerHeight / 2)
  },
}

/** The content scrolls between the title and the buttons. A press on the page above the dialog closes it. */
export const LongOnAPhone: Story = {
  args: { ...LongAndLarge.args },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, userEvent }) => {
    const { top } = (await screen.findByRole('dialog', { name: 'Email invoices' })).getBoundingClientRect()
    const send = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect()
    await expect(send.bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.click(document.elementFromPoint(window.innerWidth / 2, top / 2) ?? document.body)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
