import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/Money.tsx'
import { ShareBar, type ShareBarPart } from './ShareBar.tsx'

const steps = [1, 2, 3, 4, 5] as const
const labels = ['Apples', 'Pears', 'Plums', 'Cherries', 'Quinces']

const partsOf = (...amounts: readonly (number | null)[]): ShareBarPart[] =>
  steps.map((step, index) => {
    const share = amounts[index] ?? null
    return { label: labels[index] ?? '', figure: <Money amount={share} />, share, step }
  })

const meta = {
  component: ShareBar,
  args: { parts: partsOf(1_240_000, 620_000, 310_000, 155_000, 77_500) },
} satisfies Meta<typeof ShareBar>
export default meta
type Story = StoryObj<typeof meta>

/** The widths of the drawn parts as shares of their sum, in whole per cent. */
function drawnShares(root: HTMLElement): number[] {
  const bar = root.querySelector('dl + [aria-hidden]')
  const widths = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect().width)
  const sum = widths.reduce((before, width) => before + width, 0)
  return widths.map((width) => Math.round((100 * width) / sum))
}

export const Figures: Story = {
  name: 'The figures are text, and the bar only repeats them',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels)
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$12,400.00',
      '$6,200.00',
      '$3,100.00',
      '$1,550.00',
      '$775.00',
    ])
    await expect(drawnShares(canvasElement)).toEqual([52, 26, 13, 6, 3])
    await expect(canvasElement.querySelector('dl + [aria-hidden=true]')).toHaveTextContent('')
  },
}

export const FivePartsOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

const total = { label: 'Total balance', figure: <Money amount={2_402_500} /> }

export const WithTotal: Story = { args: { total } }

export const WithTotalInANarrowColumn: Story = {
  args: { total },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const OnePart: Story = { args: { parts: partsOf(450_000, 0, 0, 0, 0) } }

export const TinyPart: Story = {
  name: 'A part can be seen however small its share is',
  args: { parts: partsOf(900_000_000, 0, 0, 0, 1) },
  play: async ({ canvasElement }) => {
    const last = canvasElement.querySelector('dl + [aria-hidden] > :last-child')
    await expect(last?.getBoundingClientRect().width).toBeGreaterThanOrEqual(4)
  },
}

export const BelowZero: Story = {
  name: 'An amount below zero is a figure, but no part of the bar, and a sentence says so',
  args: { parts: partsOf(2_041_955, -54_060, 148_920, 0, 0) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-$540.60')).toBeVisible()
    await expect(canvas.getByText('The bar shows only the amounts above zero.')).toBeVisible()
    await expect(drawnShares(canvasElement)).toEqual([93, 7])
  },
}

export const Nothing: Story = {
  name: 'Where all amounts are zero the bar is empty',
  args: { parts: partsOf(0, 0, 0, 0, 0) },
  play: async ({ canvas, canvasElement }) => {
    await expect(drawnShares(canvasElement)).toEqual([])
    await expect(canvas.queryByText(/above zero/)).toBeNull()
  },
}

export const UnknownAmounts: Story = { args: { parts: partsOf(120_000, null, null, 40_000, null) } }

export const LargeAmounts: Story = {
  args: { parts: partsOf(12_345_678_901, -9_876_543_210, 1_234_567_890, 1, 9_999_999_999) },
}
