import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Split } from './Split.tsx'

const meta = {
  component: Split,
  args: { side: 'end', aside: <Card>Narrow</Card>, children: <Card>Main</Card> },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const AsideAtTheEnd: Story = {}

export const AsideAtTheStart: Story = { args: { side: 'start' } }

/** On a phone the narrow column is last, also for screen readers and the keyboard. */
export const StartAsideLastOnAPhone: Story = {
  args: { side: 'start', whenNarrow: 'last' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const main = canvas.getByText('Main')
    await expect(main.compareDocumentPosition(canvas.getByText('Narrow'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** The narrow column comes first for screen readers and the keyboard, and stands beside the main one. */
export const LongMain: Story = {
  args: { isMainLong: true },
  play: async ({ canvas }) => {
    const narrow = canvas.getByText('Narrow')
    const main = canvas.getByText('Main')
    await expect(narrow.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(narrow.getBoundingClientRect().left).toBeGreaterThan(main.getBoundingClientRect().right)
    await expect(narrow.getBoundingClientRect().top).toBe(main.getBoundingClientRect().top)
  },
}

export const LongMainOnAPhone: Story = {
  args: { isMainLong: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Narrow').getBoundingClientRect()
    await expect(bottom).toBeLessThan(canvas.getByText('Main').getBoundingClientRect().top)
  },
}
