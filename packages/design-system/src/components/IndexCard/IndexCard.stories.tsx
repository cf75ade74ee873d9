import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { IndexCard, IndexCards } from './IndexCard.tsx'

const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"%3E%3Cpath fill="%23b9874f" d="M8 20h64v20H8z"/%3E%3C/svg%3E'

const parts = ['Framing', 'Decking', 'Panels', 'Structural & Outdoor', 'Mouldings', 'Flooring']

const card = (name: string, count: number, picture?: string) => (
  <IndexCard
    key={name}
    name={name}
    href={`#${name}`}
    image={picture}
    links={parts.slice(0, count).map((part) => ({ name: part, href: `#${name}-${part}` }))}
  />
)

const long = 'Stainless and galvanised fixings for coastal and other corrosive environments'

const meta = {
  component: IndexCards,
  args: {
    label: 'Products',
    children: [card('Timber', 3, image), card('Roofing', 2), card('Tools', 0, image), card(long, 6), card('Doors', 0)],
  },
} satisfies Meta<typeof IndexCards>

export default meta

type Story = StoryObj<typeof meta>

const heights = (cards: readonly HTMLElement[]) => new Set(cards.map((one) => one.getBoundingClientRect().height))

/** The element that a press on the card's picture would hit. */
const underThePicture = (card: HTMLElement) => {
  const { left, top, height } = card.getBoundingClientRect()
  return document.elementFromPoint(left + 30, top + height / 2)
}

/** Cards side by side have the same height. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const [timber, roofing] = canvas.getAllByRole('article')
    if (!timber || !roofing) throw new Error('A card is missing')
    await expect(heights([timber, roofing]).size).toBe(1)
    await expect(within(timber).getByRole('link', { name: 'Framing' })).toHaveAttribute('href', '#Timber-Framing')
    await expect(underThePicture(timber)).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}

/**
 * On a phone the card is a row: a single press target, at least 64 px high. The row shows the names of the card's links as
 * plain text.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('article')
    await expect(heights(rows.slice(0, 3))).toEqual(new Set([64]))
    await expect(canvas.getAllByRole('link')).toHaveLength(rows.length)
    await expect(canvas.getByText('Framing, Decking, Panels')).toBeVisible()
    await expect(rows[0] && underThePicture(rows[0])).toBe(canvas.getByRole('link', { name: 'Timber' }))
  },
}
