import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IndexCard } from '../IndexCard/IndexCard.tsx'
import { IndexCards } from './IndexCards.tsx'

const parts = ['Framing', 'Decking & Outdoor', 'Panels', 'Structural', 'Mouldings', 'Flooring']

const card = (name: string, count: number) => (
  <IndexCard
    key={name}
    name={name}
    href={`#${name}`}
    image={undefined}
    links={parts.slice(0, count).map((part) => ({ name: part, href: `#${name}-${part}` }))}
  />
)

const long = 'Stainless and galvanised fixings for coastal and other corrosive environments'

const meta = {
  component: IndexCards,
  args: {
    label: 'Products',
    children: [card('Timber', 4), card('Roofing', 2), card('Tools', 0), card(long, 6), card('Doors', 3)],
  },
} satisfies Meta<typeof IndexCards>

export default meta

type Story = StoryObj<typeof meta>

const heights = (cards: readonly HTMLElement[]) => new Set(cards.map((one) => one.getBoundingClientRect().height))

/** Cards side by side have the same height. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(heights(canvas.getAllByRole('article').slice(0, 2)).size).toBe(1)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(heights(canvas.getAllByRole('article').slice(0, 3))).toEqual(new Set([64]))
  },
}
