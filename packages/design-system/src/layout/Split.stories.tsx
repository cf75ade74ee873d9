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

const isAfter = (element: HTMLElement, other: HTMLElement) =>
  expect(other.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

/** On a phone the narrow column is last, also for screen readers and the keyboard. */
export const StartAsideLastOnAPhone: Story = {
  args: { side: 'start', whenNarrow: 'last' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => isAfter(canvas.getByText('Narrow'), canvas.getByText('Main')),
}

/** The narrow column comes first for screen readers and the keyboard, and stands beside the main one. */
export const LongMain: Story = {
  args: { isMainLong: true },
  play: async ({ canvas }) => {
    const [narrow, main] = [canvas.getByText('Narrow'), canvas.getByText('Main')]
    await isAfter(main, narrow)
    await expect(narrow.getBoundingClientRect().top).toBe(main.getBoundingClientRect().top)
  },
}

export const LongMainOnAPhone: Story = { args: { isMainLong: true }, globals: { viewport: { value: 'mobile1' } } }
