import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
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

/** The figures are text, and the bar only repeats them. */
export const Typical: Story = {
  play: async ({ canvas, canvasElement }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(figures).toEqual(['$12,400.00', '$6,200.00', '$3,100.00', '$1,550.00', '$775.00'])
    await expect(drawnShares(canvasElement)).toEqual([52, 26, 13, 6, 3])
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const WithTotal: Story = {
  args: { total: { label: 'Total balance', figure: <Money amount={2_402_500} /> } },
  render: (args) => (
    <Stack space="large">
      <ShareBar {...args} />
      {['18rem', '19rem'].map((width) => (
        <div key={width} style={{ width }}>
          <ShareBar {...args} />
        </div>
      ))}
    </Stack>
  ),
}

const amounts = {
  one: [450_000, 0, 0, 0, 0],
  tiny: [900_000_000, 0, 0, 0, 1],
  belowZero: [2_041_955, -54_060, 148_920, 0, 0],
  none: [0, 0, 0, 0, 0],
  unknown: [120_000, null, null, 40_000, null],
  large: [12_345_678_901, -9_876_543_210, 1_234_567_890, 1, 9_999_999_999],
} as const

/** A tiny part is still visible. A negative amount is shown only as a figure, and a sentence says so. */
export const Amounts: Story = {
  render: () => (
    <Stack space="large">
      {Object.entries(amounts).map(([name, figures]) => (
        <div key={name} data-testid={name}>
          <ShareBar parts={partsOf(...figures)} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = (name: keyof typeof amounts) => canvas.getByTestId(name)
    const last = bar('tiny').querySelector('dl + [aria-hidden] > :last-child')
    await expect(last?.getBoundingClientRect().width).toBeGreaterThanOrEqual(4)
    await expect(bar('belowZero')).toHaveTextContent('-$540.60')
    await expect(bar('belowZero')).toHaveTextContent('The bar shows only the amounts above zero.')
    await expect(drawnShares(bar('belowZero'))).toEqual([93, 7])
    await expect(drawnShares(bar('none'))).toEqual([])
    await expect(bar('none')).not.toHaveTextContent('above zero')
  },
}
