import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { holdsFocus, opened } from '../../testing/opened.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  args: {
    title: 'Filters',
    isOpen: false,
    onClose: fn(),
    children: <Text>Only what is in stock.</Text>,
  },
  render: opened(Drawer),
} satisfies Meta<typeof Drawer>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: { children: <Link href="#stock">In stock</Link> },
  play: (context) => holdsFocus(context, 'Filters'),
}

export const FromTheEnd: Story = { args: { isOpen: true, side: 'end' } }

const focusableAtFirst = fn()

/** Sixty lines, and a record of whether the area that scrolls them was focusable on its first paint. */
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

export const OnAPhone: Story = {
  args: {
    isOpen: true,
    title: 'Everything that is known about this delivery address',
    children: <ManyLines />,
  },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => void focusableAtFirst.mockClear(),
  play: async () => {
    await waitFor(() => expect(focusableAtFirst).toHaveBeenCalled())
    await expect(focusableAtFirst).toHaveBeenNthCalledWith(1, true)
  },
}
